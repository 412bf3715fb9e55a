"""Tables at a million rows, each against a peer in the same run: ratios hold on any machine.

    python tests/benchmarks/bench_tables.py [--rows 1000000] [--only adult]

anonypy, anjana and pyCANON are installed into a throw-away environment where the index offers them, and left
out with a word where it does not; SFUMATO_PEERS names an interpreter that has them already.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from engine.kinds.tables import reconstruct as rec
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.discretise import assign, equal_frequency
from engine.kinds.tables.equivalence_classes import alike
from engine.kinds.tables.linkage import find_nearest, rows_to_look_up
from engine.kinds.tables.noise import Law
from engine.kinds.tables.row_order import released_order
from engine.kinds.tables.swap import rank_partners
from tests.benchmarks.peers import environment


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
    print(
        f"{name:38} {ours:9.5f} s   {peer_name:30} {peer:9.5f} s   peer/ours {peer / ours:8.2f}   {target}",
        flush=True,
    )


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
    looked = rows_to_look_up(n, random)
    ours = cpu(lambda: find_nearest(x, w[looked], looked, len(looked) < n), 1)
    rows = min(200, n)
    brute = (
        cpu(lambda: [((w[i] - x) ** 2).sum(axis=1).argmin() for i in range(rows)], 1) * min(n, 2_000) / rows
    )
    row(f"linkage, 2,000 of {n:,} rows × 6", ours, "every distance (200 rows × 10)", brute, "")


def bench_order(n, random):
    """What every release does with all of its rows: sorting them, and counting those that look alike."""
    import pandas as pd

    columns = [np.round(random.normal(50, 12, n), 2) for _ in range(8)]
    made = tuple(TableColumn(f"x{j}", values) for j, values in enumerate(columns))
    ours = cpu(lambda: released_order(Table(made)))
    row(f"order of {n:,} rows × 8", ours, "numpy.lexsort", cpu(lambda: np.lexsort(columns[::-1])), "")
    frame = pd.DataFrame({f"x{j}": values for j, values in enumerate(columns[:4])})
    grouped = cpu(lambda: frame.groupby(list(frame.columns), sort=False).size(), 1)
    row(f"rows alike of {n:,} × 4", cpu(lambda: alike(columns[:4])), "pandas.groupby", grouped, "")


def bench_classes(n, random):
    """Mondrian and microaggregation by centre on synthetic columns; numba is warm when time is taken."""
    from engine.core.progress import Progress
    from engine.kinds.tables.diversity import Requirement
    from engine.kinds.tables.microaggregate import centre, standardise
    from engine.kinds.tables.mondrian import Scale, partition

    def scales(rows):
        made = []
        for distinct in (60, 100, 1_000, 20, 5, 3):
            values, ranks = np.unique(random.integers(0, distinct, rows), return_inverse=True)
            made.append(Scale(ranks.astype(np.int32), values.astype(float), len(values)))
        return made

    nobody = np.empty(0, np.int32)
    partition(scales(1_000), Requirement(5, nobody), Progress())
    columns = scales(n)
    seconds = cpu(lambda: partition(columns, Requirement(5, nobody), Progress()), 1)
    print(f"{f'mondrian {n:,} × 6, k = 5':38} {seconds:8.3f} s   wanted: ≤ 15 s at 1,000,000")
    centre(standardise(random.normal(size=(1_000, 6))), 5, Progress())
    for rows in (min(n, 100_000), n):
        points = random.normal(size=(rows, 6)) @ random.normal(size=(6, 6))
        points[:, :2] = np.exp(points[:, :2] / 2)
        own = standardise(points)
        seconds = cpu(lambda own=own: centre(own, 5, Progress()), 1)
        print(f"{f'microaggregation {rows:,} × 6, k = 5':38} {seconds:8.3f} s   wanted: ≤ 2 s, ≤ 35 s")


def bench_groups(n, random):
    """Microaggregation beside k-means with as many groups: k-means promises no size."""
    from sklearn.cluster import KMeans

    from engine.core.progress import Progress
    from engine.kinds.tables.microaggregate import centre, information_loss, mdav, standardise

    rows, k = min(n, 10_000), 5
    points = random.normal(size=(rows, 6)) @ random.normal(size=(6, 6))
    points[:, :2] = np.exp(points[:, :2] / 2)
    own = standardise(points)
    for form in (mdav, centre):
        form(own[:100], k, Progress())
    groups = {}
    means = KMeans(rows // k, n_init=1, max_iter=20, random_state=1)
    seconds = cpu(lambda: groups.update(kmeans=means.fit_predict(own)), 1)
    _, labels = np.unique(groups["kmeans"], return_inverse=True)
    told = f"smallest group {np.bincount(labels).min()}, loss {100 * information_loss(own, labels):.2f} %"
    print(f"scikit-learn KMeans {rows:,} × 6, {rows // k:,} groups: {told}")
    for form in (mdav, centre):
        ours = cpu(lambda form=form: groups.update(ours=form(own, k, Progress())), 1)
        row(f"microaggregation {form.__name__} {rows:,} × 6", ours, "scikit-learn KMeans", seconds, "")
        smallest, loss = np.bincount(groups["ours"]).min(), information_loss(own, groups["ours"])
        print(f"    smallest group {smallest}, loss {100 * loss:.2f} %")


# ── peers on Adult ────────────────────────────────────────────────────────────────────────────

TABLES = Path(__file__).resolve().parents[3] / "shared" / "data" / "tables"
ADULT, HIERARCHIES = TABLES / "adult.csv", TABLES / "hierarchies"


def bench_adult(n, random):
    """The same table and hierarchies."""
    if not ADULT.is_file():
        print("Adult: the file is not there")
        return
    with tempfile.TemporaryDirectory() as folder:
        python = os.environ.get("SFUMATO_PEERS") or environment(Path(folder), "anonypy", "anjana", "pycanon")
        adult_beside(partial(ask_peer, python))


def adult_beside(ask):
    from engine.core.progress import Progress
    from engine.kinds.tables.load import load
    from engine.kinds.tables.params import Columns, Reading

    none = Columns(id=(), quasi=(), sensitive=(), protect=(), drop=())
    table = load([ADULT], Reading(), none, Progress())
    for columns, k in ((4, 5), (8, 50)):
        ours, made = adult_step(table, columns, k=k)
        peer = ask("anonypy", columns, k)
        name = f"mondrian, Adult, {columns} columns, k = {k}"
        told = f"wanted: ≤ 0.2 s; classes {made.classes:,}"
        beside(name, ours, "anonypy", peer, told, lambda p: f"classes {p['classes']:,}")
    for columns, k, percent in ((4, 5, 5), (8, 5, 5), (8, 10, 1), (9, 10, 5)):
        more = {"method": "lattice", "suppress": percent / 100, "hierarchies": str(HIERARCHIES)}
        ours, made = adult_step(table, columns, k=k, **more)
        peer = ask("anjana", columns, k, percent)
        name = f"lattice, Adult, {columns} columns, k = {k}, {percent} %"
        told = f"wanted: ≤ 4 s; loss {made.loss:.4f}"
        beside(name, ours, "anjana", peer, told, lambda p: f"loss {p['loss']:.4f}")
    ours, found = adult_check()
    peer = ask("pycanon", 8, 1)
    beside(
        "k, l and t, Adult, 8 columns",
        ours,
        "pyCANON",
        peer,
        found,
        lambda p: figures(p["k"], p["l"], p["t"]),
    )


def adult_step(table, columns, **values):
    """Best processor time of the whole step, and its outcome; numba is warm."""
    from engine.core import params
    from engine.core.progress import Progress
    from engine.core.randomness import Randomness
    from engine.kinds.tables.params import Generalise
    from engine.kinds.tables.run import run

    asked = params.build(Generalise, {"columns": list(table.by_name)[:columns], **values})
    made = run(table, asked, Randomness.from_seed(1), Progress())
    seconds = cpu(lambda: run(table, asked, Randomness.from_seed(1), Progress()), 2)
    return seconds, made.outcomes[0]


def adult_check():
    from pyarrow import csv as arrow_csv

    from engine.kinds.tables import verify_anonymity as anonymity

    table = arrow_csv.read_csv(ADULT, parse_options=arrow_csv.ParseOptions(delimiter=";"))
    found = {}

    def count():
        codes = [anonymity.cell_codes(table.column(name))[0] for name in table.column_names]
        classes = anonymity.classes_of(codes[:8])
        least = int(anonymity.distinct_l(classes, codes[8]).min())
        found["told"] = figures(classes.k, least, float(anonymity.categorical_t(classes, codes[8]).max()))

    return cpu(count), found["told"]


def figures(k, l, t):  # noqa: E741 - the field's own letters
    return f"k {k}, l {l}, t {t:.4f}"


def ask_peer(python, *words):
    if not python:
        return "left out: not installable here"
    peer, columns, k, *more = map(str, words)
    script = Path(__file__).with_name("peer_tables.py")
    command = [python, str(script), peer, str(ADULT), str(HIERARCHIES), columns, k, *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return "did not run: " + (done.stderr.strip().splitlines() or ["no word"])[-1]
    return json.loads(done.stdout.strip().splitlines()[-1])


def beside(name, ours, peer_name, peer, told, peer_told):
    if isinstance(peer, str):
        print(f"{name:38} {ours:9.5f} s   {told}   {peer_name} {peer}", flush=True)
        return
    row(name, ours, f"{peer_name} {peer['version']}", peer["seconds"], f"{told}; peer {peer_told(peer)}")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--rows", type=int, default=1_000_000)
    options.add_argument("--only", default="", help="discretise, swap, … groups, adult")
    given = options.parse_args()
    random = np.random.default_rng(1)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    benches = (bench_discretise, bench_swap, bench_reconstruct, bench_linkage, bench_order)
    for bench in (*benches, bench_classes, bench_groups, bench_adult):
        if given.only in ("", bench.__name__.removeprefix("bench_")):
            bench(given.rows, random)
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
