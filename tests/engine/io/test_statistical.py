"""SPSS, Stata and SAS files: what pyreadstat and pandas write is read, what is broken gets one line."""

from __future__ import annotations

import datetime

import numpy as np
import pandas as pd
import pyarrow as pa
import pyreadstat
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import memory_limit, statistical
from engine.io.codebook import CodebookEntry, codebook_of, unique_labels
from engine.io.csv_dialect import TableReading
from engine.io.input_file import STATISTICAL
from engine.io.statistical_write import valid_names, write_dta, write_sav
from engine.io.table_read import place, preview_table, read_table
from engine.verify.read_statistical import expected_names

DAY, MOMENT = datetime.date(2020, 2, 29), datetime.datetime(2021, 3, 4, 5, 6, 7)
SEX = {1: "male", 2: "female", 3: "other"}


@pytest.fixture
def survey():
    return pd.DataFrame(
        {
            "sex": [1, 2, 1, np.nan],
            "age": [20.0, 35, 99, 51],
            "town": ["Rome", "", "Köln", "Berlin"],
            "born": [DAY, DAY, DAY, None],
            "asked": pd.to_datetime([MOMENT] * 4),
        }
    )


def read(path, **chosen):
    return read_table(path, TableReading(**chosen), Progress())


def write(frame, path, **labels):
    spss = {"missing_ranges": {"age": [99]}, **labels}
    writers = {
        ".sav": lambda: pyreadstat.write_sav(frame, path, **spss),
        ".zsav": lambda: pyreadstat.write_sav(frame, path, compress=True, **spss),
        ".dta": lambda: pyreadstat.write_dta(frame, path, **labels),
        ".xpt": lambda: pyreadstat.write_xport(frame, path),
    }
    writers[path.suffix]()
    return path


LABELS = {
    "column_labels": {"sex": "Sex of the person"},
    "variable_value_labels": {"sex": SEX, "age": {99: "refused"}},
}


@pytest.mark.parametrize("ending", [".sav", ".zsav", ".dta", ".xpt"])
def test_what_pyreadstat_writes_is_read_as_it_was(survey, tmp_path, ending):
    path = write(survey, tmp_path / f"t{ending}", **LABELS)
    found = read(path, labels="codes", declared="values").to_pydict()
    assert found == {
        "sex": [1, 2, 1, None],
        "age": [20, 35, 99, 51],
        "town": ["Rome", None, "Köln", "Berlin"],
        "born": [DAY, DAY, DAY, None],
        "asked": [MOMENT] * 4,
    }
    preview = preview_table(path, TableReading(labels="codes"))
    assert preview.columns == tuple(found) and preview.numeric == {"sex", "age"}
    assert place(path, TableReading(), 1) == "row 2"


def test_what_pandas_writes_is_read_as_it_was(tmp_path):
    kinds = pd.Categorical(["b", "a", "b"], categories=["a", "b", "never"])
    frame = pd.DataFrame({"kind": kinds, "x": [1.5, np.nan, 3], "at": pd.to_datetime([MOMENT] * 3)})
    frame.to_stata(tmp_path / "t.dta", write_index=False, variable_labels={"x": "Length in m"})
    found = read(tmp_path / "t.dta")
    assert found.to_pydict() == {"kind": ["b", "a", "b"], "x": [1.5, None, 3.0], "at": [MOMENT] * 3}
    assert codebook_of(found)["x"].label == "Length in m"


@pytest.mark.parametrize("version", [5, 8])
@pytest.mark.parametrize("left", [81, 160, 1000])
def test_a_transport_file_that_breaks_off_is_no_short_one(tmp_path, version, left):
    """At the border of a record, too: the parser would give the rows before it."""
    path = tmp_path / "t.xpt"
    frame = pd.DataFrame({"i": np.arange(1.0, 50), "x": np.arange(1.0, 50), "t": ["12 letters ."] * 49})
    pyreadstat.write_xport(frame, path, file_format_version=version)
    assert read(path).num_rows == 49
    path.write_bytes(path.read_bytes()[:-left])
    with pytest.raises(InputError, match=r"^t\.xpt breaks off: its last row is not whole$"):
        read(path)


