"""k-means of more points than a process may hold: loaded, run, measured, released, verified, all in files."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import csv as arrow_csv

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 640 << 20  # bytes of memory of a process: two thirds of them are program
ROWS, COLUMNS = 9_000_000, 16

CHILD = """
import resource, sys
resource.setrlimit(resource.RLIMIT_DATA, (int(sys.argv[1]), int(sys.argv[1])))
from engine.core.errors import InputError
from engine.core.mapped import in_file
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from tests.signing import ReleaseOptions
one = Pipeline()
task = task_of(find("clusters.kmeans"), [sys.argv[2]], {"k": 4, "split": "random:4"}, seed=1)
data = one.load(task.source, Progress())
assert all(in_file(site.values) for site in data.sites)
assert sum(site.values.nbytes for site in data.sites) > 1.7 * int(sys.argv[1])
for key in ("clusters.dbscan", "clusters.em", "clusters.sdbdc"):
    try:
        one.run(task_of(find(key), [sys.argv[2]], {"split": "random:4"}, seed=1), Progress())
    except InputError as error:
        print(error)
del data
release = one.release(task, ReleaseOptions(sys.argv[3]), Progress())
print(all(check.passed for check in release.checks), release.outcome.measured.utility["adjusted_rand_index"])
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="a limit on the data of a process")
def test_a_whole_run_over_more_points_than_memory(tmp_path):
    path, random, writer = tmp_path / "points.csv", np.random.default_rng(7), None
    for _ in range(0, ROWS, 1_000_000):
        group = random.integers(0, 4, 1_000_000)
        cells = {f"x{j}": (group * (j + 1)) % 5 + random.integers(0, 3, len(group)) for j in range(COLUMNS)}
        writer = writer or arrow_csv.CSVWriter(path, pa.table(cells).schema)
        writer.write_table(pa.table(cells))
    assert writer is not None
    writer.close()
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(LIMIT), str(path), str(tmp_path / "out")],
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},  # each thread takes 32 MB, used or not
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    *refused, last = done.stdout.splitlines()
    assert len(refused) == 3
    for sentence in refused:
        assert sentence.startswith("this run would take about") and "there are 671.1 MB" in sentence
    verified, index = last.split()
    assert verified == "True" and float(index) > 0.9999  # sums of sites round otherwise than sums of all
    with open(tmp_path / "out" / "release" / "data.csv", newline="") as file:
        assert sum(int(row["count"]) for row in csv.DictReader(file)) == ROWS
