"""What the tests of the clusters window share: real runs, and panels that are shown."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import Summary, task_of
from engine.core.technique import find

PARAMS = {
    "em": {"k": 3, "k_max": 4, "starts": 2},
    "kmeans": {"k": 3},
    "sdbdc": {"eps": 0.9},
    "dbscan": {"eps": 0.7, "parts": 3},
    "patterns": {"support": 0.1, "confidence": 0.2},
}


@pytest.fixture(scope="session")
def pipeline(tmp_path_factory):
    """Runs of all techniques on one small file of two sites, and the snapshots seen on the way."""
    random = np.random.default_rng(5)
    group = random.integers(0, 3, 240)
    points = np.array([[0, 0], [7, 0], [0, 7]])[group] + random.normal(size=(240, 2)) * 0.6
    path = tmp_path_factory.mktemp("sites") / "houses.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["site", "x", "y", "kind"])
        for row, ((x, y), g) in enumerate(zip(points.round(3).tolist(), group, strict=True)):
            writer.writerow([("hill", "north")[row % 2], x, y, "abc"[g]])
    return Runs(path)


class Runs:
    def __init__(self, path):
        self.pipeline, self.path = Pipeline(), path
        self.summaries: dict[str, Summary] = {}
        self.seen: dict[str, list] = {}

    def run(self, key: str) -> Summary:
        if key not in self.summaries:
            task = task_of(find(f"clusters.{key}"), [self.path], PARAMS[key], seed=1)
            seen = self.seen[key] = []

            class Watching(Listener):
                def snapshot(self, snapshot):
                    seen.append(snapshot)

            self.summaries[key] = self.pipeline.run(task, Progress(Watching()))
        return self.summaries[key]

    def about(self, panel, what) -> None:
        """Let the panel ask the pipeline about a task or a source."""

        def show_view(name, asked):
            panel.show_view(name, asked, self.pipeline.view(what, name, asked, Progress()))

        panel.request_view.connect(show_view)

    def shown(self, panel, key: str):
        summary = self.run(key)
        self.about(panel, summary.task)
        panel.show_run(summary)
        return panel


@pytest.fixture
def on_show(qtbot, dressed):
    def add(panel):
        list(panel.rest())
        qtbot.addWidget(panel)
        panel.resize(900, 600)
        panel.show()
        return panel

    return add
