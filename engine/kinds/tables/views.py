"""What the window draws of a table, aggregated here: a million rows come out as a few thousand numbers.

Every view takes (data, published, params, **asked); `published` is None while only the file is loaded.
`noise` and `step_preview` are asked while the form is filled in. A form is wrong most of the time it is being
typed into, so what is wrong with the steps comes back as a sentence beside the answer instead of stopping it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError, SfumatoError
from engine.core.params import Plain, build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables import view_types as types
from engine.kinds.tables.association_views import association, cross_table
from engine.kinds.tables.attack_views import linkage, noise
from engine.kinds.tables.changes import ClassChange, NoiseChange
from engine.kinds.tables.class_views import (
    class_boxes,
    class_size_bins,
    generalisation_map,
    generalise_estimate,
    hierarchy,
    lattice,
    lattice_against_k,
    loss_against_k,
    microaggregation,
)
from engine.kinds.tables.column_pairs import ColumnPair, pairs_of
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.equivalence_classes import equivalence_classes
from engine.kinds.tables.measure import identifying_values
from engine.kinds.tables.moments import correlations_of
from engine.kinds.tables.noise import privacy_level
from engine.kinds.tables.params import STEPS, Chain, TableParams
from engine.kinds.tables.params_perturb import StopRule
from engine.kinds.tables.posterior import posterior_level
from engine.kinds.tables.proposals import proposals
from engine.kinds.tables.reconstruct import BinGrid, estimates, histogram
from engine.kinds.tables.risk_views import risk_card, special_uniques
from engine.kinds.tables.run import chosen_columns, run
from engine.kinds.tables.step_views import drawn_shares
from engine.kinds.tables.written_cells import as_labels

# The others are here.
__all__ = [
    "association",
    "class_boxes",
    "class_size_bins",
    "cross_table",
    "drawn_shares",
    "generalisation_map",
    "generalise_estimate",
    "hierarchy",
    "lattice",
    "lattice_against_k",
    "linkage",
    "loss_against_k",
    "microaggregation",
    "noise",
    "proposals",
    "risk_card",
    "special_uniques",
]

BINS = 60
OVERVIEW_BINS = 30
MOST_LABELS = 30
SCATTER_ROWS = 3_000
SCATTER_BINS = 64
SHOWN_ITERATIONS = 80
PREVIEW_ROWS = 20_000


def overview(
    data: Table, published: PublishedTable | None, params: TableParams | None
) -> types.TableOverview:
    """Facts and a small histogram of every column of the original, its role, and what was done to it."""
    role_of = {name: role for role, names in data.roles.items() for name in names}
    in_chain, alone = (_default_columns(data, alone) for alone in (False, True))
    columns = []
    for one in data.columns:
        steps = published.changes_of(one.name) if published else ()
        columns.append(
            types.ColumnFacts(
                name=one.name,
                numeric=one.numeric,
                present=one.present,
                missing=len(one.values) - one.present,
                distinct=len(np.unique(_known(one)) if one.labels is None else one.labels),
                role=role_of.get(one.name, ""),
                released=one.name not in data.withheld,
                steps=tuple(change.claim()["step"] for change in steps),
                default_of=tuple(step for step, names in in_chain.items() if one.name in names),
                default_alone=tuple(step for step, names in alone.items() if one.name in names),
                numbers=_number_facts(one) if one.numeric else None,
                labels=None if one.numeric else _label_counts(one),
            )
        )
    return types.TableOverview(data.rows, tuple(columns))


def _default_columns(data: Table, alone: bool) -> dict[str, tuple[str, ...]]:
    """Which columns a step takes when none is chosen: alone, or in a chain that starts with classes."""
    released = {c.name: c for c in data.columns if c.name not in data.withheld}
    taken: dict[str, tuple[str, ...]] = {}
    for key, Params in STEPS.items():
        touched = () if alone else taken.get("tables.discretise", ())
        taken[key] = chosen_columns(data, released, Params(), touched, alone)
    return taken


def _number_facts(column_: TableColumn) -> types.NumberFacts | None:
    known = _known(column_)
    if not len(known):
        return None
    edges = _edges([known], OVERVIEW_BINS, column_.decimals)
    return types.NumberFacts(float(known.mean()), float(known.std()), edges, _counts(known, edges))


def column(
    data: Table, published: PublishedTable | None, params: TableParams | None, name: str
) -> types.ColumnView:
    """Histograms of one column before, after and reconstructed, with the privacy level."""
    require_column(name, list(data.by_name), "name")
    before = data.by_name[name]
    after = published.table.by_name.get(name) if published else None
    if not before.numeric:
        return _categories(before, after)
    original, released = [v[~np.isnan(v)] for v in ColumnPair(before, after or before).numbers]
    edges = _edges([original, released], BINS, before.decimals)
    counts = _counts(original, edges)
    if published is None or after is None:
        return types.NumberView(name, False, edges, counts)
    classes, noise_ = None, None
    last = published.changes_of(name)[-1] if published.changes_of(name) else None
    if isinstance(last, NoiseChange):
        noise_ = _noise_bins(published, last)
    elif isinstance(last, ClassChange) and last.cuts is not None and len(original):
        bounds = np.array([original.min(), *last.cuts, original.max()])
        published_as = None if after.numeric else _label_counts(after, by_count=False)
        classes = types.ClassBins(bounds, last.sizes, published_as)
    return types.NumberView(name, True, edges, counts, _counts(released, edges), classes, noise_)


def _noise_bins(published: PublishedTable, change: NoiseChange) -> types.NoiseBins:
    found = published.reconstructions[change.column]
    posterior = posterior_level(found, change.law, change.confidence)
    return types.NoiseBins(
        edges=found.grid.edges,
        counts=found.density * published.table.by_name[change.column].present,
        spiky=found.spiky,
        confidence=change.confidence,
        privacy_level=privacy_level(change.law, change.confidence),
        posterior_level=posterior.level,
        at=posterior.at,
        low=posterior.low,
        high=posterior.high,
    )


def _categories(before: TableColumn, after: TableColumn | None) -> types.CategoryView:
    if after is None:
        own = _label_counts(before)
        return types.CategoryView(before.name, False, own.labels, own.counts, None, own.others)
    after = as_labels(after)
    labels = list(dict.fromkeys([*(before.labels or ()), *(after.labels or ())]))
    code_of = {label: code for code, label in enumerate(labels)}
    counts = []
    for one in (before, after):
        counts.append(np.zeros(len(labels), np.int64))
        counts[-1][[code_of[label] for label in one.labels or ()]] = _code_counts(one)
    order = np.argsort(-np.maximum(*counts), kind="stable")[:MOST_LABELS]
    listed = tuple(labels[code] for code in order)
    return types.CategoryView(
        before.name, True, listed, counts[0][order], counts[1][order], len(labels) - len(order)
    )


def reconstruction(
    data: Table,
    published: PublishedTable,
    params: TableParams | None,
    name: str,
    rule: StopRule | Literal[""] = "",
) -> types.ReconstructionView:
    """The estimate of every iteration on one grid, and its distance from the original (window only)."""
    change = next((c for c in published.noise_changes() if c.column == name), None)
    if change is None:
        raise ParameterError(
            text("column {name} has no noise to reconstruct it from", name=name), name="name"
        )
    found = published.reconstructions[name]
    grid = found.grid
    original = _smooth_histogram(data.by_name[name], grid)
    inside = slice(grid.margin, grid.margin + grid.bins)
    outside = 1 - original[inside].sum()
    steps: list[NDArray] = [np.full(grid.bins, 1 / grid.bins)]
    present = published.table.by_name[name].present
    steps += estimates(found.released, change.law, grid, present, rule or change.stop, 500)
    errors = [float(np.abs(step - original[inside]).sum() + outside) for step in steps]
    shown = np.unique(np.linspace(0, len(steps) - 1, min(len(steps), SHOWN_ITERATIONS)).astype(int))
    return types.ReconstructionView(
        name=name,
        edges=grid.edges,
        original=original[inside],
        released=found.released[inside],
        released_error=float(np.abs(found.released - original).sum()),
        iterations=shown,
        estimates=np.array([steps[number] for number in shown]),
        errors=np.array(errors),
    )


def _smooth_histogram(column_: TableColumn, grid: BinGrid) -> NDArray:
    """Shares of the originals on the grid. Whole numbers are spread over their own width: bins that hold two
    of them next to bins that hold three would look like a comb, and count as an error."""
    values = _known(column_)
    unit = 0.0 if column_.decimals is None else 10.0**-column_.decimals
    if not unit or grid.width > 20 * unit:
        return histogram(values, grid)
    found, counts = np.unique(values, return_counts=True)
    edges = grid.released_edges
    edges[0], edges[-1] = min(edges[0], found[0] - unit), max(edges[-1], found[-1] + unit)
    below = np.clip((edges[:, None] - found + unit / 2) / unit, 0, 1) @ counts
    return np.diff(below) / len(values)


def correlation(
    data: Table, published: PublishedTable | None, params: TableParams | None
) -> types.CorrelationView:
    """Correlation matrices before and after, and their difference."""
    pairs = [p for p in _pairs(data, published) if p.numeric and p.original.present and p.released.present]
    names = tuple(pair.name for pair in pairs)
    before, after = (
        correlations_of([pair.numbers[side] for pair in pairs]) if pairs else np.empty((0, 0))
        for side in (0, 1)
    )
    if published is None:
        return types.CorrelationView(names, before, None, None)
    return types.CorrelationView(names, before, after, after - before)


def scatter(
    data: Table,
    published: PublishedTable | None,
    params: TableParams | None,
    columns: Sequence[str] = (),
) -> types.ScatterView:
    """Pairs of columns before and after: as images of counts, and as points of the same sampled rows (for
    linked brushing). Without names, the first four numeric columns that were changed."""
    pairs = {p.name: p for p in _pairs(data, published) if p.numeric and p.original.present}
    changed = [c.column for c in published.changes] if published else []
    names = [n for n in dict.fromkeys([*columns] or [*changed, *pairs]) if n in pairs][: len(columns) or 4]
    sample = np.linspace(0, max(0, data.rows - 1), min(SCATTER_ROWS, data.rows)).astype(np.intp)
    edges = [_edges([v[~np.isnan(v)] for v in pairs[n].numbers], SCATTER_BINS, None) for n in names]
    sides = [[pairs[name].numbers[side] for name in names] for side in (0, 1)]
    images = [
        {
            (first, second): _image(values[first], values[second], edges[first], edges[second])
            for first in range(len(names))
            for second in range(first + 1, len(names))
        }
        for values in sides
    ]
    before, after = (
        np.column_stack([values[sample] for values in side]) if names else np.empty((0, 0)) for side in sides
    )
    return types.ScatterView(
        names=tuple(names),
        edges=tuple(edges),
        images_before=images[0],
        images_after=images[1] if published else {},
        before=before,
        after=after if published else None,
    )


def risk(data: Table, published: PublishedTable | None, params: TableParams | None) -> types.RiskView:
    """Equivalence classes before and after, on the quasi-identifiers and what leaves untouched: how many rows
    are in classes of which size."""
    released = identifying_values(data, published) if published else {}
    names = tuple(released) or data.role("quasi")
    original = {name: data.by_name[name].values for name in names}
    return types.RiskView(names, _class_sizes(original), _class_sizes(released))


def _class_sizes(columns: Mapping[str, NDArray]) -> types.ClassSizeCounts | None:
    if not columns:
        return None
    classes = equivalence_classes(list(columns.values()))
    size, count = np.unique(classes.sizes, return_counts=True)
    return types.ClassSizeCounts(classes.k, classes.uniques, size, size * count)


# ── while the form is filled in ───────────────────────────────────────────────────────────────


def step_preview(
    data: Table,
    published: PublishedTable | None,
    params: TableParams | None,
    steps: Sequence[Plain],
    name: str = "",
) -> types.StepPreview:
    """The chain on at most 20 000 rows, with noise of its own: what it does to the columns it changes, or
    to one column by name. No steps stand for the chain that runs when none is given."""
    sample = data.sample(PREVIEW_ROWS)
    try:
        tried = run(sample, build(Chain, {"steps": list(steps)}), Randomness.from_seed(None), Progress())
    except SfumatoError as error:
        return types.StepPreview(steps, name, sample.rows, error=error.message, hint=error.hint)
    names = [name] if name else list(dict.fromkeys(change.column for change in tried.changes))
    return types.StepPreview(
        steps,
        name,
        sample.rows,
        sampled=sample.rows < data.rows,
        columns=tuple(column(sample, tried, None, each) for each in names),
        warnings=tried.warnings,
    )


# ── counting ──────────────────────────────────────────────────────────────────────────────────


def _pairs(data: Table, published: PublishedTable | None) -> list[ColumnPair]:
    if published is None:
        return [ColumnPair(c, c) for c in data.columns if c.name not in data.withheld]
    return pairs_of(published.original(data), published.table)


def _edges(samples: Sequence[NDArray], bins: int, decimals: int | None) -> NDArray:
    """Bins over all samples; bins of whole numbers hold equally many of them."""
    low = min((float(s.min()) for s in samples if len(s)), default=0.0)
    high = max((float(s.max()) for s in samples if len(s)), default=1.0)
    if high <= low:
        return np.array([low - 0.5, low + 0.5])
    width = (high - low) / bins
    unit = 0.0 if decimals is None else 10.0**-decimals
    if unit and width < 20 * unit:
        width = max(1, np.ceil(width / unit)) * unit
        low = np.round(low / unit) * unit - unit / 2
        bins = int(np.ceil((high - low) / width))
    edges = low + width * np.arange(bins + 1)
    edges[-1] = max(edges[-1], high)  # rounding must not leave the largest value outside
    return edges


def _known(column_: TableColumn) -> NDArray:
    return column_.finite[~np.isnan(column_.finite)]


def _counts(values: NDArray, edges: NDArray) -> NDArray:
    return np.histogram(values, bins=len(edges) - 1, range=(edges[0], edges[-1]))[0]


def _image(x: NDArray, y: NDArray, x_edges: NDArray, y_edges: NDArray) -> NDArray:
    known = ~(np.isnan(x) | np.isnan(y))
    places = [
        np.clip(((v[known] - e[0]) / (e[-1] - e[0]) * (len(e) - 1)).astype(np.int64), 0, len(e) - 2)
        for v, e in ((x, x_edges), (y, y_edges))
    ]
    width, height = len(x_edges) - 1, len(y_edges) - 1
    return np.bincount(places[0] * height + places[1], minlength=width * height).reshape(width, height)


def _label_counts(column_: TableColumn, by_count: bool = True) -> types.LabelCounts:
    """The commonest labels, or all of them in their own order."""
    labels, counts = column_.labels or (), _code_counts(column_)
    order = np.argsort(-counts, kind="stable")[:MOST_LABELS] if by_count else np.arange(len(labels))
    return types.LabelCounts(tuple(labels[code] for code in order), counts[order], len(labels) - len(order))


def _code_counts(column_: TableColumn) -> NDArray[np.int64]:
    return np.bincount(column_.values[column_.values >= 0], minlength=len(column_.labels or ()))
