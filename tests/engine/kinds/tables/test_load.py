"""Files as they are loaded: roles guessed and given, and real tables."""

from __future__ import annotations

import datetime
import decimal
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.core.data_digest import digest
from engine.core.mapped import in_file
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import ROWS
from engine.core.task import task_of
from engine.core.technique import find
from engine.io import memory_limit
from engine.kinds.tables.data import MOST_DECIMALS, count_decimals
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Columns, Perturb, Reading
from engine.kinds.tables.run import run
from tests.engine.kinds.tables.test_column_roles import SAMPLE
from tests.signing import ReleaseOptions


def test_roles_are_guessed_and_kept_when_given():
    preview = KIND.preview([SAMPLE], Reading(), Columns(), Progress())
    assert preview.roles["name"] == "id" and preview.roles["income"] == "protect"
    assert preview.roles["region"] == "quasi"
    chosen = Columns(quasi=("age",))
    kept = KIND.preview([SAMPLE], Reading(), chosen, Progress())
    assert kept.chosen.quasi == ("age",) and kept.chosen.id == ("name",)
    assert kept.chosen.protect == preview.chosen.protect == ("hours", "income", "tax")
    assert kept.chosen.sensitive == preview.chosen.sensitive == ("chronic illness",)


def test_identifiers_are_withheld_unasked_but_not_against_the_stewards_word():
    asked = {"id": None, "quasi": (), "sensitive": (), "protect": (), "drop": ()}
    assert load([SAMPLE], Reading(), Columns(**asked), Progress()).role("id") == ("name",)
    assert load([SAMPLE], Reading(), Columns(**{**asked, "id": ()}), Progress()).role("id") == ()


def test_real_tables_load_and_run(shared_data):
    for name in ("adult.csv", "sdcMicro_EIA.csv", "sdcMicro_Tarragona.csv"):
        data = load([shared_data(f"tables/{name}")], Reading(), Columns(), Progress())
        out = run(data, Perturb(), Randomness.from_seed(1), Progress())
        assert out.table.rows == data.rows and out.changes


# ── larger than memory ────────────────────────────────────────────────────────────────────────


def texts_and_numbers(folder: Path) -> Path:
    lines = (f"{i},{i / 4},{'' if i % 9 else i % 5},Straße {i % 700},{'x' * (i % 3)}" for i in range(9000))
    (folder / "t.csv").write_text("a,b,c,d,e\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return folder / "t.csv"


def typed(folder: Path) -> Path:
    day = datetime.datetime(2020, 1, 1)
    hours = [None if i % 7 == 0 else day + datetime.timedelta(hours=i) for i in range(500)]
    columns = {
        "hour": hours,
        "midnight": [day + datetime.timedelta(days=i % 30) for i in range(500)],
        "date": [(day + datetime.timedelta(days=i)).date() for i in range(500)],
        "flag": [i % 3 == 0 for i in range(500)],
        "price": [decimal.Decimal(i) / 4 for i in range(500)],
        "large": [2**60 + i for i in range(500)],
        "nothing": pa.nulls(500),
    }
    pq.write_table(pa.table(columns), folder / "t.parquet")
    return folder / "t.parquet"


@pytest.mark.parametrize("make", [texts_and_numbers, typed, lambda _: SAMPLE])
def test_the_same_table_in_memory_and_in_files(make, tmp_path, monkeypatch):
    path, found = make(tmp_path), []
    for share in (memory_limit.IN_FILES, 1 << 60):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        data = load([path], Reading(), Columns(), Progress())
        assert all(in_file(column.values) == (share == 1 << 60) for column in data.columns)
        found.append(digest(data))
    assert found[0] == found[1]


def test_the_same_release_from_memory_and_from_files(tmp_path, monkeypatch):
    """Checked by a verifier of its own, which reads in memory."""
    chosen = {"columns": ("income", "hours")}
    task, found = task_of(find("tables.perturb"), [SAMPLE], chosen, seed=3), []
    for share in (memory_limit.IN_FILES, 1 << 60):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        folder = tmp_path / str(share)
        Pipeline().release(task, ReleaseOptions(str(folder)), Progress())
        found.append((folder / "release/data.csv").read_bytes())
    assert found[0] == found[1]


LIMITED = """
import resource, sys, threading, time
import pyarrow.compute, pyarrow.csv
from pathlib import Path
from engine.core.progress import Listener, Progress
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Columns, Reading

resource.setrlimit(resource.RLIMIT_DATA, (320 << 20, 320 << 20))
peak = 0

def private():
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    return int(status["RssAnon"].split()[0]) << 10

class Watch(Listener):
    def cancelled(self):
        global peak
        peak = max(peak, private())
        return False

data = load([Path(sys.argv[1])], Reading(), Columns(), Progress(Watch()))
assert data.rows == 5_000_000 and sum(column.values.nbytes for column in data.columns) == 420_000_000
assert all((column.values[::100_000] == column.values[0]).all() for column in data.columns)
print(peak >> 20, private() >> 20)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits and figures as Linux has them")
def test_a_table_larger_than_the_memory_is_loaded_into_files(tmp_path):
    path, digits = tmp_path / "t.csv", np.random.default_rng(1).integers(0, 10, (100_000, 10)).tolist()
    block = "".join(f"{','.join(map(str, row))},town {row[0] % 7}\n" for row in digits)
    with path.open("w") as file:
        file.write(",".join([*(f"n{i}" for i in range(10)), "town"]) + "\n")
        file.writelines([block] * 50)
    settings = {**os.environ, "ARROW_DEFAULT_MEMORY_POOL": "system", "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(
        [sys.executable, "-c", LIMITED, str(path)], env=settings, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr
    peak, after = map(int, run.stdout.split())
    assert peak < 240 and after < 120


def test_decimals_are_counted_part_by_part_as_at_once():
    generator = np.random.default_rng(4)
    for digits in range(MOST_DECIMALS + 2):
        values = np.round(generator.normal(0, 100, 3 * ROWS), digits)
        values[generator.integers(0, len(values), 50)] = np.nan
        if digits:  # few need them all, far below
            values[:-5] = np.round(values[:-5], digits - 1)
        finite = values[np.isfinite(values)]
        fits = [d for d in range(MOST_DECIMALS + 1) if np.array_equal(np.round(finite, d), finite)]
        assert count_decimals(values) == (min(fits) if fits else None)
    assert count_decimals(np.array([])) == 0
