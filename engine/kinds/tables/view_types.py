"""What the window draws of a table: counts, matrices and a few sampled rows, never the table itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.params import Plain

Array = NDArray[np.float64]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class LabelCounts:
    """How many rows hold each label, the commonest first."""

    labels: tuple[str, ...]
    counts: Counts
    others: int = 0  # rarer labels that are not listed


@dataclass(frozen=True)
class NumberFacts:
    mean: float
    sd: float
    edges: Array
    counts: Counts


@dataclass(frozen=True)
class ColumnFacts:
    """One column of the original, its role, and what was done to it."""

    name: str
    numeric: bool
    present: int
    missing: int
    distinct: int
    role: str
    released: bool
    steps: tuple[str, ...]  # that were done to it
    default_of: tuple[str, ...]  # techniques that take it in a chain when no column is chosen
    default_alone: tuple[str, ...]  # and by themselves
    numbers: NumberFacts | None = None  # where there is a number
    labels: LabelCounts | None = None


@dataclass(frozen=True)
class TableOverview:
    rows: int
    columns: tuple[ColumnFacts, ...]


@dataclass(frozen=True)
class CategoryView:
    """A column of labels before and after."""

    name: str
    released: bool
    labels: tuple[str, ...]
    original: Counts
    after: Counts | None  # None where nothing of it is released
    others: int  # rarer labels that are not listed


@dataclass(frozen=True)
class ClassBins:
    """The classes that numbers were put into."""

    edges: Array
    sizes: Counts
    published: LabelCounts | None  # as intervals


@dataclass(frozen=True)
class NoiseBins:
    """What the noise of a column lets anyone reconstruct, and the intervals that hold an original."""

    edges: Array
    counts: Array  # reconstructed
    spiky: bool
    confidence: float
    privacy_level: float
    posterior_level: float
    at: Array  # released values, and the interval for one who knows the distribution
    low: Array
    high: Array


@dataclass(frozen=True)
class NumberView:
    """A column of numbers before and after."""

    name: str
    released: bool
    edges: Array
    original: Counts
    after: Counts | None = None
    classes: ClassBins | None = None  # where its last change put it into classes
    noise: NoiseBins | None = None  # where its last change added noise


ColumnView = NumberView | CategoryView


@dataclass(frozen=True)
class StepPreview:
    """A chain tried on a sample; where it cannot run, why not."""

    steps: Sequence[Plain]  # as asked
    name: str  # as asked
    rows: int
    sampled: bool = False
    columns: tuple[ColumnView, ...] = ()
    warnings: tuple[str, ...] = ()
    error: str = ""
    hint: str = ""


@dataclass(frozen=True)
class NoiseLevel:
    """The noise of one column and the privacy level it gives."""

    column: str
    shape: str
    scale: float
    level: float
    level_share: float | None


@dataclass(frozen=True)
class NoiseLevels:
    values: Plain  # of the form, as asked
    levels: tuple[NoiseLevel, ...]


@dataclass(frozen=True)
class ReconstructionView:
    """The estimates of some iterations on one grid, and the distance of every one from the original."""

    name: str
    edges: Array
    original: Array
    released: Array
    released_error: float
    iterations: NDArray[np.int64]  # that are shown
    estimates: Array  # iterations × bins
    errors: Array  # of all iterations


@dataclass(frozen=True)
class ReconstructionSnapshot:
    """An estimate while the run is under way."""

    column: str
    iteration: int
    edges: Array
    released: Array
    density: Array


@dataclass(frozen=True)
class CorrelationView:
    names: tuple[str, ...]
    before: Array
    after: Array | None  # None before a run
    difference: Array | None


@dataclass(frozen=True)
class ScatterView:
    """Pairs of columns: images of counts by the places of two names, and points of the same sampled rows."""

    names: tuple[str, ...]
    edges: tuple[Array, ...]  # of each column
    images_before: Mapping[tuple[int, int], Counts]
    images_after: Mapping[tuple[int, int], Counts]
    before: Array  # sampled rows × columns
    after: Array | None  # None before a run


@dataclass(frozen=True)
class LinkageView:
    """Distances of released rows to their own original and to the nearest one."""

    columns: tuple[str, ...]
    share: float  # of the rows whose nearest original is their own
    rows: int
    sampled: bool
    edges: Array
    own: Counts
    nearest: Counts


@dataclass(frozen=True)
class ClassSizeCounts:
    """How many rows are in equivalence classes of each size."""

    k: int
    uniques: int
    sizes: Counts
    rows: Counts


@dataclass(frozen=True)
class RiskView:
    columns: tuple[str, ...]  # by which rows are told apart
    before: ClassSizeCounts | None
    after: ClassSizeCounts | None


@dataclass(frozen=True)
class CrossCounts:
    """How many rows hold each pair of values."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    counts: Counts


@dataclass(frozen=True)
class CrossTableView:
    first: str
    second: str
    before: CrossCounts
    after: CrossCounts | None  # None before a run, or where one of the two is not released
