"""Released series as long CSV, SPSS and Stata: read back, compared, and refused when they are forged."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyreadstat
import pytest

from engine.core.errors import ReleaseError
from engine.core.progress import Progress
from engine.io.statistical_write import write_dta, write_sav
from engine.kinds.timeseries.compare import compare
from engine.kinds.timeseries.data import Sensitive
from tests.engine.kinds.timeseries.releasing import TECHNIQUES, failures, person_table, release

SETTINGS = {"k": 5, "P": 2, "segments": 3}
FORMATS = ("csv", "parquet", "long.csv", "sav", "dta")


def table(persons=True):
    data = person_table(people=25, most=3)
    codes = (np.arange(len(data)) % 4 - 1).astype(np.int32)  # −1 is missing
    rooms = Sensitive("rooms", codes, np.array([1, 2, 3.5]))
    odd = ("2024-03-31 01:30", "=t1", 'a,"b"', "t3", "t4", "all")  # names that programs do not take
    data = replace(data, times=odd, sensitive=(*data.sensitive, rooms))
    return data if persons else replace(data, persons=None)


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    made = {}
    for format in FORMATS:
        folder = tmp_path_factory.mktemp("layouts")
        made[format] = folder, release(table(), SETTINGS, folder, format)
    return made


@pytest.mark.parametrize("persons", [True, False])
@pytest.mark.parametrize("key", TECHNIQUES)
@pytest.mark.parametrize("format", FORMATS)
def test_every_format_is_verified(format, key, persons, tmp_path):
    claims = release(table(persons), SETTINGS, tmp_path, format, key)
    assert failures(tmp_path, claims, table(persons)) == []


def test_a_long_file_has_a_line_a_series_and_time(honest):
    frame = pd.read_csv(honest["long.csv"][0] / "release/data.long.csv")
    wide = pd.read_csv(honest["csv"][0] / "release/data.csv")
    points = len(table().times)
    assert len(frame) == points * len(wide) == points * len(table())
    assert frame["Series"].tolist() == np.repeat(np.arange(1, len(wide) + 1), points).tolist()
    assert frame["Time"].tolist()[:points] == ["2024-03-31 01:30", "'=t1", 'a,"b"', "t3", "t4", "all"]
    shown = [f"[{low:g}..{high:g}]" for low, high in zip(frame["Low"], frame["High"], strict=True)]
    assert shown[:points] == wide.iloc[0, 1 : 1 + points].tolist()
    assert frame["Pattern"].tolist()[::points] == wide["Pattern"].tolist()


def test_spss_and_stata_hold_the_cells_of_the_parquet_file(honest):
    wide = pd.read_parquet(honest["parquet"][0] / "release/data.parquet")
    for format, read in (("sav", pyreadstat.read_sav), ("dta", pyreadstat.read_dta)):
        frame, told = read(str(honest[format][0] / f"release/data.{format}"))
        assert told.column_names[1:5] == [
            "v_2024_03_31_01_30_low",
            "v_2024_03_31_01_30_high",
            "v__t1_low",
            "v__t1_high",
        ]
        assert told.column_names_to_labels["v__t1_low"] == "=t1_low"  # its own name is its label
        for name, own in zip(wide, frame, strict=True):
            one, other = wide[name], frame[own]
            if one.dtype == object or str(one.dtype).startswith("str"):
                assert one.fillna("").tolist() == other.fillna("").tolist()
            else:
                assert np.array_equal(one.to_numpy(float), other.to_numpy(float), equal_nan=True)


def test_the_same_figures_from_every_format(honest, tmp_path):
    """The same key is the same figure, whatever file it is counted in."""
    data = table()
    original = tmp_path / "original.csv"
    frame = pd.DataFrame(data.values, columns=list(data.times))
    frame["tariff"] = [data.sensitive[0].labels[code] for code in data.sensitive[0].codes]
    frame["rooms"] = [
        None if code < 0 else data.sensitive[1].labels[code] for code in data.sensitive[1].codes
    ]
    frame.to_csv(original, index=False)
    options = {"k": "5", "P": "2", "sensitive": "tariff,rooms"}
    found = [
        compare(original, honest[format][0] / f"release/data.{format}", options, Progress())
        for format in FORMATS
    ]
    for other in found[1:]:
        assert other["utility"] == found[0]["utility"] and other["risk"] == found[0]["risk"]
    assert found[0]["risk"]["k_achieved"] >= 5


def test_a_column_that_has_a_name_of_the_long_layout_is_refused(tmp_path):
    data = table()
    data = replace(data, sensitive=(replace(data.sensitive[0], name="Time"),))
    with pytest.raises(ReleaseError, match="column Time"):
        release(data, SETTINGS, tmp_path, "long.csv")


# ── forged long files ─────────────────────────────────────────────────────────────────────────

POINTS = 6


def exchange(one: int, other: int):
    def forge(lines: list[str]) -> None:
        lines[one], lines[other] = lines[other], lines[one]

    return forge


def cell(line: int, at: int, value: str):
    def forge(lines: list[str]) -> None:
        cells = lines[line].split(",")
        cells[at] = value
        lines[line] = ",".join(cells)

    return forge


def series_exchanged(lines: list[str]) -> None:
    first, last = lines[1 : 1 + POINTS], lines[-POINTS:]
    lines[1 : 1 + POINTS] = ["1" + line[line.index(",") :] for line in last]
    lines[-POINTS:] = [lines[-1].split(",")[0] + line[line.index(",") :] for line in first]


LONG = {
    "a time is missing": lambda lines: lines.pop(2),
    "the last time is missing": lambda lines: lines.pop(),
    "a line more": lambda lines: lines.append(lines[-1]),
    "a series more": lambda lines: lines.extend(lines[-POINTS:]),
    "a series less": lambda lines: lines.__delitem__(slice(-POINTS, None)),
    "two times exchanged": exchange(1, 2),
    "two series exchanged": series_exchanged,
    "a name instead of a number": cell(1, 0, "Ada"),
    "a number that is the file's": cell(1, 0, "77"),
    "another time": cell(4, 2, "t9"),
    "the same time twice": cell(5, 2, "t3"),
    "an end of one series alone": cell(4, 3, "-999"),
    "an end that is finer": cell(4, 3, "0.000137"),
    "an end that is no number": cell(4, 4, "high"),
    "no end": cell(4, 4, ""),
    "another pattern further down": cell(4, -4, "aaa"),
    "another level further down": cell(4, -3, "1"),
    "another sensitive value further down": cell(4, 5, "night"),
    "another group further down": cell(4, 1, "2"),
    "another count of persons further down": cell(4, -1, "9"),
    "a nought before a number": cell(4, 0, "01"),
    "a blank": cell(4, 2, " t3"),
    "a column less": lambda lines: lines.__setitem__(
        slice(None), [line.rpartition(",")[0] for line in lines]
    ),
    "only a header": lambda lines: lines.__delitem__(slice(1, None)),
    "nothing": lambda lines: lines.clear(),
}


@pytest.mark.parametrize("name", LONG)
def test_forged_long_files_fail(honest, tmp_path, name):
    folder, claims = honest["long.csv"]
    lines = (folder / "release/data.long.csv").read_text().splitlines()
    LONG[name](lines)
    (tmp_path / "release").mkdir()
    (tmp_path / "release/data.long.csv").write_text("".join(f"{line}\n" for line in lines))
    assert failures(tmp_path, claims)


def test_a_long_file_written_again_without_a_change_is_verified(honest, tmp_path):
    folder, claims = honest["long.csv"]
    lines = (folder / "release/data.long.csv").read_text().splitlines()
    (tmp_path / "release").mkdir()
    (tmp_path / "release/data.long.csv").write_text("".join(f"{line}\n" for line in lines))
    assert failures(tmp_path, claims) == []


# ── forged SPSS and Stata files ───────────────────────────────────────────────────────────────


def columns_of(folder: Path) -> dict:
    read = pq.read_table(folder / "release/data.parquet")
    return {name: read.column(name).combine_chunks() for name in read.column_names}


@pytest.mark.parametrize("format", ["sav", "dta"])
def test_forged_statistical_files_fail(honest, tmp_path, format):
    folder, claims = honest[format]
    write = {"sav": write_sav, "dta": write_dta}[format]
    honest_columns = columns_of(honest["parquet"][0])

    def failed(change) -> list[str]:
        shutil.rmtree(tmp_path / "release", ignore_errors=True)
        (tmp_path / "release").mkdir()
        columns = dict(honest_columns)
        change(columns)
        write(tmp_path / f"release/data.{format}", columns)
        return failures(tmp_path, claims)

    def one(name, value):
        def change(columns):
            cells = columns[name].to_pylist()
            cells[3] = value
            columns[name] = pa.array(cells)

        return change

    assert failed(lambda columns: None) == []
    assert failed(one("t3_low", -999.0))
    assert failed(one("t3_low", 0.00013))
    assert failed(one("t3_high", None))
    assert failed(one("GroupID", 2))
    assert failed(one("Level", 2.5))
    assert failed(one("EnvelopePersons", 4))
    assert failed(lambda columns: columns.pop("Level"))
    assert failed(lambda columns: columns.update(extra=columns["t3_low"]))
    assert failed(
        lambda columns: columns.update({name: cells.take(list(range(9))) for name, cells in columns.items()})
    )
    path = tmp_path / f"release/data.{format}"
    path.write_bytes((folder / f"release/data.{format}").read_bytes() + b"Ada")
    assert failures(tmp_path, claims)
    path.write_bytes(b"no such file")
    assert failures(tmp_path, claims)


def test_a_label_that_tells_something_fails(honest, tmp_path):
    folder, claims = honest["sav"]
    frame, told = pyreadstat.read_sav(str(folder / "release/data.sav"))
    (tmp_path / "release").mkdir()
    labels = {**told.column_names_to_labels, "Level": "of Ada Smith"}
    pyreadstat.write_sav(frame, str(tmp_path / "release/data.sav"), column_labels=labels)
    assert failures(tmp_path, claims)