def test_a_transport_file_of_two_data_sets_is_refused(tmp_path):
    """The parser takes the second one's header for rows."""
    path = tmp_path / "t.xpt"
    pyreadstat.write_xport(pd.DataFrame({"t": ["a", "b"] * 40}), path, file_format_version=5)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[whole.index(b"HEADER RECORD*******MEMBER") :])
    with pytest.raises(InputError, match=r"^t\.xpt holds 2 data sets$"):
        read(path)


def test_labels_take_the_place_of_codes_where_every_value_has_one(survey, tmp_path):
    path = write(survey, tmp_path / "t.sav", **LABELS)
    found = read(path)
    assert found.column("sex").to_pylist() == ["male", "female", "male", None]
    assert found.column("age").to_pylist() == [20, 35, None, 51]  # 99 is declared missing
    entries = codebook_of(found)
    assert entries["sex"].labelled and not entries["age"].labelled
    assert entries["age"].missing == ((99, 99),)
    facts = dict(preview_table(path, TableReading()).facts)
    assert "1 = male" in facts["Value labels"] and facts["Declared missing"] == "age: 99"
    assert preview_table(path, TableReading()).labels == {"sex": "Sex of the person"}


def test_a_code_without_a_label_further_down_stands_as_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(statistical, "HEAD", 3)
    frame = pd.DataFrame({"sex": [1.0, 2, 1, 7], "x": [1.0, 2, 3, 4]})
    pyreadstat.write_sav(frame, tmp_path / "t.sav", variable_value_labels={"sex": SEX})
    assert read(tmp_path / "t.sav").column("sex").to_pylist() == ["male", "female", "male", "7"]


def test_labels_that_two_codes_share_are_told_apart():
    assert unique_labels({1: "other", 2: "other", 3: ""}) == {1: "other (1)", 2: "other (2)", 3: "(3)"}


def test_parts_are_put_together(tmp_path, monkeypatch):
    monkeypatch.setattr(statistical, "_LEAST_ROWS", 10)
    frame = pd.DataFrame({"i": np.arange(95.0), "t": [f"n{i}" for i in range(95)]})
    for ending in (".sav", ".zsav", ".dta", ".xpt"):
        path = write(frame, tmp_path / f"t{ending}") if ending != ".sav" else tmp_path / "t.sav"
        if ending == ".sav":
            pyreadstat.write_sav(frame, path)
        assert read(path).to_pydict() == {"i": list(range(95)), "t": [f"n{i}" for i in range(95)]}


@pytest.mark.parametrize("ending", STATISTICAL)
def test_a_broken_file_gets_one_clear_line(survey, tmp_path, ending):
    path = tmp_path / f"broken{ending}"
    path.write_bytes(b"name,age\nAda,36\n" * 40)
    for look in (read, lambda p: preview_table(p, TableReading())):
        with pytest.raises(InputError) as caught:
            look(path)
        assert "\n" not in caught.value.one_line() and path.name in str(caught.value)
    path.write_bytes(b"")
    with pytest.raises(InputError, match="is empty"):
        read(path)


@pytest.mark.parametrize("ending", [".sav", ".zsav", ".dta"])
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(cut=st.integers(1, 10_000), at=st.integers(1, 40), sign=st.integers(0, 255))
def test_damaged_bytes_never_end_in_a_traceback(survey, tmp_path, ending, cut, at, sign):
    """Cut short, and a wrong byte among the cells. (Forged headers: test_statistical_probe.py.)"""
    path = tmp_path / f"t{ending}"
    whole = tmp_path / f"whole{ending}"
    if not whole.exists():
        write(survey, whole, **LABELS)
    data = bytearray(whole.read_bytes())
    data[-at] = sign
    path.write_bytes(bytes(data[: max(1, len(data) - cut % 40)]))
    try:
        read(path)
    except InputError as error:
        assert path.name in str(error) or "column" in str(error)


