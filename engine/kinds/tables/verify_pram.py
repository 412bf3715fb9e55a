"""Labels drawn anew held against the matrix that is claimed. No code of the algorithm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_pairs import original_texts, pairs_of_rows
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_types import Comparison
from engine.verify.read_table import Released

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
    if any(bool(before) != bool(after) for before, after in pairs):
        return Check(label, False, "a missing cell was filled, or a value emptied", confidential=True)
    groups = _groups(both, values)
    known = sorted({cell for pair in pairs for cell in pair if cell} | set(values["public"]))
    at = {cell: place for place, cell in enumerate(known)}
    rows = [row for row, (before, _) in enumerate(pairs) if before]
    before = np.array([at[pairs[row][0]] for row in rows])
    after = np.array([at[pairs[row][1]] for row in rows])
    return _tested(label, before, after, groups[rows], values, known, set(before.tolist()))


def _tested(
    label: str,
    before: np.ndarray,
    after: np.ndarray,
    groups: np.ndarray,
    values: Plain,
    known: Sequence[str],
    present: set[int],
) -> Check:
    from scipy.stats import chi2

    m = len(known)
    possible = np.ones(m, bool) if values["public"] else np.isin(np.arange(m), list(present))
    expected, observed = np.zeros((m, m)), np.zeros((m, m))
    np.add.at(observed, (before, after), 1)
    for group in np.unique(groups):
        counts = np.bincount(before[groups == group], minlength=m).astype(float)
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
    if not values["within"]:
        return np.zeros(len(both.order), np.int64)
    cells = [original_texts(both.data.by_name[name], both.order) for name in values["within"]]
    keys = list(zip(*cells, strict=True))
    sizes: dict[tuple[str, ...], int] = {}
    for key in keys:
        sizes[key] = sizes.get(key, 0) + 1
    small = {key for key, size in sizes.items() if size < values["min_count"]}
    place = {key: number for number, key in enumerate(sizes)}
    return np.array([-1 if key in small else place[key] for key in keys])
