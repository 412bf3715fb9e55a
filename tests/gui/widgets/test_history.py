"""The list of runs says in words what was run."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt

from engine.core.task import Summary, task_of
from engine.core.technique import Measured, find, kinds
from gui.base import samples
from gui.widgets.history import History, RunMark, RunsModel

CHAIN = [
    {"technique": "tables.discretise", "columns": ["age", "region"], "params": {"classes": 6}},
    {"technique": "tables.perturb", "columns": ["income"], "params": {"correlated": True}},
    {"technique": "tables.swap", "columns": ["education"], "params": {}, "off": True},
]
NOTHING = Measured({}, {})
TECHNIQUES = [technique.key for kind in kinds().values() for technique in kind.techniques]


def tip(key: str, sample: str, values: dict) -> str:
    task = task_of(find(key), [samples.path(sample)], values)
    model = RunsModel()
    summary = Summary(task, NOTHING, 1.0)
    model.add(summary, RunMark(1, "2026-01-01 10:00"))
    return model._tip(summary)


@pytest.mark.parametrize("key", TECHNIQUES)
def test_no_python_value_and_no_name_of_a_parameter_stands_in_the_tip_of_a_run(key, qapp):
    """It was a dictionary 1 230 pixels wide: steps = {'technique': 'tables.discretise', …}."""
    kind = next(kind for kind in kinds().values() if find(key) in kind.techniques)
    told = tip(key, kind.sample, {"steps": CHAIN} if key == "tables" else {})
    _file, *rest = told.splitlines()
    assert not re.search(r"[{}]| = |\b(True|False|None)\b|\b[a-z]+_[a-z]+\b", "\n".join(rest)), told


def test_the_tip_of_a_chain_has_a_line_a_step_that_runs(qapp):
    lines = tip("tables", "residents.csv", {"steps": CHAIN}).splitlines()
    assert [line for line in lines if line.startswith("1. discretise age, region: Classes: 6")]
    assert [
        line for line in lines if line.startswith("2. perturb income: ") and "Correlated noise: yes" in line
    ]
    assert not any("swap" in line for line in lines)


def test_a_highlighted_run_can_be_clicked(qtbot, dressed):
    """After a new file, a role change or a restored session the list keeps its highlight."""
    history = History()
    qtbot.addWidget(history)
    history.resize(300, 400)
    runs = [
        Summary(
            task_of(find("tables.discretise"), [samples.path("residents.csv")], {"classes": n}), NOTHING, 1.0
        )
        for n in (4, 5)
    ]
    for run in runs:
        history.add(run)
    history.show()
    heard = []
    history.chosen.connect(heard.append)

    def click(row):
        place = history._list.visualRect(history._model.index(row)).center()
        qtbot.mouseClick(history._list.viewport(), Qt.MouseButton.LeftButton, pos=place)

    click(0)  # the newest, highlighted when it was added
    assert heard == [runs[1]]
    click(1)
    assert heard == [runs[1], runs[0]]  # once