def test_a_file_that_would_eat_the_machine_is_refused(tmp_path, monkeypatch):
    """Zeros pack a thousand times; rows are counted as they come, whatever the header says."""
    frame = pd.DataFrame({f"x{i}": np.zeros(50_000) for i in range(20)})
    path = tmp_path / "bomb.zsav"
    pyreadstat.write_sav(frame, path, compress=True)
    assert path.stat().st_size < 100_000
    for module in (memory_limit, statistical):
        monkeypatch.setattr(module, "allowance", lambda: 2_000_000)
    with pytest.raises(InputError, match="of memory or more"):
        read(path)


def test_the_header_may_lie_about_the_number_of_rows(tmp_path, monkeypatch):
    frame = pd.DataFrame({f"x{i}": np.zeros(50_000) for i in range(20)})
    path = tmp_path / "bomb.sav"
    pyreadstat.write_sav(frame, path, row_compress=True)
    data = bytearray(path.read_bytes())
    data[80:84] = (-1).to_bytes(4, "little", signed=True)  # "unknown"
    path.write_bytes(bytes(data))
    for module in (memory_limit, statistical):
        monkeypatch.setattr(module, "allowance", lambda: 2_000_000)
    with pytest.raises(InputError, match="of memory or more"):
        read(path)


# ── writing ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("writer", "ending"), [(write_sav, ".sav"), (write_dta, ".dta")])
def test_what_is_written_is_read_again(tmp_path, writer, ending):
    columns = {
        "whole": pa.array([1, None, 2**40]),
        "x": pa.array([0.1, -3e200, None]),
        "word": pa.array(["ä", None, "=1+1"]),
        "sex": pa.array(["female", "male", None]),
        "born": pa.array(["2020-02-29", None, "1850-01-01"]),
        "2019 by month": pa.array([1, 2, 3]),
    }
    codebook = {
        "sex": CodebookEntry("Sex", tuple(SEX.items()), labelled=True),
        "born": CodebookEntry(shape="date"),
    }
    path = tmp_path / f"t{ending}"
    writer(path, columns, codebook)
    first = path.read_bytes()
    writer(path, columns, codebook)
    assert path.read_bytes() == first
    found = read(path)
    names = dict(zip(found.column_names, columns, strict=True))
    days = [datetime.date(2020, 2, 29), None, datetime.date(1850, 1, 1)]
    assert {names[name]: found.column(name).to_pylist() for name in names} == {
        **{name: cells.to_pylist() for name, cells in columns.items()},
        "born": days,
    }
    assert codebook_of(found)["v_2019_by_month"].label == "2019 by month"


@pytest.mark.parametrize(("writer", "ending"), [(write_sav, ".sav"), (write_dta, ".dta")])
def test_labels_of_values_that_no_row_holds_do_not_leave(tmp_path, writer, ending):
    """An attack: the codebook of a clinic names a diagnosis that only a suppressed patient had."""
    entry = CodebookEntry("Diagnosis", ((1, "flu"), (2, "plague of Duke Ercole")), ((2, 2),), labelled=True)
    path = tmp_path / f"t{ending}"
    writer(path, {"d": ["flu"] * 5, "n": pa.array([1, 1, 1, 1, 1])}, {"d": entry, "n": entry})
    assert b"Ercole" not in path.read_bytes()
    assert codebook_of(read(path))["d"].values == ((1, "flu"),)


@given(st.lists(st.text(max_size=40), max_size=12))
def test_names_are_valid_different_and_the_verifier_knows_them(names):
    found = valid_names(names)
    assert found == expected_names(names)
    assert len({name.lower() for name in found}) == len(names)
    assert all(len(name) <= 32 and name[0].isalpha() and name.isascii() for name in found)
