"""Groups of rows whose sums may be told round after round, without ever telling of few rows.

A master that chooses the centroids of every round could otherwise take a single row out of a cluster and
subtract two answers. So a site remembers the **atoms** of a run: the groups that no answer so far has told
apart (the common refinement of all partitions it answered for). A new partition may cut an atom only into
pieces of at least `floor` rows; a smaller piece goes with the nearest other piece of its atom.

Why that is enough: everything a site ever answers is a sum over groups that are unions of atoms, so
every number that can be computed from its answers is a function of the atoms' sums, and no atom has
fewer than `floor` rows. (Query auditing by the common refinement; see also Adam & Wortmann 1989, "query
set overlap". It holds for one run: what several runs tell together is more, as the help says.)

Where nothing had to be held back the partition is the nearest-centroid one, and Lloyd is exact.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.kinds.clusters.message_schema import MessageRefused

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

NOBODY = -1


@dataclass(frozen=True)
class StableGroups:
    """The group every row is answered for (−1: none), the atoms afterwards, and how many rows were held."""

    groups: Ints
    atoms: Ints
    held: int


def assign_groups(
    wanted: Ints, atoms: Ints | None, before: Ints | None, points: Floats, centroids: Floats, floor: int
) -> StableGroups:
    """The partition nearest to `wanted` that cuts no atom into pieces of fewer than `floor` rows.

    `before` are the groups of the last answer: where an atom as a whole is nearer to where it was, it
    stays there, so that TD² still never rises from round to round.
    """
    count = len(wanted)
    if atoms is not None and len(atoms) != count:
        raise MessageRefused(
            "this house's file has another number of rows than in the rounds before; nothing was answered",
            hint="the same rows answer all rounds of a run; begin anew with changed rows",
        )
    if count < floor:  # also: no rows at all
        return StableGroups(np.full(count, NOBODY, dtype=np.int64), np.zeros(count, dtype=np.int64), count)
    atoms = np.zeros(count, dtype=np.int64) if atoms is None else atoms
    if floor <= 1:
        return StableGroups(wanted, atoms, 0)
    place, sizes = _pieces(atoms, wanted)
    if sizes.min() >= floor:
        return StableGroups(wanted, place, 0)
    groups = wanted.copy()
    for rows in _atoms_to_mend(atoms, np.unique(atoms[(sizes < floor)[place]])):
        stay = None if before is None else before[rows]
        groups[rows] = _mended(wanted[rows], stay, points[rows], centroids, floor)
    return StableGroups(groups, _pieces(atoms, groups)[0], int((groups != wanted).sum()))


def _pieces(atoms: Ints, groups: Ints) -> tuple[Ints, Ints]:
    """The atoms cut by the groups, numbered from 0: (piece of every row, size of every piece)."""
    width = int(groups.max()) + 1
    codes, most = atoms * width + groups, (int(atoms.max()) + 1) * width
    if most > 4 * len(codes):
        _, place, sizes = np.unique(codes, return_inverse=True, return_counts=True)
        return place.astype(np.int64), sizes
    sizes = np.bincount(codes, minlength=most)  # several times faster than sorting
    return (np.cumsum(sizes > 0) - 1)[codes], sizes[sizes > 0]


def _atoms_to_mend(atoms: Ints, small: Ints) -> list[Ints]:
    """The rows of every atom that the wanted partition would cut too finely."""
    order = np.argsort(atoms, kind="stable")
    first = np.searchsorted(atoms[order], small)
    last = np.searchsorted(atoms[order], small, side="right")
    return [order[a:b] for a, b in zip(first, last, strict=True)]


def _mended(wanted: Ints, before: Ints | None, points: Floats, centroids: Floats, floor: int) -> Ints:
    """One atom: small pieces go with their nearest neighbour, or all stay where they were."""
    names, piece, sizes = np.unique(wanted, return_inverse=True, return_counts=True)
    goes = np.arange(len(names))
    sizes = sizes.copy()
    while True:
        alive = np.flatnonzero(sizes > 0)
        small = alive[sizes[alive] < floor]
        if not len(small) or len(alive) == 1:
            break
        least = small[np.argmin(sizes[small])]
        others = alive[alive != least]
        away = ((centroids[names[others]] - centroids[names[least]]) ** 2).sum(axis=1)
        nearest = others[np.argmin(away)]
        goes[goes == least] = nearest
        sizes[nearest] += sizes[least]
        sizes[least] = 0
    moved = names[goes[piece]]
    # All rows of an atom were in one group: to leave them there is one of the ways to settle it.
    if before is not None and _cost(points, centroids, before) < _cost(points, centroids, moved):
        return before
    return moved


def _cost(points: Floats, centroids: Floats, groups: Ints) -> float:
    return float(((points - centroids[groups]) ** 2).sum())


def sums(points: Floats, groups: Ints, centroids: Floats) -> tuple[Floats, Floats, float]:
    """(Σ of the rows of each group, their counts, TD² of these groups).

    TD² is taken for the groups that are answered, not for the nearest centroids: with the sums it then
    tells only the squares of all rows together.
    """
    k, d = centroids.shape
    inside = groups >= 0
    points, groups = points[inside], groups[inside]
    total = np.column_stack([np.bincount(groups, weights=points[:, j], minlength=k) for j in range(d)])
    counts = np.bincount(groups, minlength=k).astype(float)
    return np.asarray(total, dtype=float).reshape(k, d), counts, _cost(points, centroids, groups)
