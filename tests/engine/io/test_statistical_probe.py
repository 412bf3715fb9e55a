"""Forged headers of statistical files: the C parser may crash, the program that asked it may not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pandas as pd
import pyreadstat
import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import statistical_probe
from engine.io.csv_dialect import TableReading
from engine.io.table_read import preview_table, read_table
from engine.verify.read_table import Unreadable, read_released

MAIN = Path(__file__).resolve().parents[3] / "main.py"
TOWNS = ["Rome", "Köln", "a long name of a town " * 15]
HEADER = 4096  # bytes that are forged
CRASHES = (174, 182, 448, 456, 599)  # seeds on which ReadStat is known to crash
OTHERS = tuple(range(12))


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    r = np.random.default_rng(1)
    frame = pd.DataFrame(
        {
            "sex": r.integers(1, 3, 300).astype(float),
            "age": r.integers(1, 90, 300).astype(float),
            "town": TOWNS * 100,
        }
    )
    folder, labels = tmp_path_factory.mktemp("honest"), {"sex": {1: "male", 2: "female"}}
    pyreadstat.write_sav(frame, folder / "t.sav", variable_value_labels=labels, missing_ranges={"age": [99]})
    pyreadstat.write_dta(frame, folder / "t.dta", variable_value_labels=labels)
    pyreadstat.write_xport(frame, folder / "t.xpt")
    return folder


def forged(honest: Path, ending: str, seed: int, folder: Path) -> Path:
    """A few bytes of the first kilobytes are others."""
    r = np.random.default_rng(seed)
    data = bytearray((honest / f"t{ending}").read_bytes())
    for _ in range(int(r.integers(1, 5))):
        data[int(r.integers(0, HEADER))] = int(r.integers(0, 256))
    path = folder / f"forged{seed}{ending}"
    path.write_bytes(data)
    return path


def crashes(path: Path) -> bool:
    """Whether the parser itself, asked without a probe, takes its process with it."""
    code = f"import pyreadstat; pyreadstat.read_sav({str(path)!r}, metadataonly=True)"
    return subprocess.run([sys.executable, "-c", code], capture_output=True).returncode not in (0, 1)


@pytest.fixture(scope="module")
def crashing(honest, tmp_path_factory):
    folder = tmp_path_factory.mktemp("crashing")
    found = [path for seed in CRASHES if crashes(path := forged(honest, ".sav", seed, folder))]
    return found or pytest.skip("this version of the parser crashes on none of the forged files")


@pytest.mark.parametrize("ending", [".sav", ".dta", ".xpt"])
def test_a_forged_header_is_read_or_gets_one_line(honest, tmp_path, ending):
    for seed in OTHERS:
        path = forged(honest, ending, seed, tmp_path)
        try:
            preview_table(path, TableReading())
        except InputError as error:
            assert "\n" not in error.one_line()


def test_a_crash_of_the_parser_is_one_clear_line(crashing):
    for path in crashing:
        with pytest.raises(InputError) as caught:
            read_table(path, TableReading(), Progress())
        assert f"{path.name} is not a readable SPSS file (its reader crashed)" in str(caught.value)
        assert "damaged" in caught.value.one_line()


def test_the_command_line_ends_with_a_line_and_writes_nothing(crashing, tmp_path):
    path = crashing[0]
    command = [sys.executable, MAIN, "run", "tables.discretise", path, "--out", tmp_path / "out"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1 and path.name in ended.stderr
    assert not (tmp_path / "out").exists()


def test_a_forged_release_is_a_failed_check_and_no_crash(crashing):
    with pytest.raises(Unreadable, match="its reader crashed"):
        read_released(crashing[0], {"sex": "text", "age": "number", "town": "text"}, 300)


def test_a_reader_without_end_is_ended(honest, monkeypatch):
    monkeypatch.setattr(statistical_probe, "LIMIT", 0.001)
    with pytest.raises(ValueError, match=r"no end within 0\.001 seconds"):
        statistical_probe.refuse_crashing(honest / "t.dta", "windows-1252")


def test_an_honest_file_is_probed_once(honest):
    statistical_probe._refuse_crashing.cache_clear()
    preview_table(honest / "t.sav", TableReading())
    read_table(honest / "t.sav", TableReading(), Progress())
    assert statistical_probe._refuse_crashing.cache_info().misses == 1
