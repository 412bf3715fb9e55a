"""Labels drawn anew held against the matrix that is claimed. No code of the algorithm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.stretches import count, counted, counts_of, through
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_pairs import combined, original_codes, pairs_of_rows
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_types import Comparison
from engine.verify.released_columns import Released

COARSENS = False
DROPS_ROWS = False
CHANCE = 1e-6  # one release in a million is refused by chance
FEW = 5.0  # expected transitions below which cells are taken together


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    return "it tells more of pram than its columns" if facts else ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    if set(claim) != {"step", "keep", "matrix", "labels"} or not isinstance(claim["labels"], list):
        return False
    if (claim["keep"], claim["matrix"]) != (values["keep"], values["matrix"]):
        return False
    labels = claim["labels"]
    if not all(isinstance(label, str) for label in labels) or len(set(labels)) < len(labels):
        return False
    return not values["public"] or labels == list(dict.fromkeys(values["public"]))


def treatment(claim: Document) -> str:
    return text("drawn anew unless kept, with chance {keep} to be kept", keep=f"{claim['keep']:.3g}")


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Where nothing but exchanges came afterwards."""
    place = max(number for number, step in enumerate(steps) if step["step"] == "pram")
    if any(step["step"] != "swap" for step in steps[place + 1 :]):
        return
    labels = steps[place]["labels"]
    values = released.coded(name)[1]
    if released.is_text(name):
        fine = set(values) <= set(labels)
    else:
        fine = {float(value) for value in values} <= _numbers(labels)
    yield Check(
        text("{name}: labels as promised", name=name), fine, "yes" if fine else "a cell has another label"
    )


def _numbers(labels: Sequence[str]) -> set[float]:
    try:
        return {float(label) for label in labels}
    except ValueError:
        return set()


def check_original(both: Comparison) -> Iterator[Check]:
    told = both.claims["done"]["facts"]["steps"]
    for (kind, values), one in zip(steps_of_params(both.claims), told, strict=True):
        for name in one["columns"] if kind == "pram" else ():
            if [step["step"] for step in both.claims["columns"][name]["steps"]] == ["pram"]:
                yield _follows_matrix(both, name, values)


def _follows_matrix(both: Comparison, name: str, values: Plain) -> Check:
    label = text("{name}: drawn by its matrix", name=name)
    pairs = pairs_of_rows(both, name)
    if pairs is None:
        return Check(label, True, "not compared: which row is which stands in the audit", confidential=True)
    if count(lambda one, other: (one < 0) != (other < 0), pairs.before, pairs.after):
        return Check(label, False, "a missing cell was filled, or a value emptied", confidential=True)
    sides = (
        [pairs.original_text(code) for code in range(len(pairs.originals))],
        [pairs.released_text(code) for code in range(len(pairs.values))],
    )
    held = [
        counts_of(codes, len(texts)) for codes, texts in zip((pairs.before, pairs.after), sides, strict=True)
    ]
    there = {
        text
        for texts, counts in zip(sides, held, strict=True)
        for text, n in zip(texts, counts.tolist(), strict=True)
        if n
    }
    known = sorted(there | set(values["public"]))
    at = {cell: place for place, cell in enumerate(known)}
    before, after = (
        through(np.array([*(at.get(one, 0) for one in texts), -1], np.int32).__getitem__, codes)
        for codes, texts in zip((pairs.before, pairs.after), sides, strict=True)
    )
    return _tested(label, before, after, _groups(both, values), values, known)


def _tested(
    label: str,
    before: np.ndarray,
    after: np.ndarray,
    groups: np.ndarray,
    values: Plain,
    known: Sequence[str],
) -> Check:
    """`before` and `after` number each cell among the known ones; -1 is missing on both sides."""
    from scipy.stats import chi2

    m = len(known)
    there = counts_of(before, m) > 0
    possible = np.ones(m, bool) if values["public"] else there
    expected = np.zeros((m, m))
    transitions = through(
        lambda one, other: np.where(one < 0, -1, one.astype(np.int64) * m + other), before, after
    )
    observed = counts_of(transitions, m * m).reshape(m, m).astype(float)
    for counts in _counts_of_groups(before, groups, m):
        if values["matrix"] == "uniform":
            away = np.where(possible, (1 - values["keep"]) / max(1, possible.sum() - 1), 0.0)
            share = np.tile(away, (m, 1))
            np.fill_diagonal(share, values["keep"])
        else:
            share = (1 - values["keep"]) * np.tile(counts / counts.sum(), (m, 1))
            share[np.diag_indices(m)] += values["keep"]
        expected += counts[:, None] * share
    if (observed[expected == 0] > 0).any():
        return Check(label, False, "a label came where it could not", confidential=True)
    distance, freedom = 0.0, 0
    for row in np.flatnonzero(expected.sum(axis=1)):
        e, o = _together(expected[row], observed[row])
        distance += float(((o - e) ** 2 / e).sum())
        freedom += len(e) - 1
    chance = float(chi2.sf(distance, freedom)) if freedom else 1.0
    detail = text("χ² = {distance}, {freedom} degrees", distance=f"{distance:.1f}", freedom=freedom)
    return Check(label, chance >= CHANCE, detail, confidential=True)


def _counts_of_groups(before: np.ndarray, groups: np.ndarray, m: int) -> Iterator[np.ndarray]:
    """How often each group that holds a value has each of them, one group after the other."""
    pairs, counts = counted(
        through(lambda group, one: np.where(one < 0, -1, group.astype(np.int64) * m + one), groups, before)
    )
    pairs, counts = pairs[pairs >= 0], counts[pairs >= 0]
    for places in np.split(np.arange(len(pairs)), np.flatnonzero(np.diff(pairs // m)) + 1):
        of_group = np.zeros(m)
        of_group[pairs[places] % m] = counts[places]
        if len(places):
            yield of_group


def _together(expected: np.ndarray, observed: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Cells with few expected transitions as one."""
    order = np.argsort(expected, kind="stable")
    e, o = expected[order], observed[order]
    few = int(np.searchsorted(np.cumsum(e), FEW)) + 1
    few = max(few, int((e < FEW).sum()))
    few = min(few, len(e))
    return np.r_[e[:few].sum(), e[few:]], np.r_[o[:few].sum(), o[few:]]


def _groups(both: Comparison, values: Plain) -> np.ndarray:
    """In which group each released row was drawn: rows that share the columns; small ones together."""
    assert both.order is not None
    keys = through(lambda rows: np.zeros(len(rows), np.int64), both.order)
    for name in values["within"]:
        codes, texts = original_codes(both.data.by_name[name], both.order)
        keys = combined(keys, codes, len(texts) + 1)[0]
    sizes = counts_of(keys, int(keys.max(initial=0)) + 1)
    small = sizes < values["min_count"]
    place = np.where(small, int((~small).sum()), np.cumsum(~small) - 1)
    return through(place.__getitem__, keys) if values["within"] else keys
