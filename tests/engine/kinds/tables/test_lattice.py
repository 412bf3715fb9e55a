"""The lattice: the examples, all nodes tried on random tables, Adult to the digit."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.kinds.tables import hierarchy as trees
from engine.kinds.tables.diversity import Requirement, sensitive_codes
from engine.kinds.tables.lattice import Lattice, search
from tests.engine.kinds.tables.classes import cells, generalise, loss, table
from tests.engine.kinds.tables.test_mondrian import NOBODY

ZIP = "130;13*;1**;*\n131;13*;1**;*\n148;14*;1**;*\n149;14*;1**;*\n205;20*;2**;*\n"
AGE = "".join(f"{age};{'<40' if age < 40 else '>=40'};*\n" for age in (25, 28, 38, 42, 51))


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "zip.csv").write_text(ZIP, encoding="utf-8")
    (tmp_path / "age.csv").write_text(AGE, encoding="utf-8")
    return str(tmp_path)


def by_lattice(folder, zips, ages=None, **values):
    quasi = {"zip": [None if z is None else str(z) + "" for z in zips]} | ({"age": ages} if ages else {})
    data = table(quasi)
    return generalise(data, method="lattice", hierarchies=folder, **{"suppress": 0, **values})


def test_the_examples(folder):
    ages = [25, 28, 38, 42, 51, 28]
    first = by_lattice(folder, [130, 131, 148, 149, 148, 130], ages)
    assert first.outcomes[0].written.levels == (1, 2) and loss(first) == 0.666667
    second = by_lattice(folder, [130, 131, 148, 149, 148, 205], ages)
    assert second.outcomes[0].written.levels == (3, 1) and loss(second) == 0.708333
    third = by_lattice(folder, [130, 131, 148, 149, 148, 205], ages, suppress=0.2)
    assert third.outcomes[0].written.levels == (2, 1) and loss(third) == 0.645833
    assert third.kept.tolist() == [0, 1, 2, 3, 4]
    same = by_lattice(folder, [130, 130, 130], k=3)
    assert same.outcomes[0].written.levels == (0,) and loss(same) == 0
    with pytest.raises(ParameterError, match="k = 3, the table has 2 rows"):
        by_lattice(folder, [130, 131], k=3, suppress=1)
    missing = by_lattice(folder, [130, None, 131, None])
    assert cells(missing, "zip") == ["13*", "", "13*", ""] and loss(missing) == 0.25


def test_suppressed_rows_may_stay_as_stars_if_they_are_a_class(folder):
    zips = [130, 131, 148, 149, 148, 205]
    alone = by_lattice(folder, zips, [25, 28, 38, 42, 51, 28], suppress=0.2, suppressed="star")
    assert alone.table.rows == 5 and "left out" in alone.warnings[0]
    data = table({"zip": ["130"] * 6 + ["148", "205"]})
    both = generalise(data, method="lattice", hierarchies=folder, suppress=0.25, suppressed="star")
    assert cells(both, "zip") == ["130"] * 6 + ["*", "*"] and both.kept is None


def test_hierarchies_that_are_built():
    ages = trees.build_numbers("x", np.arange(0.0, 80))
    assert ages.of_value["37"] == ("37", "[35..40)", "[30..40)", "[20..40)", "[0..40)", "*")
    assert trees.number_classes(np.array([-3.0]), 5) == ["[-5..0)"]
    assert trees.number_classes(np.array([0.3]), 0.1) == ["[0.3..0.4)"]
    days = trees.build_days("x", ["2024-03-17"])
    assert days.lines[0][1:] == ("2024-03", "2024-Q1", "2024", "2020s", "*")
    assert trees.build_codes("x", ["10115"]).lines[0][1:] == ("1011*", "101**", "10***", "1****", "*")
    rare = trees.build_categories("x", ["a", "b"], [5, 1], 2)
    assert rare.lines == (("a", "a", "*"), ("b", "(other)", "*"))


def test_hierarchies_that_are_read():
    good = "\ufeffa; x ;*\r\nb;x;*\r\nc;y;*\r\n"
    read = trees.read_hierarchy("c", good.encode(), "c.csv")
    assert read.height == 2 and read.of_value["a"] == ("a", "x", "*")
    assert trees.read_hierarchy("c", read.as_csv(), "c.csv") == read  # written and read again
    assert trees.read_hierarchy("c", "a,x\nb,y\n", "c.csv").height == 2  # * is added
    for wrong, said in (
        (good + "d;x;z", "line 4: 'x' has two parents"),
        (good + "d;x", "line 4: 2 levels, the first line has 3"),
        (good + "a;y;*", "line 4: 'a' has other labels before"),
    ):
        with pytest.raises(InputError, match=said):
            trees.read_hierarchy("c", wrong, "c.csv")


def test_unknown_values_are_named_or_stars(folder):
    with pytest.raises(InputError, match="lacks 1 values: '999'"):
        by_lattice(folder, [130, 131, 999, 999])
    made = by_lattice(folder, [130, 131, 999, 999], unknown="star")
    assert cells(made, "zip") == ["13*", "13*", "*", "*"]


def test_too_many_nodes_are_refused():
    data = table({f"c{i}": [f"{n:06}" for n in range(7)] for i in range(9)})
    with pytest.raises(ParameterError, match="nodes: more than can be searched"):
        generalise(data, method="lattice")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_search_finds_what_trying_all_nodes_finds(data):
    n, d = data.draw(st.integers(3, 14)), data.draw(st.integers(1, 3))
    leaves, levels = [], []
    for _ in range(d):
        raw = data.draw(st.lists(st.integers(0, 7), min_size=n, max_size=n))
        found = sorted(set(raw))
        lines = tuple((str(v), f"{v // 2}h", f"{v // 4}q", "*") for v in found)
        levels.append(trees.levels_of(trees.Hierarchy("x", lines), [str(v) for v in found], "refuse"))
        leaves.append([found.index(v) for v in raw])
    persons = data.draw(st.none() | st.lists(st.integers(0, 3), min_size=n, max_size=n))
    s = data.draw(st.none() | st.lists(st.integers(-1, 2), min_size=n, max_size=n))
    coded = () if s is None else (sensitive_codes("s", np.array(s), False),)
    needs = Requirement(
        data.draw(st.integers(2, 4)), NOBODY if persons is None else np.array(persons, np.int32), coded,
        data.draw(st.sampled_from([0.0, 1.5, 2.0])) if coded else 0.0, data.draw(st.booleans()),
        data.draw(st.sampled_from([-1.0, 0.3])) if coded else -1.0,
    )  # fmt: skip
    lattice = Lattice(np.array(leaves, np.int32).T, levels, needs, data.draw(st.sampled_from([0, 0.2, 0.5])))
    found = search(lattice, Progress())
    all_nodes = [lattice.evaluate(node) for node in itertools.product(*map(range, lattice.shape))]
    feasible = [one for one in all_nodes if one.feasible]
    if not feasible:
        assert found.best is None
        return
    least = min(one.loss for one in feasible)
    best = min(
        (one for one in feasible if one.loss <= least + 1e-12),
        key=lambda one: (one.suppressed, sum(one.levels), one.levels),
    )
    assert found.best.levels == best.levels
    assert all(found.bounds[one.levels] <= one.loss + 1e-9 for one in all_nodes)


LOSSES = {
    4: {5: (0.3583, 0.0381, 0.0292), 10: (0.3583, 0.1425, 0.0457), 50: (0.5, 0.3188, 0.1084)},
    8: {5: (0.6608, 0.4126, 0.2748), 10: (0.6608, 0.4875, 0.3444), 50: (0.7150, 0.5988, 0.4869)},
    9: {5: (0.6355, 0.4139, 0.2811), 10: (0.6355, 0.4537, 0.3293), 50: (0.6355, 0.5653, 0.4677)},
}


@pytest.mark.parametrize(
    ("columns", "k"),
    [
        pytest.param(c, k, marks=pytest.mark.slow if c > 4 and k != 10 else ())
        for c in LOSSES
        for k in (5, 10, 50)
    ],
)
def test_adult_to_the_digit(adult, shared_data, columns, k):
    names = ",".join(list(adult.by_name)[:columns])
    found = [
        round(
            generalise(
                adult, k=k, columns=names, method="lattice", suppress=share,
                hierarchies=str(shared_data("tables/hierarchies")),
            ).outcomes[0].loss, 4,
        )
        for share in (0, 0.01, 0.05)
    ]  # fmt: skip
    assert tuple(found) == LOSSES[columns][k]
