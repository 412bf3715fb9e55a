"""What the window draws of steps that reach k (`view_types_classes.py` says what each view is)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import SfumatoError
from engine.core.params import Plain, build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import distinct
from engine.kinds.tables import view_types_classes as types
from engine.kinds.tables.class_measures import classes_of
from engine.kinds.tables.coded_columns import build_hierarchy, code_column
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.generalise import GeneraliseOutcome
from engine.kinds.tables.hierarchy import Hierarchy, levels_of, read_hierarchy
from engine.kinds.tables.lattice import EQUAL
from engine.kinds.tables.microaggregate_blocks import MicroaggregateOutcome
from engine.kinds.tables.params import Chain, Generalise, Microaggregate, TableParams, make_step
from engine.kinds.tables.run import chosen_columns, run
from engine.kinds.tables.step_generalise import run as run_generalise
from engine.kinds.tables.step_microaggregate import run as run_microaggregate
from engine.kinds.tables.written_cells import written_codes

SAMPLE_ROWS = 5_000
MOST_NODES, TWICE = 300, 2.0
KS = (2, 3, 5, 10, 20, 50, 100)
CURVE_ROWS = 100_000
MOST_BOXES, MOST_POINTS = 2_000, 3_000
TENTHS = 10
REACHING = ("tables.generalise", "tables.microaggregate")
KEEPING = ("tables.code", "tables.dates")  # equal values stay equal

StepOf = Generalise | Microaggregate


def class_size_bins(
    data: Table, published: PublishedTable | None, params: TableParams | None
) -> types.ClassSizeBins | None:
    """None where no column is a quasi-identifier."""
    outcome = _generalised(published)
    names = outcome.columns if outcome else tuple(n for n in data.role("quasi") if n not in data.withheld)
    if not names:
        return None
    persons = outcome is not None and outcome.params.count == "persons"
    before = _sizes(data, data, names, persons)
    after = None if published is None else _sizes(published.original(data), published.table, names, persons)
    largest = max(int(before.max(initial=1)), int(after.max(initial=1)) if after is not None else 1)
    edges = 2 ** np.arange(int(np.log2(largest)) + 2)
    return types.ClassSizeBins(
        columns=names,
        unit="persons" if persons else "rows",
        edges=edges,
        before=_rows_by_bin(before, edges),
        after=None if after is None else _rows_by_bin(after, edges),
        smallest_before=int(before.min(initial=data.rows)),
        smallest_after=None if after is None else int(after.min(initial=data.rows)),
        k=outcome.params.k if outcome else None,
    )


def _sizes(original: Table, table: Table, names: Sequence[str], persons: bool) -> NDArray[np.int64]:
    """Of the class of every row: rows or persons."""
    classes = classes_of([table.by_name[name] for name in names if name in table.by_name])
    if not persons:
        return np.bincount(classes)[classes]
    codes = written_codes(original.by_name[original.role("person")[0]]) + 1
    width = int(codes.max(initial=0)) + 1
    return np.bincount(distinct(classes * width + codes) // width)[classes]


def _rows_by_bin(sizes: NDArray[np.int64], edges: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.bincount(np.searchsorted(edges, sizes, side="right") - 1, minlength=len(edges) - 1)


def generalisation_map(
    data: Table, published: PublishedTable, params: TableParams | None
) -> types.GeneralisationMap | None:
    outcome = _generalised(published)
    if outcome is None:
        return None
    written, stay = outcome.written, ~outcome.suppressed
    gone = float(outcome.suppressed.mean())
    if written.levels is not None:
        steps = max(written.heights) + 1
        shares = np.full((len(outcome.columns), steps + 1), np.nan)
        for place, (level, height) in enumerate(zip(written.levels, written.heights, strict=True)):
            shares[place, : height + 1] = 0.0
            shares[place, level] = 1 - gone
            shares[place, -1] = gone
        heads = tuple(str(level) for level in range(steps))
        return types.GeneralisationMap(outcome.columns, (*heads, "suppressed"), shares, True)
    shares = np.zeros((len(outcome.columns), TENTHS + 2))
    for place in range(len(outcome.columns)):
        losses = written.losses[stay, place]
        tenth = np.where(losses > 0, np.ceil(losses * TENTHS - 1e-9), 0).astype(int)
        shares[place, :-1] = np.bincount(tenth, minlength=TENTHS + 1) / max(1, outcome.rows)
        shares[place, -1] = gone
    heads = ("0", *(f"≤ {number * TENTHS} %" for number in range(1, TENTHS + 1)))
    return types.GeneralisationMap(outcome.columns, (*heads, "suppressed"), shares, False)


def lattice(data: Table, published: PublishedTable, params: TableParams | None) -> types.LatticeView | None:
    outcome = _generalised(published)
    if outcome is None or outcome.written.search is None or outcome.written.search.best is None:
        return None
    search = outcome.written.search
    best = search.best
    assert best is not None
    chosen = outcome.written.levels  # may be given instead of the best
    assert chosen is not None
    near = {tuple(int(level) for level in one) for one in np.argwhere(search.bounds <= TWICE * best.loss)}
    nodes = []
    for levels in sorted(near | {chosen}):
        found = search.looked_at.get(levels)
        state = int(search.state[levels])
        nodes.append(
            types.LatticeNode(
                levels=levels,
                bound=float(search.bounds[levels]),
                loss=found.loss if found else None,
                feasible=None if state == 0 else state == 2,
                suppressed=found.suppressed if found else None,
                chosen=levels == chosen,
            )
        )
    as_table = len(nodes) > MOST_NODES
    if as_table:
        nodes.sort(key=lambda node: (node.loss is None or not node.feasible, node.loss or node.bound))
        nodes = nodes[:MOST_NODES]
    return types.LatticeView(
        columns=outcome.columns,
        heights=outcome.written.heights,
        nodes=tuple(nodes),
        as_table=as_table,
        nodes_in_all=search.nodes,
        evaluated=len(search.looked_at),
        optimal=chosen in search.looked_at and search.looked_at[chosen].loss <= best.loss + EQUAL,
    )


def _generalised(published: PublishedTable | None) -> GeneraliseOutcome | None:
    found = [one for one in (published.outcomes if published else ()) if isinstance(one, GeneraliseOutcome)]
    return found[-1] if found else None


# ── while the form is filled in ───────────────────────────────────────────────────────────────


def _asked(steps: Sequence[Plain]) -> StepOf | None:
    for plain in steps:
        step = make_step(plain)
        if isinstance(step.params, Generalise | Microaggregate) and not step.off:
            return step.params
    return None


def _tried(data: Table, params: StepOf) -> tuple[float, int, float]:
    """Loss, classes and share of suppressed rows."""
    released = {c.name: c for c in data.columns if c.name not in data.withheld}
    names = chosen_columns(data, released, params)
    columns = [released[name] for name in names]
    randomness, progress = Randomness.from_seed(0), Progress()
    if isinstance(params, Generalise):
        outcome = run_generalise(data, columns, params, randomness, "", progress).outcome
        assert isinstance(outcome, GeneraliseOutcome)
        return outcome.loss, outcome.classes, float(outcome.suppressed.mean())
    found = run_microaggregate(data, columns, params, randomness, "", progress).outcome
    assert isinstance(found, MicroaggregateOutcome)
    groups = max(int(block.groups.max()) + 1 for block in found.blocks)
    return 100 * max(block.loss for block in found.blocks), groups, float(found.dropped.mean())


def _prepared(data: Table, steps: Sequence[Plain]) -> Table:
    """The table as it comes to the step that reaches k: days made coarser and codes shortened before it."""
    on = [step for step in steps if not step.get("off")]
    before = list(takewhile(lambda step: step["technique"] not in REACHING, on))
    before = [step for step in before if step["technique"] in KEEPING]
    if not before:
        return data
    chain = build(Chain, {"steps": before})
    made = run(data, chain, Randomness.from_seed(0), Progress()).table.by_name
    return Table(tuple(made.get(column.name, column) for column in data.columns), data.roles)


def generalise_estimate(
    data: Table, published: PublishedTable | None, params: TableParams | None, steps: Sequence[Plain]
) -> types.Estimate | None:
    """On at most 5 000 rows. None where no step reaches k."""
    sample = data.sample(SAMPLE_ROWS)
    sampled = sample.rows < data.rows
    try:
        asked = _asked(steps)
        if asked is None:
            return None
        loss, classes, suppressed = _tried(_prepared(sample, steps), asked)
    except SfumatoError as error:
        return types.Estimate(sample.rows, sampled, error=error.message, hint=error.hint)
    unit = "ncp" if isinstance(asked, Generalise) else "IL"
    scaled = round(classes * data.rows / max(1, sample.rows))
    return types.Estimate(sample.rows, sampled, scaled, loss, unit, suppressed)


def loss_against_k(
    data: Table, published: PublishedTable | None, params: TableParams | None, steps: Sequence[Plain]
) -> types.LossCurves | None:
    """Mondrian by cuts and tight, or microaggregation, for every k."""
    try:
        asked = _asked(steps)
    except SfumatoError as error:
        return types.LossCurves((), None, "ncp", data.rows, error=error.message, hint=error.hint)
    if asked is None:
        return None
    if isinstance(asked, Microaggregate):
        return _curves(data, steps, asked, {"microaggregation": asked}, lambda name: True)
    plain = replace(asked, method="mondrian", transform="", suppress=None)
    tried = {f"mondrian, {bounds}": replace(plain, bounds=bounds) for bounds in ("cuts", "tight")}
    chosen = f"{asked.method}, {asked.bounds}"
    return _curves(data, steps, asked, tried, lambda name: name == chosen)


def lattice_against_k(
    data: Table,
    published: PublishedTable | None,
    params: TableParams | None,
    steps: Sequence[Plain],
    progress: Progress,
) -> types.LossCurves | None:
    """The lattice with 0, 1 and 5 % suppressed, for every k: snapshots show the points as they come."""
    try:
        asked = _asked(steps)
    except SfumatoError as error:
        return types.LossCurves((), None, "ncp", data.rows, error=error.message, hint=error.hint)
    if not isinstance(asked, Generalise):
        return None
    plain = replace(asked, method="lattice", bounds="cuts", weights=(), transform="")
    tried = {
        f"lattice, {100 * share:g} % suppressed": replace(plain, suppress=share)
        for share in (0.0, 0.01, 0.05)
    }
    chosen = f"lattice, {100 * asked.limit:g} % suppressed" if asked.method == "lattice" else ""
    return _curves(data, steps, asked, tried, lambda name: name == chosen, progress)


def _curves(
    data: Table,
    steps: Sequence[Plain],
    asked: StepOf,
    tried: Mapping[str, StepOf],
    chosen: Callable[[str], bool],
    progress: Progress | None = None,
) -> types.LossCurves:
    sample = data.sample(CURVE_ROWS)
    unit = "ncp" if isinstance(asked, Generalise) else "IL"
    try:
        sample = _prepared(sample, steps)
    except SfumatoError as error:
        return types.LossCurves((), asked.k, unit, sample.rows, error=error.message, hint=error.hint)
    points: dict[str, list[types.LossPoint]] = {name: [] for name in tried}

    def so_far() -> types.LossCurves:
        curves = tuple(types.LossCurve(name, tuple(points[name]), chosen(name)) for name in tried)
        return types.LossCurves(curves, asked.k, unit, sample.rows, sample.rows < data.rows)

    done, wrong = 0, None
    for k in KS:
        for name, one in tried.items():
            if progress is not None:
                progress.report(done / (len(KS) * len(tried)), name)
            done += 1
            try:
                loss, classes, suppressed = _tried(sample, replace(one, k=k))
                point = types.LossPoint(k, loss, classes, round(suppressed * sample.rows))
            except SfumatoError as error:
                wrong, point = error, types.LossPoint(k, None)
            points[name].append(point)
            if progress is not None:
                progress.snapshot(so_far)
    found = so_far()
    if wrong is not None and all(one.loss is None for own in points.values() for one in own):
        return replace(found, error=wrong.message, hint=wrong.hint)
    return found


# ── after a run ───────────────────────────────────────────────────────────────────────────────


def class_boxes(
    data: Table, published: PublishedTable, params: TableParams | None
) -> types.ClassBoxes | None:
    """The two columns of numbers that vary most in number of values; None where there are not two."""
    outcome = _generalised(published)
    if outcome is None or outcome.written.transform.get("method") != "mondrian":
        return None
    told, leaves = outcome.written.transform["columns"], outcome.written.transform["leaves"]
    numbers = [
        n for n, one in enumerate(told) if one["kind"] == "number" and data.by_name[one["name"]].numeric
    ]
    numbers.sort(key=lambda n: -len(np.unique(data.by_name[told[n]["name"]].finite)))
    if len(numbers) < 2:
        return None
    x, y = sorted(numbers[:2])
    columns = [data.by_name[told[place]["name"]] for place in (x, y)]
    sizes = np.bincount(outcome.written.classes, minlength=len(leaves))
    largest = np.argsort(-sizes, kind="stable")[:MOST_BOXES]
    boxes = [
        [end for place, one in zip((x, y), columns, strict=True) for end in _ends(leaves[leaf][place], one)]
        for leaf in largest.tolist()
    ]
    rows = np.linspace(0, max(0, data.rows - 1), min(MOST_POINTS, data.rows)).astype(np.intp)
    points = np.column_stack([one.finite[rows] for one in columns])
    return types.ClassBoxes(
        columns[0].name, columns[1].name, points, np.array(boxes), sizes[largest], len(leaves) - len(largest)
    )


def _ends(cell: Mapping[str, object], column: TableColumn) -> tuple[float, float]:
    least, greatest = float(np.nanmin(column.finite)), float(np.nanmax(column.finite))
    if cell["is"] == "value":
        value = float(str(cell["text"]))
        return value, value
    low, high = cell.get("low"), cell.get("high")
    return least if low is None else float(str(low)), greatest if high is None else float(str(high))


def microaggregation(
    data: Table, published: PublishedTable, params: TableParams | None
) -> types.GroupSizes | None:
    found = [one for one in published.outcomes if isinstance(one, MicroaggregateOutcome)]
    if not found:
        return None
    outcome = found[-1]
    own = np.concatenate([np.bincount(block.groups[block.groups >= 0]) for block in outcome.blocks])
    sizes, groups = np.unique(own, return_counts=True)
    return types.GroupSizes(
        k=outcome.params.k,
        blocks=tuple(block.names for block in outcome.blocks),
        il=tuple(100 * block.loss for block in outcome.blocks),
        method=outcome.method,
        sizes=sizes,
        groups=groups,
    )


def hierarchy(
    data: Table,
    published: PublishedTable | None,
    params: TableParams | None,
    column: str,
    text: str = "",
    k: int = 5,
) -> types.HierarchyView:
    """Built from the column, or read from a text in CSV form (as edited, or a file's content)."""
    require_column(column, list(data.by_name), "column")
    try:
        given = read_hierarchy(column, text, column) if text else None
        coded = code_column(data, data.by_name[column], given)
        made = build_hierarchy(coded, k)
    except SfumatoError as error:
        return types.HierarchyView(column, (), (), text, error=error.message, hint=error.hint)
    unknown = tuple(label for label in coded.labels if label not in made.of_value)[:5]
    levels = levels_of(made, coded.labels, "star")
    shown = []
    for number in range(levels.height + 1):
        group, labels = levels.groups[number], levels.labels[number]
        parent = np.empty(0, np.int64)
        if number < levels.height:
            parent = np.zeros(len(labels), np.int64)
            parent[group] = levels.groups[number + 1]
        rows = np.bincount(group, coded.counts, minlength=len(labels)).astype(np.int64)
        leaves = np.bincount(group, minlength=len(labels))
        shown.append(types.HierarchyLevel(tuple(str(label) for label in labels), rows, leaves, parent))
    return types.HierarchyView(column, made.lines, tuple(shown), Hierarchy.as_csv(made), unknown)
