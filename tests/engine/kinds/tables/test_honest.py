"""Honest releases of awkward tables verify, in every format: odd names and texts, empty columns, extremes."""

from __future__ import annotations

import csv
import io
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
from engine.kinds.tables import kind as tables
from engine.kinds.tables.data import Column, Table, count_decimals
from engine.kinds.tables.params import Chain
from engine.kinds.tables.verify import verify_release

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
        return Column(name, np.array(codes, np.int32), labels)
    pool = draw(st.lists(st.one_of(NUMBERS, st.just(np.nan)), min_size=1, max_size=12))
    values = np.array(draw(st.lists(st.sampled_from(pool), min_size=ROWS, max_size=ROWS)))
    return Column(name, values, None, count_decimals(values))


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
    return Table(made, {"quasi": (), "sensitive": (), "protect": (), "id": (), "drop": ()}), steps


@pytest.mark.parametrize("format_", ["csv", "parquet", "xlsx"])
@settings(max_examples=60)
@given(awkward(), st.integers(0, 99))
def test_an_honest_release_verifies(format_, case, seed):
    table, steps = case
    values = params.build(Chain, {"steps": steps})
    try:
        published = tables.run(table, values, Randomness.from_seed(seed), Progress())
    except SfumatoError:
        return  # text that cannot get noise, a constant column that cannot be swapped …
    with tempfile.TemporaryDirectory() as root:
        release, audit = Path(root) / "release", Path(root) / "audit"
        release.mkdir()
        audit.mkdir()
        told = tables.export(published, values, release, format_, Randomness.from_seed(seed))
        tables.audit(published, audit)
        done = tables.describe(table, published, values)
        claims = {
            "technique": "tables",
            "params": params.as_dict(values),
            "format": format_,
            "columns": plain(told),
            "done": plain(done.as_dict()),
        }
        assert [c for c in verify_release(release, claims, table) if not c.passed] == []
        (audit / "order.npy").unlink()
        assert [c for c in verify_release(release, claims, table) if not c.passed] == []


@pytest.mark.parametrize("format_", ["csv", "parquet", "xlsx"])
def test_enormous_whole_numbers_leave_as_they_are(format_, tmp_path):
    from engine.io.table_read import read_table

    values = np.array([1e300, 9e18, 2.0**53, -3.0] * 10)
    table = Table((Column("x", values, None, 0), Column("y", np.arange(40.0), None, 0)), {})
    chosen = params.build(Chain, {"steps": [{"technique": "swap", "columns": ["y"]}]})
    published = tables.run(table, chosen, Randomness.from_seed(1), Progress())
    tables.export(published, chosen, tmp_path, format_, Randomness.from_seed(1))
    read = read_table(tmp_path / f"data.{format_}", tables.KIND.Reading(), Progress())
    assert sorted(float(cell) for cell in read.column("x").to_pylist()) == sorted(values)


def test_the_same_rows_in_any_order_give_the_same_file(tmp_path):
    r = np.random.default_rng(1)
    x = Column("x", r.integers(0, 5, 60).astype(float), None, 0)
    table = Table((x, Column("t", r.integers(-1, 3, 60).astype(np.int32), ("-a", "b", "ä"))), {})
    values = params.build(Chain, {"steps": [{"technique": "discretise", "columns": ["x"]}]})
    files = set()
    for seed in range(4):
        rows = np.random.default_rng(seed).permutation(60)
        shuffled = Table(tuple(c.take(rows) for c in table.columns), {})
        published = tables.run(shuffled, values, Randomness.from_seed(9), Progress())
        tables.export(published, values, tmp_path, "csv", Randomness.from_seed(9))
        files.add((tmp_path / "data.csv").read_bytes())
    assert len(files) == 1
    body = list(csv.reader(io.StringIO(files.pop().decode())))[1:]
    assert body == sorted(body)
