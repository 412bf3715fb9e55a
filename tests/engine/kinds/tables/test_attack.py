"""Three attackers against references and against the figures measured on the CASC microdata."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import stretches
from engine.kinds.tables import equivalence_classes as classes_of_rows
from engine.kinds.tables.attack import link_rows
from engine.kinds.tables.column_pairs import ColumnPair
from engine.kinds.tables.data import TableColumn
from engine.kinds.tables.discretise import assign, class_means, equal_frequency
from engine.kinds.tables.equivalence_classes import (
    alike,
    equivalence_classes,
    interval_disclosure,
    l_diversity,
    sizes_alike,
)
from engine.kinds.tables.linkage import (
    find_nearest,
    in_blocks_of,
    label_corners,
    numbers_as_points,
    rows_to_look_up,
    units_of,
)
from engine.kinds.tables.moments import correlations_of
from engine.kinds.tables.perturb import correlated_noise
from engine.kinds.tables.spectral import noise_covariance, relative_error, remaining_level, spectral_filter


def random(seed=0):
    return np.random.default_rng(seed)


def points(x, w):
    units = [units_of(column) for column in x.T]
    return tuple(
        np.hstack([numbers_as_points(c, *unit) for c, unit in zip(side.T, units, strict=True)])
        for side in (x, w)
    )


def link(originals, released, generator):
    rows = rows_to_look_up(len(originals), generator)
    return find_nearest(originals, released[rows], rows, len(rows) < len(originals))


def estimates(found, w):
    return np.column_stack([found.estimates(w.T, [j])[0] for j in range(w.shape[1])])


@pytest.fixture
def casc(shared_data):
    return np.loadtxt(shared_data("tables/sdcMicro_CASCrefmicrodata.csv"), delimiter=",", skiprows=1)


# ── linkage ───────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=30)
@given(st.integers(2, 60), st.integers(1, 4), st.integers(0, 1000))
def test_linkage_is_the_nearest_original_by_brute_force(n, columns, seed):
    r = random(seed)
    x = r.integers(0, 6, (n, columns)).astype(float)  # with copies, which share the success
    w = x + r.normal(0, 0.4, x.shape)
    hits = 0.0
    for row in range(n):
        distances = ((w[row] - x) ** 2).sum(axis=1)
        if distances[row] <= distances.min() + 1e-12:
            hits += 1 / (x == x[row]).all(axis=1).sum()
    assert link(x, w, r).share == pytest.approx(hits / n)


@pytest.mark.parametrize(("strength", "linked"), [(0.1, 0.99), (0.5, 0.38), (1.0, 0.10)])
def test_noise_leaves_as_many_rows_linkable_as_measured(casc, strength, linked):
    w = casc + random().normal(size=casc.shape) * casc.std(axis=0) * strength
    assert link(*points(casc, w), random()).share == pytest.approx(linked, abs=0.03)


def test_class_means_do_not_stop_linkage(casc):
    w = np.empty_like(casc)
    for j, x in enumerate(casc.T):
        classes = equal_frequency(x, len(x) // 20, 20)
        codes = assign(x, classes.cuts)
        w[:, j] = class_means(x, codes, len(classes.sizes))[codes]
    assert link(*points(casc, w), random()).share > 0.97


def test_correlated_noise_links_fewer_and_keeps_correlations(casc):
    sd = casc.std(axis=0)
    alone = casc + random(1).normal(size=casc.shape) * sd
    together = casc + np.transpose(correlated_noise(casc.T, sd, random(2)))
    shares = [link(*points(casc, w), random()).share for w in (alone, together)]
    drifts = [np.abs(correlations_of(w.T) - correlations_of(casc.T)).mean() for w in (alone, together)]
    assert shares[1] < 0.7 * shares[0]
    assert drifts[1] < drifts[0] / 10


def test_large_tables_are_sampled_among_all_originals():
    x = random().normal(size=(25_000, 3))
    found = link(x, x, random())
    assert found.sampled and found.rows == 2_000 and found.share == 1.0


def test_categories_released_unchanged_are_blocks():
    label = TableColumn("region", np.array([0, 0, 1, 1], np.int32), ("a", "b"))
    x = TableColumn("income", np.array([1.0, 9.0, 1.0, 9.0]))
    w = TableColumn("income", np.array([2.0, 8.0, 2.0, 8.0]))
    # Without the region every row has a twin; with it, each is alone.
    assert link_rows([ColumnPair(x, w)], random()).share == 0.5
    assert link_rows([ColumnPair(label, label), ColumnPair(x, w)], random()).share == 1.0


def test_labels_made_one_tell_nobody_apart_any_more():
    """900 dates of birth became (other), and 100 % of the rows were said to find their original by them."""
    n = 60
    born = TableColumn("born", np.arange(n, dtype=np.int32), tuple(f"{day}.1.1970" for day in range(n)))
    gone = TableColumn("born", np.zeros(n, np.int32), ("(other)",))
    x = TableColumn("income", random(1).normal(size=n))
    w = TableColumn("income", x.values + random(2).normal(0, 1, n))
    alone = link_rows([ColumnPair(x, w)], random()).share
    assert link_rows([ColumnPair(born, gone), ColumnPair(x, w)], random()).share == alone < 0.5


def test_rows_of_other_blocks_are_nobodys_nearest():
    """Above the limit they are left out before points are made; the share is that of all rows at once."""
    r, n = random(9), 21_000
    region = TableColumn("region", r.integers(-1, 300, n).astype(np.int32), tuple(map(str, range(300))))
    year = TableColumn("year", np.where(r.random(n) < 0.1, np.nan, np.round(r.normal(50, 9, n), 1)))
    x = TableColumn("income", np.round(r.normal(size=n), 1))
    w = TableColumn("income", x.values + r.normal(0, 0.5, n))
    pairs = [ColumnPair(region, region), ColumnPair(year, year), ColumnPair(x, w)]
    rows, hits = rows_to_look_up(n, random()), 0.0
    for row in rows:
        known = (region.values == region.values[row]) & (
            (year.values == year.values[row]) | (np.isnan(year.values) & np.isnan(year.values[row]))
        )
        nearest = np.abs(x.values[known] - w.values[row]).min()
        copies = (x.values[known] == x.values[row]).sum()
        hits += (abs(x.values[row] - w.values[row]) <= nearest) / copies
    assert link_rows(pairs, random()).share == pytest.approx(hits / len(rows))


@pytest.mark.parametrize("count", [3, 200])
def test_labels_are_one_unit_apart(count):
    old, new = np.array([0, 1, 2, 0]), np.array([0, 2, 1, -1])
    corners = label_corners(count)
    before, after = corners[old], corners[new]
    away = np.linalg.norm(before - after, axis=1)
    assert away[0] == 0
    assert away[1:] == pytest.approx(1, abs=1e-9 if count == 3 else 0.6)


# ── spectral filtering ────────────────────────────────────────────────────────────────────────


def correlated_columns(n=20_000, columns=10, seed=3):
    r = random(seed)
    return r.normal(size=(n, 1)) * 10 + r.normal(size=(n, columns)) * 0.5


def test_ten_correlated_columns_give_the_noise_away():
    x = correlated_columns()
    sd = 0.5 * x.std(axis=0)
    w = x + random(4).normal(size=x.shape) * sd
    found = spectral_filter(w.T, noise_covariance(sd, w.T))
    assert found.kept == 1
    for j in range(10):
        # One component of ten carries a tenth of the noise's variance.
        assert relative_error(found.estimates(w.T, [j])[0] - x[:, j], sd[j]) == pytest.approx(
            0.1**0.5, abs=0.05
        )
        assert remaining_level(found.estimates(w.T, [j])[0] - x[:, j], 0.95) < 0.45 * 2 * 1.96 * sd[j]


def test_independent_columns_and_single_ones_give_nothing():
    x = random(5).normal(size=(20_000, 6)) * 10
    for columns in (x, x[:, :1]):
        sd = np.full(columns.shape[1], 3.0)
        w = columns + random(6).normal(size=columns.shape) * 3
        found = spectral_filter(w.T, noise_covariance(sd, w.T))
        assert estimates(found, w) == pytest.approx(w)
        assert remaining_level(found.estimates(w.T, [0])[0] - columns[:, 0], 0.95) == pytest.approx(
            2 * 1.96 * 3, rel=0.03
        )


def test_correlated_noise_cannot_be_filtered():
    x = correlated_columns()
    sd = 0.5 * x.std(axis=0)
    w = x + np.transpose(correlated_noise(x.T, sd, random(7)))
    found = spectral_filter(w.T, noise_covariance(sd, w.T, correlations_of(w.T)))
    assert relative_error(found.estimates(w.T, [0])[0] - x[:, 0], sd[0]) > 0.9


def test_a_column_released_in_clear_helps_the_attacker():
    x = correlated_columns(columns=2)
    sd = np.array([0.5 * x[:, 0].std(), 0.0])
    w = x.copy()
    w[:, 0] += random(8).normal(size=len(x)) * sd[0]
    found = spectral_filter(w.T, noise_covariance(sd, w.T))
    assert relative_error(found.estimates(w.T, [0])[0] - x[:, 0], sd[0]) < 0.25


def test_missing_values_stay_out_of_the_way():
    x = correlated_columns()
    w = x + random(4).normal(size=x.shape) * 5
    w[::7, 2] = np.nan
    found = spectral_filter(w.T, noise_covariance(np.full(10, 5.0), w.T))
    assert np.isfinite(estimates(found, w)).all()
    assert relative_error(found.estimates(w.T, [0])[0] - x[:, 0], 5.0) < 0.5


# ── risk ──────────────────────────────────────────────────────────────────────────────────────


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(-1, 2), st.integers(0, 3)), min_size=1, max_size=60))
def test_equivalence_classes_and_diversity_by_counting(rows):
    from collections import Counter

    table = np.array(rows)
    numbers = np.where(table[:, 0] == 2, np.nan, table[:, 0].astype(float))
    counted = Counter((a, b) for a, b, _ in rows)
    for classes in (count([numbers, table[:, 1]]) for count in (equivalence_classes, alike)):
        assert [int(classes.sizes[c]) for c in classes.of_row] == [counted[a, b] for a, b, _ in rows]
        assert sorted(classes.sizes) == sorted(counted.values())
        assert classes.k == min(counted.values())
        assert classes.uniques == sum(count == 1 for count in counted.values())
        diverse = min(len({c for a, b, c in rows if (a, b) == key}) for key in counted)
        assert l_diversity(classes, table[:, 2]) == diverse
    assert sorted(sizes_alike([numbers, table[:, 1]])) == sorted(counted.values())


@pytest.mark.parametrize("together", [1, 7, 1 << 19])
def test_classes_are_the_same_some_rows_at_a_time(together, monkeypatch):
    monkeypatch.setattr(stretches, "ROWS", together)
    random = np.random.default_rng(together)
    numbers = random.choice([0.0, -0.0, 1.5, np.nan, -np.nan], 500)
    columns = [numbers, random.integers(-1, 3, 500).astype(np.int32), random.integers(0, 4, 500) / 2]
    found, plain = alike(columns), equivalence_classes(columns)
    assert len({*zip(found.of_row.tolist(), plain.of_row.tolist(), strict=True)}) == len(plain.sizes)
    assert sorted(found.sizes) == sorted(plain.sizes) == sorted(sizes_alike(columns))
    apart = [*columns, random.normal(size=500)]  # on no grid
    wide = [np.repeat([-(2**60), 2**60, 5], [200, 200, 100]), *columns]  # not within one number
    for several in (apart, wide):
        assert sorted(sizes_alike(several)) == sorted(equivalence_classes(several).sizes)


def test_rows_of_one_hash_that_differ_are_not_alike():
    factor, mask = 0x9E3779B97F4A7C15, 2**64 - 1

    def mixed(cell):
        product = cell * factor & mask
        return product ^ product >> 32

    second = [5, (5 + mixed(0) - mixed(1)) & mask]
    columns = [np.array([0, 1, 1]), np.array([*second, second[1]], np.uint64).astype(np.int64)]
    hashes = classes_of_rows.hashes_of(columns)
    assert hashes[0] == hashes[1] == hashes[2]
    found = alike(columns)
    assert found.of_row[0] != found.of_row[1] == found.of_row[2] and found.k == found.uniques == 1


def test_interval_disclosure_counts_near_values():
    assert interval_disclosure(np.array([100.0, 104, 106, np.nan]), np.array([100.0, 100, 100, 5])) == 2 / 3


@pytest.mark.parametrize("kind", ["on a grid", "below the first rows on none", "on none"])
def test_rows_in_blocks_of_some_are_those_that_hold_their_cells(kind, monkeypatch):
    monkeypatch.setattr(stretches, "ROWS", 700)
    random = np.random.default_rng(8)
    numbers = np.round(random.normal(0, 2, 3000), 1)
    numbers[::9] = np.nan
    if kind == "below the first rows on none":
        numbers[2500] = np.pi
    elif kind == "on none":
        numbers /= 7
    codes = random.integers(-1, 20, 3000).astype(np.int32)
    for rows in (np.array([0, 9, 2500]), np.array([1, 2, 2500])):  # with a missing cell, and without
        found = np.concatenate(list(in_blocks_of([codes, numbers], rows, 3000, 2)))
        cells = list(zip(np.nan_to_num(numbers, nan=1e9).tolist(), codes.tolist(), strict=True))
        wanted = {cells[row] for row in rows}
        assert found.tolist() == [row for row, both in enumerate(cells) if both in wanted] and len(found) > 3
        alone = np.concatenate(list(in_blocks_of([codes], rows, 3000, 1)))
        assert alone.tolist() == np.flatnonzero(np.isin(codes, codes[rows])).tolist()
