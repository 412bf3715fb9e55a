"""An attacker against released files: tries to break (k,P)-anonymity (docs/proofs/kp-anonymity.md).

He has the file and knows a target's exact readings, some or all, perhaps its shape, the parameters and
the program. Everything here is read from the file, by code of its own.
"""

from __future__ import annotations

import csv
import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from statistics import NormalDist

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries.data import SeriesTable
from engine.kinds.timeseries.kind import KIND

K, P, SEGMENTS = 7, 3, 4


def walks(generator):
    return generator.normal(size=(150, 12)).cumsum(axis=1)


def outliers(generator):
    values = generator.normal(size=(150, 12))
    values[:4] *= 1e6
    return values


def ties(generator):
    return generator.integers(0, 3, (150, 12)).astype(float)


def twins(generator):
    return np.repeat(np.round(generator.normal(size=(75, 12)), 1), 2, axis=0)


def clusters(generator):
    return generator.normal(size=(150, 12)) * 0.01 + generator.integers(0, 30, (150, 1))


TABLES = (walks, outliers, ties, twins, clusters)


CASES = [
    pytest.param((technique, make), id=f"{technique.key}-{make.__name__}")
    for technique in KIND.techniques
    for make in TABLES
]


@pytest.fixture(params=CASES)
def attacked(request, tmp_path):
    """The original, and the rows of the file: ends, pattern, level."""
    technique, make = request.param
    values = make(np.random.default_rng(17))
    data = SeriesTable(values, tuple(f"t{j}" for j in range(12)))
    chosen = technique.Params(k=K, P=P, segments=SEGMENTS)
    published = technique.run(data, chosen, Randomness.from_seed(1), Progress())
    return values, *written(technique, published, chosen, tmp_path), published.suppressed


def written(technique, published, chosen, folder):
    technique.export(published, chosen, folder, "csv", Randomness.from_seed(1))
    with (folder / "data.csv").open(newline="") as file:
        _, *lines = csv.reader(file)
    ends = np.array([[[float(x) for x in cell[1:-1].split("..")] for cell in row[1:13]] for row in lines])
    return ends, [row[13] for row in lines], [int(row[14]) for row in lines]


def shape(series, level):
    """The target's own pattern, as the attacker computes it."""
    mean = sum(series) / len(series)
    spread = math.sqrt(sum((x - mean) ** 2 for x in series) / len(series))
    flat = spread <= 1e-12 * max(abs(x) for x in series)
    normal = [0.0 if flat else (x - mean) / spread for x in series]
    size = len(series) // SEGMENTS
    means = [sum(normal[i * size : (i + 1) * size]) / size for i in range(SEGMENTS)]
    cuts = [NormalDist().inv_cdf(j / level) for j in range(1, level)]
    return "".join(chr(97 + sum(x >= cut - 1e-9 for cut in cuts)) for x in means)


def test_whatever_values_are_known_at_least_k_rows_fit(attacked):
    values, ends, _, _, suppressed = attacked
    generator, lost = np.random.default_rng(3), 0
    for series in values:
        everything = ((ends[:, :, 0] <= series) & (series <= ends[:, :, 1])).all(axis=1)
        if not everything.any():
            lost += 1  # only a suppressed series may lie in no envelope
            continue
        assert everything.sum() >= K
        known = generator.choice(12, 3, replace=False)
        some = ((ends[:, known, 0] <= series[known]) & (series[known] <= ends[:, known, 1])).all(axis=1)
        assert some.sum() >= everything.sum()
    assert lost <= suppressed < P


def test_whoever_knows_the_shape_as_well_is_left_with_p_rows(attacked):
    values, ends, patterns, levels, _ = attacked
    classes = Counter(zip(map(bytes, ends), patterns, levels, strict=True))
    assert min(classes.values()) >= P
    for series in values:
        fits = ((ends[:, :, 0] <= series) & (series <= ends[:, :, 1])).all(axis=1)
        own = {level: shape(series.tolist(), level) for level in set(levels)}
        left = [i for i in np.flatnonzero(fits) if patterns[i] == own[levels[i]]]
        assert not left or len(left) >= P


def test_rows_of_a_class_are_told_apart_by_nothing_in_the_file(attacked):
    """Equal in every cell, side by side: neither order nor number says whose row it is."""
    _, ends, patterns, levels, _ = attacked
    keys = list(zip(map(bytes, ends), patterns, levels, strict=True))
    runs = 1 + sum(a != b for a, b in pairwise(keys))
    assert runs == len(set(keys))


# ── the attacker is good enough to break what is broken ───────────────────────────────────────


def fewest_that_fit(values, ends):
    found = [((ends[:, :, 0] <= x) & (x <= ends[:, :, 1])).all(axis=1).sum() for x in values]
    return min(count for count in found if count)


def test_envelopes_of_leaves_are_broken_by_values_alone(tmp_path):
    """The mistake to never make: an envelope over the P rows of a leaf instead of the k of its group."""
    technique, values = KIND.techniques[0], walks(np.random.default_rng(17))
    data = SeriesTable(values, tuple(f"t{j}" for j in range(12)))
    chosen = technique.Params(k=K, P=P, segments=SEGMENTS)
    published = technique.run(data, chosen, Randomness.from_seed(1), Progress())
    leaves = range(len(published.leaf_level))
    wrong = replace(
        published,
        group=published.leaf,
        low=np.array([values[published.leaf == leaf].min(axis=0) for leaf in leaves]),
        high=np.array([values[published.leaf == leaf].max(axis=0) for leaf in leaves]),
        leaf_group=np.arange(len(leaves), dtype=np.int32),
    )
    ends, *_ = written(technique, wrong, chosen, tmp_path)
    assert P <= fewest_that_fit(values, ends) < K


def test_groups_that_are_too_small_are_broken(tmp_path):
    technique, values = KIND.techniques[0], walks(np.random.default_rng(17))
    data = SeriesTable(values, tuple(f"t{j}" for j in range(12)))
    chosen = technique.Params(k=3, P=2, segments=SEGMENTS)
    published = technique.run(data, chosen, Randomness.from_seed(1), Progress())
    ends, patterns, levels = written(technique, published, chosen, tmp_path)
    assert fewest_that_fit(values, ends) < K
    assert min(Counter(zip(map(bytes, ends), patterns, levels, strict=True)).values()) < P
