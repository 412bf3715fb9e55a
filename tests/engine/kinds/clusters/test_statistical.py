"""Released clusters as SPSS and Stata files: names of columns survive, and a forged file is found."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pyreadstat
import pytest

from engine.core import params as declared
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters.compare import compare
from engine.kinds.clusters.describe import describe
from engine.kinds.clusters.export import export
from engine.kinds.clusters.load import load
from engine.kinds.clusters.params import Columns, Em, Kmeans, Patterns, Reading
from engine.kinds.clusters.run import run
from engine.kinds.clusters.verify import verify

LONG = "x" * 100  # longer than any label of Stata
CHOSEN = {
    "kmeans": Kmeans(k=3),
    "em": Em(k=2, k_max=2, starts=1),
    "patterns": Patterns(confidence=1.0),  # no rule is that sure
}


@pytest.fixture
def people(tmp_path):
    r = np.random.default_rng(1)
    frame = pd.DataFrame(
        {"Größe in cm": r.normal(170, 10, 240).round(1), "if": r.normal(0, 1, 240).round(3)}
        | {LONG: r.normal(5, 1, 240).round(2), "ward": r.choice(["Süd", "Nord"], 240)}
    )
    frame.to_csv(tmp_path / "people.csv", index=False)
    return tmp_path / "people.csv"


def released(people, name, format_):
    chosen, randomness = CHOSEN[name], Randomness.from_seed(3)
    data = load([people], Reading(split="random:2"), Columns(), Progress())
    published = run(data, chosen, randomness, Progress())
    folder = people.parent / "release"
    folder.mkdir(exist_ok=True)
    claims = {
        "technique": f"clusters.{name}",
        "params": declared.as_dict(chosen),
        "format": format_,
        "columns": export(published, chosen, folder, format_, randomness),
        "done": describe(data, published, chosen).as_dict(),
    }
    return folder, claims


def failed(folder, claims):
    return [check.name for check in verify(folder, claims) if not check.passed]


@pytest.mark.parametrize("format_", ["sav", "dta"])
@pytest.mark.parametrize("name", CHOSEN)
def test_what_is_released_verifies_and_is_compared_by_the_names_of_the_original(people, name, format_):
    folder, claims = released(people, name, format_)
    assert failed(folder, claims) == []
    read = {"sav": pyreadstat.read_sav, "dta": pyreadstat.read_dta}[format_]
    frame, told = read(str(folder / f"data.{format_}"))
    if name != "patterns":
        assert "Größe in cm" in told.column_names_to_labels.values()
        assert frame["Gr__e_in_cm"].between(100, 240).all() and told.variable_value_labels == {}
    found = compare(people, folder / f"data.{format_}", {}, Progress())
    assert set(found) == {"utility", "risk"}


FORGERIES = {
    "a label of a value": {"variable_value_labels": {"count": {7.0: "Anna has the flu"}}},
    "a label of the file": {"file_label": "Anna has the flu"},
    "a note": {"note": "Anna has the flu"},
    "another label of a column": {"column_labels": {"v_if": "Anna has the flu"}},
}


@pytest.mark.parametrize("name", [*FORGERIES, "another name", "nothing"])
def test_a_forged_file_is_found(people, name):
    folder, claims = released(people, "kmeans", "sav")
    path = folder / "data.sav"
    frame, told = pyreadstat.read_sav(str(path))
    labels = {"column_labels": told.column_names_to_labels, "variable_format": told.original_variable_types}
    labels = {**labels, **FORGERIES.get(name, {})}
    if name == "another name":
        frame = frame.rename(columns={"count": "Anna"})
        labels = {"column_labels": {}}
    pyreadstat.write_sav(frame, str(path), **labels)
    data = bytearray(path.read_bytes())
    data[92:109] = b"01 Jan 0000:00:00"
    path.write_bytes(bytes(data))
    assert bool(failed(folder, claims)) == (name != "nothing")  # the forger's tool alone changes nothing
