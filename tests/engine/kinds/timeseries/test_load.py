"""Reading series: roles, long tables, gaps, lengths, sentinels; every refusal is one clear line."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from engine.core import params
from engine.core.errors import InputError, ParameterError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import source_of
from engine.core.technique import find_kind
from engine.kinds.timeseries.kind import KIND, Columns, Naive, Reading

SAMPLE = Path(__file__).parents[4] / "resources" / "samples" / "meters.csv"


def load(path, **settings):
    reading = {n: v for n, v in settings.items() if n in Reading.__dataclass_fields__}
    columns = {n: v for n, v in settings.items() if n in Columns.__dataclass_fields__}
    return KIND.load([Path(path)], params.build(Reading, reading), params.build(Columns, columns), Progress())


def preview(path):
    return KIND.preview([Path(path)], Reading(), Columns(), Progress())


@pytest.fixture
def table(tmp_path):
    def write(text):
        path = tmp_path / "series.csv"
        path.write_text(text)
        return path

    return write


def refusal(path, **settings):
    with pytest.raises(InputError) as caught:
        load(path, **settings)
    line = caught.value.one_line()
    assert "\n" not in line
    return line


# ── roles ─────────────────────────────────────────────────────────────────────────────────────


def test_the_sample_is_recognised():
    seen = preview(SAMPLE)
    assert seen.chosen.id == "meter" and seen.chosen.sensitive == () and len(seen.chosen.time) == 24
    assert seen.roles["h07"] == "time" and seen.roles["meter"] == "id" and seen.problems == ()
    assert seen.roles["tariff"] == ""
    data = load(SAMPLE, sensitive="tariff")
    assert data.values.shape == (240, 24) and set(data.sensitive[0].labels) == {
        "standard",
        "night",
        "dynamic",
    }


def test_a_column_without_a_role_is_left_out_and_said():
    assert load(SAMPLE).notes == ("left out of the release because they have no role: tariff",)


@pytest.mark.parametrize(
    ("name", "id_", "sensitive", "points"),
    [
        ("sales_weekly_811x52.csv", "Unnamed: 0", (), 52),
        ("ItalyPowerDemand.csv", "id", (), 24),
        ("news_popularity_minus1_missing.csv", "IDLink", (), 144),
    ],
)
def test_roles_of_real_files(shared_data, name, id_, sensitive, points):
    chosen = preview(shared_data(f"timeseries/{name}")).chosen
    assert (chosen.id, chosen.sensitive, len(chosen.time)) == (id_, sensitive, points)


def test_declared_roles_are_taken(table):
    path = table("a,b,c,d\n1,2,3,x\n4,5,6,y\n7,8,9,x\n")
    data = load(path, id="", time="c,a", sensitive="d")
    assert data.times == ("c", "a") and data.values.tolist() == [[3, 1], [6, 4], [9, 7]]
    assert data.sensitive[0].codes.tolist() == [0, 1, 0]


def test_an_unknown_column_is_named_with_the_known_ones(table):
    line = refusal(table("a,b,c\n1,2,3\n"), sensitive="income")
    assert "no column 'income'" in line and "a, b, c" in line


def test_a_column_that_the_release_adds_is_refused(table):
    assert "column Level" in refusal(table("id,t1,t2,Level\nx,1,2,3\ny,2,3,4\n"), sensitive="Level")


# ── long tables ───────────────────────────────────────────────────────────────────────────────

LONG = "meter,hour,kwh,tariff\nm1,2,12,A\nm2,1,21,B\nm1,1,11,A\nm2,2,22,B\n"


def test_long_tables_are_pivoted(table):
    data = load(table(LONG), layout="long", sensitive="tariff")
    assert data.times == ("1", "2") and data.values.tolist() == [[11, 12], [21, 22]]
    assert [data.sensitive[0].labels[code] for code in data.sensitive[0].codes] == ["A", "B"]


def test_a_repeated_measurement_is_named(table):
    assert "line 6: a second value" in refusal(table(LONG + "m2,1,5,B\n"), layout="long")


def test_a_sensitive_value_that_changes_within_a_series_is_named(table):
    line = refusal(table(LONG.replace("m1,1,11,A", "m1,1,11,C")), layout="long", sensitive="tariff")
    assert "line 4, column tariff" in line


def test_a_missing_measurement_is_a_gap(table):
    line = refusal(table(LONG + "m3,2,5,B\n"), layout="long")
    assert "1 value is missing, in 1 of 3 series" in line and "column 1" in line


REPEATED = LONG + "m2,1,5,B\nm2,1,7,B\n"  # three readings of m2 at 1: 21, 5, 7


def test_repeated_readings_are_refused_with_ways_out(table):
    with pytest.raises(InputError) as caught:
        load(table(REPEATED), layout="long")
    assert "line 6: a second value for the same series at 1" in caught.value.message
    assert "2" in caught.value.hint
    ways = [dict(remedy.changes) for remedy in caught.value.remedies]
    assert ways == [{"repeated": "first"}, {"repeated": "last"}, {"repeated": "mean"}]


@pytest.mark.parametrize(("rule", "value"), [("first", 21), ("last", 7), ("mean", 11)])
def test_repeated_readings_by_a_rule_are_counted(table, rule, value):
    data = load(table(REPEATED), layout="long", repeated=rule)
    assert data.values.tolist() == [[11, 12], [value, 22]]
    assert (data.counts.repeated, data.counts.repeated_by) == (2, rule)
    assert any("2 repeated readings" in note for note in data.notes)


def test_a_missing_reading_among_repeated_ones_does_not_count(table):
    text = LONG + "m2,1,,B\n"
    for rule in ("first", "last", "mean"):
        assert load(table(text), layout="long", repeated=rule).values[1].tolist() == [21, 22]


def test_without_repeated_readings_the_rule_says_nothing(table):
    counts = load(table(LONG), layout="long", repeated="mean").counts
    assert (counts.repeated, counts.repeated_by) == (0, "")


def test_a_gap_in_a_long_file_is_named_by_the_line_where_its_series_begins(table):
    line = refusal(table(LONG + "m3,2,5,B\n"), layout="long")
    assert "the series that begins at line 6, column 1" in line


def test_missing_roles_of_a_long_file_are_asked_for_in_words_of_the_window(table):
    line = refusal(table("a,b,c\nx,y,z\nu,v,w\n"), layout="long")
    assert "identifier, time and value" in line and "--set" not in line


# ── time points ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("times", "place"),
    [
        (["2024-05-31 00:30", "2024-05-31 01:00", "2024-05-31 01:30", "2024-05-31 03:00"], "01:30 to"),
        (["t1", "t2", "t3", "t5"], "t3 to t5"),
        (["W0", "W1", "W2", "W9", "W10"], "W2 to W9"),
    ],
)
def test_uneven_time_points_are_said(table, times, place):
    rows = [f"m{i}," + ",".join(str(i + j) for j in range(len(times))) for i in range(4)]
    data = load(table("\n".join(["id," + ",".join(times), *rows]) + "\n"), id="id", time=",".join(times))
    assert any("not evenly spaced: 1 of" in note and place in note for note in data.notes), data.notes


@pytest.mark.parametrize("times", [["t1", "t2", "t3"], ["Jan", "Feb", "Mar"], ["h00", "h06", "h12", "h18"]])
def test_even_or_unknown_time_points_are_not_remarked_on(table, times):
    rows = [f"m{i}," + ",".join(str(i + j) for j in range(len(times))) for i in range(4)]
    data = load(table("\n".join(["id," + ",".join(times), *rows]) + "\n"), id="id", time=",".join(times))
    assert data.notes == ()


# ── what is counted ───────────────────────────────────────────────────────────────────────────


def test_what_reading_did_is_counted(table):
    dropped, filled = load(table(GAPS), gaps="drop"), load(table(GAPS), gaps="interpolate")
    assert (dropped.read, dropped.counts.gaps, dropped.counts.filled) == (4, 2, 0)
    assert (filled.read, filled.counts.gaps, filled.counts.filled) == (4, 1, 1)
    cut = load(table(UNEQUAL), lengths="window", length=3)
    assert (cut.read, cut.counts.lengths, cut.counts.points_cut) == (4, 1, 1)
    told = load(SAMPLE).counts
    assert told.identifier and told.roleless == 1


def test_numbers_that_cannot_be_computed_with_are_named(table):
    assert "line 3, column t2: 1e+305" in refusal(table("id,t1,t2\na,1,2\nb,1,1e305\nc,2,3\n"))


def test_blanks_and_invisible_signs_are_no_part_of_a_sensitive_value(table):
    text = "id,t1,t2,tariff\na,1,2,day\nb,2,3,day \nc,3,4,d\u200bay\nd,4,5,  \n"
    column = load(table(text), sensitive="tariff").sensitive[0]
    assert column.codes.tolist() == [0, 0, 1, -1] and column.labels.tolist() == ["day", "d ay"]


def test_a_very_wide_table_is_read_in_time(tmp_path):
    names = ",".join(f"t{j}" for j in range(50_000))
    row = ",".join(["1"] * 50_000)
    path = tmp_path / "wide.csv"
    path.write_text(f"id,{names}\na,{row}\nb,{row}\n")
    began = time.perf_counter()
    seen = preview(path)
    assert len(seen.chosen.time) == 50_000 and time.perf_counter() - began < 30


# ── gaps, lengths, sentinels ──────────────────────────────────────────────────────────────────

GAPS = "id,t1,t2,t3,t4\na,1,,3,4\nb,1,2,3,4\nc,,2,3,4\nd,4,3,2,1\n"


def test_gaps_are_counted_by_row_and_column(table):
    line = refusal(table(GAPS))
    assert "2 values are missing, in 2 of 4 series; first: line 2, column t2" in line
    assert "--set gaps=drop" in line and "--set gaps=interpolate" in line


def test_gaps_dropped_and_filled(table):
    path = table(GAPS)
    dropped = load(path, gaps="drop")
    assert dropped.values.tolist() == [[1, 2, 3, 4], [4, 3, 2, 1]]
    assert dropped.notes == ("2 series with missing values were dropped",)
    filled = load(path, gaps="interpolate")
    assert filled.values.tolist() == [[1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1]]
    assert "1 missing value in 1 series was filled" in filled.notes[0]


def test_infinite_values_are_gaps(table):
    assert "(1 of them infinite)" in refusal(table("id,t1,t2,t3\na,1,inf,3\nb,1,2,3\n"))


UNEQUAL = "id,t1,t2,t3,t4\na,1,2,3,4\nb,1,2,3,\nc,5,6,7,\nd,1,2,,\n"


def test_ends_that_were_decided_about_are_no_gaps(table):
    """Seen in the walk: the preview went on to warn of 21529 missing values when lengths were cut already."""
    path = table(UNEQUAL)
    decided = KIND.preview([path], params.build(Reading, {"lengths": "window"}), Columns(), Progress())
    assert [p.what for p in preview(path).problems] and not decided.problems
    holed = table(UNEQUAL.replace("1,2", "1,", 1))
    left = KIND.preview([holed], params.build(Reading, {"lengths": "window"}), Columns(), Progress())
    assert [p.what for p in left.problems] == ["1 value is missing in 1 of the first 4 series"]


def test_unequal_lengths_come_with_their_histogram(table):
    line = refusal(table(UNEQUAL))
    assert "1 of 2 points, 2 of 3 points, 1 of 4 points" in line
    assert "--set lengths=window" in line and "--set lengths=bucket" in line


def test_window_and_bucket(table):
    path = table(UNEQUAL)
    assert load(path, lengths="window").values.shape == (4, 2)
    assert load(path, lengths="window", length=3).values.tolist() == [[1, 2, 3], [1, 2, 3], [5, 6, 7]]
    assert load(path, lengths="bucket").values.tolist() == [[1, 2, 3], [5, 6, 7]]
    assert "no series is left" in refusal(path, lengths="bucket", length=9)


def test_the_unequal_file(shared_data):
    line = refusal(shared_data("timeseries/PickupGestureWiimoteZ_unequal.csv"))
    assert "unequal lengths" in line and "lengths=window" in line


def test_the_file_with_minus_one_as_missing(shared_data):
    path = shared_data("timeseries/news_popularity_minus1_missing.csv")
    line = refusal(path)
    assert "-1 stands in 15% of the cells" in line and "line 2, column TS1" in line and "missing=-1" in line
    line = refusal(path, missing="-1")
    assert "165530 values are missing, in 5420 of 7687 series" in line and "line 2, column TS1" in line
    assert load(path, missing="-1", gaps="drop").values.shape == (2267, 144)
    assert load(path, sentinels="keep").values.shape == (7687, 144)
    assert any("-1 stands in" in problem.what for problem in preview(path).problems)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (bytes(range(256)) * 50, "not a text table"),
        (b"id,t1\na,1\nb,2\n", "at least 2 time points"),
        (b"id,name\na,x\nb,y\n", "at least 2 time points"),
        (b"id,t1,t2\na,1,2\nb,1,n/a\n", "line 3, column t2: 'n/a' is not a number"),
    ],
)
def test_hopeless_files(tmp_path, content, words):
    path = tmp_path / "file.csv"
    path.write_bytes(content)
    reading = {"time": "t1,t2"} if b"n/a" in content else {}
    assert words in refusal(path, **reading)


# ── parameters against data ───────────────────────────────────────────────────────────────────


def run(data, **values):
    technique = KIND.techniques[0]
    return technique.run(data, params.build(Naive, values), Randomness.from_seed(1), Progress())


def test_parameters_that_do_not_fit():
    with pytest.raises(ParameterError, match=r"P \(9\) is larger than k \(8\)"):
        params.build(Naive, {"k": 8, "P": 9})
    data = load(SAMPLE)
    with pytest.raises(InputError, match="240 series, a group of k = 241"):
        run(data, k=241)
    with pytest.raises(ParameterError, match="25 is more than the 24 points"):
        run(data, segments=25)
    with pytest.raises(ParameterError, match="no column is sensitive"):
        run(data, distinct=2)


def test_one_row(table):
    with pytest.raises(InputError, match="1 series"):
        run(load(table("id,t1,t2\na,1,2\n"), id="id", time="t1,t2"))


def test_a_sensitive_column_that_names_rows_is_refused(table):
    text = "id,t1,t2,name\n" + "".join(f"i{i},{i},{i * i},n{i}\n" for i in range(20))
    with pytest.raises(InputError, match="column name: 20 of 20 series have a value of their own"):
        run(load(table(text), sensitive="name"))


def test_nothing_of_the_identifier_is_kept():
    assert b"M1476" not in np.array(repr(load(SAMPLE, sensitive="tariff"))).tobytes()


def test_a_number_column_with_one_stray_text_is_refused_and_never_published(tmp_path):
    path = tmp_path / "stray.csv"
    rows = [f"p{i},{i % 7},{'n/a' if i == 30 else i % 5},{i % 3}" for i in range(60)]
    path.write_text("\n".join(["who,t1,t2,t3", *rows]) + "\n")
    source = source_of(find_kind("timeseries"), [path], {})
    seen = Pipeline().preview(source, Progress())
    assert seen.chosen.sensitive == () and seen.chosen.time == ("t1", "t2", "t3")
    first = seen.problems[0]
    assert (first.where, first.what) == ("row 31, column t2", "'n/a' is not a number")
    with pytest.raises(InputError, match="line 32, column t2: 'n/a' is not a number"):
        Pipeline().open(source, Progress())


# ── where a series stands ─────────────────────────────────────────────────────────────────────


def test_a_member_of_a_group_is_found_in_the_file_whatever_was_dropped(table):
    """Wide: its row. Long: the row of its first reading."""
    wide = load(table(GAPS), gaps="drop")
    assert wide.rows_in_file(np.arange(2)).tolist() == [1, 3] and not wide.long
    shifted = "meter,hour,kwh\n" + "m0,1,5\n" + "".join(f"m{i},{h},{i + h}\n" for i in (1, 2) for h in (1, 2))
    long = load(table(shifted), layout="long", gaps="drop")
    assert long.values.tolist() == [[2, 3], [3, 4]]
    assert long.rows_in_file(np.arange(2)).tolist() == [1, 3] and long.long


def test_the_view_of_a_group_names_rows_of_the_file(table):
    rows = [f"m{i}," + ",".join(str((i * 7 + j * j) % 11) for j in range(6)) for i in range(20)]
    rows[3] = "m3,,1,2,3,4,5"
    data = load(table("\n".join(["id,t1,t2,t3,t4,t5,t6", *rows]) + "\n"), gaps="drop")
    published = run(data, k=4, P=2)
    for number in range(len(published.low)):
        view = KIND.views["group"](data, published, Naive(k=4, P=2), number=number)
        for place, member in zip(view.file_rows, view.members, strict=True):
            assert rows[place].split(",")[1:] == [str(int(x)) for x in member]
