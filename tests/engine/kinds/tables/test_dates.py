"""Days: worked examples of ages, coarser forms and shifts; gaps stay equal."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.kinds.tables import dates
from engine.kinds.tables.dates import NotADay, parse_day


@pytest.mark.parametrize(
    ("born", "at", "years"),
    [
        ("2000-02-29", "2024-02-28", 23),
        ("2000-02-29", "2024-02-29", 24),
        ("2000-02-29", "2023-02-28", 22),
        ("2000-02-29", "2023-03-01", 23),
        ("1990-05-17", "2024-05-16", 33),
        ("2024-05-17", "2024-05-16", -1),
    ],
)
def test_completed_years(born, at, years):
    assert dates.completed_years(parse_day(born), parse_day(at)) == years


@pytest.mark.parametrize(
    ("to", "written"),
    [
        ("year", "2024"),
        ("quarter", "2024-Q4"),
        ("month", "2024-12"),
        ("week", "2025-W01"),
        ("weekday", "1"),
        ("decade", "2020s"),
    ],
)
def test_coarser(to, written):
    assert dates.coarser(parse_day("2024-12-30"), to) == written


@pytest.mark.parametrize(
    ("day", "shift", "expected"),
    [
        ("2024-02-27", 2, "2024-02-29"),
        ("2024-03-01", 2, "2024-03-03"),
        ("2024-12-31", -366, "2023-12-31"),
    ],
)
def test_a_shifted_day(day, shift, expected):
    moved = dates.shift_days(np.array([parse_day(day)]), np.array([shift]))
    assert dates.iso(moved[0]) == expected


def test_what_is_a_day():
    assert (
        parse_day("2024-01-31T12:30:00Z")
        == parse_day("2024-01-31 00:00:00.000000")
        == parse_day("2024-01-31")
    )
    assert parse_day("31.01.2024", "%d.%m.%Y") == parse_day("2024-01-31")
    for wrong in ("2023-02-29", "2024-13-01", "24-01-31", "20240131", "31.01.2024", "", "soon"):
        with pytest.raises(NotADay):
            parse_day(wrong)
    assert dates.are_days(["2024-01-31", "1999-12-01"]) and not dates.are_days(["2024-01-31", "x"])
    assert not dates.are_days([])
    assert dates.have_times(["2024-01-31 12:00:00"]) and not dates.have_times(["2024-01-31 00:00:00.000"])


def test_two_digits_leave_the_century_open():
    for wrong in ("%d.%m.%y", "%d.%m", "%x"):
        with pytest.raises(ParameterError):
            dates.check_format(wrong)
    dates.check_format("%d.%m.%Y")


@given(st.integers(1, 400), st.sampled_from([1, 7]), st.integers(0, 99))
def test_shifts_are_within_the_window_and_never_zero(window, multiple, seed):
    if window < multiple:
        with pytest.raises(ParameterError):
            dates.draw_shifts(1, window, multiple, random.Random(seed))
        return
    drawn = dates.draw_shifts(200, window, multiple, random.Random(seed))
    assert all(one and abs(one) <= window and one % multiple == 0 for one in drawn)


def test_every_shift_of_the_window_occurs():
    assert set(dates.draw_shifts(2000, 3, 1, random.Random(1))) == {-3, -2, -1, 1, 2, 3}


def test_a_day_outside_the_calendar_is_refused():
    with pytest.raises(ValueError):
        dates.shift_days(np.array([dates.LAST_DAY]), np.array([1]))


def test_gaps_that_are_ones_own():
    persons = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2])
    days = np.array([1, 5, 9, 11, 15, 19, 1, 2, 9])
    assert dates.unique_gap_share(persons, [days], -1) == (pytest.approx(1 / 3), 3)
    moved = days + np.array([7] * 3 + [-4] * 3 + [100] * 3)
    assert dates.unique_gap_share(persons, [moved], -1) == (pytest.approx(1 / 3), 3)
    assert dates.unique_gap_share(persons, [np.full(9, -1)], -1) == (0.0, 0)


@pytest.mark.parametrize("form", ["csv", "parquet", "parquet days", "xlsx"])
def test_days_are_days_in_every_format(form, tmp_path):
    import datetime

    import pyarrow as pa
    from pyarrow import parquet

    from engine.core.progress import Progress
    from engine.core.randomness import Randomness
    from engine.kinds.tables.load import load
    from engine.kinds.tables.params import Columns, Dates, Reading
    from engine.kinds.tables.run import run

    days = [datetime.datetime(1999, 12, 31), datetime.datetime(2024, 2, 29), None]
    if form == "csv":
        path = tmp_path / "t.csv"
        path.write_text("day,x\n1999-12-31,1\n2024-02-29,2\n,3\n", "utf-8")
    elif form == "xlsx":
        import xlsxwriter

        path = tmp_path / "t.xlsx"
        book = xlsxwriter.Workbook(str(path))
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["day", "x"])
        for row, day in enumerate(days, start=1):
            sheet.write(row, 1, row)
            if day is not None:
                sheet.write_datetime(row, 0, day, book.add_format({"num_format": "yyyy-mm-dd"}))
        book.close()
    else:
        path = tmp_path / "t.parquet"
        kind = pa.date32() if form == "parquet days" else pa.timestamp("ns")
        parquet.write_table(pa.table({"day": pa.array(days, kind), "x": [1, 2, 3]}), path)
    roles = Columns(id=(), quasi=("day",), sensitive=(), protect=(), drop=())
    table = load([path], Reading(), roles, Progress())
    assert table.by_name["day"].labels == ("1999-12-31", "2024-02-29")
    published = run(table, Dates(to="quarter"), Randomness.from_seed(1), Progress())
    assert published.table.by_name["day"].labels == ("1999-Q4", "2024-Q1")


@given(st.lists(st.tuples(st.integers(-700_000, 2_900_000), st.integers(-700_000, 2_900_000)), min_size=1))
def test_completed_years_of_columns_are_those_of_single_days(pairs):
    born, at = (np.clip(np.array(side), dates.FIRST_DAY, dates.LAST_DAY) for side in zip(*pairs, strict=True))
    slowly = [dates.completed_years(*both) for both in zip(born.tolist(), at.tolist(), strict=True)]
    assert dates.years_between(born, at).tolist() == slowly


def test_a_leap_day_completes_a_year_on_the_first_of_march():
    born, at = (np.array([np.datetime64(day)]).astype(np.int64) for day in ("2000-02-29", "2001-02-28"))
    assert dates.years_between(born, at).tolist() == [0]
    assert dates.years_between(born, at + 1).tolist() == [1]
