"""What was lost: each column, each pair of columns, the whole table.

IL1s (Mateo-Sanz, Domingo-Ferrer, Sebé 2005): mean of |x − w| / (√2·S_j) over cells; a category that is
another one now, and a cell that is missing on one side only, counts as 1. pMSE (Snoke, Raab,
Nowok, Dibben, Slavkovic 2018): how far a logistic model with interactions can tell released rows from
original ones, mean (p̂ − ½)²: 0 not at all, ¼ always.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.kinds.tables.perturb import correlations

Array = NDArray[np.float64]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
MODEL_ROWS = 5_000
MODEL_FEATURES = 16
LEARN_ROWS = 20_000


@dataclass(frozen=True)
class ColumnUtility:
    mean: tuple[float, float]  # (original, released)
    variance: tuple[float, float]
    quantiles: tuple[tuple[float, float], ...]  # at QUANTILES
    ks: float
    wasserstein: float


def column_utility(original: Array, released: Array) -> ColumnUtility | None:
    """None where one side holds no number at all."""
    x, w = (np.sort(v[np.isfinite(v)]) for v in (original, released))
    if not len(x) or not len(w):
        return None
    return ColumnUtility(
        mean=(float(x.mean()), float(w.mean())),
        variance=(float(x.var()), float(w.var())),
        quantiles=tuple((_quantile(x, q), _quantile(w, q)) for q in QUANTILES),
        ks=ks_distance(x, w),
        wasserstein=wasserstein(x, w),
    )


def ks_distance(x: Array, w: Array) -> float:
    """Greatest difference of the empirical distribution functions; both sorted."""
    at = np.concatenate((x, w))
    return float(
        np.abs(np.searchsorted(x, at, "right") / len(x) - np.searchsorted(w, at, "right") / len(w)).max()
    )


def wasserstein(x: Array, w: Array) -> float:
    """First Wasserstein distance of the empirical distributions; both sorted."""
    if len(x) == len(w):
        return float(np.abs(x - w).mean())
    from scipy.stats import wasserstein_distance

    return float(wasserstein_distance(x, w))


def label_distance(original: NDArray, released: NDArray, count: int) -> float:
    """Total variation distance between the shares of labels; codes of the same list of labels."""
    before, after = (
        np.bincount(codes + 1, minlength=count + 1) / max(1, len(codes)) for codes in (original, released)
    )
    return float(np.abs(before - after).sum() / 2)


def correlation_difference(original: Array, released: Array) -> Array:
    """Correlations of the released columns minus those of the original ones."""
    return correlations(released) - correlations(original)


def il1s(original: Array, released: Array, categories: Sequence[tuple[NDArray, NDArray]] = ()) -> float:
    """Mean over cells of |x − w| / (√2·S), S the column's standard deviation; constant columns are left out.
    Categories (pairs of codes) count 1 where they differ."""
    losses = [(before != after).astype(float) for before, after in categories]
    for x, w in zip(original.T, released.T, strict=True):
        spread = float(np.nanstd(x))
        if spread > 0:
            away = np.abs(x - w) / (np.sqrt(2) * spread)
            away[np.isnan(x) != np.isnan(w)] = 1.0
            losses.append(away)
    known = [loss[~np.isnan(loss)] for loss in losses]
    cells = sum(map(len, known))
    return float(sum(loss.sum() for loss in known) / cells) if cells else 0.0


def pmse(original: Array, released: Array, generator: np.random.Generator) -> float:
    """Propensity score mean squared error on at most 5 000 rows of each; features as columns."""
    import warnings

    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import PolynomialFeatures, StandardScaler

    both = [_some_rows(table[:, :MODEL_FEATURES], MODEL_ROWS, generator) for table in (original, released)]
    features = np.nan_to_num(np.concatenate(both), nan=0.0)
    features = StandardScaler().fit_transform(features)
    features = PolynomialFeatures(2, interaction_only=True, include_bias=False).fit_transform(features)
    features = StandardScaler().fit_transform(features)
    source = np.repeat([0, 1], [len(both[0]), len(both[1])])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a hundred steps are enough for a score
        model = LogisticRegression(max_iter=100, C=10.0).fit(features, source)
    share = len(both[1]) / len(source)
    return float(((model.predict_proba(features)[:, 1] - share) ** 2).mean())


@dataclass(frozen=True)
class LearningAccuracy:
    """Accuracy on original rows that no model saw."""

    from_released: float
    from_original: float
    majority: float


def learn(
    original: Array, released: Array, target: NDArray, target_released: NDArray, generator
) -> LearningAccuracy | None:
    """A small random forest learns the target from released rows and from original ones; both are asked
    about a third of the originals that was held back."""
    from sklearn.ensemble import RandomForestClassifier

    usable = np.flatnonzero((target >= 0) & (target_released >= 0))
    rows = generator.permutation(usable)[:LEARN_ROWS]
    asked, taught = rows[: len(rows) // 3], rows[len(rows) // 3 :]
    if len(asked) < 10 or len(np.unique(target_released[taught])) < 2:
        return None
    x, w = np.nan_to_num(original, nan=0.0), np.nan_to_num(released, nan=0.0)

    def accuracy(features: Array, labels: NDArray) -> float:
        forest = RandomForestClassifier(30, max_depth=12, min_samples_leaf=3, random_state=0, n_jobs=1)
        return float(forest.fit(features[taught], labels[taught]).score(x[asked], target[asked]))

    commonest = np.bincount(target[taught]).argmax()
    return LearningAccuracy(
        accuracy(w, target_released), accuracy(x, target), float((target[asked] == commonest).mean())
    )


def _quantile(ordered: Array, q: float) -> float:
    place = q * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return float(ordered[low] + (place - low) * (ordered[high] - ordered[low]))


def _some_rows(table: Array, most: int, generator: np.random.Generator) -> Array:
    if len(table) <= most:
        return table
    return table[generator.choice(len(table), most, replace=False)]
