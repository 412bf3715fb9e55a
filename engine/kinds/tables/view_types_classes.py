"""What the window draws of a table that reaches k: class sizes, generalisation, lattice, loss, hierarchies.

Views of these names are asked with (data, published, params, …):

    class_size_bins()                     ClassSizeBins       before and after
    generalisation_map()                  GeneralisationMap   after a run of generalise
    lattice()                             LatticeView         after a run with method=lattice
    loss_against_k(steps)                 LossCurves          mondrian at once (microaggregation too)
    lattice_against_k(steps)              LossCurves          long view: 21 searches, points come as snapshots
    generalise_estimate(steps)            Estimate            on a sample, while the form is filled in
    class_boxes()                         ClassBoxes          of the two widest columns of numbers
    microaggregation()                    GroupSizes          after a run of microaggregate
    hierarchy(column, text="", k=5)       HierarchyView       built from the data, or read from text as CSV

`steps` are the steps of the form as a recipe writes them; the first generalise or microaggregate among them
counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class ClassSizeBins:
    """How many rows are in equivalence classes of which size: bins of doubling width, a line at k."""

    columns: tuple[str, ...]  # over which classes are counted
    unit: Literal["rows", "persons"]
    edges: Counts  # sizes edges[i] … edges[i + 1] − 1 are bin i
    before: Counts  # rows in classes of the bin
    after: Counts | None  # None before a run
    smallest_before: int
    smallest_after: int | None
    k: int | None  # asked for; None where no step asks


@dataclass(frozen=True)
class GeneralisationMap:
    """Columns × how far they were generalised; a cell is the share of the input's rows, a line sums to 1."""

    columns: tuple[str, ...]
    steps: tuple[str, ...]  # heads of the map: levels of a lattice or tenths of width; the last: suppressed
    shares: Array  # columns × steps; NaN where a column has no such level
    by_level: bool  # levels of hierarchies (lattice), else tenths of the column's width (mondrian)


@dataclass(frozen=True)
class LatticeNode:
    """A choice of levels. Feasible, loss and suppressed are None where the search could do without."""

    levels: tuple[int, ...]
    bound: float  # the loss is at least this
    loss: float | None
    feasible: bool | None
    suppressed: int | None
    chosen: bool = False


@dataclass(frozen=True)
class LatticeView:
    """Nodes whose bound is under twice the best loss, by sum of levels; more than 300 are a table by loss."""

    columns: tuple[str, ...]
    heights: tuple[int, ...]  # highest level of each column
    nodes: tuple[LatticeNode, ...]
    as_table: bool
    nodes_in_all: int
    evaluated: int
    optimal: bool  # the search ended and nothing is better than the chosen node


@dataclass(frozen=True)
class LossPoint:
    k: int
    loss: float | None  # None where k cannot be reached
    classes: int = 0
    suppressed: int = 0


@dataclass(frozen=True)
class LossCurve:
    """Loss for every k, for one way to reach it: "mondrian, cuts", "lattice, 5 % suppressed"."""

    name: str
    points: tuple[LossPoint, ...]
    chosen: bool = False  # the way that the form asks for


@dataclass(frozen=True)
class LossCurves:
    curves: tuple[LossCurve, ...]
    k: int | None  # asked for in the form
    unit: str  # what the loss is: "ncp" 0…1, "IL" in %
    rows: int
    sampled: bool = False
    error: str = ""
    hint: str = ""


@dataclass(frozen=True)
class Estimate:
    """One step tried on a sample. A sample loses more than the whole table: say "at most about"."""

    rows: int
    sampled: bool
    classes: int = 0  # scaled up to the whole table
    loss: float | None = None
    unit: str = "ncp"
    suppressed: float = 0.0  # share of the rows
    error: str = ""
    hint: str = ""


@dataclass(frozen=True)
class ClassBoxes:
    """Sampled rows of the two widest columns of numbers, and the boxes of the classes they fell into."""

    x: str
    y: str
    points: Array  # rows × 2, of the original
    boxes: Array  # classes × (x low, x high, y low, y high); open ends at the column's smallest and largest
    sizes: Counts  # rows of each box
    not_drawn: int = 0  # classes beyond those that are drawn


@dataclass(frozen=True)
class GroupSizes:
    """Groups of a microaggregation, and what each block lost."""

    k: int
    blocks: tuple[tuple[str, ...], ...]
    il: tuple[float, ...]  # in %, of each block
    method: str
    sizes: Counts  # how large groups are
    groups: Counts  # how many groups have this size


@dataclass(frozen=True)
class HierarchyLevel:
    """One level, with its labels in the order of the leaves, and how many rows and leaves each has."""

    labels: tuple[str, ...]
    rows: Counts
    leaves: Counts
    parent: Counts  # place of each label's parent in the next level; empty at the last


@dataclass(frozen=True)
class HierarchyView:
    """A tree to look at and to edit: `lines` are what is edited and saved, a value and its label a level."""

    column: str
    lines: tuple[tuple[str, ...], ...]
    levels: tuple[HierarchyLevel, ...]
    csv: str  # as it is saved: value;level1;level2
    unknown: tuple[str, ...] = ()  # values of the data that it lacks, at most five
    error: str = ""
    hint: str = ""
