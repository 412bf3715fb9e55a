"""A chain of steps, one real run of it, and a room of panels that ask about it."""

from __future__ import annotations

import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.base import samples, theme


@pytest.fixture(scope="session")
def steps():
    """Two steps that run, and one that is switched off."""
    return [
        {
            "technique": "tables.discretise",
            "columns": ["age", "region"],
            "params": {"classes": 6, "min_count": 20},
        },
        {
            "technique": "tables.perturb",
            "columns": ["income", "tax"],
            "params": {"level_share": 0.2, "confidence": 0.9, "rounding": False},
        },
        {"technique": "tables.swap", "columns": ["education"], "params": {"window": 0.1}, "off": True},
    ]


@pytest.fixture(scope="session")
def run(steps):
    """A pipeline with one finished run of the sample, and the snapshots seen on the way."""
    path = samples.path("residents.csv")
    values = {
        "steps": steps[:2],
        "id": ["name"],
        "quasi": ["age", "region", "education"],
        "protect": ["hours", "income", "tax"],
    }
    task = task_of(find("tables"), [path], values, seed=5)
    pipeline, seen = Pipeline(), []

    class Watching(Listener):
        def snapshot(self, snapshot):
            seen.append(snapshot)

    pipeline.outcome(task, Progress(Watching()))
    return pipeline, task, seen


class Room:
    """Panels that ask the pipeline, about the file or about the run."""

    def __init__(self, run, qtbot):
        self.pipeline, self.task, self.seen = run
        self.summary = self.pipeline.run(self.task, Progress())
        self.about = self.task
        self.qtbot = qtbot

    def seat(self, panel):
        self.qtbot.addWidget(panel)
        for _ in panel.rest():
            pass
        panel.resize(760, 520)
        panel.request_view.connect(
            lambda name, asked: panel.show_view(
                name, asked, self.pipeline.view(self.about, name, asked, Progress())
            )
        )
        return panel

    def original(self, name):
        return self.pipeline.load(self.task.source, Progress()).by_name[name].values


@pytest.fixture
def room(run, qtbot, dressed):
    theme.choose("light")
    return Room(run, qtbot)
