"""Dask-ML's k-means, run by an interpreter that has it: prints what it took and reached as JSON.

PEERS_PYTHON peer_clusters.py threads|workers FOLDER START.npy ROUNDS ROUNDS

Imports nothing of Sfumato. FOLDER holds parts as .npy; with threads CPU seconds of this process are told,
with workers (two processes of one thread each) wall seconds, both an iteration and without reading.
"""

from __future__ import annotations

import json
import sys
import time
import warnings
from importlib.metadata import version
from pathlib import Path

import numpy as np

warnings.simplefilter("ignore")


def main() -> None:
    import dask.array as da
    from dask import delayed
    from dask_ml.cluster import KMeans

    where, folder, given, *rounds = sys.argv[1:]
    start, paths = np.load(given), sorted(Path(folder).glob("*.npy"))
    shapes = [np.load(path, mmap_mode="r").shape for path in paths]
    parts = [
        da.from_delayed(delayed(np.load)(str(path)), shape, float)
        for path, shape in zip(paths, shapes, strict=True)
    ]
    points = da.concatenate(parts)
    clock = time.process_time if where == "threads" else time.perf_counter
    if where == "workers":
        from distributed import Client, LocalCluster, wait

        cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
        client = Client(cluster)
        points = points.persist()
        wait(points)
    else:
        points = points.persist()

    def fit(most: int) -> tuple[float, KMeans]:
        began = clock()
        model = KMeans(len(start), init=start, max_iter=most, tol=0).fit(points)
        return clock() - began, model

    few, many = map(int, rounds)
    fit(few)
    fewer = min(fit(few)[0] for _ in range(2))
    seconds, model = min((fit(many) for _ in range(2)), key=lambda one: one[0])
    centres, labels = model.cluster_centers_, model.labels_.compute()  # its inertia_ adds no squares
    square = float(((points.compute() - centres[labels]) ** 2).sum())
    told = {"seconds": (seconds - fewer) / (many - few), "inertia": square}
    print(json.dumps({"version": version("dask-ml"), "rounds": int(model.n_iter_)} | told), flush=True)
    if where == "workers":
        client.close()
        cluster.close()


if __name__ == "__main__":
    main()
