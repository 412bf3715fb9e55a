"""What was lost: each column, each pair of columns, the whole table.

IL1s (Mateo-Sanz, Domingo-Ferrer, Sebé 2005): mean of |x − w| / (√2·S_j) over cells; a category that is
another one now, and a cell that is missing on one side only, counts as 1. pMSE (Snoke, Raab,
Nowok, Dibben, Slavkovic 2018): how far a logistic model with interactions can tell released rows from
original ones, mean (p̂ − ½)²: 0 not at all, ¼ always.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import count, counts_of, ordered, room, stretches
from engine.kinds.tables import counted_values
from engine.kinds.tables.counted_values import CountedValues
from engine.kinds.tables.moments import correlations_of, mean_of, mean_square_of, spread_of, stretches_of

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
    on_a_grid = counted_values.counted(original, released)
    if on_a_grid is not None:
        return _of_counts(*on_a_grid)
    x = _ordered_finite(original)
    w = x if released is original else _ordered_finite(released)
    if not len(x) or not len(w):
        return None
    means = mean_of(x), mean_of(w)
    return ColumnUtility(
        mean=means,
        variance=(mean_square_of(x, means[0]), mean_square_of(w, means[1])),
        quantiles=tuple((_quantile(x, q), _quantile(w, q)) for q in QUANTILES),
        ks=ks_distance(x, w),
        wasserstein=wasserstein(x, w),
    )


def _of_counts(x: CountedValues, w: CountedValues) -> ColumnUtility:
    return ColumnUtility(
        mean=(x.mean(), w.mean()),
        variance=(x.variance(), w.variance()),
        quantiles=tuple((x.quantile(q), w.quantile(q)) for q in QUANTILES),
        ks=counted_values.ks_distance(x, w),
        wasserstein=counted_values.wasserstein(x, w),
    )


def ks_distance(x: Array, w: Array) -> float:
    """Greatest difference of the empirical distribution functions, both sorted. It is met where the greater
    one steps up."""
    if x is w:
        return 0.0
    steps = (
        np.arange(rows.start + 1, rows.stop + 1) / len(one)
        - np.searchsorted(other, one[rows], "right") / len(other)
        for one, other in ((x, w), (w, x))
        for rows in stretches(len(one))
    )
    return float(max(step.max() for step in steps))


def wasserstein(x: Array, w: Array) -> float:
    """First Wasserstein distance of the empirical distributions; both sorted."""
    if len(x) == len(w):
        return sum(float(np.abs(one - other).sum()) for one, other in stretches_of(x, w)) / len(x)
    both, area = room(len(x) + len(w), np.float64, x, w), 0.0  # that between the distribution functions
    both[: len(x)], both[len(x) :] = x, w
    both.sort()
    for rows in stretches(len(both) - 1):
        values = both[rows.start : rows.stop + 1]
        shares = (np.searchsorted(one, values[:-1], "right") / len(one) for one in (x, w))
        area += float(np.abs(np.subtract(*shares)) @ np.diff(values))
    return area


def label_distance(original: NDArray, released: NDArray, count: int) -> float:
    """Total variation distance between the shares of labels; codes of the same list of labels."""
    before, after = (_shares(codes, count) for codes in (original, released))
    return float(np.abs(before - after).sum() / 2)


def _shares(codes: NDArray, count: int) -> Array:
    """Of every label, and of missing cells."""
    counts = counts_of(codes, count)
    return np.append(counts, len(codes) - counts.sum()) / max(1, len(codes))


def correlation_difference(original: Sequence[Array], released: Sequence[Array]) -> Array:
    """Correlations of the released columns minus those of the original ones."""
    changed = [j for j, (x, w) in enumerate(zip(original, released, strict=True)) if w is not x]
    both = correlations_of([*original, *(released[j] for j in changed)])
    after = np.arange(len(original))
    after[changed] = len(original) + np.arange(len(changed))
    return both[np.ix_(after, after)] - both[: len(original), : len(original)]


def il1s(
    original: Sequence[Array],
    released: Sequence[Array],
    categories: Sequence[tuple[NDArray, NDArray]] = (),
) -> float:
    """Mean over cells of |x − w| / (√2·S), S the column's standard deviation; constant columns are left out.
    Categories (pairs of codes) count 1 where they differ."""
    loss = float(sum(count(np.not_equal, before, after) for before, after in categories))
    cells = sum(len(before) for before, _ in categories)
    for x, w in zip(original, released, strict=True):
        spread = spread_of(x)
        if spread > 0 and w is x:
            cells += len(x) - count(np.isnan, x)
        elif spread > 0:
            for before, after in stretches_of(x, w):
                away = np.abs(before - after) / (np.sqrt(2) * spread)
                away[np.isnan(before) != np.isnan(after)] = 1.0
                known = away[~np.isnan(away)]
                loss += float(known.sum())
                cells += len(known)
    return loss / cells if cells else 0.0


@dataclass(frozen=True)
class Feature:
    """A column as numbers for a model: its own, or what stands for each of its codes."""

    values: NDArray
    numbers: Array | None = None

    def at(self, rows: NDArray[np.intp]) -> Array:
        cells = self.values[rows]
        return (cells if self.numbers is None else self.numbers[cells]).astype(np.float64)


def features_at(features: Sequence[Feature], rows: NDArray[np.intp]) -> Array:
    """Rows × features, missing as 0."""
    made = [feature.at(rows) for feature in features]
    return np.nan_to_num(np.column_stack(made), nan=0.0) if made else np.empty((0, 0))


def pmse(original: Sequence[Feature], released: Sequence[Feature], generator: np.random.Generator) -> float:
    """Propensity score mean squared error on at most 5 000 rows of each."""
    import warnings

    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import PolynomialFeatures, StandardScaler

    both = [_some_rows(side[:MODEL_FEATURES], MODEL_ROWS, generator) for side in (original, released)]
    features = np.concatenate(both)
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
    original: Sequence[Feature],
    released: Sequence[Feature],
    target: NDArray,
    target_released: NDArray,
    generator: np.random.Generator,
) -> LearningAccuracy | None:
    """A small random forest learns the target from released rows and from original ones; both are asked
    about a third of the originals that was held back."""
    from sklearn.ensemble import RandomForestClassifier

    usable = np.array(
        [count(_are_known, target[some], target_released[some]) for some in stretches(len(target))]
    )
    all_usable = int(usable.sum())
    chosen = generator.choice(all_usable, min(LEARN_ROWS, all_usable), replace=False)
    rows = _rows_of(chosen, usable, target, target_released)
    asked, taught = rows[: len(rows) // 3], rows[len(rows) // 3 :]
    if len(asked) < 10 or len(np.unique(target_released[taught])) < 2:
        return None
    questions = features_at(original, asked)

    def accuracy(features: Sequence[Feature], labels: NDArray) -> float:
        forest = RandomForestClassifier(30, max_depth=12, min_samples_leaf=3, random_state=0, n_jobs=1)
        forest.fit(features_at(features, taught), labels[taught])
        return float(forest.score(questions, target[asked]))

    commonest = np.bincount(target[taught]).argmax()
    with ThreadPoolExecutor(2) as pool:  # each forest draws for itself: side by side they are the same
        from_released, from_original = pool.map(accuracy, (released, original), (target_released, target))
    return LearningAccuracy(from_released, from_original, float((target[asked] == commonest).mean()))


def _are_known(one: NDArray, other: NDArray) -> NDArray[np.bool_]:
    return (one >= 0) & (other >= 0)


def _rows_of(chosen: NDArray, usable: NDArray, target: NDArray, released: NDArray) -> NDArray[np.intp]:
    """The rows with these numbers among the usable ones; how many those are in every stretch is known."""
    ends, found = np.cumsum(usable), np.empty(len(chosen), np.intp)
    at = np.searchsorted(ends, chosen, side="right")
    for number, rows in enumerate(stretches(len(target))):
        own = np.flatnonzero(at == number)
        if len(own):
            there = rows.start + np.flatnonzero(_are_known(target[rows], released[rows]))
            found[own] = there[chosen[own] - (ends[number] - usable[number])]
    return found


def _quantile(in_order: Array, q: float) -> float:
    place = q * (len(in_order) - 1)
    low = int(place)
    high = min(low + 1, len(in_order) - 1)
    return float(in_order[low] + (place - low) * (in_order[high] - in_order[low]))


def _ordered_finite(values: Array) -> Array:
    """The finite numbers in their order."""
    in_order = ordered(values)
    return in_order[np.searchsorted(in_order, -np.inf, "right") : np.searchsorted(in_order, np.inf, "left")]


def _some_rows(features: Sequence[Feature], most: int, generator: np.random.Generator) -> Array:
    count = len(features[0].values) if features else 0
    rows = np.arange(count) if count <= most else generator.choice(count, most, replace=False)
    return features_at(features, rows)
