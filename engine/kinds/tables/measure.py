"""All figures of a release: what it is still useful for and what it still risks.

Samples and splits are drawn from a fixed stream: two runs, and `compare` of the files of one, are asked the
same questions, so that the same key is the same figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine.core.distinct_values import CountedCells
from engine.core.identifiers import Finding, as_risk, scan, scan_titles
from engine.core.json_values import Draft
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import count, counts_of
from engine.core.technique import Measured
from engine.core.text import text
from engine.kinds.tables import attack, utility
from engine.kinds.tables.association import MOST_ROWS, associations, both_coded, shared_columns
from engine.kinds.tables.changes import ClassChange
from engine.kinds.tables.class_measures import class_losses, class_risks
from engine.kinds.tables.column_pairs import ColumnPair, pairs_of
from engine.kinds.tables.counted_values import counted_numbers
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.disclosure_risk import risk_of_sizes
from engine.kinds.tables.equivalence_classes import alike, interval_disclosure, l_diversity, sizes_alike
from engine.kinds.tables.export import as_arrow
from engine.kinds.tables.generalise import GeneraliseChange
from engine.kinds.tables.identifying_columns import identifying_columns, is_ineffective, told_steps
from engine.kinds.tables.params import TableParams
from engine.kinds.tables.step_gate import replaced_columns, step_risk
from engine.kinds.tables.written_values import members_of

FEW_LABELS = 20
MANY_LABELS = 10  # in sets: so many names of two words or more are those of persons
USUAL_K = 5  # a risk of 0.2
COMMITTEE = ("prosecutor_max", "prosecutor_mean", "journalist_max", "k_map", "marketer")
SEED = 0  # of what is drawn to measure by
UTILITY = (
    "correlation_difference_mean",
    "correlation_difference_max",
    "il1s",
    "association_difference_mean",
    "association_difference_max",
    "pmse",
    "learn_from_released",
    "learn_from_original",
)


def measure(
    data: Table, published: PublishedTable, params: TableParams, randomness: Randomness, progress: Progress
) -> Measured:
    whole, data = data, published.original(data)
    replaced = replaced_columns(published)
    pairs = [pair for pair in pairs_of(data, published.table) if pair.name not in replaced]
    changed = tuple(dict.fromkeys(change.column for change in published.changes))
    asking = Randomness.from_seed(SEED)
    useful = measure_utility(pairs, data, asking, progress.part("What is still useful", 0.5))
    # Of classes other lines tell: that they hold one value, or k. Of new labels, one for each number, none.
    judged = {c.column for c in published.changes if isinstance(c, ClassChange | GeneraliseChange)}
    untouched = [
        pair.name
        for pair in pairs
        if pair.name in changed
        and useful["columns"][pair.name]["changed"] == 0
        and (pair.name not in judged or pair.reads_as_before)
    ]
    useful |= association_metrics(whole, published.table)
    if data.rows < whole.rows:
        useful |= with_suppressed(useful, data.rows / whole.rows)
    risky, warnings = measure_risk(
        pairs, data, published, changed, asking, progress.part("What attackers get", 0.5)
    )
    useful |= class_losses(published)
    risky |= class_risks(whole, published, told_steps(published))
    risky["untouched"] = untouched
    return Measured(useful, risky, (*published.warnings, *warnings))


# ── utility ───────────────────────────────────────────────────────────────────────────────────


def measure_utility(
    pairs: Sequence[ColumnPair], table: Table, randomness: Randomness, progress: Progress
) -> Draft:
    columns = {}
    for place, pair in enumerate(pairs):
        progress.report(0.5 * place / len(pairs), pair.name)
        columns[pair.name] = column_metrics(pair)
    numeric = [pair for pair in pairs if pair.numeric and pair.original.present and pair.released.present]
    before, after = ([pair.numbers[side] for pair in numeric] for side in (0, 1))
    metrics: Draft = dict.fromkeys(UTILITY) | {"columns": columns}
    if len(numeric) > 1:
        gap = np.abs(utility.correlation_difference(before, after)[np.triu_indices(len(numeric), 1)])
        metrics["correlation_difference_mean"] = float(gap.mean())
        metrics["correlation_difference_max"] = float(gap.max())
    labelled = [pair for pair in pairs if not pair.numeric and pair.original.present]
    if numeric or labelled:
        metrics["il1s"] = utility.il1s(before, after, [pair.codes[:2] for pair in labelled])
    progress.report(0.6, "propensity score")
    metrics["pmse"] = utility.pmse(*features_of(pairs), randomness.generator("propensity score"))
    progress.report(0.8, "training on the release")
    metrics |= learning_metrics(pairs, table, randomness)
    return metrics


def with_suppressed(metrics: Draft, released: float) -> Draft:
    """Rows that were left out are lost: every cell of theirs is changed, and as far from its original as a
    category that changed. `released` is the share of the rows that were not."""
    lost = 1 - released
    columns = {
        name: one | {"changed": released * one["changed"] + lost} for name, one in metrics["columns"].items()
    }
    il1s = metrics["il1s"]
    return {"columns": columns, "il1s": None if il1s is None else released * il1s + lost}


def association_metrics(original: Table, released: Table) -> Draft:
    """How far Cramér's V of a pair of columns moved; nothing where there are fewer than two."""
    before, after = original.sample(MOST_ROWS), released.sample(MOST_ROWS)
    coded = [both_coded(before.by_name[n], after.by_name[n]) for n in shared_columns(before, after)]
    if len(coded) < 2:
        return {}
    gap = np.abs(associations([pair[1] for pair in coded]) - associations([pair[0] for pair in coded]))
    moved = gap[np.triu_indices(len(coded), 1)]
    return {
        "association_difference_mean": float(moved.mean()),
        "association_difference_max": float(moved.max()),
    }


