"""Series larger than the memory: what is read, published and verified is the same as from memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import csv

from engine.core import mapped
from engine.core.data_digest import digest
from engine.core.errors import InputError
from engine.core.mapped import in_file
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.io import memory_limit
from engine.kinds.timeseries import partition
from engine.kinds.timeseries.data import SeriesTable, memory
from engine.kinds.timeseries.fingerprint import fingerprint
from engine.kinds.timeseries.load import load
from engine.kinds.timeseries.params import Columns, Kapra, Naive, Reading
from tests.signing import ReleaseOptions


def written(folder: Path, rows: int = 700, points: int = 9, ends_early: bool = False) -> Path:
    """Curves of few decimals, with gaps, a label in two spellings and one that is missing."""
    random = np.random.default_rng(3)
    cells = np.round(random.normal(size=(rows, points)).cumsum(axis=1), 1).astype(str)
    cells[::50, 7 if ends_early else 3 : points if ends_early else 4] = ""
    words = random.choice(["day", "night", " day", ""], rows)
    lines = (f"m{i},{','.join(row)},{word}" for i, (row, word) in enumerate(zip(cells, words, strict=True)))
    head = f"meter,{','.join(f't{j}' for j in range(points))},tariff"
    (folder / "series.csv").write_text("\n".join([head, *lines, ""]), encoding="utf-8")
    return folder / "series.csv"


COLUMNS = {"id": "meter", "sensitive": ("tariff",)}


@pytest.mark.parametrize("gaps", ["drop", "interpolate"])
def test_the_same_series_in_memory_and_in_files(gaps, tmp_path, monkeypatch):
    path, found = written(tmp_path), []
    for share in (memory_limit.IN_FILES, 1 << 60):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        data = load([path], Reading(gaps=gaps), Columns(**COLUMNS), Progress())
        assert in_file(data.values) == (share == 1 << 60)
        assert (data.counts.filled, data.counts.gaps) == ((14, 0) if gaps == "interpolate" else (0, 14))
        found.append((digest(data), fingerprint(data)))
    assert found[0] == found[1]


def test_the_same_lengths_in_memory_and_in_files(tmp_path, monkeypatch):
    """Stretched, so that every point is made of others."""
    path = written(tmp_path, ends_early=True)
    found = []
    for share in (memory_limit.IN_FILES, 1 << 60):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        data = load([path], Reading(lengths="stretch"), Columns(**COLUMNS), Progress())
        assert in_file(data.values) == (share == 1 << 60) and data.times[0] == "p1"
        found.append(digest(data))
    assert found[0] == found[1]


@pytest.mark.parametrize("settings", [{}, {"cut": "aligned", "merge_by": "pattern", "curve": "median"}])
def test_the_same_release_from_memory_and_from_files(settings, tmp_path, monkeypatch):
    """Cut in blocks of a few rows, so that most cuts go through the file; the verifier works in files too."""
    chosen = {**COLUMNS, "gaps": "drop", "k": 8, "P": 2, **settings}
    task, found = task_of(find("timeseries.naive"), [written(tmp_path)], chosen, seed=3), []
    monkeypatch.setattr(partition, "BLOCK", 60 * 8 * 9)
    monkeypatch.setattr(partition, "OF_FILES", 1 << 60)
    for share in (memory_limit.IN_FILES, 1 << 60):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        folder = tmp_path / str(share)
        Pipeline().release(task, ReleaseOptions(str(folder)), Progress())
        found.append((folder / "release/data.csv").read_bytes())
    assert found[0] == found[1]


def test_a_block_brought_from_a_file_is_cut_some_series_at_a_time(monkeypatch):
    """A Cancel is heard between two of them: what comes from a file is much more than fits the cache."""
    monkeypatch.setattr(partition, "BLOCK", 500 * 8 * 6)
    values = np.round(np.random.default_rng(4).normal(size=(20_000, 6)), 1)
    kept = mapped.empty(values.shape)
    kept[:] = values
    expected, found = ([*partition.cut_blocks(some, 10)] for some in (values, kept))
    assert max(len(block.rows) for block in found) <= 500
    for name in ("rows", "values", "low", "high"):
        same = (np.concatenate([getattr(one, name) for one in blocks]) for blocks in (expected, found))
        assert np.array_equal(*same)
    ends = (np.concatenate([one.groups.sizes for one in blocks]) for blocks in (expected, found))
    assert np.array_equal(*ends)


def test_what_needs_all_series_at_once_is_refused_before_it_starts(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_limit, "IN_FILES", 1 << 60)
    path = written(tmp_path, rows=40_000)
    chosen = {**COLUMNS, "gaps": "drop", "k": 8, "P": 2}
    there = 4 * 40_000 * 9 * 8 - 1000
    with pytest.raises(InputError, match="of memory"):
        Pipeline(there).run(task_of(find("timeseries.kapra"), [path], chosen, seed=1), Progress())
    data = load([path], Reading(gaps="drop"), Columns(**COLUMNS), Progress())
    assert memory(data, Naive(distinct=2)) == memory(data, Kapra()) > there
    in_memory = SeriesTable(np.zeros((9, 9)), data.times)
    assert memory(in_memory, Naive()) == memory(in_memory, Kapra())


@pytest.mark.parametrize("points", [4, 24])
def test_no_more_memory_is_taken_than_is_said(points):
    values = np.random.default_rng(5).normal(size=(60_000, points)).cumsum(axis=1)
    data = SeriesTable(values, tuple(f"t{j}" for j in range(points)))
    technique, params = find("timeseries.kapra"), Kapra(k=10, P=3)
    technique.run(data.take(np.arange(3000), ""), params, Randomness.from_seed(1), Progress())  # imports
    tracemalloc.start()
    technique.run(data, params, Randomness.from_seed(1), Progress())
    taken = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert values.nbytes + taken < memory(data, params)


def test_readings_that_would_make_too_large_a_table_are_refused(tmp_path, monkeypatch):
    """Every series has times of its own: each takes a column of all the others."""
    rows = (f"m{i},{i},1" for i in range(3000))
    (tmp_path / "long.csv").write_text("\n".join(["meter,hour,kwh", *rows, ""]), encoding="utf-8")
    monkeypatch.setattr(memory_limit, "SHARE", memory_limit.available() // 20_000_000)
    columns = Columns(id="meter", time=("hour",), value="kwh")
    with pytest.raises(InputError, match="of memory or more"):
        load([tmp_path / "long.csv"], Reading(layout="long"), columns, Progress())


# ── larger than memory ────────────────────────────────────────────────────────────────────────

LIMIT = 550_000_000  # bytes of data that a process may have; without any series it takes about half of them
REASONS = ("Leaves as it is", "Rows left out", "Equal rows", "One-valued classes", "Rare sensitive values")


def many(path: Path, rows: int, points: int) -> None:
    """Random walks, a reading missing in every third of them."""
    random = np.random.default_rng(3)
    with path.open("wb") as file:
        for start in range(0, rows, 1 << 12):
            who = np.arange(start, min(rows, start + (1 << 12)))
            walks = random.integers(-9, 10, (len(who), points)).cumsum(axis=1)
            columns = {"meter": who} | {f"t{j}": walks[:, j] for j in range(points)}
            columns["t100"] = pa.array(walks[:, 100], mask=who % 3 == 0)
            columns["tariff"] = np.where(who % 5 > 0, "day", "night")
            csv.write_csv(pa.table(columns), file, csv.WriteOptions(include_header=not start))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="a limit that counts what a process may fill")
@pytest.mark.timeout(300)
def test_series_larger_than_memory_go_the_whole_way(tmp_path):
    """To a release that the verifier, under the same limit, has compared with the original; gaps are filled.
    No two copies of the points have room beside what the process takes without them."""
    import resource

    def limited(*command: str) -> subprocess.CompletedProcess[str]:
        home = {"SFUMATO_HOME": str(tmp_path / "home"), "OMP_NUM_THREADS": "2"}
        home["MIMALLOC_ARENA_EAGER_COMMIT"] = "0"  # what Arrow sets apart is nothing that it has filled
        return subprocess.run(
            [sys.executable, "main.py", *command],
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (LIMIT, LIMIT)),
            env={**os.environ, **home},
            capture_output=True,
            text=True,
            check=False,
        )

    path, rows, points = tmp_path / "series.csv", 60_000, 365
    many(path, rows, points)
    assert 2 * 8 * rows * points > LIMIT / 2
    given = ["gaps=interpolate", "k=200", "P=20", "id=meter", "sensitive=tariff"]
    settings = [word for one in given for word in ("--set", one)]
    reasons = [word for name in REASONS for word in ("--reason", f"{name}=These walks are nobody's.")]
    out = ["--out", str(tmp_path / "out")]
    done = limited("run", "timeseries.naive", str(path), *out, *settings, *reasons)
    assert done.returncode == 0, done.stderr
    checked = limited("verify", str(tmp_path / "out"))
    assert checked.returncode == 0 and "the input is the one the audit names" in checked.stdout
