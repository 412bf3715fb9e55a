"""Cleaning at Load: counted before it is chosen, done as chosen, recorded for gate and report."""

from __future__ import annotations

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.io.cleaning import clean, fold_key, parse_ranges, recorded, sentences
from engine.io.csv_dialect import TableReading
from engine.io.table_read import place, preview_table, read_table
from engine.io.units import split

RAGGED = "name,age,town\nAda,36,Rome\nBob,41\nCy,29,Berlin\nDora,50,Paris,x\nEve,7,Oslo\n"
SPELLED = "town,n\n Rome,1\nrome,2\nROME,3\nRome,4\nParis ,5\n" + "Paris,6\n" * 5


def written(tmp_path, content):
    path = tmp_path / "t.csv"
    path.write_text(content, encoding="utf-8")
    return path


def test_lines_that_do_not_fit_are_all_listed_before_and_after(tmp_path):
    path = written(tmp_path, RAGGED)
    with pytest.raises(InputError, match="line 3 has 2 fields") as caught:
        read_table(path, TableReading(), Progress())
    assert "2 such lines: 3, 5" in caught.value.hint
    assert caught.value.remedies[0].changes == {"bad_lines": "skip"}
    with recorded() as cleaned:
        table = read_table(path, TableReading(bad_lines="skip"), Progress())
    assert table.column("age").to_pylist() == [36, 29, 7]
    assert cleaned.counts() == {"bad_lines": 2} and cleaned.lines == [3, 5]
    assert place(path, TableReading(bad_lines="skip"), 2) == "line 6"
    first = preview_table(path, TableReading()).problems[0]
    assert (
        first.remedies[0].changes == {"bad_lines": "skip"}
        and "2 in the first rows" in first.remedies[0].label
    )
    assert preview_table(path, TableReading(bad_lines="skip")).problems == ()


def test_values_are_trimmed_and_spelled_alike_only_when_asked(tmp_path):
    path = written(tmp_path, SPELLED)
    told = preview_table(path, TableReading()).problems
    assert [one.remedies[0].changes for one in told] == [{"tidy": "trim"}, {"tidy": "fold"}]
    assert "2 values of the first rows have blanks" in told[0].what
    towns = {}
    for tidy in ("as_is", "trim", "fold"):
        with recorded() as cleaned:
            towns[tidy] = read_table(path, TableReading(tidy=tidy), Progress()).column("town").to_pylist()
        towns[tidy, "n"] = cleaned.counts()
    assert towns["as_is"][:5] == [" Rome", "rome", "ROME", "Rome", "Paris "] and towns["as_is", "n"] == {}
    assert towns["trim"][:5] == ["Rome", "rome", "ROME", "Rome", "Paris"] and towns["trim", "n"] == {
        "trimmed": 2
    }
    assert towns["fold"] == ["Rome"] * 4 + ["Paris"] * 6
    assert towns["fold", "n"] == {"trimmed": 2, "folded": 2}


def test_values_outside_a_declared_range_are_refused_or_missing(tmp_path):
    path = written(tmp_path, "age,h\n36,1.8\n999,1.7\n-1,\n41,1.6\n")
    with pytest.raises(InputError, match="2 values of column age lie outside 0 to 120; first: line 3, 999"):
        read_table(path, TableReading(ranges=("age=0..120",)), Progress())
    with recorded() as cleaned:
        table = read_table(
            path, TableReading(ranges=("age=0..120", "h=..2.5"), outside="missing"), Progress()
        )
    assert table.column("age").to_pylist() == [36, None, None, 41]
    assert cleaned.counts() == {"outside": 2}
    with pytest.raises(InputError, match="no column 'size'"):
        read_table(path, TableReading(ranges=("size=0..1",)), Progress())


WEIGHED = (
    "weight;rent;mixed;house;n\n70 kg;12,50 €;70 kg;12a;1\n81kg;1.300,75 €;900 g;13a;2\n;9 €;3 kg;14a;3\n"
)


def test_units_are_counted_before_and_taken_off_only_when_asked(tmp_path):
    path = written(tmp_path, WEIGHED)
    comma = TableReading(decimal=",")
    told = {one.where: (one.what, one.remedies) for one in preview_table(path, comma).problems}
    assert told["weight"][0] == "2 values of the first rows are numbers with the unit kg"
    assert told["rent"][1][0].changes == {"units": "off"} and "house" not in told
    assert told["mixed"] == ("its numbers have several units: g, kg", ())
    assert read_table(path, comma, Progress()).column("weight").to_pylist() == ["70 kg", "81kg", None]
    chosen = TableReading(decimal=",", units="off", ranges=("weight=0..200",))
    with recorded() as cleaned:
        found = read_table(path, chosen, Progress()).to_pydict()
    assert found["weight"] == [70, 81, None] and found["rent"] == [12.5, 1300.75, 9]
    assert found["mixed"] == ["70 kg", "900 g", "3 kg"] and found["house"] == ["12a", "13a", "14a"]
    assert cleaned.counts() == {"units": 5}
    after = preview_table(path, chosen)
    assert after.numeric == {"weight", "rent", "n"} and not after.problems


def test_the_decimal_sign_of_numbers_with_a_unit_is_recognised(tmp_path):
    path = written(tmp_path, "id;rent\n" + "".join(f"a{i};{i + 8},50 €\n" for i in range(20)))
    seen = preview_table(path, TableReading())
    assert seen.reading.decimal == "," and seen.problems[0].remedies[0].changes == {"units": "off"}
    assert read_table(path, TableReading(units="off"), Progress()).column("rent")[0].as_py() == 8.5
    pointed = preview_table(path, TableReading(decimal="."))
    assert not pointed.problems  # 8,50 is no number then, and nothing is offered that would do nothing


@pytest.mark.parametrize(
    ("cell", "made"),
    [
        ("70 kg", ("70", "kg")),
        ("−3 °C", ("−3", "°C")),
        ("35%", ("35", "%")),
        ("$ 1,200.50", ("1,200.50", "$")),
        ("12 m2", ("12", "m2")),
        ("5 km/h", ("5", "km/h")),
        ("7", ("7", "")),
        ("1 234,5 EUR", ("1 234,5", "EUR")),
        ("10-20", None),
        ("12a", None),
        ("kg", None),
        ("3 kg net", None),
        ("$5 USD", None),
        ("2020-01-01", None),
        ("12:30", None),
    ],
)
def test_what_is_a_number_with_a_unit(cell, made):
    assert split(cell) == made


@pytest.mark.parametrize("wrong", ["age", "age=5", "age=9..1", "=1..2", "age=a..b"])
def test_a_range_that_is_not_understood_is_named(wrong):
    with pytest.raises(ParameterError, match="is not understood"):
        parse_ranges((wrong,))


@given(st.lists(st.one_of(st.none(), st.text(max_size=6)), max_size=30))
def test_folding_is_stable_and_joins_only_what_is_alike(words):
    table = pa.table({"w": pa.array(words, pa.string()), "n": list(range(len(words)))})
    reading = TableReading(tidy="fold")
    once = clean(table, None, reading, str)
    assert clean(once, None, reading, str).equals(once)
    for before, after in zip(words, once.column("w").to_pylist(), strict=True):
        assert fold_key(after or "") == fold_key(before or "")


def test_every_count_has_a_sentence():
    counts = {"bad_lines": 1, "trimmed": 2, "folded": 3, "outside": 4, "units": 5}
    assert len(sentences(counts)) == 5
