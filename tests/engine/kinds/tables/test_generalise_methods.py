"""Where no choice of levels will do: what of k, l and t fails, and how many rows would have to go."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.kinds.tables.diversity import Requirement, sensitive_codes
from engine.kinds.tables.generalise_methods import infeasible
from engine.kinds.tables.hierarchy import Hierarchy, levels_of
from engine.kinds.tables.lattice import Lattice, search
from tests.engine.kinds.tables.test_mondrian import NOBODY

TREE = Hierarchy("x", (("a", "ab", "*"), ("b", "ab", "*"), ("c", "cd", "*"), ("d", "cd", "*")))
LEAVES = np.array([[0], [0], [1], [1], [2], [3]], np.int32)


def lattice_of(needs, suppress=0.0):
    return Lattice(LEAVES, [levels_of(TREE, ["a", "b", "c", "d"], "refuse")], needs, suppress)


def codes(labels):
    values = np.array([sorted(set(labels)).index(one) for one in labels], np.int32)
    return (sensitive_codes("s", values, False, False),)


def test_which_of_k_l_and_t_fails_at_a_node():
    # at level 0 the classes are aa, bb, c and d
    needs = Requirement(2, NOBODY, codes("uuvvuv"), l=2.0, t=0.4)
    assert lattice_of(needs).failing((0,)) == ("k", "l", "t")
    assert lattice_of(needs, 0.4).failing((0,)) == ("l", "t")  # c and d may be left out, not more
    assert lattice_of(needs).failing((1,)) == ()
    assert lattice_of(Requirement(3, NOBODY)).failing((1,)) == ("k",)


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        (Requirement(7, NOBODY), "even with every column at * k is not reached"),
        (Requirement(2, NOBODY, codes("uuuvvv"), l=3.0), "even with every column at * l is not reached"),
        (Requirement(7, NOBODY, codes("uuuvvv"), l=3.0), "even with every column at * k, l is not reached"),
    ],
)
def test_it_says_what_fails_with_every_column_at_the_top(needs, said):
    lattice = lattice_of(needs)
    refused = infeasible(lattice, search(lattice, Progress()))
    assert refused.message == said and "no choice of levels" in refused.hint


def test_the_least_share_at_the_nearest_nodes_is_said_and_does():
    """Entropy 1.8 of all rows is missed by the top, and reached by the class of a and b alone."""
    needs = Requirement(2, NOBODY, codes("uvuvuu"), l=1.9, by_entropy=True)
    lattice = lattice_of(needs)
    found = search(lattice, Progress())
    assert found.best is None
    for node in ((0,), (1,)):
        found.looked_at[node] = lattice.evaluate(node)
    refused = infeasible(lattice, found)
    assert refused.message == "even with every column at * l is not reached"
    assert refused.hint.startswith(
        "ask for less, or allow more rows to be left out (levels 0: suppress=0.3334"
    )
    assert search(lattice_of(needs, 0.3334), Progress()).best is not None