def column_metrics(pair: ColumnPair) -> Draft:
    """The figures of one column, as pairs of original and released where they are facts of both."""
    metrics: Draft = {"changed": changed_share(pair)}
    if not pair.numeric:
        return metrics | {"label_distance": utility.label_distance(*pair.codes)}
    found = utility.column_utility(*pair.numbers)
    if found is None:
        return metrics
    quantiles = {f"{q:g}": pair_ for q, pair_ in zip(utility.QUANTILES, found.quantiles, strict=True)}
    return metrics | {
        "mean": found.mean,
        "variance": found.variance,
        "quantiles": quantiles,
        "ks": found.ks,
        "wasserstein": found.wasserstein,
    }


def changed_share(pair: ColumnPair) -> float:
    before, after = pair.numbers if pair.numeric else pair.codes[:2]
    if pair.unchanged or not len(before):
        return 0.0
    return count(lambda x, w: (x != w) & ((x == x) | (w == w)), before, after) / len(before)


def features_of(
    pairs: Sequence[ColumnPair], without: str = ""
) -> tuple[list[utility.Feature], list[utility.Feature]]:
    """Columns as numbers for a model: categories as their codes by how common they are."""
    sides: tuple[list[utility.Feature], list[utility.Feature]] = ([], [])
    for pair in pairs:
        if pair.name == without or not pair.original.present:
            continue
        order = None
        if pair.numeric:
            both = pair.numbers
        else:
            old, new, many = pair.codes
            both = (old, new)
            order = np.append(np.argsort(np.argsort(-counts_of(old, many))), -1.0)
        for side, values in zip(sides, both, strict=True):
            side.append(utility.Feature(values, order))
    return sides


def learning_metrics(pairs: Sequence[ColumnPair], table: Table, randomness: Randomness) -> Draft:
    target = learning_target(pairs, table)
    if target is None or len(pairs) < 2:
        return {}
    old, new, _ = target.codes
    before, after = features_of(pairs, without=target.name)
    found = utility.learn(before, after, old, new, randomness.generator("learning"))
    if found is None:
        return {}
    return {
        "learn_target": target.name,
        "learn_from_released": found.from_released,
        "learn_from_original": found.from_original,
        "learn_majority": found.majority,
    }


