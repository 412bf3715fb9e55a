"""The risk card and special uniques of a run: before and after by one code."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.params import Discretise
from engine.kinds.tables.risk_views import risk_card, special_uniques
from engine.kinds.tables.run import run


def people() -> Table:
    sex = TableColumn("sex", np.array([1, 1, 0, 0, 0, 1], np.int32), ("f", "m"))
    age = TableColumn("age", np.array([30.0, 30, 30, 40, 40, 50]), None, 0)
    return Table((sex, age), {"quasi": ("sex", "age")})


def test_before_a_run_the_card_is_of_the_file():
    card = risk_card(people(), None, None, k=2)
    assert card.before.prosecutor_mean == pytest.approx(4 / 6) and card.before.uniques == 2
    assert card.after is None and card.before.k_map is None and "not measured" in card.note


def test_k_if_a_missing_cell_could_be_anything_is_not_said_in_rows_where_persons_are_counted():
    """One person with five rows, one cell missing: 5 rows may be alike, and it is one person all the same."""
    sex = TableColumn("sex", np.array([0, 0, 0, 0, -1], np.int32), ("f",))
    person = TableColumn("person", np.zeros(5, np.int32), ("p",))
    rows = risk_card(Table((sex,), {"quasi": ("sex",)}), None, None, k=2)
    assert (rows.unit, rows.before.k, rows.before.k_missing_matches) == ("rows", 1, 5)
    roles = {"quasi": ("sex",), "person": ("person",)}
    persons = risk_card(Table((sex, person), roles), None, None, k=2)
    assert (persons.unit, persons.before.k, persons.before.k_missing_matches) == ("persons", 1, None)


def test_after_a_run_the_population_is_that_of_the_release(tmp_path):
    data = people()
    params = Discretise(columns=("age",), classes=2, min_count=2)
    published = run(data, params, Randomness.from_seed(1), Progress())
    labels = published.table.by_name["age"].labels
    file = tmp_path / "people.csv"
    file.write_text("sex,age,n\n" + "".join(f"{s},{a},7\n" for s in "fm" for a in labels), "utf-8")
    card = risk_card(data, published, params, k=2, population=str(file), fraction=0.5)
    assert card.after.k_map == 7 and card.after.journalist_max == pytest.approx(1 / 7)
    assert card.columns_after == ("sex", "age")
    file.write_text("sex,n\nf,1\n", "utf-8")
    with pytest.raises(InputError, match="no column 'age'"):
        risk_card(data, published, params, population=str(file))
    file.write_text("sex,age,n\nf,x,-1\n", "utf-8")
    with pytest.raises(InputError, match="row 1: '-1' is no number of people"):
        risk_card(data, published, params, population=str(file))
    with pytest.raises(ParameterError):
        risk_card(data, published, params, fraction=2.0)


def test_bars_of_special_uniques_by_column_and_value():
    rows = [("m", "30", "x")] * 2 + [("f", "30", "x"), ("f", "40", "y")]
    columns = []
    for place, name in enumerate("abc"):
        labels = tuple(sorted({row[place] for row in rows}))
        codes = np.array([labels.index(row[place]) for row in rows], np.int32)
        columns.append(TableColumn(name, codes, labels))
    data = Table(tuple(columns), {"quasi": ("a", "b", "c")})
    view = special_uniques(data, None, None, largest=2)
    assert [(bar.column, round(bar.before, 3)) for bar in view.columns] == [
        ("b", 0.5),
        ("c", 0.5),
        ("a", 0.333),
    ]
    assert {(b.column, b.value): round(b.before, 3) for b in view.values}[("b", "40")] == 0.333
    assert view.rows_before == 2 and view.rows_after is None and not view.sampled
    assert special_uniques(Table(tuple(columns)), None, None) is None


def test_numbers_and_missing_cells_have_bars_too():
    data = Table((TableColumn("age", np.array([1.0, 1, 2, np.nan]), None, 0),), {"quasi": ("age",)})
    view = special_uniques(data, None, None)
    assert {bar.value: bar.before for bar in view.values} == {"2": 0.5, "": 0.5}
