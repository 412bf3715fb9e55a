"""What was decided of a file is kept for it: a run sniffs its table once, however often it asks."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from engine import cli
from engine.io import csv_dialect
from engine.io.csv_dialect import TableReading, sniff

SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"
EVENTS = "case,activity,time\n" + "".join(
    f"{case},{act},2024-01-01T10:00:0{step}\n" for case in range(40) for step, act in enumerate("abc")
)
RUNS = {
    "timeseries.kapra": SAMPLES / "meters.csv",
    "tables.discretise": SAMPLES / "residents.csv",
    "clusters.kmeans": SAMPLES / "clinics.csv",
    "graphs.synthetic": SAMPLES / "barrier_maps.csv",
    "eventlogs.travas": None,
}
MOST_OPENS = 10  # they were 27: each look at the file opened it twice, and three looks decided anew


@pytest.fixture
def sniffs(monkeypatch) -> Counter[str]:
    """How often the encoding of each file was looked for, nothing being known at the beginning."""
    found: Counter[str] = Counter()
    real = csv_dialect.sniff_encoding

    def counted(path: Path) -> str:
        found[Path(path).name] += 1
        return real(path)

    monkeypatch.setattr(csv_dialect, "sniff_encoding", counted)
    monkeypatch.setattr(csv_dialect, "_sniffed", {})
    return found


@pytest.fixture(scope="module")
def opens() -> Counter[str]:
    """How often each file was opened; an audit hook stays for good, so there is one."""
    found: Counter[str] = Counter()

    def hook(event: str, arguments: tuple) -> None:
        if event == "open" and isinstance(arguments[0], str):
            found[arguments[0]] += 1

    sys.addaudithook(hook)
    return found


@pytest.mark.parametrize("technique", RUNS)
def test_a_run_sniffs_its_table_once(technique, sniffs, opens, tmp_path):
    sample, path = RUNS[technique], tmp_path / "t.csv"
    path.write_bytes(sample.read_bytes() if sample else EVENTS.encode())
    _aged(path)
    code = cli.main(["run", technique, str(path), "--out", str(tmp_path / "out")])
    assert code in (0, 1)  # released, or judged and in want of a reason
    assert sniffs == {path.name: 1}
    assert 0 < opens[str(path)] <= MOST_OPENS


def _aged(path: Path, seconds: float = 60.0) -> None:
    os.utime(path, (time.time() - seconds,) * 2)


def test_a_file_that_changed_is_sniffed_again(sniffs, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("a,b\n1,2\n")
    _aged(path)
    assert [sniff(path, TableReading()).separator for _ in range(3)] == [","] * 3
    path.write_text("a;b\n1;2\n")
    _aged(path, 30.0)
    assert sniff(path, TableReading()).separator == ";"
    assert sniffs == {"t.csv": 2}


def test_of_a_file_written_a_moment_ago_nothing_is_kept(sniffs, tmp_path):
    """The disk's clock ticks slowly: the same size and time do not say that the bytes are the same."""
    path = tmp_path / "t.csv"
    for sign in ",;|,;|":
        path.write_text(f"a{sign}b\n1{sign}2\n")
        assert sniff(path, TableReading()).separator == sign


def test_what_is_set_is_sniffed_by(sniffs, tmp_path):
    """Another reading of the same file is another question; what is set wins."""
    path = tmp_path / "t.csv"
    path.write_text("a;b\n1,5;2,5\n")
    _aged(path)
    assert sniff(path, TableReading()).decimal == ","
    assert sniff(path, TableReading(separator=",")).separator == ","
    assert sniff(path, TableReading(header="no")) == TableReading("utf-8", ";", ",", "no", 1)
    assert sniff(path, TableReading(missing=("x",))).missing == ("x",)
