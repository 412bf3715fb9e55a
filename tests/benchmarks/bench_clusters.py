"""Clusters against their peers in the same run: python tests/benchmarks/bench_clusters.py [--quick]

CPU seconds, ratio to the peer, peak memory of our part (measured in a process of its own). The package
`dbscan` (MIT) is installed into a throw-away folder for the comparison, and left out with a word where
the index does not offer it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
warnings.simplefilter("ignore")


def blobs(n: int, d: int, seed: int = 0) -> np.ndarray:
    random = np.random.default_rng(seed)
    points = random.random((40, d))[random.integers(40, size=n)] * 3 + random.normal(size=(n, d)) * 0.08
    points[: n // 10] = random.random((n // 10, d)) * 3
    return points


def timed(work) -> tuple[float, object]:
    began = time.process_time()
    result = work()
    return time.process_time() - began, result


def line(*cells: object) -> None:
    print("  ".join(f"{cell:.3f}" if isinstance(cell, float) else str(cell) for cell in cells), flush=True)


def memory_of_dbscan(n: int, d: int, eps: float) -> float:
    """Peak megabytes of a fresh process that only clusters."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_cluster_alone, (n, d, eps))


def _cluster_alone(n: int, d: int, eps: float) -> float:
    from engine.kinds.clusters.dbscan import dbscan

    dbscan(blobs(n, d), eps, 10)
    # Not ru_maxrss: Linux hands the parent's peak on to a spawned child.
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1000


def package(folder: Path) -> bool:
    """The package `dbscan` alone: what it needs besides is here."""
    words = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), "dbscan"]
    return subprocess.run(words, capture_output=True).returncode == 0


PACKAGE = """
import sys, time
import numpy as np
from dbscan import DBSCAN
points = np.load(sys.argv[1])
began = time.process_time()
labels, core = DBSCAN(points, eps=float(sys.argv[2]), min_samples=10)
print(time.process_time() - began)
np.savez(sys.argv[3], labels=labels, core=core)
"""


