"""What the worker sends to the window can be unpickled there without what computed it.

Unpickling imports the modules in which the classes of an answer are defined: a class beside an algorithm
brings the algorithm's libraries into the window's process, and the window waits for them meanwhile.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.technique import find, kinds
from tests.engine.kinds.test_every_technique import sample_task

ROOT = Path(__file__).resolve().parents[3]
HEAVY = "scipy numba llvmlite sklearn pandas pyarrow lxml ot rapidfuzz networkx rustworkx dask"

# Quick techniques that together fill every view of their kind.
TECHNIQUES = (
    "eventlogs.travas",
    "timeseries.naive",
    "graphs.synthetic",
    "tables.perturb",
    "clusters.kmeans",
    "clusters.patterns",
    "tables.pram",
)
ONLY_FROM = {
    "clusters.patterns": "clusters.patterns",
    "tables.drawn_shares": "tables.pram",
}  # view -> the one technique that has it
GENERALISE = [{"technique": "tables.generalise", "columns": ["region", "education"], "params": {}}]
# What is asked where the defaults would not do, would give an empty answer, or would take long.
ASKED: dict[str, dict[str, Any]] = {
    "eventlogs.alignment": {"source": ("ask", "decide"), "target": ("decide",)},
    "eventlogs.disclosure": {"sizes": (1,)},
    "tables.column": {"name": "income"},
    "tables.reconstruction": {"name": "income"},
    "tables.drawn_shares": {"name": "region"},
    "tables.cross_table": {"first": "region", "second": "education"},
    "tables.hierarchy": {"column": "region"},
    "tables.generalise_estimate": {"steps": GENERALISE},
    "tables.loss_against_k": {"steps": GENERALISE},
    "tables.lattice_against_k": {"steps": GENERALISE},
    "tables.noise": {"values": {}},
    "tables.step_preview": {"steps": []},
    "clusters.choose_k": {"k_max": 2},
}
UNPICKLE = f"""
import pickle, sys
from pathlib import Path
for path in sorted(Path(sys.argv[1]).iterdir()):
    pickle.loads(path.read_bytes())
    heavy = [name for name in "{HEAVY}".split() if name in sys.modules]
    if heavy:
        sys.exit(f"{{path.name}} imports {{heavy}}")
"""


class Watching(Listener):
    def __init__(self) -> None:
        self.seen: list[Any] = []

    def snapshot(self, snapshot: Any) -> None:
        self.seen.append(snapshot)


def answers(key: str, already: set[str]) -> dict[str, Any]:
    """What the window gets of one run on the sample, by name; views that are there already are left out."""
    pipeline, task, watching = Pipeline(), sample_task(find(key), seed=1), Watching()
    sent = {
        f"{key} preview": pipeline.preview(task.source, Progress()),
        f"{key} run": pipeline.run(task, Progress(watching)),
        f"{key} snapshots": watching.seen,
    }
    for view in kinds()[task.source.kind].views:
        name = f"{task.source.kind}.{view}"
        if name not in already and ONLY_FROM.get(name, key) == key:
            sent[name] = pipeline.view(task, view, ASKED.get(name, {}), Progress())
    return sent


def test_the_window_unpickles_every_answer_without_heavy_libraries(tmp_path):
    sent: dict[str, Any] = {}
    for key in TECHNIQUES:
        sent |= answers(key, set(sent))
    assert {f"{kind.key}.{view}" for kind in kinds().values() for view in kind.views} <= set(sent)
    for name, answer in sent.items():
        (tmp_path / name).write_bytes(pickle.dumps(answer))
    told = subprocess.run(
        [sys.executable, "-c", UNPICKLE, str(tmp_path)], cwd=ROOT, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
