"""Groups that never cut off few rows, against the same written row by row."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import stretches
from engine.kinds.clusters import stable_groups


def slow(wanted, atoms, before, points, centroids, floor):
    """Groups and atoms: of each atom small pieces go with their nearest neighbour, or it stays as it was."""
    groups = wanted.copy()
    for atom in set(atoms.tolist()):
        rows = np.flatnonzero(atoms == atom)
        pieces = {group: rows[wanted[rows] == group] for group in sorted(set(wanted[rows].tolist()))}
        if min(map(len, pieces.values())) >= floor:
            continue
        while len(pieces) > 1 and min(map(len, pieces.values())) < floor:
            least = min(pieces, key=lambda group: len(pieces[group]))
            away = {g: ((centroids[g] - centroids[least]) ** 2).sum() for g in pieces if g != least}
            nearest = min(away, key=away.get)
            pieces[nearest] = np.concatenate([pieces[nearest], pieces.pop(least)])
        for group, some in pieces.items():
            groups[some] = group
        if before is not None and cost(points, centroids, before, rows) < cost(
            points, centroids, groups, rows
        ):
            groups[rows] = before[rows]
    return groups, np.unique(np.column_stack([atoms, groups]), axis=0, return_inverse=True)[1].ravel()


def cost(points, centroids, groups, rows):
    return ((points[rows] - centroids[groups[rows]]) ** 2).sum()


@pytest.mark.parametrize(("dense", "rows"), [(4, 1 << 16), (1 << 40, 1 << 16), (4, 7)])
@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 120),
    st.integers(1, 6),
    st.integers(1, 9),
    st.sampled_from([0.0, 1e6]),
    st.integers(0, 999),
)
def test_like_row_by_row(dense, rows, count, k, floor, offset, seed):
    random = np.random.default_rng(seed)
    points = random.normal(size=(count, 2)) + offset
    if count < floor:
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stable_groups, "DENSE", dense)
        patch.setattr(stretches, "ROWS", rows)
        atoms = before = None
        for _ in range(6):
            centroids = random.normal(size=(k, 2)) + offset
            wanted = ((points[:, None] - centroids[None]) ** 2).sum(axis=2).argmin(axis=1)
            found = stable_groups.assign_groups(wanted, atoms, before, points, centroids, floor)
            known = np.zeros(count, np.int64) if atoms is None else atoms
            groups, pieces = slow(wanted, known, before, points, centroids, floor)
            assert np.array_equal(found.groups, groups) and found.held == (groups != wanted).sum()
            assert floor == 1 or np.array_equal(found.atoms, pieces)
            atoms, before = found.atoms, found.groups


def test_an_atom_that_stays_in_a_group_that_no_row_is_nearest_to_is_no_other_atom():
    points = np.array([[9.0], [9.5], [11.0], [12.5], [0.0], [1.0]])
    atoms, before = np.array([0, 0, 0, 0, 1, 1]), np.array([3, 3, 3, 3, 0, 0])
    centroids = np.array([[0.0], [10.9], [13.0], [10.8]])
    wanted = np.array([1, 1, 1, 2, 0, 0])
    found = stable_groups.assign_groups(wanted, atoms, before, points, centroids, 2)
    assert found.groups.tolist() == [3, 3, 3, 3, 0, 0] and found.atoms.tolist() == [0, 0, 0, 0, 1, 1]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 200), st.integers(1, 4), st.integers(1, 5), st.integers(0, 99))
def test_sums_of_groups(count, d, k, seed):
    random = np.random.default_rng(seed)
    points, groups = random.integers(-9, 9, size=(count, d)) + 0.5, random.integers(-1, k, count)
    centroids = random.integers(-9, 9, size=(k, d)).astype(float)
    total, counts, square = stable_groups.sums(points, groups, centroids)
    for group in range(k):
        assert np.array_equal(total[group], points[groups == group].sum(axis=0))
        assert counts[group] == (groups == group).sum()
    inside = groups >= 0
    assert square == ((points[inside] - centroids[groups[inside]]) ** 2).sum()
