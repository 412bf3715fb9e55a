"""Coding, dates, pseudonyms and PRAM as steps: worked examples on columns, and what is refused."""

from __future__ import annotations

import stat

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.params import Code, Dates, Pram, Pseudonymise
from engine.kinds.tables.run import run
from engine.kinds.tables.written_cells import written_labels


def numbers(name, *values) -> TableColumn:
    array = np.array([np.nan if v is None else float(v) for v in values])
    whole = all(v is None or float(v).is_integer() for v in values)
    return TableColumn(name, array, None, 0 if whole else 1)


def texts(name, *values) -> TableColumn:
    labels = tuple(sorted({v for v in values if v is not None}))
    return TableColumn(
        name, np.array([-1 if v is None else labels.index(v) for v in values], np.int32), labels
    )


def released(made, declared, roles=None, seed=1, **values):
    table = Table(tuple(made), roles or {})
    published = run(table, params.build(declared, values), Randomness.from_seed(seed), Progress())
    return published


def cells(published, name) -> list[str]:
    return written_labels(published.table.by_name[name])


# ── code ──────────────────────────────────────────────────────────────────────────────────────


def test_top_by_share_and_by_value():
    ages = numbers("age", 17, 22, 35, 61, 70, 88, 90, 93)
    assert cells(released([ages], Code, share=0.25, min_count=3), "age") == [
        "17", "22", "35", "61", "70", "[88..)", "[88..)", "[88..)",
    ]  # fmt: skip
    by_value = released([ages], Code, value=90)
    assert cells(by_value, "age")[-2:] == ["[90..)", "[90..)"]
    assert "only 2 values lie at the coded end" in by_value.warnings[0]
    assert cells(released([ages], Code, value=90, replace="threshold"), "age")[-1] == "90"
    with pytest.raises(ParameterError, match="mean of only 2"):
        released([ages], Code, value=90, replace="mean")
    assert cells(released([ages], Code, value=88, replace="mean", min_count=3), "age")[-1] == "90"


def test_bottom_and_ties():
    values = numbers("x", 9, 9, 9, 3, 2, 1)
    assert cells(released([values], Code, share=0.1, min_count=2), "x") == ["[9..)"] * 3 + ["3", "2", "1"]
    low = released([values], Code, operation="bottom", value=2)
    assert cells(low, "x")[-2:] == ["(..2]", "(..2]"]


def test_two_values_are_too_few():
    with pytest.raises(ParameterError, match="only 2 values"):
        released([numbers("x", 1, 2)], Code, min_count=3)


def test_rounding():
    values = numbers("x", 12, 13, -12.5, 2.5, None)
    assert cells(released([values], Code, operation="round", base=5), "x") == ["10", "15", "-10", "5", ""]


def test_first_characters():
    codes = texts("zip", "10115", "10117", "20095", None)
    kept = {"operation": "keep", "columns": "zip"}
    assert cells(released([codes], Code, **kept), "zip") == ["101**", "101**", "200**", ""]
    assert cells(released([codes], Code, min_count=2, **kept), "zip") == ["101**", "101**", "*", ""]
    assert cells(released([codes], Code, mask="", **kept), "zip")[0] == "101"
    lost = numbers("zip", 1067, 10115)
    with pytest.raises(ParameterError, match="leading zeros"):
        released([lost], Code, **kept)
    assert cells(released([lost], Code, length=5, **kept), "zip") == ["010**", "101**"]


def test_new_labels(tmp_path):
    table = tmp_path / "map.csv"
    table.write_text("a;x\n", "utf-8")
    ask = {"operation": "map", "columns": "c", "map": str(table)}
    with pytest.raises(ParameterError, match="'b'"):
        released([texts("c", "a", "b")], Code, **ask)
    assert cells(released([texts("c", "a", "b")], Code, unmapped="(other)", **ask), "c") == ["x", "(other)"]
    table.write_text("a;x\na;y\n", "utf-8")
    with pytest.raises(InputError, match="line 2"):
        released([texts("c", "a")], Code, **ask)
    with pytest.raises(ParameterError, match="need a table"):
        released([texts("c", "a")], Code, operation="map", columns="c")
    with pytest.raises(InputError, match="cannot be read"):
        released([texts("c", "a")], Code, operation="map", columns="c", map=str(tmp_path / "no.csv"))


def test_ends_of_texts_are_refused():
    with pytest.raises(ParameterError, match="is text"):
        released([texts("c", "a", "b")], Code, columns="c")


# ── dates ─────────────────────────────────────────────────────────────────────────────────────


