"""Irregular time: zones, the nights when clocks change, a common grid, and series of unequal lengths."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.io.cleaning import recorded
from engine.kinds.timeseries.load import load, uneven_steps
from engine.kinds.timeseries.one_length import stretch
from engine.kinds.timeseries.params import Columns, Reading
from engine.verify.folder import verify_folder
from tests.signing import ReleaseOptions

UNEQUAL = (
    Path(__file__).resolve().parents[5]
    / "shared"
    / "data"
    / "timeseries"
    / "PickupGestureWiimoteZ_unequal.csv"
)
COLUMNS = Columns(id="meter", time=("time",), value="kwh")


def long_file(tmp_path, rows):
    path = tmp_path / "long.csv"
    path.write_text("meter,time,kwh\n" + "".join(f"{m},{t},{v}\n" for m, t, v in rows))
    return path


def read(path, columns=COLUMNS, **chosen):
    with recorded() as cleaned:
        series = load([path], Reading(**chosen), columns, Progress())
    return series, cleaned.counts()


def test_stamps_with_zones_are_put_in_order_as_utc(tmp_path):
    """02:30 comes twice in the night when summer time ends; the zone tells which is which."""
    stamps = [
        "2024-10-27 01:30+02:00",
        "2024-10-27 02:30+02:00",
        "2024-10-27 02:30+01:00",
        "2024-10-27 03:30+01:00",
    ]
    rows = [(m, t, 10 * m + i) for m in (1, 2) for i, t in enumerate(stamps)]
    series, _ = read(long_file(tmp_path, rows), layout="long")
    assert series.values.tolist() == [[10, 11, 12, 13], [20, 21, 22, 23]]
    assert series.times == ("2024-10-26 23:30", "2024-10-27 00:30", "2024-10-27 01:30", "2024-10-27 02:30")
    assert any("as UTC" in said for said in series.notes)


IN_ORDER = {
    "the day first, over the end of a month": ("30.01.2024", "31.01.2024", "01.02.2024"),
    "the day first, with strokes": ("30/01/2024", "31/01/2024", "01/02/2024"),
    "the month first": ("01/30/2024", "01/31/2024", "02/01/2024"),
    "without noughts": ("2024-1-9", "2024-1-10", "2024-2-1"),
    "counted": ("t1", "t2", "t10"),
    "counted in words": ("week 2", "week 9", "week 11"),
    "of the clock": ("8:30", "9:00", "10:15"),
    "numbers": ("2", "10", "11"),
}


@pytest.mark.parametrize("name", IN_ORDER)
def test_times_of_a_long_file_follow_each_other(tmp_path, name):
    """By their letters 01.02. came before 30.01., and t10 before t2: the series were shuffled in time."""
    stamps = IN_ORDER[name]
    rows = [(m, t, 10 * m + i) for m in (1, 2) for i, t in enumerate(stamps)]
    rng = np.random.default_rng(3)
    series, _ = read(long_file(tmp_path, [rows[i] for i in rng.permutation(len(rows))]), layout="long")
    assert series.times == stamps
    assert sorted(series.values.tolist()) == [[10, 11, 12], [20, 21, 22]]
    assert not any("letters" in said for said in series.notes)


def test_zones_by_name_or_in_brackets_are_zones(tmp_path):
    night = ["2024-10-27 02:30 CEST", "2024-10-27 02:30 CET"]
    berlin = ["2024-10-27T02:30:00+02:00[Europe/Berlin]", "2024-10-27T02:30:00+01:00[Europe/Berlin]"]
    for stamps in (night, berlin):
        series, _ = read(long_file(tmp_path, [(m, t, m) for m in (1, 2) for t in stamps]), layout="long")
        assert series.times == ("2024-10-27 00:30", "2024-10-27 01:30")


def test_stamps_of_which_some_carry_a_zone_are_refused(tmp_path):
    stamps = ("2024-10-27 01:30+02:00", "2024-10-27 02:30")
    with pytest.raises(InputError, match="some time stamps carry a zone"):
        read(long_file(tmp_path, [(m, t, m) for m in (1, 2) for t in stamps]), layout="long")


@pytest.mark.parametrize(
    ("stamps", "said"),
    [(("Feb 2024", "Jan 2024"), "in that of their letters"), (("01/02/2024", "02/02/2024"), "the day first")],
)
def test_an_order_that_is_taken_on_trust_is_said(tmp_path, stamps, said):
    series, _ = read(long_file(tmp_path, [(m, t, m) for m in (1, 2) for t in stamps]), layout="long")
    assert any(said in note for note in series.notes)


def test_the_hour_that_comes_twice_is_explained(tmp_path):
    rows = [(m, t, m) for m in (1, 2) for t in ("2024-10-27 02:30", "2024-10-27 02:30", "2024-10-27 03:30")]
    with pytest.raises(InputError) as caught:
        read(long_file(tmp_path, rows), layout="long")
    assert "summer time ends comes twice" in caught.value.hint


def test_the_hour_that_is_not_there_is_noticed():
    night = [
        "2024-03-31 00:30",
        "2024-03-31 01:00",
        "2024-03-31 01:30",
        "2024-03-31 03:00",
        "2024-03-31 03:30",
    ]
    (said,) = uneven_steps(night)  # one hole, one sentence
    assert said.startswith("summer time begins after 2024-03-31 01:30") and "all steps as equal" in said
    other = [stamp.replace("03-31", "05-31") for stamp in night]
    assert len(uneven_steps(other)) == 1
    german = [f"31.03.2024 {stamp[-5:]}" for stamp in night]
    assert len(uneven_steps(german)) == 1
    later = ["2024-03-31 04:00", "2024-03-31 04:30", "2024-03-31 05:00", "2024-03-31 09:00"]
    uneven, leap = uneven_steps([*night, *later])
    assert "1 of 8 steps" in uneven and "05:00 to 2024-03-31 09:00" in uneven and "summer time" in leap


def test_irregular_readings_are_put_on_a_grid(tmp_path):
    rows = [(1, "2024-01-01 00:05", 1), (1, "2024-01-01 00:50", 3), (1, "2024-01-01 01:10", 5)]
    rows += [(1, "2024-01-01 03:59", 9), (2, "2024-01-01 00:00", 4), (2, "2024-01-01 01:00", 6)]
    rows += [(2, "2024-01-01 02:00", 7), (2, "2024-01-01 03:00", 8)]
    path = long_file(tmp_path, rows)
    with pytest.raises(InputError, match="1 value is missing"):
        read(path, layout="long", grid="hour")  # meter 1 has no reading in the third hour
    series, counts = read(path, layout="long", grid="hour", gaps="interpolate")
    assert series.times == tuple(f"2024-01-01 0{hour}:00" for hour in range(4))
    assert series.values.tolist() == [[2, 5, 7, 9], [4, 6, 7, 8]]
    assert counts == {"gridded": 1} and series.counts.repeated == 0


def test_a_step_in_which_nobody_was_read_is_a_gap(tmp_path):
    rows = [(m, f"0{d}.01.2024", m + d) for m in (1, 2) for d in (1, 2, 4)]
    series, _ = read(long_file(tmp_path, rows), layout="long", grid="day", gaps="interpolate")
    assert series.times[2] == "2024-01-03" and series.values[0].tolist() == [2, 3, 4, 5]


def test_a_grid_needs_dates(tmp_path):
    with pytest.raises(InputError, match="not every time is a date"):
        read(long_file(tmp_path, [(1, "first", 1), (1, "then", 2)]), layout="long", grid="hour")


@given(st.lists(st.floats(-1e3, 1e3), min_size=2, max_size=40), st.integers(2, 60))
def test_stretching_keeps_the_ends_and_the_range(values, length):
    found = stretch(np.array(values), length)
    assert found[0] == values[0] and found[-1] == pytest.approx(values[-1])
    assert min(values) - 1e-9 <= found.min() and found.max() <= max(values) + 1e-9


def test_a_straight_line_stays_one():
    assert np.allclose(stretch(np.arange(5.0), 9), np.arange(0, 4.5, 0.5))


def test_series_of_unequal_lengths_are_stretched_released_and_verified(tmp_path):
    if not UNEQUAL.exists():
        pytest.skip("the unequal-length set is not at hand")
    pipeline = Pipeline()
    values = {"lengths": "stretch", "length": 24, "k": 5, "P": 2}
    task = task_of(find("timeseries.naive"), [UNEQUAL], values)
    order = ReleaseOptions(str(tmp_path / "out"), "csv")
    items = {item.name: item for item in pipeline.judge(task, order, Progress()).items}
    assert items["Cleaned at Load"].state == "amber"
    released = pipeline.release(task, order, Progress())
    assert any("of the range of all readings" in said for said in released.outcome.measured.warnings)
    assert all(check.passed for check in verify_folder(tmp_path / "out", Progress()))
    header = (tmp_path / "out/release/data.csv").read_text().splitlines()[0]
    assert header.startswith("GroupID,p1,p2") and "p24" in header


def test_several_rows_a_person_are_told(tmp_path):
    path = tmp_path / "wide.csv"
    rows = [("Ada", 1), ("Ada", 2), ("Bob", 3), ("Cy", 4), ("Cy", 5), ("Cy", 6)]
    path.write_text("who,t1,t2,t3\n" + "".join(f"{who},{n},{n + 1},{n}\n" for who, n in rows))
    series, _ = read(path, Columns(id="who", time=("t1", "t2", "t3")))
    assert any("2 of 3 identifiers have several rows, up to 3" in said for said in series.notes)
    once, _ = read(path, Columns(id="", time=("t1", "t2", "t3")))
    assert not any("several rows" in said for said in once.notes)