def learning_target(pairs: Sequence[ColumnPair], table: Table) -> ColumnPair | None:
    """The first sensitive column with few labels, or else the last column that has few."""
    few = [p for p in pairs if not p.numeric and 2 <= len(p.original.labels or ()) <= FEW_LABELS]
    asked = [p for p in few if p.name in table.role("sensitive")]
    return asked[0] if asked else few[-1] if few else None


# ── risk ──────────────────────────────────────────────────────────────────────────────────────


def measure_risk(
    pairs: Sequence[ColumnPair],
    table: Table,
    published: PublishedTable,
    changed: Sequence[str],
    randomness: Randomness,
    progress: Progress,
) -> tuple[Draft, list[str]]:
    warnings: list[str] = []
    metrics: Draft = level_metrics(attack.privacy_levels(pairs, published))
    progress.report(0.4, "linking rows")
    linked = attack.linkage_columns(pairs, table)
    link = attack.link_rows(linked, randomness.generator("linkage"))
    metrics["linkage"] = None if link is None else link.share
    metrics["linkage_columns"] = [pair.name for pair in linked]
    if link is not None and link.sampled:
        metrics["linkage_sample"] = link.rows
        warnings.append(
            text(
                "record linkage was measured on a sample of {rows} of {rows2} rows",
                rows=grouped(link.rows),
                rows2=grouped(table.rows),
            )
        )
    progress.report(0.8, "counting equivalence classes")
    metrics |= class_metrics(identifying_values(table, published), published.table)
    metrics["quasi"] = [n for n in table.role("quasi") if n in published.table.by_name]
    if not metrics["quasi"]:
        warnings.append("no column is declared a quasi-identifier: k and unique rows are not measured")
    metrics |= interval_metrics(pairs, changed)
    classed = [c for c in published.changes if isinstance(c, ClassChange)]
    metrics["one_valued_classes"] = sum(c.one_valued for c in classed)
    metrics["filled_columns"] = [c.column for c in classed if c.filled]
    metrics["unprotected"] = [n for n in table.role("protect") if n not in changed]
    metrics |= step_risk(table, published)
    progress.report(0.9, "searching for identifiers")
    metrics["identifiers"] = as_risk(
        [*_identifiers(published), *scan_titles(c.name for c in published.table.columns)]
    )
    return metrics, warnings


def level_metrics(levels: Sequence[attack.PrivacyLevel]) -> Draft:
    """The levels of the column whose attackers leave least of its claim, and of every column by name."""
    keys = ("privacy_level", "privacy_level_posterior", "privacy_level_spectral", "privacy_level_column")
    if not levels:
        return dict.fromkeys(keys) | {"columns": {}}
    weakest = min(levels, key=lambda level: level.weakest)
    each = {
        level.column: {
            "noise": level.noise,
            "scale": level.scale,
            "confidence": level.confidence,
            "privacy_level": level.claimed,
            "privacy_level_posterior": level.posterior,
            "privacy_level_spectral": level.spectral,
            "spectral_error": level.spectral_error,
            "betrayed": level.betrayed,
            "recovered": level.recovered,
        }
        for level in levels
    }
    first = dict(
        zip(keys, (weakest.claimed, weakest.posterior, weakest.spectral, weakest.column), strict=True)
    )
    least = min(level.spectral / level.claimed for level in levels)
    return first | {"spectral_ratio": least, "columns": each}


def identifying_values(table: Table, published: PublishedTable) -> dict[str, np.ndarray]:
    """The columns by which a row can be recognised (`engine.kinds.tables.identifying_columns`), as they are
    released, pseudonyms too: whoever has the file counts the same."""
    return {name: published.table.by_name[name].values for name in identifying_columns(table, published)}