def test_days_become_coarser():
    days = texts("d", "2024-12-30", "2000-02-29", None)
    assert cells(released([days], Dates), "d") == ["2024", "2000", ""]
    assert released([days], Dates).table.by_name["d"].numeric
    assert cells(released([days], Dates, to="week"), "d") == ["2025-W01", "2000-W09", ""]
    ages = released([days], Dates, to="age", reference="2025-03-01")
    assert cells(ages, "d") == ["0", "25", ""]


def test_an_age_at_a_column_and_below_zero():
    both = [texts("born", "2000-02-29", "2030-01-01"), texts("seen", "2023-02-28", "2024-01-01")]
    ask = {"columns": "born", "to": "age", "reference": "seen"}
    with pytest.raises(InputError, match="row 2, column born: the day lies after the reference"):
        released(both, Dates, **ask)
    assert cells(released(both, Dates, negative="missing", **ask), "born") == ["22", ""]
    with pytest.raises(ParameterError, match="no day and no column"):
        released(both, Dates, columns="born", to="age", reference="soon")


def test_what_is_no_day_is_refused_with_its_place():
    with pytest.raises(InputError, match="row 2, column d: '2023-02-29' is a day that does not exist"):
        released([texts("d", "2023-02-28", "2023-02-29")], Dates, columns="d")
    with pytest.raises(InputError, match="is no day"):
        released([texts("d", "2023-02-28", "x")], Dates, columns="d")
    with pytest.raises(InputError, match="holds no value at all"):
        released([texts("d", None, None), numbers("x", 1, 2)], Dates, columns="d")
    with pytest.raises(ParameterError, match="four digits"):
        params.build(Dates, {"format": "%d.%m.%y"})


def test_another_format_and_times_of_day():
    found = released([texts("d", "31.01.2024")], Dates, columns="d", format="%d.%m.%Y", to="month")
    assert cells(found, "d") == ["2024-01"]
    timed = released([texts("d", "2024-01-31 12:30:00")], Dates, to="month")
    assert cells(timed, "d") == ["2024-01"] and "times of day were dropped" in timed.warnings[0]


def shifted(seed=1, **values):
    columns = [
        texts("p", "a", "a", "b", None),
        texts("d", "2024-02-27", "2024-03-01", "2024-12-31", "2024-01-01"),
    ]
    return released(columns, Dates, {"person": ("p",)}, seed, to="shift", columns="d", **values)


def test_a_given_shift(tmp_path):
    known = tmp_path / "date_shifts.csv"
    known.write_text("person,days\na,2\nb,-366\n", "utf-8")
    found = shifted(shift=400, shifts=str(known))
    assert cells(found, "d")[:3] == ["2024-02-29", "2024-03-03", "2023-12-31"]
    with pytest.raises(ParameterError, match="outside the window"):
        shifted(shift=365, shifts=str(known))


@pytest.mark.parametrize("seed", range(8))
def test_gaps_of_a_person_stay_and_nobody_stands_still(seed):
    found = shifted(seed, multiple=7)
    days = np.array(cells(found, "d"), "datetime64[D]")
    before = np.array(["2024-02-27", "2024-03-01", "2024-12-31", "2024-01-01"], "datetime64[D]")
    moved = (days - before).astype(int)
    assert (
        moved[0] == moved[1] and (moved != 0).all() and (moved % 7 == 0).all() and (abs(moved) <= 365).all()
    )


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(["a", "b", "c", None]), st.integers(0, 20_000), st.integers(0, 20_000)),
        min_size=1,
        max_size=12,
    ),
    st.integers(7, 400),
    st.integers(0, 9),
)
def test_whatever_the_days_gaps_of_a_person_are_equal(rows, window, seed):
    start = np.datetime64("1950-01-01")
    days = [[str(start + day) for day in column] for column in zip(*[row[1:] for row in rows], strict=True)]
    given_ = [texts("p", *[row[0] for row in rows]), texts("x", *days[0]), texts("y", *days[1])]
    roles = {"person": ("p",)}
    found = released(given_, Dates, roles, seed, to="shift", columns="x,y", shift=window)
    moved = [
        (np.array(cells(found, name), "datetime64[D]") - np.array(before, "datetime64[D]")).astype(int)
        for name, before in zip("xy", days, strict=True)
    ]
    assert (moved[0] == moved[1]).all() and (moved[0] != 0).all() and (abs(moved[0]) <= window).all()
    for person in "abc":
        assert (
            len({shift for row, shift in zip(rows, moved[0].tolist(), strict=True) if row[0] == person}) <= 1
        )


def test_shifts_stay_in_the_audit(tmp_path):
    found = shifted()
    assert found.outcomes[0].facts() == {"equal_stays_equal": False}  # and nothing of the shifts
    found.outcomes[0].audit(tmp_path)
    (file,) = tmp_path.iterdir()
    assert file.name == "date_shifts.csv" and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_text("utf-8").splitlines()[0] == "person,days"


