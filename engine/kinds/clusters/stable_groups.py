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
from numba import njit
from numpy.typing import NDArray

from engine.core.stretches import stretches, through
from engine.kinds.clusters.message_schema import MessageRefused

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

NOBODY = -1
DENSE = 4  # a table of every code that there could be has at most a share of the rows


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
    atoms = through(np.zeros_like, wanted) if atoms is None else atoms
    if floor <= 1:
        return StableGroups(wanted, atoms, 0)
    pieces = _cut(atoms, wanted)
    if pieces.sizes.min() >= floor:
        return StableGroups(wanted, through(pieces.number, atoms, wanted), 0)
    moved = _mended(pieces, centroids, floor)
    if before is not None:
        moved = _stayed(pieces, moved, _homes(atoms, before), atoms, wanted, points, centroids)
    # Where an atom stays may be a group that no row is nearest to now.
    width = int(moved.max()) + 1
    _, names = np.unique(pieces.atoms * width + moved, return_inverse=True)
    return StableGroups(
        through(lambda atoms, wanted: moved[pieces.number(atoms, wanted)], atoms, wanted),
        through(lambda atoms, wanted: names[pieces.number(atoms, wanted)], atoms, wanted),
        int(pieces.sizes[moved != pieces.groups].sum()),
    )


@dataclass(frozen=True)
class _Pieces:
    """The atoms cut by the groups, numbered from 0 by atom and group."""

    width: int  # more than the number of any group
    codes: Ints  # atom · width + group of every piece
    sizes: Ints
    table: Ints | None  # the piece of every code, where there are few codes

    @property
    def atoms(self) -> Ints:
        return self.codes // self.width

    @property
    def groups(self) -> Ints:
        return self.codes % self.width

    def number(self, atoms: Ints, groups: Ints) -> Ints:
        """The piece of some rows."""
        codes = atoms * self.width + groups
        return np.searchsorted(self.codes, codes) if self.table is None else self.table[codes]


def _cut(atoms: Ints, groups: Ints) -> _Pieces:
    width = int(groups.max()) + 1
    most = (int(atoms.max()) + 1) * width
    if most <= max(len(groups) // DENSE, width):
        sizes = np.zeros(most, np.int64)
        for rows in stretches(len(groups)):
            sizes += np.bincount(atoms[rows] * width + groups[rows], minlength=most)
        codes = np.flatnonzero(sizes)
        return _Pieces(width, codes, sizes[codes], np.cumsum(sizes > 0) - 1)
    codes, sizes = np.zeros(0, np.int64), np.zeros(0, np.int64)
    for rows in stretches(len(groups)):
        found, times = np.unique(atoms[rows] * width + groups[rows], return_counts=True)
        codes, places = np.unique(np.concatenate([codes, found]), return_inverse=True)
        sizes = np.bincount(places, weights=np.concatenate([sizes, times])).astype(np.int64)
    return _Pieces(width, codes, sizes, None)


def _mended(pieces: _Pieces, centroids: Floats, floor: int) -> Ints:
    """The group of every piece: one that is too small goes with the nearest other one of its atom."""
    moved, atoms = pieces.groups, pieces.atoms
    small = np.unique(atoms[pieces.sizes < floor])
    ends = np.searchsorted(atoms, small, side="right")
    for first, last in zip(np.searchsorted(atoms, small), ends, strict=True):
        here = slice(first, last)
        moved[here] = _mended_atom(moved[here], pieces.sizes[here].copy(), centroids, floor)
    return moved


def _mended_atom(names: Ints, sizes: Ints, centroids: Floats, floor: int) -> Ints:
    goes = np.arange(len(names))
    while True:
        alive = np.flatnonzero(sizes > 0)
        small = alive[sizes[alive] < floor]
        if not len(small) or len(alive) == 1:
            return names[goes]
        least = small[np.argmin(sizes[small])]
        others = alive[alive != least]
        away = ((centroids[names[others]] - centroids[names[least]]) ** 2).sum(axis=1)
        nearest = others[np.argmin(away)]
        goes[goes == least] = nearest
        sizes[nearest] += sizes[least]
        sizes[least] = 0


def _homes(atoms: Ints, before: Ints) -> Ints:
    """The group that the rows of every atom were in: all of them in one."""
    homes = np.full(int(atoms.max()) + 1, NOBODY, dtype=np.int64)
    for rows in stretches(len(atoms)):
        homes[atoms[rows]] = before[rows]
    return homes


def _stayed(
    pieces: _Pieces, moved: Ints, homes: Ints, atoms: Ints, wanted: Ints, points: Floats, centroids: Floats
) -> Ints:
    """The same, but an atom that was mended stays as a whole where it was, where TD² is less by that: to
    leave all its rows there is one of the ways to settle it. Only rows for which it matters are counted."""
    mended = np.zeros(len(homes), dtype=bool)
    mended[pieces.atoms[moved != pieces.groups]] = True
    mended &= homes != NOBODY
    home = homes[pieces.atoms]
    counts = mended[pieces.atoms] & (home != moved)
    nearer = np.zeros(len(homes))  # by how much TD² is less, if all of the atom stays
    for rows in stretches(len(wanted)):
        number = pieces.number(atoms[rows], wanted[rows])
        inside = np.flatnonzero(counts[number])
        number, some = number[inside], points[rows][inside]
        gain = _away(some, centroids[moved[number]]) - _away(some, centroids[home[number]])
        nearer += np.bincount(pieces.atoms[number], weights=gain, minlength=len(nearer))
    return np.where((mended & (nearer > 0))[pieces.atoms], home, moved)


def _away(points: Floats, centroids: Floats) -> Floats:
    return ((points - centroids) ** 2).sum(axis=1)


def sums(points: Floats, groups: Ints, centroids: Floats) -> tuple[Floats, Floats, float]:
    """(Σ of the rows of each group, their counts, TD² of these groups).

    TD² is taken for the groups that are answered, not for the nearest centroids: with the sums it then
    tells only the squares of all rows together.
    """
    k, d = centroids.shape
    total = np.zeros((k, d + 1))
    parts = [_add(points[rows], groups[rows], centroids, total) for rows in stretches(len(points))]
    return total[:, :-1].copy(), total[:, -1].copy(), float(np.sum(parts))


@njit(nogil=True, cache=True, error_model="numpy")
def _add(points, groups, centroids, total):
    """Some rows to the sums and counts of their groups: their TD²."""
    d = points.shape[1]
    square = 0.0
    for i in range(len(points)):
        group = groups[i]
        if group < 0:
            continue
        for j in range(d):
            step = points[i, j] - centroids[group, j]
            square += step * step
            total[group, j] += points[i, j]
        total[group, d] += 1.0
    return square
