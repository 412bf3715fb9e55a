"""Levels of a lattice that are given instead of searched for: run as they are, or refused with the reason."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core import params
from engine.core.errors import ParameterError
from engine.kinds.tables.class_views import lattice
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.generalise import GeneraliseOutcome
from engine.kinds.tables.params import Generalise
from tests.engine.kinds.tables.people import published_of

ZIPS = ("130", "131", "148", "149")
TABLE = Table((TableColumn("zip", np.array([0, 1, 2, 3, 2, 0], np.int32), ZIPS),), {"quasi": ("zip",)})


def run(*levels, k=2, suppress=0.0):
    values = {"method": "lattice", "k": k, "suppress": suppress, "levels": list(levels)}
    return published_of(TABLE, params.build(Generalise, values))


def test_the_given_node_is_taken_instead_of_the_best():
    best = run().outcomes[0]
    assert isinstance(best, GeneraliseOutcome) and best.written.levels == (1,)
    given = run("zip=2").outcomes[0]
    assert isinstance(given, GeneraliseOutcome) and given.written.levels == (2,)
    assert given.loss > best.loss


@pytest.mark.parametrize(
    ("levels", "said"),
    [
        (("zip=0",), "would leave out 2 rows because of k, 0 are allowed"),
        (("zip=9",), "has levels 0 to 3"),
        (("age=1",), "other columns"),
        (("zip",), "is no level"),
    ],
)
def test_what_cannot_be_is_refused_in_words(levels, said):
    with pytest.raises(ParameterError, match=said):
        run(*levels)


def test_the_share_that_would_do_is_said_and_does():
    with pytest.raises(ParameterError) as refused:
        run("zip=0")
    assert refused.value.hint == "choose higher levels, or allow suppress=0.3334"
    assert run("zip=0", suppress=0.3334).table.rows == 4


def test_the_picture_shows_given_levels_beside_the_best():
    values = params.build(Generalise, {"method": "lattice", "k": 2, "suppress": 0, "levels": ["zip=3"]})
    shown = lattice(TABLE, published_of(TABLE, values), values)
    ring = [node for node in shown.nodes if node.chosen]
    assert [node.levels for node in ring] == [(3,)] and ring[0].feasible and ring[0].loss == 1
    assert not shown.optimal and min(n.loss for n in shown.nodes if n.feasible) < 1
    best = params.build(Generalise, {"method": "lattice", "k": 2, "suppress": 0})
    assert lattice(TABLE, published_of(TABLE, best), best).optimal


def test_levels_are_of_the_lattice():
    with pytest.raises(ParameterError, match="of the lattice"):
        params.build(Generalise, {"levels": ["zip=1"]})
