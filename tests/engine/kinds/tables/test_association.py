"""Cramér's V by hand, and that suppression is a loss in every figure of utility."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.tables.association import (
    MISSING,
    REST,
    CodedColumn,
    associations,
    both_coded,
    cramers_v,
    cross_counts,
)
from engine.kinds.tables.association_views import association, cross_table
from engine.kinds.tables.column_pairs import ColumnPair
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.measure import association_metrics, column_metrics
from tests.engine.kinds.tables.people import chained, people, published_of


def coded(*values):
    labels = tuple(sorted(set(values)))
    return CodedColumn(np.array([labels.index(value) for value in values]), labels)


def by_hand(counts):
    """χ² cell by cell."""
    n, rows, columns = counts.sum(), counts.sum(axis=1), counts.sum(axis=0)
    chi2 = sum(
        (counts[i, j] - rows[i] * columns[j] / n) ** 2 / (rows[i] * columns[j] / n)
        for i in range(len(rows))
        for j in range(len(columns))
    )
    return (chi2 / (n * (min(counts.shape) - 1))) ** 0.5


def test_one_follows_from_the_other_or_not_at_all():
    sex, ward = coded(*"ffmm"), coded(*"aabb")
    assert associations([sex, ward]) == pytest.approx(np.ones((2, 2)))
    assert associations([sex, coded(*"abab")]) == pytest.approx(np.eye(2))


@settings(max_examples=40)
@given(st.lists(st.lists(st.integers(1, 30), min_size=3, max_size=3), min_size=2, max_size=5))
def test_cramers_v_by_hand(counts):
    assert cramers_v(np.array(counts)) == pytest.approx(by_hand(np.array(counts)), abs=1e-9)


def test_a_value_that_nobody_has_changes_nothing():
    counts = np.array([[5, 0, 1], [0, 0, 0], [1, 0, 7]])
    assert cramers_v(counts) == pytest.approx(by_hand(np.array([[5, 1], [1, 7]])))
    assert cramers_v(np.array([[3, 4]])) == 0  # one value hangs together with nothing


def test_many_values_are_counted_by_the_commonest():
    column = TableColumn("x", np.repeat(np.arange(30), np.arange(30, 0, -1)).astype(np.int32),
                         tuple(f"v{i:02}" for i in range(30)))  # fmt: skip
    first, _ = both_coded(column, column)
    assert first.labels[:2] == ("v00", "v01") and first.labels[-1] == REST and len(first.labels) == 12
    assert np.bincount(first.codes).sum() == len(column.values)


def test_numbers_are_counted_by_tenths_of_the_original():
    before = TableColumn("x", np.append(np.arange(100.0), np.nan), None, 0)
    after = TableColumn("x", np.append(np.arange(100.0) + 1000, np.nan), None, 0)
    old, new = both_coded(before, after)
    assert np.bincount(old.codes).tolist() == [10] * 10 + [1]
    assert old.labels == new.labels and old.labels[-1] == MISSING
    assert set(new.codes) == {9, 10}  # all beyond the last cut, and the missing one


def test_a_column_that_was_wiped_out_is_changed_in_every_row_and_hangs_together_with_nothing():
    rng = np.random.default_rng(1)
    illness = rng.integers(0, 3, 400).astype(np.int32)
    born = TableColumn("born", np.arange(400, dtype=np.int32), tuple(f"{1900 + i}-01-01" for i in range(400)))
    wiped = TableColumn("born", np.zeros(400, np.int32), ("(other)",))
    sex = TableColumn("sex", (illness > 0).astype(np.int32), ("f", "m"))
    merged = TableColumn("sex", np.zeros(400, np.int32), ("*",))
    ill = TableColumn("ill", illness, ("a", "b", "c"))
    found = column_metrics(ColumnPair(born, wiped))
    assert found["changed"] == 1 and found["label_distance"] == pytest.approx(1)
    assert column_metrics(ColumnPair(sex, merged))["changed"] == 1
    moved = association_metrics(Table((sex, ill)), Table((merged, ill)))
    assert moved["association_difference_max"] == pytest.approx(1.0)
    assert association_metrics(Table((sex, ill)), Table((sex, ill)))["association_difference_max"] == 0


def test_the_views_count_every_row_before_and_after():
    table = people()
    published = published_of(table, chained(("discretise", ["age", "region"], {"classes": 4})))
    seen = association(table, published, None)
    assert seen.names == tuple(published.table.by_name) and seen.after is not None
    assert np.all((seen.before >= 0) & (seen.before <= 1 + 1e-9))
    cross = cross_table(table, published, None, "age", "illness")
    assert cross.after is not None and cross.before.counts.sum() == cross.after.counts.sum() == table.rows
    ages = published.table.by_name["age"].labels
    assert set(cross.after.rows) == set(ages)
    assert cross_counts(*(both_coded(c, c)[0] for c in table.columns[:2])).sum() == table.rows
    before_run = association(table, None, None)
    assert before_run.after is None and cross_table(table, None, None, "age", "tax").after is None


def test_rows_that_were_left_out_count_as_changed():
    from engine.kinds.tables.measure import with_suppressed

    kept = {"columns": {"age": {"changed": 0.0}, "sex": {"changed": 1.0}}, "il1s": 0.2}
    found = with_suppressed(kept, 0.9)
    assert found["columns"]["age"]["changed"] == pytest.approx(0.1)
    assert found["columns"]["sex"]["changed"] == pytest.approx(1.0)
    assert found["il1s"] == pytest.approx(0.9 * 0.2 + 0.1)
