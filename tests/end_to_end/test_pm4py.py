"""Released logs open in another program, PM4Py, and its discovery runs on them.

PM4Py is under the AGPL and no part of Sfumato: this test installs it into an environment of its own, and is
skipped where that cannot be done.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find, find_kind
from tests.signing import ReleaseOptions

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]

SCRIPT = """
import json, sys, warnings
warnings.simplefilter("ignore")
import pm4py
log = pm4py.read_xes(sys.argv[1])
cases, steps = {}, []
for name, rows in log.groupby("case:concept:name", sort=False):
    activities = tuple(rows["concept:name"])
    cases["|".join(activities)] = cases.get("|".join(activities), 0) + 1
    seconds = rows["time:timestamp"].diff().dt.total_seconds().tolist()[1:]
    steps.append([list(activities), seconds])
net, start, end = pm4py.discover_petri_net_inductive(log)
dfg, begins, ends = pm4py.discover_dfg(log)
print(json.dumps({"cases": cases, "steps": steps, "transitions": len(net.transitions), "edges": len(dfg)}))
"""


@pytest.fixture(scope="module")
def other_program(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pm4py")
    try:
        subprocess.run(
            [sys.executable, "-m", "venv", folder / "env"], check=True, timeout=120, capture_output=True
        )
        python = folder / "env" / "bin" / "python"
        install = [python, "-m", "pip", "install", "-q", "pm4py"]
        subprocess.run(install, check=True, timeout=900, capture_output=True)
    except (OSError, subprocess.SubprocessError) as problem:
        pytest.skip(f"PM4Py cannot be installed here: {problem}")

    def opened(path: Path) -> dict:
        done = subprocess.run([python, "-c", SCRIPT, path], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr[-2000:]
        return json.loads(done.stdout.splitlines()[-1])

    return opened


def release(key: str, folder: Path, values: dict[str, str]) -> Path:
    task = task_of(find(key), [SAMPLES / find_kind(key).sample], values, 3)
    Pipeline().release(task, ReleaseOptions(str(folder), "xes", dataset=str(folder)), Progress())
    return folder / "release"


@pytest.mark.parametrize("key", ["eventlogs.travas", "eventlogs.groups"])
def test_a_release_of_the_order_opens_and_is_discovered(other_program, tmp_path, key):
    made = release(key, tmp_path / "made", {})
    found = other_program(made / "data.xes")
    assert found["transitions"] > 0 and found["edges"] > 0
    assert all(second == 1 for _, seconds in found["steps"] for second in seconds)


def test_durations_lie_in_the_bins_that_the_release_tells_of(other_program, tmp_path):
    made = release("eventlogs.travas", tmp_path / "made", {"times": "relative"})
    found, told = other_program(made / "data.xes"), json.loads((made / "times.json").read_text())
    edges = told["edges_in_seconds"]
    steps = {tuple(one["activities"]): one["steps"] for one in told["variants"]}
    counted = {"|".join(one["activities"]): one["cases"] for one in told["variants"]}
    assert found["cases"] == counted and found["transitions"] > 0
    for activities, seconds in found["steps"]:
        for own, second in zip(steps[tuple(activities)], seconds, strict=True):
            place = max(bin_ for bin_, low in enumerate(edges[:-1]) if low <= second)
            assert own["weights"][place] > 0 and second == int(second) < edges[-1]
