"""Maps of a few people, one real run of them, and panels that ask about it."""

from __future__ import annotations

import csv

import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.base import theme
from gui.kinds.graphs.network import NetworkPlot

ROWS = [
    *[(f"P{n}", "no bus", "missed visit") for n in range(9)],
    *[(f"P{n}", "missed visit", "no bus") for n in range(4)],
    *[(f"P{n}", "cost", "missed visit") for n in range(6)],
    *[(f"P{n}", "fees", "gave up") for n in range(3)],
    ("P1", "late bus", "gave up"),
    ("P2", "fees", "worry"),
    ("P3", "cost", "worry"),
    ("P4", "worry", "worry"),
]


@pytest.fixture(scope="session")
def maps(tmp_path_factory):
    path = tmp_path_factory.mktemp("maps") / "maps.csv"
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("participant", "source", "target"), *ROWS])
    return path


@pytest.fixture(scope="session")
def run(maps):
    """A pipeline with one finished run, and the stages that were seen on the way."""
    pipeline, seen = Pipeline(), []

    class Watching(Listener):
        def snapshot(self, snapshot):
            seen.append(snapshot)

    task = task_of(find("graphs.synthetic"), [maps], {}, seed=4)
    pipeline.outcome(task, Progress(Watching()))
    return pipeline, task, seen


@pytest.fixture
def hang(run, qtbot):
    """A panel that asks the pipeline about the run (or about `about`)."""
    theme.choose("light")
    pipeline, task, _seen = run

    def make(panel, about=None):
        qtbot.addWidget(panel)
        list(panel.rest())
        panel.resize(1000, 600)
        panel.request_view.connect(
            lambda name, asked: panel.show_view(
                name, asked, pipeline.view(about or task, name, asked, Progress())
            )
        )
        return panel

    return make


@pytest.fixture
def network(hang, run, qtbot):
    pipeline, task, _seen = run
    panel = hang(NetworkPlot())
    with qtbot.waitExposed(panel):
        panel.show()
    panel.show_run(pipeline.run(task, Progress()))
    qtbot.waitUntil(lambda: panel.plots[0].getViewBox().rect() == panel.plots[1].getViewBox().rect())
    return panel
