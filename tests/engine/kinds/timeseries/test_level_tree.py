"""The tree of levels against counting row by row."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries import sax
from engine.kinds.timeseries.data import SeriesTable
from engine.kinds.timeseries.kind import Kapra, Naive
from engine.kinds.timeseries.level_tree import GOOD, MERGED, SPLIT, SUPPRESSED, level_tree
from engine.kinds.timeseries.measure import pattern_losses
from engine.kinds.timeseries.run import run


@pytest.mark.parametrize("Params", [Naive, Kapra])
@pytest.mark.parametrize("seed", range(4))
def test_every_row_is_counted_at_its_level_under_its_pattern(Params, seed):
    rng = np.random.default_rng(seed)
    values = np.cumsum(rng.normal(size=(90, 8)), axis=1)
    data = SeriesTable(values, tuple("abcdefgh"))
    published = run(data, Params(k=6, P=2, segments=3), Randomness.from_seed(seed), Progress())
    _, changed = pattern_losses(data, published)
    tree = level_tree(values, published, changed)

    expected: Counter[tuple[int, int, str]] = Counter()
    for row, other in zip(published.kept, changed, strict=True):
        leaf = published.leaf[row]
        state = MERGED if other else GOOD
        expected[int(published.leaf_level[leaf]) - 1, state, sax.as_text(published.leaf_words[leaf])] += 1
    if published.suppressed:
        expected[0, SUPPRESSED, ""] = published.suppressed
    found: Counter[tuple[int, int, str]] = Counter()
    for depth, state, name, size in zip(tree.depth, tree.state, tree.names, tree.size, strict=True):
        if state != SPLIT and size:
            found[int(depth), int(state), name] += int(size)
    assert found == expected


def test_the_node_of_a_leaf_carries_its_pattern_at_its_level():
    rng = np.random.default_rng(5)
    values = np.cumsum(rng.normal(size=(60, 8)), axis=1)
    data = SeriesTable(values, tuple("abcdefgh"))
    published = run(data, Naive(k=6, P=2, segments=3), Randomness.from_seed(5), Progress())
    tree = level_tree(values, published, pattern_losses(data, published)[1])
    for leaf, node in enumerate(tree.leaf_node):
        assert tree.names[node] == sax.as_text(published.leaf_words[leaf])
        assert tree.depth[node] == published.leaf_level[leaf] - 1
