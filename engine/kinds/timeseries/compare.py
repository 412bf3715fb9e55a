"""Utility and risk of an original and a published file, whoever made the latter.

Published rows carry no identity, so an original is compared with the rows it may be: its *expected*
pattern loss is the mean over the published rows whose envelope contains it (another figure than the
`pattern_loss_mean` of a run, which knows the true row), and the attacker is taken to have the true row
among the candidates: `attack_bound_…` are what a run measures as `attack_…`, or more.

A file without `Level` (the layout of the notes on the Naive algorithm: GroupID, intervals, Pattern) is judged
by its patterns alone: each is drawn with the smallest alphabet that has its letters (`pattern_levels` says
so), and k and P are checked. Only the attack by pattern stays unknown: at which level a pattern was read
decides whom it fits. What a file does not tell is null.
Options: reading and column roles of the original; k, P and distinct, where a promise is to be judged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core import params
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.stretches import distinct
from engine.core.technique import Check
from engine.core.text import text
from engine.io.csv_write import harmless
from engine.kinds.timeseries import verify_anonymity
from engine.kinds.timeseries.attack import AttackSuccess, attack
from engine.kinds.timeseries.data import EnvelopeClasses, SeriesTable
from engine.kinds.timeseries.load import load
from engine.kinds.timeseries.measure import SEED, attack_metrics
from engine.kinds.timeseries.params import Columns, Naive, Reading
from engine.kinds.timeseries.range_queries import query_errors
from engine.kinds.timeseries.utility import pattern_loss_of_words, released_value_loss
from engine.kinds.timeseries.verify import check_no_identifier
from engine.kinds.timeseries.verify_open import find_data, read_released
from engine.kinds.timeseries.verify_read import (
    ClaimedColumns,
    Codes,
    ReleasedSeries,
    UnreadableSeries,
    combine,
)

ORIGINALS = 5000  # rows looked at for their expected pattern loss


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> dict[str, Any]:
    data, promised = _load(original, options, progress.part("Reading", 0.3))
    columns: ClaimedColumns = {
        "time": list(data.times),
        "sensitive": [column.name for column in data.sensitive],
    }
    if len(data.channels) > 1:
        columns["channels"] = list(data.channels)
    published, path = _read(Path(released), columns)
    classes = _classes(published, len(data.channels))
    losses = progress.part("Losses", 0.2)
    shapes = published.pattern is not None and _patterns_fit(published, len(data.channels))
    pattern = _expected_pattern_loss(data, classes, losses) if shapes else None
    value = released_value_loss(classes.low, classes.high, classes.channels)
    asking = progress.part("Range queries", 0.25)
    errors = query_errors(
        data.values,
        classes.low,
        classes.high,
        classes.sizes,
        np.random.default_rng(SEED),
        check=asking.check,
    ).error
    attacking = progress.part("Attack", 0.25)
    success = attack(data.values, classes, None, np.random.default_rng(SEED), attacking.check)
    rows = published.rows
    return {
        "utility": {
            "value_loss_mean": float(value @ classes.sizes) / rows,
            "value_loss_sum": float(value @ classes.sizes),
            "pattern_loss_expected_mean": pattern,
            "pattern_loss_expected_sum": None if pattern is None else pattern * rows,
            "range_query_error_mean": float(errors.mean()) if len(errors) else None,
            "range_query_error_median": float(np.median(errors)) if len(errors) else None,
            "pattern_levels": _levels_from(published) if shapes else None,
            "suppressed": len(data) - rows,
            "groups": len(classes.low),
        },
        "risk": {
            "k_achieved": int(classes.sizes.min()),
            "P_achieved": _smallest_pattern_class(published),
            "homogeneous_rows": _one_valued(published),
            **_attack_metrics(success, shapes and published.level is not None),
        },
        "checks": [
            {"name": c.name, "passed": c.passed, "detail": c.detail}
            for c in _checks(published, columns, promised, path, len(data.channels))
        ],
    }


def _attack_metrics(success: AttackSuccess, shapes: bool) -> dict[str, float | None]:
    """As a run measures them; what needs the shapes is null where the file does not tell them."""
    known = attack_metrics(success if shapes else replace(success, by_pattern=success.by_values))
    by_values = {name: known.pop(name) for name in ("attack_values_mean", "attack_raw")}
    bounds = {name.replace("attack_", "attack_bound_"): value for name, value in known.items()}
    return by_values | (bounds if shapes else dict.fromkeys(bounds))


def _smallest_pattern_class(published: ReleasedSeries) -> int | None:
    if published.pattern is None:
        return None
    told = [column.codes for column in (published.pattern, published.level) if column is not None]
    return int(np.bincount(combine(published.envelope, *told)).min())


def _checks(
    published: ReleasedSeries,
    columns: ClaimedColumns,
    promised: Mapping[str, int],
    path: Path,
    channels: int,
) -> list[Check]:
    """The promise of the file as far as it can be judged; what is missing is a check that fails."""
    wanted = {*columns["time"], *columns["sensitive"]}
    here = {*published.times, *(column.name for column in published.others)}
    missing = sorted(name for name in wanted if name not in here and harmless(name) not in here)
    missing += ["Pattern"] if published.pattern is None else []
    found = text("missing: {missing}", missing=", ".join(missing[:5])) if missing else "all there"
    if not missing and published.level is None:
        found = "all there but Level: patterns are read with the smallest alphabet that has their letters"
    checks = [
        Check("Columns present", not missing, found),
        *verify_anonymity.check_cells(published, path, channels),
    ]
    if all(check.passed for check in checks[1:]):
        k, P, distinct = promised.get("k", 2), promised.get("P", 1), promised.get("distinct", 1)
        checks += verify_anonymity.check_promise(published, k, P, distinct, path)
        checks.append(check_no_identifier(published))
    return checks


def _load(
    original: Path, options: Mapping[str, str], progress: Progress
) -> tuple[SeriesTable, dict[str, int]]:
    """The original, and what is said to be promised of k, P and distinct."""
    parts: dict[type, dict[str, str]] = {Reading: {}, Columns: {}, Naive: {}}
    for name, value in options.items():
        owner = next((part for part in parts if name in {f.name for f in params.fields(part)}), Naive)
        parts[owner][name] = value
    reading, columns = params.build(Reading, parts[Reading]), params.build(Columns, parts[Columns])
    judged = params.as_dict(params.build(Naive, parts[Naive]))
    promised: dict[str, int] = {name: judged[name] for name in ("k", "P", "distinct") if name in parts[Naive]}
    return load([original], reading, columns, progress), promised


def _read(released: Path, columns: ClaimedColumns) -> tuple[ReleasedSeries, Path]:
    """The published file, and where it lies: in a release, or any other file of the same time points."""
    try:
        path = find_data(released / "release" if (released / "release").is_dir() else released)
        published = read_released(path, columns)
    except UnreadableSeries as problem:
        raise InputError(text("{name}: {problem}", name=released.name, problem=problem.args[0])) from None
    if published.bad_cells:
        raise InputError(text("{name}: {problem}", name=path.name, problem=published.bad_cells[0]))
    if len(published.times) != len(columns["time"]):
        raise InputError(
            text(
                "{name} has {times} of the {times2} time points of the original",
                name=path.name,
                times=len(published.times),
                times2=len(columns["time"]),
            ),
            hint="compare files with the same time columns",
        )
    return published, path


def _classes(published: ReleasedSeries, channels: int) -> EnvelopeClasses:
    """Distinct envelopes, and within them distinct patterns."""
    envelope = published.envelope
    _, first, sizes = np.unique(envelope, return_index=True, return_counts=True)
    low = np.stack(
        [ends[codes[first]] for ends, codes in zip(published.low, published.interval, strict=True)], axis=1
    )
    high = np.stack(
        [ends[codes[first]] for ends, codes in zip(published.high, published.interval, strict=True)], axis=1
    )
    words, level = _patterns(published, channels)
    pattern = combine(envelope, words.codes, level.codes)
    _, row, leaf_sizes = np.unique(pattern, return_index=True, return_counts=True)
    plain = [str(words.values[words.codes[r]]).replace("|", "") for r in row]
    letters = [np.frombuffer(word.encode(), dtype=np.uint8) - 97 for word in plain]
    levels = [int(level.values[level.codes[r]]) for r in row]
    order = np.argsort(envelope[row], kind="stable")
    return EnvelopeClasses(
        low,
        high,
        sizes,
        envelope[row][order].astype(np.int32),
        np.array(levels, dtype=np.uint8)[order],
        np.array(letters)[order],
        leaf_sizes[order],
        channels,
    )


def _patterns(published: ReleasedSeries, channels: int) -> tuple[Codes, Codes]:
    """Pattern and level of each row; without a level the smallest that has the letters, without a pattern
    `a` at level 1."""
    if published.pattern is not None and published.level is not None:
        return published.pattern, published.level
    if published.pattern is not None and _patterns_fit(published, channels):
        highest = [max(map(ord, str(word).replace("|", ""))) - 96 for word in published.pattern.values]
        return published.pattern, Codes("Level", published.pattern.codes, list(highest))
    none = np.zeros(published.rows, dtype=np.int64)
    return Codes("Pattern", none, ["|".join("a" * channels)]), Codes("Level", none, [1])


def _patterns_fit(published: ReleasedSeries, channels: int) -> bool:
    """Whether every pattern is a word of small letters a channel, all of one length, no longer than it."""
    patterns = [str(word or "") for word in published.pattern.values] if published.pattern else [""]
    if any(pattern.count("|") != channels - 1 for pattern in patterns):
        return False
    words = [word for pattern in patterns for word in pattern.split("|")]
    letters = all(word and all("a" <= sign <= "z" for sign in word) for word in words)
    return (
        letters
        and len({len(word) for word in words}) == 1
        and len(words[0]) <= len(published.times) // channels
    )


def _levels_from(published: ReleasedSeries) -> str:
    return "as published" if published.level is not None else "smallest alphabet that has the letters"


def _expected_pattern_loss(data: SeriesTable, classes: EnvelopeClasses, progress: Progress) -> float | None:
    rows = np.linspace(0, len(data) - 1, min(len(data), ORIGINALS)).astype(int)
    found = []
    for count, row in enumerate(rows):
        progress.report(count / len(rows))
        x = data.values[row]
        groups = np.flatnonzero(((classes.low <= x) & (x <= classes.high)).all(axis=1))
        leaves = classes.leaves_of(groups)
        if len(leaves):
            series = np.broadcast_to(x, (len(leaves), len(x)))
            words, level = classes.leaf_words[leaves], classes.leaf_level[leaves]
            loss = pattern_loss_of_words(series, words, level, channels=classes.channels)
            found.append(float(np.average(loss, weights=classes.leaf_sizes[leaves])))
    return float(np.mean(found)) if found else None


def _one_valued(published: ReleasedSeries) -> int:
    """Rows in envelopes that share one value of some other column."""
    envelope = published.envelope
    disclosed: NDArray[np.bool_] = np.zeros(published.rows, dtype=bool)
    for column in published.others:
        pairs = distinct(envelope * (len(column.values) + 1) + column.codes) // (len(column.values) + 1)
        disclosed |= (np.bincount(pairs) == 1)[envelope]
    return int(disclosed.sum())
