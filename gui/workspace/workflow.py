"""The five steps of the steward's walk, and what stands in the way of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication


class Step(Enum):
    LOAD = "load"
    CONFIGURE = "configure"
    RUN = "run"
    INSPECT = "inspect"
    RELEASE = "release"

    @property
    def title(self) -> str:
        return {
            Step.LOAD: _tr("Load"),
            Step.CONFIGURE: _tr("Configure"),
            Step.RUN: _tr("Run"),
            Step.INSPECT: _tr("Inspect"),
            Step.RELEASE: _tr("Release"),
        }[self]

    @property
    def purpose(self) -> str:
        return {
            Step.LOAD: _tr("Open a file and see whether it was read right"),
            Step.CONFIGURE: _tr("Choose a technique and its parameters"),
            Step.RUN: _tr("Anonymize with these parameters (Ctrl+R)"),
            Step.INSPECT: _tr("Look at the result: is it safe, is it still useful?"),
            Step.RELEASE: _tr("Pass the gate and write the release folder (Ctrl+E)"),
        }[self]


@dataclass(frozen=True)
class Standing:
    """Where a workspace stands."""

    loaded: bool = False
    busy: str = ""  # what is under way, if anything: "reading", "running", "releasing", "comparing"
    mistake: str = ""  # what is wrong in the form, if anything
    finished: bool = False  # there is a run to look at


def obstacle(step: Step, standing: Standing) -> str:
    """Why the step cannot be taken now; empty if it can."""
    if step is Step.LOAD:
        return ""
    if not standing.loaded and not (standing.finished and step in (Step.INSPECT, Step.RELEASE)):
        return _tr("Reading the file…") if standing.busy == "reading" else _tr("Open a file first")
    if step is Step.RUN:
        return _run_obstacle(standing)
    if step is Step.INSPECT and not standing.finished and standing.busy != "running":
        return _tr("Run first: there is no result yet")
    if step is Step.RELEASE:
        if standing.busy == "running":
            return _tr("Wait until the run has finished")
        if not standing.finished:
            return _tr("Run first: there is nothing to release yet")
    return ""


def _run_obstacle(standing: Standing) -> str:
    if standing.busy:
        return _tr("Wait until what is under way has finished")
    if standing.mistake:
        return _tr("Correct the form first: {mistake}").format(mistake=standing.mistake)
    return ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Steps", text)
