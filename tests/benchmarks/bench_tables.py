"""Tables at a million rows, each against a peer in the same run: ratios hold on any machine.

python tests/benchmarks/bench_tables.py [--rows 1000000]
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from engine.kinds.tables import reconstruct as rec
from engine.kinds.tables.discretise import assign, equal_frequency
from engine.kinds.tables.linkage import link
from engine.kinds.tables.noise import Law
from engine.kinds.tables.swap import rank_partners


def cpu(work, times=3):
    """Best processor time of some runs, in seconds."""
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def discretise_all(columns):
    for column in columns:
        classes = equal_frequency(column, 10, 10)
        assign(column, classes.cuts)


def pandas_qcut(columns):
    import pandas as pd

    for column in columns:
        pd.qcut(column, 10, duplicates="drop")


def sklearn_bins(columns):
    from sklearn.preprocessing import KBinsDiscretizer

    tool = KBinsDiscretizer(
        10, encode="ordinal", strategy="quantile", subsample=None, quantile_method="averaged_inverted_cdf"
    )
    tool.fit_transform(columns.T)


def sequential_rank_swap(values, window, generator):
    """The textbook form: take the smallest rank not yet swapped, draw a partner within the window."""
    order = np.argsort(values)
    n, reach, free = len(values), int(window * len(values)), [True] * len(values)
    out = values.copy()
    for i in range(n):
        if free[i]:
            partners = [j for j in range(i + 1, min(n, i + reach + 1)) if free[j]]
            if partners:
                j = partners[int(generator.integers(len(partners)))]
                out[order[i]], out[order[j]] = values[order[j]], values[order[i]]
                free[j] = False
            free[i] = False
    return out


def row(name, ours, peer_name, peer, target):
    print(f"{name:38} {ours:9.5f} s   {peer_name:30} {peer:9.5f} s   peer/ours {peer / ours:8.2f}   {target}")


def bench_discretise(n, random):
    columns = random.normal(size=(10, n))
    ours = cpu(lambda: discretise_all(columns))
    sort = cpu(lambda: [np.sort(column) for column in columns])
    row(f"discretise {n:,} × 10", ours, "bare sort", sort, "wanted: ours ≤ 4 × sort")
    row("", ours, "pandas qcut", cpu(lambda: pandas_qcut(columns), 1), "")
    row("", ours, "scikit-learn KBinsDiscretizer", cpu(lambda: sklearn_bins(columns), 1), "")


def bench_swap(n, random):
    values = random.normal(size=n)
    ours = cpu(lambda: rank_partners(values, 0.05, random))
    row(f"rank swap {n:,}", ours, "argsort", cpu(lambda: np.argsort(values)), "wanted: ours < 2 s")
    small = values[:5_000]
    fast = cpu(lambda: rank_partners(small, 0.05, random))
    row(
        "rank swap 5,000",
        fast,
        "sequential textbook form",
        cpu(lambda: sequential_rank_swap(small, 0.05, random), 1),
        "",
    )


def bench_reconstruct(n, random):
    law = Law("normal", 0.25)
    released = random.gamma(4, 0.25, n) + law.draw(random, n)
    for bins in (50, 200, 2_000):
        fast = cpu(lambda bins=bins: rec.reconstruct(released, law, bins))
        grid = rec.make_grid(released, law, bins, (None, None))
        shares = rec.histogram(released, grid)
        band = rec.kernel(law, grid.width, grid.margin)
        f = np.full(bins, 1 / bins)
        dense, fft = (make(band, bins) for make in (rec.dense_products, rec.fft_products))
        steps = 20

        def iterate(products, f=f, shares=shares, steps=steps):
            for _ in range(steps):
                products[1](shares / np.maximum(products[0](f), 1e-300))

        slow_step, fast_step = cpu(lambda d=dense: iterate(d)) / steps, cpu(lambda d=fft: iterate(d)) / steps
        name = f"reconstruct {n:,}, m = {bins}"
        print(f"{name:38} {fast:8.3f} s   wanted: < 0.3 s")
        row("    one step by FFT", fast_step, "dense product", slow_step, "wanted: ≥ 20 at m = 2 000")


def bench_linkage(n, random):
    x = random.normal(size=(n, 6)) @ random.normal(size=(6, 6))
    x /= x.std(axis=0)
    w = x + random.normal(size=x.shape) * 0.5
    ours = cpu(lambda: link(x, w, random), 1)
    rows = min(200, n)
    brute = (
        cpu(lambda: [((w[i] - x) ** 2).sum(axis=1).argmin() for i in range(rows)], 1) * min(n, 2_000) / rows
    )
    row(f"linkage, 2,000 of {n:,} rows × 6", ours, "every distance (200 rows × 10)", brute, "")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--rows", type=int, default=1_000_000)
    n = options.parse_args().rows
    random = np.random.default_rng(1)
    for bench in (bench_discretise, bench_swap, bench_reconstruct, bench_linkage):
        bench(n, random)
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