def test_a_day_that_would_leave_the_calendar():
    with pytest.raises(InputError, match="leave the years"):
        for seed in range(40):
            released([texts("d", "0001-01-01")], Dates, seed=seed, to="shift", columns="d", shift=30)


# ── pseudonyms ────────────────────────────────────────────────────────────────────────────────


def keyfile(tmp_path, key=bytes(range(32))):
    path = tmp_path / "my.key"
    path.write_text(key.hex(), "utf-8")
    return str(path)


def test_a_given_key(tmp_path):
    person = texts("person", "Anna", "anna", "Anna", None)
    found = released([person], Pseudonymise, {"id": ("person",)}, key=keyfile(tmp_path), columns="person")
    assert cells(found, "person") == ["htm4zjegr722lfzm", "gjo7ya3noenljswk", "htm4zjegr722lfzm", ""]
    found.outcomes[0].audit(tmp_path)
    assert not (tmp_path / "pseudonym.key").exists()  # a given key stays where it is
    with pytest.raises(ParameterError, match="at least 16"):
        released([person], Pseudonymise, key=keyfile(tmp_path, b"12345"))


def test_a_new_key_is_kept_for_the_owner_alone(tmp_path):
    found = released([texts("person", "Anna"), numbers("x", 1)], Pseudonymise, {"person": ("person",)})
    found.outcomes[0].audit(tmp_path)
    path = tmp_path / "pseudonym.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and len(bytes.fromhex(path.read_text())) == 32
    again = released([texts("person", "Anna")], Pseudonymise, {"person": ("person",)}, key=str(path))
    assert cells(again, "person") == cells(found, "person")


def test_blanks_capitals_prefix_and_space(tmp_path):
    person = texts("p", " Anna", "anna")
    found = released([person], Pseudonymise, columns="p", trim=True, fold=True, prefix="X-")
    assert len(set(cells(found, "p"))) == 1 and cells(found, "p")[0].startswith("X-")
    key = keyfile(tmp_path)
    both = released([texts("a", "x"), texts("b", "x")], Pseudonymise, columns="a,b", key=key, space="s")
    assert cells(both, "a") == cells(both, "b")


def test_random_numbers_and_their_table(tmp_path):
    first = released([texts("p", "b", "a", "c", "a")], Pseudonymise, columns="p", method="random")
    assert sorted(set(cells(first, "p"))) == ["1", "2", "3"] and cells(first, "p")[1] == cells(first, "p")[3]
    first.outcomes[0].audit(tmp_path)
    table = tmp_path / "pseudonyms.csv"
    assert stat.S_IMODE(table.stat().st_mode) == 0o600
    again = released([texts("p", "a", "d")], Pseudonymise, columns="p", method="random", table=str(table))
    assert cells(again, "p") == [cells(first, "p")[1], "4"]


# ── PRAM ──────────────────────────────────────────────────────────────────────────────────────


def test_pram_figures_and_missing_cells():
    column = texts("c", *("a" * 600 + "b" * 300 + "d" * 100), None)
    (change,) = released([column], Pram).changes
    assert change.posterior == pytest.approx(0.92) and change.epsilon is None
    assert change.expected == pytest.approx(0.2 * (1 - 0.36 - 0.09 - 0.01))
    assert abs(change.changed - change.expected) < 0.05
    (uniform,) = released([column], Pram, matrix="uniform").changes
    assert uniform.epsilon == pytest.approx(2.079442, abs=1e-6)
    assert cells(released([column], Pram), "c")[-1] == ""


def test_what_pram_refuses():
    with pytest.raises(ParameterError, match="one value only"):
        released([texts("c", "a", "a")], Pram, columns="c")
    with pytest.raises(ParameterError, match="changes nothing"):
        params.build(Pram, {"keep": 1})
    with pytest.raises(ParameterError, match="not in the public list"):
        released([texts("c", "a", "b")], Pram, columns="c", matrix="uniform", public="a,x,y")
    with pytest.raises(ParameterError, match="keep must be more"):
        released([texts("c", "a", "b")], Pram, columns="c", matrix="uniform", keep=0.4)
    with pytest.raises(ParameterError, match="different values"):
        released([numbers("c", *range(2000))], Pram, columns="c")


def test_pram_within_groups_draws_no_label_of_another_group():
    group = texts("g", *("x" * 50 + "y" * 50))
    column = texts("c", *("a" * 25 + "b" * 25 + "d" * 25 + "e" * 25))
    found = released([group, column], Pram, columns="c", within="g", keep=0.1)
    drawn = cells(found, "c")
    assert set(drawn[:50]) <= {"a", "b"} and set(drawn[50:]) <= {"d", "e"}
    assert found.table.by_name["g"].labels == ("x", "y")
