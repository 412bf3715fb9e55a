"""The attacker's question: which published edges rested on one person?

The naive attacker calls the lightest edges single (score −S). The exact Bayes attacker sees the noised
cell before the low rank and scores by P(one person | Y) under the true mixture of cells: nobody can do
better on a single cell. Before: the same question asked of the original weights.

An area under the curve is an estimate from so many edges: with n of one person and m of more its standard
error is √([A(1−A) + (n−1)(A/(2−A) − A²) + (m−1)(2A²/(1+A) − A²)] / nm) (Hanley & McNeil 1982). From fewer
than `FEWEST` edges of either kind it says nothing (one edge gave 0.81 in one draw, 0.99 in the next), and
is not given.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from engine.kinds.graphs.data import Flags, Floats, Trace
from engine.kinds.graphs.posterior_cap import Kernel, empirical_prior, posterior
from engine.kinds.graphs.view_types import FEWEST, Roc


@dataclass(frozen=True)
class RocCurves:
    """ROC curves over the published edges; None where no edge, or every edge, rests on one person."""

    before: Roc | None
    naive: Roc | None
    bayes: Roc | None


def attack(trace: Trace, kernel: Kernel) -> RocCurves:
    people = trace.original.contributors
    if people is None:
        return RocCurves(None, None, None)
    single = (people == 1)[trace.kept]
    prior = empirical_prior(trace, people == 1)
    return RocCurves(
        roc(-trace.original.weight[trace.kept], single),
        roc(-trace.synthetic[trace.kept], single),
        roc(posterior(trace.noised[trace.kept], prior, kernel), single),
    )


def roc(score: Floats, positive: Flags) -> Roc | None:
    """The curve over all thresholds, ties as one step (so that AUC counts a tie as one half)."""
    positives = int(positive.sum())
    negatives = len(positive) - positives
    if not positives or not negatives:
        return None
    # Scores equal but for the last bits are one step.
    rounded = np.round(score, 12)
    order = np.argsort(-rounded, kind="stable")
    ends = np.append(np.flatnonzero(np.diff(rounded[order])), len(score) - 1)
    hits = np.cumsum(positive[order])[ends]
    true = np.concatenate([[0.0], hits / positives])
    false = np.concatenate([[0.0], (ends + 1 - hits) / negatives])
    area = float(np.trapezoid(true, false))
    return Roc(false, true, area, standard_error(area, positives, negatives), min(positives, negatives))


def standard_error(area: float, positives: int, negatives: int) -> float:
    """Of an area under the curve (Hanley & McNeil 1982)."""
    both = area / (2 - area) - area**2
    neither = 2 * area**2 / (1 + area) - area**2
    total = area * (1 - area) + (positives - 1) * both + (negatives - 1) * neither
    return math.sqrt(max(0.0, total) / (positives * negatives))


def reliable_auc(curve: Roc | None) -> float | None:
    """The area where it rests on enough edges to mean something."""
    return curve.auc if curve is not None and curve.few >= FEWEST else None
