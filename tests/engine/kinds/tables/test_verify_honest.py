"""Honest releases of awkward tables verify, in every format: odd names and texts, empty columns, extremes."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.json_values import plain
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables import describe, export, run, verify
from engine.kinds.tables.data import Table, TableColumn, count_decimals
from engine.kinds.tables.params import Chain

ROWS = 40
TEXTS = [
    "a",
    "B",
    "ä",
    "=1+1",
    "'=1",
    "+49",
    "-5",
    "@x",
    " lead",
    "trail ",
    'quo"te',
    "com,ma",
    "se;mi",
    "''",
]
TEXTS += ["line\nbreak", "tab\tbed", "#hash", "(other)", "(..3]", "0012", "1.50", "nan", "NULL", "true", "☃"]
NAMES = ["x", "=y", "'=y", "a,b", 'q"r', " z", "ünï", "1", "(other)", "line\nbreak", "-m"]
NUMBERS = st.one_of(
    st.integers(-5, 5).map(float),
    st.floats(-1e6, 1e6).map(lambda v: round(v, 2)),
    st.sampled_from([0.0, -0.0, 1e15, -1e15, 1e-7, 123456.789, 1e300]),
)


@st.composite
def columns(draw, name):
    if draw(st.booleans()):
        labels = tuple(sorted(draw(st.sets(st.sampled_from(TEXTS), min_size=1, max_size=6))))
        codes = draw(st.lists(st.integers(-1, len(labels) - 1), min_size=ROWS, max_size=ROWS))
        return TableColumn(name, np.array(codes, np.int32), labels)
    pool = draw(st.lists(st.one_of(NUMBERS, st.just(np.nan)), min_size=1, max_size=12))
    values = np.array(draw(st.lists(st.sampled_from(pool), min_size=ROWS, max_size=ROWS)))
    return TableColumn(name, values, None, count_decimals(values))


@st.composite
def awkward(draw):
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True))
    made = tuple(draw(columns(name)) for name in names)
    steps = []
    for name in draw(st.lists(st.sampled_from(names), min_size=1, max_size=3)):
        technique, values = draw(
            st.sampled_from(
                [
                    ("discretise", {"classes": 3, "min_count": 4}),
                    ("discretise", {"classes": 4, "min_count": 2, "output": "mean"}),
                    ("discretise", {"classes": 4, "min_count": 5, "output": "median"}),
                    ("discretise", {"classes": 3, "min_count": 3, "output": "number", "method": "width"}),
                    ("perturb", {"sigma": 3.0}),
                    ("perturb", {"alpha": 0.4, "rounding": False}),
                    ("perturb", {"noise": "uniform", "level": 7.0, "low": -2.0, "clip": True}),
                    ("swap", {"window": 0.2}),
                    ("swap", {"method": "random"}),
                ]
            )
        )
        steps.append({"technique": technique, "columns": [name], "params": values})
    roles = {"quasi": (), "sensitive": (), "protect": (), "id": (), "drop": ()}
    dialect = (draw(st.sampled_from(",;\t|")), draw(st.sampled_from(".,")))
    return Table(made, roles, None, dialect), steps


@pytest.mark.parametrize("format_", ["csv", "parquet", "xlsx", "standard.csv"])
@settings(max_examples=50)
@given(awkward(), st.integers(0, 99))
def test_an_honest_release_verifies(format_, case, seed):
    table, steps = case
    values = params.build(Chain, {"steps": steps})
    try:
        published = run.run(table, values, Randomness.from_seed(seed), Progress())
    except SfumatoError:
        return  # text that cannot get noise, a constant column that cannot be swapped …
    with tempfile.TemporaryDirectory() as root:
        release, audit = Path(root) / "release", Path(root) / "audit"
        release.mkdir()
        audit.mkdir()
        told = export.export(published, values, release, format_, Randomness.from_seed(seed))
        export.audit(published, audit)
        done = describe.describe(table, published, values)
        claims = {
            "technique": "tables",
            "params": params.as_dict(values),
            "format": format_,
            "columns": plain(told),
            "done": plain(done.as_dict()),
        }
        assert [c for c in verify.verify(release, claims, table) if not c.passed] == []
        (audit / "order.npy").unlink()
        assert [c for c in verify.verify(release, claims, table) if not c.passed] == []
