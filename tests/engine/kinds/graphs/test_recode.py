"""Recoding raw labels into categories."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.kinds.graphs import views
from engine.kinds.graphs.aggregate import aggregate
from engine.kinds.graphs.data import Statements
from engine.kinds.graphs.recode import OTHER, recode

ROWS = [
    ("P1", "no bus", "late"),
    ("P2", "far away", "late"),
    ("P1", "no bus", "far away"),
    ("P3", "fear", "fear"),
    ("P3", "late", "worry"),
]
CATEGORIES = {"no bus": "Transport", "far away": "Transport", "late": "Delay", "fear": "Feelings"}


def cells(statements) -> set:
    pairs = zip(statements.source, statements.target, strict=True)
    return {(statements.labels[u], statements.labels[v]) for u, v in pairs}


def test_merging_drops_the_loops_it_made_and_keeps_those_in_the_data(study_of):
    made, counts = recode(study_of(ROWS).raw, CATEGORIES)
    assert cells(made) == {("Transport", "Delay"), ("Feelings", "Feelings"), ("Delay", "worry")}
    assert (counts.loops_dropped, counts.mapped, counts.unmapped) == (1, 4, 1)


@pytest.mark.parametrize(
    ("unmapped", "label", "dropped"), [("keep", "worry", 0), ("other", OTHER, 0), ("drop", None, 1)]
)
def test_labels_without_a_category(study_of, unmapped, label, dropped):
    made, counts = recode(study_of(ROWS).raw, CATEGORIES, unmapped)
    assert (("Delay", label) in cells(made)) == (label is not None)
    assert counts.statements_dropped == dropped


def test_a_person_still_counts_once_after_merging(study_of):
    made, _ = recode(study_of([*ROWS, ("P1", "far away", "late")]).raw, CATEGORIES)
    graph = aggregate(made, "binary")
    at = {
        (graph.labels[u], graph.labels[v]): n
        for u, v, n in zip(graph.source, graph.target, graph.contributors, strict=True)
    }
    assert at["Transport", "Delay"] == 2


def test_contributors_of_a_merged_aggregate_are_never_overstated():
    raw = Statements(
        ("a", "b", "c"),
        np.array([0, 1]),
        np.array([2, 2]),
        np.array([3.0, 4.0]),
        contributors=np.array([3, 4]),
    )
    graph = aggregate(recode(raw, {"a": "X", "b": "X"})[0], "binary")
    assert graph.weight.tolist() == [7] and graph.contributors.tolist() == [4]


def test_the_live_screen(study_of):
    study = study_of(ROWS)
    shown = views.recode(study, categories=CATEGORIES)
    assert shown.labels[0] == "late" and shown.mentions[0] == 3 and shown.categories[0] == "Delay"
    assert (shown.before.single_edges, shown.after.single_edges) == (5, 2)
    assert shown.before.nodes == 5 and shown.after.nodes == 4
    assert shown.counts.loops_dropped == 1
    assert views.recode(study).after == shown.before


def test_a_recode_table(file_of, load):
    maps = file_of("maps.csv", "participant,source,target\n" + "".join(f"{','.join(r)}\n" for r in ROWS))
    table = file_of("codes.csv", "label,category\n" + "".join(f"{a},{b}\n" for a, b in CATEGORIES.items()))
    study = load(maps, recode=str(table), unmapped="other")
    assert cells(study.statements) == {("Transport", "Delay"), ("Feelings", "Feelings"), ("Delay", OTHER)}
    assert study.counts.loops_dropped == 1 and "self-loops" in study.notes[-1]
    assert cells(load(maps, recode="codes.csv", unmapped="other").statements) == cells(study.statements)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("label,category\nno bus,A\nno  bus,B\n", "line 3: 'no bus' has the categories 'A' and 'B'"),
        ("label\nno bus\n", "one column"),
        ("label,category\nno bus,\n", "gives no label a category"),
    ],
)
def test_a_wrong_recode_table(file_of, load, text, words):
    maps = file_of("maps.csv", "participant,source,target\nP1,no bus,late\n")
    with pytest.raises(InputError, match=words):
        load(maps, recode=str(file_of("codes.csv", text)))


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 4), st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=40),
    st.dictionaries(st.integers(0, 6), st.sampled_from("XYZ"), max_size=7),
)
def test_recoding_is_the_obvious_thing(rows, mapping):
    labels = tuple(f"n{i}" for i in range(7))
    who, source, target = (np.array(column, np.int64) for column in zip(*rows, strict=True))
    raw = Statements(labels, source, target, np.ones(len(rows)), tuple("abcde"), who)
    categories = {f"n{i}": category for i, category in mapping.items()}
    graph = aggregate(recode(raw, categories)[0], "binary")
    expected: dict = {}
    for person, u, v in rows:
        a, b = categories.get(f"n{u}", f"n{u}"), categories.get(f"n{v}", f"n{v}")
        if a != b or u == v:
            expected.setdefault((a, b), set()).add(person)
    found = zip(graph.source, graph.target, graph.contributors, strict=True)
    assert {(graph.labels[u], graph.labels[v]): n for u, v, n in found} == {
        edge: len(people) for edge, people in expected.items()
    }
