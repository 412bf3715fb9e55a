"""A survey of SPSS, released as SPSS and Stata: labels leave where they may, a forged file is found."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import pandas as pd
import pyreadstat
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import ReleaseError, SfumatoError
from engine.core.json_values import plain
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables import describe, export, load, run, verify
from engine.kinds.tables.params import Chain, Columns, Reading
from tests.engine.kinds.tables.test_verify_honest import awkward

ROWS = 80
STEPS = [
    {"technique": "discretise", "columns": ["age"], "params": {"classes": 3, "min_count": 5}},
    {"technique": "swap", "columns": ["sex"], "params": {"method": "random"}},
    {"technique": "perturb", "columns": ["income"], "params": {"sigma": 100.0}},
]


@pytest.fixture
def survey(tmp_path):
    r = np.random.default_rng(3)
    frame = pd.DataFrame(
        {
            "sex": r.integers(1, 3, ROWS).astype(float),
            "age": r.integers(18, 80, ROWS).astype(float),
            "income": np.round(r.lognormal(8, 1, ROWS)),
            "ill": r.integers(1, 3, ROWS).astype(float),
            "born": pd.to_datetime("1950-01-01") + pd.to_timedelta(r.integers(0, 9000, ROWS), unit="D"),
        }
    )
    frame["born"] = frame["born"].dt.date
    path = tmp_path / "survey.sav"
    pyreadstat.write_sav(
        frame,
        path,
        file_label="Survey of Ferrara",
        note="asked by Anna",
        column_labels={"sex": "Sex of the person", "age": "Age in years", "income": "Income, euros"},
        variable_value_labels={
            "sex": {1: "male", 2: "female", 3: "not told by Ercole"},
            "ill": {1: "no", 2: "yes"},
            "income": {100.0: "exactly a hundred"},
        },
    )
    return path


def released(data, steps, folder, format_):
    values = params.build(Chain, {"steps": steps})
    published = run.run(data, values, Randomness.from_seed(4), Progress())
    release, audit = folder / "release", folder / "audit"
    release.mkdir()
    audit.mkdir()
    told = export.export(published, values, release, format_, Randomness.from_seed(4))
    export.audit(published, audit)
    claims = {
        "technique": "tables",
        "params": params.as_dict(values),
        "format": format_,
        "columns": plain(told),
        "done": plain(describe.describe(data, published, values).as_dict()),
    }
    return release, claims


def failed(release, claims, data=None):
    return [check.name for check in verify.verify(release, claims, data) if not check.passed]


@pytest.mark.parametrize("format_", ["sav", "dta"])
def test_labels_leave_where_the_values_are_the_files_own(survey, tmp_path, format_):
    data = load.load([survey], Reading(), Columns(id=(), drop=()), Progress())
    release, claims = released(data, STEPS, tmp_path, format_)
    assert failed(release, claims, data) == [] and failed(release, claims) == []
    read = {"sav": pyreadstat.read_sav, "dta": pyreadstat.read_dta}[format_]
    frame, told = read(str(release / f"data.{format_}"))
    assert told.variable_value_labels == {"sex": {1: "male", 2: "female"}, "ill": {1: "no", 2: "yes"}}
    assert told.column_names_to_labels["age"] == "Age in years"  # in classes, still the age
    assert pd.api.types.is_string_dtype(frame["age"]) and set(frame["sex"]) == {1, 2}
    assert str(frame["born"].iloc[0]).startswith("19")
    written = (release / f"data.{format_}").read_bytes()
    for secret in (b"Ercole", b"Ferrara", b"Anna", b"exactly a hundred"):
        assert secret not in written


def rewrite(path, change):
    """The file once more by pyreadstat, changed."""
    frame, told = pyreadstat.read_sav(str(path), disable_datetime_conversion=True)
    options = {
        "column_labels": told.column_names_to_labels,
        "variable_value_labels": told.variable_value_labels,
        "variable_format": told.original_variable_types,
    }
    change(frame, options)
    pyreadstat.write_sav(frame, str(path), **options)
    data = bytearray(path.read_bytes())
    data[92:109] = b"01 Jan 0000:00:00"
    path.write_bytes(bytes(data))


FORGERIES = {
    "a label no row holds": lambda f, o: o["variable_value_labels"]["sex"].update({7: "Anna"}),
    "another label of a column": lambda f, o: o["column_labels"].update(age="Anna has the flu"),
    "a label of the file": lambda f, o: o.update(file_label="Anna has the flu"),
    "a note": lambda f, o: o.update(note="Anna has the flu"),
    "a declared missing value": lambda f, o: o.update(missing_ranges={"income": [123456.0]}),
    "a format that tells": lambda f, o: o["variable_format"].update(income="F9.3"),
    "a role": lambda f, o: o.update(variable_measure={"income": "nominal"}),
    "one row more": lambda f, o: f.__setitem__("income", f["income"] + 0.5),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_file_is_found(survey, tmp_path, name):
    data = load.load([survey], Reading(), Columns(id=(), drop=()), Progress())
    release, claims = released(data, STEPS, tmp_path, "sav")
    rewrite(release / "data.sav", lambda f, o: None)
    assert failed(release, claims, data) == []  # the forger's tool alone changes nothing
    rewrite(release / "data.sav", FORGERIES[name])
    assert failed(release, claims, data)


def test_labels_of_columns_are_held_against_the_original(survey, tmp_path):
    """A forger who also changes the manifest: another label than the original's."""
    data = load.load([survey], Reading(), Columns(id=(), drop=()), Progress())
    release, claims = released(data, STEPS, tmp_path, "sav")
    rewrite(release / "data.sav", lambda f, o: o["column_labels"].update(age="Anna has the flu"))
    claims["columns"]["age"]["label"] = "Anna has the flu"
    assert failed(release, claims, data) == ["Labels of columns"]


@pytest.mark.parametrize("format_", ["sav", "dta"])
@settings(max_examples=25, deadline=None)
@given(awkward(), st.integers(0, 99))
def test_an_honest_release_verifies(format_, case, seed):
    table, steps = case
    steps = [one for one in steps if one["technique"] != "perturb"]  # noise is no business of a format
    steps = steps or [{"technique": "swap", "columns": [table.columns[0].name], "params": {}}]
    with tempfile.TemporaryDirectory() as root:
        try:
            release, claims = released(table, steps, Path(root), format_)
        except ReleaseError as error:
            assert "blank" in str(error) or "Stata" in str(error)
            return
        except SfumatoError:
            return  # text that cannot get noise, a constant column that cannot be swapped …
        assert failed(release, claims, table) == []
