"""Which step can be taken when, and what is said where it cannot."""

from __future__ import annotations

import pytest

from gui.workspace.workflow import Standing, Step, obstacle

EMPTY = Standing()
READING = Standing(busy="reading")
LOADED = Standing(loaded=True)
WRONG = Standing(loaded=True, mistake="k is not a number")
RUNNING = Standing(loaded=True, busy="running")
FINISHED = Standing(loaded=True, finished=True)
AGAIN = Standing(loaded=True, finished=True, busy="running")


@pytest.mark.parametrize(
    ("standing", "open_steps"),
    [
        (EMPTY, {Step.LOAD}),
        (READING, {Step.LOAD}),
        (LOADED, {Step.LOAD, Step.CONFIGURE, Step.RUN}),
        (WRONG, {Step.LOAD, Step.CONFIGURE}),
        (RUNNING, {Step.LOAD, Step.CONFIGURE, Step.INSPECT}),
        (FINISHED, set(Step)),
        (AGAIN, {Step.LOAD, Step.CONFIGURE, Step.INSPECT}),
    ],
)
def test_reachable_steps(standing, open_steps):
    assert {step for step in Step if not obstacle(step, standing)} == open_steps


def test_the_reason_names_the_mistake():
    assert "k is not a number" in obstacle(Step.RUN, WRONG)


def test_the_strip_says_why_a_step_is_out_of_reach(workspace, qtbot):
    button = workspace.strip._buttons[Step.RELEASE]
    assert "Open a file first" in button.toolTip()
    with qtbot.waitSignal(workspace.said) as said:
        button.click()
    assert said.args == ["Open a file first"]
    assert workspace.step is Step.LOAD
