"""A table of 1.2 GB of columns goes the whole way in processes that may fill 600 MB. What would need all of
it there is refused in a sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROWS, COLUMNS = 3_000_000, 50  # of 8 bytes
LIMIT = 600 << 20
ROOT = Path(__file__).resolve().parents[2]

RUN = """
import json, resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_DATA, (int(sys.argv[1]), int(sys.argv[1])))
from engine.core.errors import SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from tests.signing import ReleaseOptions

path, answers = Path(sys.argv[2]), []
pipeline = Pipeline()
for key, values in json.loads(sys.argv[3]):
    task = task_of(find(key), [path], values, seed=1)
    try:
        release = pipeline.release(task, ReleaseOptions(str(path.parent / "out"), overwrite=True), Progress())
        failed = [check.name for check in release.checks if not check.passed]
        answers.append(failed or "all checks passed")
    except SfumatoError as error:
        answers.append(str(error))
print(json.dumps(answers))
"""


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.skipif(sys.platform != "linux", reason="private pages are limited on Linux alone")
def test_a_table_larger_than_the_memory_goes_the_whole_way(tmp_path):
    path = tmp_path / "table.csv"
    written(path)
    asked = [
        ("tables.perturb", {"columns": ["x0", "x1", "x2"]}),
        ("tables.microaggregate", {"columns": ["x0", "x1"]}),
    ]
    ended = subprocess.run(
        [sys.executable, "-c", RUN, str(LIMIT), str(path), json.dumps(asked)],
        cwd=ROOT,
        env={
            "PATH": "/usr/bin",
            "TMPDIR": str(tmp_path),
            "SFUMATO_HOME": str(tmp_path / "home"),
            "OPENBLAS_NUM_THREADS": "1",  # as main.py says
            "MIMALLOC_ARENA_EAGER_COMMIT": "0",  # else what arrow sets apart counts, though nothing is in it
        },
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr[-3000:]
    noise, refused = json.loads(ended.stdout.splitlines()[-1])
    assert noise == "all checks passed", noise
    assert "this run would take about" in refused and "629.1 MB on this machine: refused" in refused


def written(path):
    """Whole numbers below a hundred and a text, some rows after the others."""
    import pyarrow as pa
    from pyarrow import csv

    random, towns = np.random.default_rng(1), np.array([f"town {j}" for j in range(40)])
    names = [f"x{j}" for j in range(COLUMNS - 1)]
    with csv.CSVWriter(path, pa.schema([*((n, pa.int64()) for n in names), ("town", pa.string())])) as writer:
        for _ in range(ROWS // 100_000):
            columns = [random.integers(0, 100, 100_000) for _ in names]
            town = towns[random.integers(0, 40, 100_000)]
            writer.write_table(pa.table([*columns, town], names=[*names, "town"]))