def class_metrics(known: Mapping[str, np.ndarray], released: Table) -> Draft:
    """k, unique rows, l and the risks of a committee over these columns."""
    metrics: Draft = dict.fromkeys(("k_achieved", "uniques", "unique_share", "l_diversity", *COMMITTEE))
    metrics["k_columns"] = list(known)
    if not known:
        return metrics
    sensitive = [n for n in released.role("sensitive") if n in released.by_name and n not in known]
    if sensitive:
        classes = alike(list(known.values()))
        sizes = classes.sizes
        least = [l_diversity(classes, released.by_name[name].values) for name in sensitive]
    else:
        sizes, least = sizes_alike(list(known.values())), []
    uniques = count(lambda part: part == 1, sizes)
    return metrics | {
        "k_achieved": int(sizes.min(initial=released.rows)),
        "uniques": uniques,
        "unique_share": uniques / max(1, released.rows),
        "equivalence_classes": len(sizes),
        "l_diversity": min(least) if least else None,
        **committee_metrics(sizes),
    }


def committee_metrics(sizes: np.ndarray) -> Draft:
    """Journalist and k-map need a population and are not guessed."""
    risk = risk_of_sizes(sizes, USUAL_K)
    return {name: None if risk is None else getattr(risk, name) for name in COMMITTEE}


def interval_metrics(pairs: Sequence[ColumnPair], changed: Sequence[str]) -> Draft:
    """The largest share of values within 5 % of the released one, over the changed numeric columns."""
    shares = {p.name: interval_disclosure(*p.numbers) for p in pairs if p.numeric and p.name in changed}
    return {"interval_disclosure": max(shares.values()) if shares else None}


def _identifiers(published: PublishedTable) -> list[Finding]:
    """What looks like an identifier among released cells that are somebody's own: noise, pseudonyms and
    shifted days are nobody's. A name in a set is one, however many rows share the set."""
    noisy = {change.column for change in published.noise_changes() if not is_ineffective([change])}
    noisy |= replaced_columns(published)
    sets = {change.column for change in published.changes if isinstance(change, GeneraliseChange)}
    columns = [c for c in published.table.columns if c.name not in noisy and not c.class_numbers]
    cells = {c.name: counted_cells(c) for c in columns}
    cut = {c.name: cells[c.name] for c in columns if c.name in sets and c.labels is not None}
    found = scan(cells | {name: _members(labels) for name, labels in cut.items()})
    unsuspected = cut.keys() - {finding.column for finding in found}
    listed = {name: _standing_together(cut[name].values.to_pylist()) for name in sorted(unsuspected)}
    of_lists = scan({name: labels for name, labels in listed.items() if len(labels) >= MANY_LABELS})
    return found + [replace(one, state="amber") for one in of_lists if one.kind == "person name"]


def counted_cells(column: TableColumn) -> CountedCells:
    """The different values of a column as they are released, and how many rows hold each."""
    import pyarrow as pa

    if column.labels is not None:
        labels = pa.array(column.labels, pa.string())
        return CountedCells(labels, counts_of(column.values, len(column.labels)))
    known, counts = counted_numbers(column.values)
    return CountedCells(as_arrow(replace(column, values=known)), counts)


def _standing_together(labels: Sequence[str]) -> list[str]:
    return sorted({one for label in labels if len(members_of(label)) > 1 for one in members_of(label)})


def _members(cells: CountedCells) -> CountedCells:
    """The labels that stand in sets, each for its part of their rows: {Assoc-voc, Masters} is no sentence."""
    import pyarrow as pa

    found: Counter[str] = Counter()
    for label, rows in zip(cells.values.to_pylist(), cells.counts.tolist(), strict=True):
        members = members_of(label)
        for one in members if rows else ():
            found[one] += max(1, rows // len(members))
    return CountedCells(pa.array(list(found), pa.string()), np.array(list(found.values()), np.int64))
