"""k-means against Dask-ML's: the same points, the same start, as many iterations.

    python tests/benchmarks/bench_dask.py [points]

In one process by CPU seconds, on two workers of one thread each by wall seconds (which hold on a quiet
machine only), both an iteration: what is read and started is taken off as the difference of two runs. Dask-ML
is installed into a throw-away environment where the index offers it, and left out with a word where it does
not. On workers ours is the protocol: masked sums, and a site tells of no few rows that moved, so that it ends
sooner and a little elsewhere.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.clusters import lloyd
from tests.benchmarks.peers import environment
from tests.cluster import cluster

PARTS, CLUSTERS, COLUMNS = 4, 8, 5
FEW, MANY = 3, 23  # rounds


def write(folder: Path, points: np.ndarray) -> list[Path]:
    """Parts as the peer reads them, and as sites for us."""
    import pyarrow as pa
    from pyarrow import parquet

    paths = []
    for number, part in enumerate(np.array_split(points, PARTS)):
        np.save(folder / f"part-{number}.npy", part)
        paths.append(folder / f"site-{number}.parquet")
        parquet.write_table(pa.table({f"x{at}": part[:, at] for at in range(COLUMNS)}), paths[-1])
    return paths


def peer(python: str, where: str, folder: Path) -> dict | None:
    words = [python, str(Path(__file__).with_name("peer_clusters.py")), where, str(folder)]
    words += [str(folder / "start"), str(FEW), str(MANY)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        print("  Dask-ML did not run: " + (done.stderr.strip().splitlines() or ["no word"])[-1][:90])
        return None
    return json.loads(done.stdout.strip().splitlines()[-1])


def in_one_process(points: np.ndarray, start: np.ndarray) -> float:
    """CPU seconds of an iteration."""
    lloyd.sums(points[:100], start)
    began = time.process_time()
    for _ in range(MANY - FEW):
        lloyd.sums(points, start)
    return (time.process_time() - began) / (MANY - FEW)


def on_workers(paths: list[Path], start: np.ndarray, address: str) -> tuple[float, float]:
    """Wall seconds of an iteration of the protocol, and TD² at its end."""
    written = "; ".join(",".join(map(repr, row)) for row in start.tolist())

    def run(rounds: int) -> tuple[float, int, float]:
        values = {"k": CLUSTERS, "init": "given", "centroids": written, "max_rounds": rounds}
        task = task_of(find("clusters.kmeans"), paths, {**values, "scheduler": address}, seed=1)
        data = Pipeline().load(task.source, Progress())
        began = time.perf_counter()
        found = find(task.technique).run(data, task.params, task.randomness(), Progress()).result
        return time.perf_counter() - began, len(found["inertias"]), float(found["inertia"])

    run(FEW)
    few, many = min(run(FEW) for _ in range(2)), min(run(MANY) for _ in range(2))
    return (many[0] - few[0]) / (many[1] - few[1]), many[2]


def main() -> None:
    rows = int(float(sys.argv[1])) if len(sys.argv) > 1 else 1_000_000
    points = np.random.default_rng(0).normal(size=(rows, COLUMNS))
    start = points[:CLUSTERS].copy()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        paths = write(folder, points)
        with open(folder / "start", "wb") as file:
            np.save(file, start)
        python = environment(folder / "peers", "dask-ml", "distributed")
        if python is None:
            print("Dask-ML left out: not installable here")
        print(f"k-means, {rows} × {COLUMNS}, {CLUSTERS} clusters, seconds an iteration")
        report("one process, CPU", in_one_process(points, start), python and peer(python, "threads", folder))
        (folder / "dask").mkdir()
        with cluster(folder / "dask") as workers:
            ours, inertia = on_workers(paths, start, workers.address)
        report("two workers, wall", ours, python and peer(python, "workers", folder), inertia)


def report(name: str, ours: float, theirs: dict | str | None, inertia: float = 0.0) -> None:
    line = f"  {name:18} Sfumato {ours:8.4f}"
    if isinstance(theirs, dict):
        line += f"   Dask-ML {theirs['version']} {theirs['seconds']:8.4f}"
        line += f"   ratio {ours / theirs['seconds']:.2f}"
        if inertia:
            line += f"   TD² {inertia / theirs['inertia']:.4f} of the peer's"
    print(line, flush=True)


if __name__ == "__main__":
    main()