def by_package(folder: Path, points: np.ndarray, eps: float) -> tuple[float, np.ndarray, np.ndarray]:
    """CPU seconds, labels and core flags."""
    given, made = folder / "points.npy", folder / "labels.npz"
    np.save(given, points)
    done = subprocess.run(
        [sys.executable, "-c", PACKAGE, str(given), str(eps), str(made)],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    with np.load(made) as found:
        return float(done.stdout), found["labels"], found["core"].astype(bool)


def same(labels: np.ndarray, peer: np.ndarray, core: np.ndarray) -> bool:
    """The same clusters of core points (by whatever number) and the same noise."""
    pairs = np.unique(np.column_stack([labels[core], peer[core]]), axis=0)
    one_to_one = len(pairs) == len(np.unique(pairs[:, 0])) == len(np.unique(pairs[:, 1]))
    return bool(one_to_one and ((labels < 0) == (peer < 0)).all())


def bench_dbscan(quick: bool) -> None:
    from sklearn.cluster import DBSCAN

    from engine.kinds.clusters.dbscan import dbscan

    print(
        "DBSCAN          ours s   scikit-learn s   ratio   equal   peak MB   `dbscan` s   equal   core missed"
    )
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        there = package(folder)
        if not there:
            print("    the package `dbscan` is not offered here")
        for n in (10**5,) if quick else (10**5, 10**6):
            for d, eps in ((2, 0.03 if n == 10**5 else 0.01), (3, 0.08 if n == 10**5 else 0.05)):
                points = blobs(n, d)
                dbscan(points[:1000], eps, 10)
                ours, labels = timed(lambda p=points, e=eps: dbscan(p, e, 10))
                peer, model = timed(lambda p=points, e=eps: DBSCAN(eps=e, min_samples=10).fit(p))
                core = np.zeros(n, dtype=bool)
                core[model.core_sample_indices_] = True
                known, cells = model.labels_, [f"{n} × {d}", ours, peer, ours / peer]
                del model  # it keeps every neighbourhood
                cells += [same(labels, known, core), memory_of_dbscan(n, d, eps)]
                if there:
                    seconds, found, flags = by_package(folder, points, eps)
                    cells += [seconds, same(found, known, core), int((core & ~flags).sum())]
                line(*cells)


def bench_parts(quick: bool) -> None:
    from engine.core.progress import Progress
    from engine.core.randomness import Randomness
    from engine.kinds.clusters import pdbscan
    from engine.kinds.clusters.data import one_site, split
    from engine.kinds.clusters.protocol import Threads, run_rounds

    print("PDBSCAN parts   wall s   (two sites, threads)")
    points = blobs(10**5 if quick else 10**6, 2)
    sites = split(one_site("all", ("x", "y"), points), "random:2")
    randomness = Randomness.from_seed(0)
    for parts in (1, 2, 4, 8):
        began = time.perf_counter()
        asked = {"eps": 0.01, "min_points": 10, "parts": parts}
        run_rounds(pdbscan.METHOD, Threads(pdbscan.METHOD, sites, randomness), asked, randomness, Progress())
        line(parts, time.perf_counter() - began)


def bench_kmeans(quick: bool) -> None:
    from sklearn.cluster import KMeans

    from engine.kinds.clusters import lloyd

    n = 10**5 if quick else 10**6
    points = np.random.default_rng(0).normal(size=(n, 5))
    start = points[:8].copy()
    lloyd.sums(points[:100], start)
    ours, _ = timed(lambda: [lloyd.sums(points, start) for _ in range(20)])

    def peer(rounds: int) -> float:
        model = KMeans(8, init=start, n_init=1, max_iter=rounds, tol=0, algorithm="lloyd")
        return timed(lambda: model.fit(points))[0]

    theirs = (peer(21) - peer(1)) / 20
    print("Lloyd           ours s/iteration   scikit-learn   ratio")
    line(f"{n} × 5", ours / 20, theirs, ours / 20 / theirs)


def bench_em(quick: bool) -> None:
    from sklearn.mixture import GaussianMixture

    from engine.kinds.clusters import em

    print("EM              ours s   GaussianMixture s   ratio   log L ours   theirs   theirs from our starts")
    em.fit(np.random.default_rng(0).random((60, 3)), 2, np.random.default_rng(0))
    for n, d, k in ((5_000, 2, 10), (20_000, 5, 8)):
        points = blobs(n, d)
        ours, fit = timed(lambda p=points, k=k: em.fit(p, k, np.random.default_rng(0)))
        theirs, model = timed(lambda p=points, k=k: GaussianMixture(k, n_init=5, random_state=0).fit(p))
        same = max(
            _from(start, points) for start in em.initial_mixtures(points, k, np.random.default_rng(0), 20)
        )
        told = (fit.log_likelihood, model.score(points) * n, same)
        line(f"{n} × {d}, k {k}", ours, theirs, ours / theirs, *told)


def _from(start, points: np.ndarray) -> float:
    """Log-likelihood where the peer ends from one of our starts."""
    from sklearn.mixture import GaussianMixture

    inverse = np.linalg.inv(start.covariances)
    given = {"weights_init": start.weights, "means_init": start.means, "precisions_init": inverse}
    return GaussianMixture(len(start.weights), **given).fit(points).score(points) * len(points)


def bench_sdbdc(quick: bool) -> None:
    from engine.kinds.clusters.data import Sites, one_site, split
    from engine.kinds.clusters.representatives import represent
    from engine.kinds.clusters.utility import radius_trials

    points = blobs(10**5, 2)
    represent(points[:100], 0.02)
    seconds, found = timed(lambda: represent(points, 0.02))
    print("SDBDC           seconds for 10^5 points at one site, representatives")
    line(seconds, len(found.counts))
    print("SDBDC           share of ε   sent   adjusted Rand index (points; means of 10)")
    sites = split(one_site("all", ("x", "y"), points[::10]), "random:4")
    data = Sites(sites, ("x", "y"), low=np.zeros(2), width=np.ones(2))
    asked = {"eps": 0.05, "min_points": 10, "small": "merge", "min_count": 10}
    plain = radius_trials(data, {**asked, "blur": False})
    blurred = radius_trials(data, {**asked, "blur": True})
    for a, b in zip(plain, blurred, strict=True):
        line(a.eps_local, a.sent, a.adjusted_rand_index, b.sent, b.adjusted_rand_index)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="smaller sets")
    quick = parser.parse_args().quick
    for bench in (bench_dbscan, bench_parts, bench_kmeans, bench_em, bench_sdbdc):
        bench(quick)


if __name__ == "__main__":
    main()
