"""What a workspace holds besides its widgets: from one it goes into another, made in another language.

    state = take_state(old)     # before the language changes: numbers are read as it writes them
    yield from put_state(new, state)    # the worker with its results goes along: nothing is computed again

Nothing may be under way meanwhile (`under_way`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.sweep import Swept
from engine.core.task import Source, Summary
from engine.core.technique import Preview
from gui.jobs.job_queue import JobQueue
from gui.widgets.history import RunList
from gui.widgets.message_bar import ShownError
from gui.workspace.release_controller import ReleaseState
from gui.workspace.setup_pane import Forms
from gui.workspace.undo import UndoStacks
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace


@dataclass(frozen=True)
class WorkspaceState:
    jobs: JobQueue  # with the worker and the views that are known
    paths: tuple[str, ...]
    corrections: dict[str, Any]
    preview: Preview | None
    source: Source | None
    summary: Summary | None
    step: Step
    tab: int
    pages: tuple[int, ...]  # of the tabs that have pages
    has_panels: bool
    forms: Forms
    choices: UndoStacks
    runs: RunList
    on_show: tuple[Summary | None, Summary | None]  # the run and the one it is compared with
    maps: dict[str, Swept]
    release: ReleaseState
    error: ShownError | None
    own: dict[str, Any]


def under_way(workspace: Workspace) -> bool:
    """Whether something is computed or written that a new workspace would not hear the end of."""
    workspace.load_page.send_changes()  # what is being typed there is read now
    sweep = workspace.sweep_controller
    return (
        workspace.jobs.busy
        or (sweep is not None and sweep.running)
        or workspace.release_page.released.verifying
    )


def take_state(workspace: Workspace) -> WorkspaceState:
    workspace.panel_tabs.build_now()
    workspace.undo_history.note()
    workspace.save_splitters(workspace.settings)
    sweep = workspace.sweep_controller
    return WorkspaceState(
        jobs=workspace.jobs,
        paths=workspace.paths,
        corrections=workspace.corrections,
        preview=workspace.preview,
        source=workspace.source,
        summary=workspace.summary,
        step=workspace.step,
        tab=workspace.panel_tabs.currentIndex(),
        pages=workspace.panel_tabs.pages_on_show(),
        has_panels=bool(workspace.panel_tabs.panels),
        forms=workspace.setup.forms(),
        choices=workspace.undo_history.stacks(),
        runs=workspace.results.history.run_list(),
        on_show=workspace.results.on_show,
        maps=dict(sweep.maps) if sweep is not None else {},
        release=workspace.release_controller.state(),
        error=workspace.message.error,
        own=workspace.own_state(),
    )


def put_state(workspace: Workspace, state: WorkspaceState) -> Iterator[None]:
    """Into a workspace that has just been made: some of it a step."""
    _put_jobs(workspace, state.jobs)
    yield from workspace.making.steps()
    yield from workspace.setup.put_forms(state.forms)
    if state.paths:
        yield from _put_file(workspace, state)
    workspace.results.history.put_run_list(state.runs)  # after the file: a new one unmarks the chosen run
    if state.paths:
        yield from _put_run(workspace, state)
    workspace.undo_history.put_stacks(state.choices)
    workspace.progress.say("")
    if state.error is not None:
        workspace.message.show_error(*state.error)


def _put_jobs(workspace: Workspace, jobs: JobQueue) -> None:
    """The worker's process goes on with all it has read and computed; the former workspace hears no more."""
    workspace.jobs.deleteLater()
    jobs.drop_requests()  # of panels that are about to be replaced
    for signal in (jobs.began, jobs.updated, jobs.stopping, jobs.ended, jobs.view_failed):
        signal.disconnect()
    jobs.setParent(workspace)
    workspace.jobs = jobs


def _put_file(workspace: Workspace, state: WorkspaceState) -> Iterator[None]:
    workspace.paths, workspace.corrections, workspace.preview = state.paths, state.corrections, state.preview
    workspace.setup.file_card.show_reading(state.paths)
    if state.preview is not None:
        workspace.load_page.show_preview(state.preview)
        workspace.setup.file_card.show_preview(state.paths, state.preview)
        yield
        workspace.setup.set_columns(state.preview.columns)
        yield
    if state.has_panels:
        workspace.begin_panels()
        yield from workspace.panel_tabs.steps()
    if state.source is not None:
        workspace._loaded(state.source)
    else:
        workspace.setup.file_card.show_failure()


def _put_run(workspace: Workspace, state: WorkspaceState) -> Iterator[None]:
    if state.summary is not None:
        workspace._look_at(state.summary)
    workspace.results.show_runs(*state.on_show)
    yield
    workspace.put_own_state(state.own)
    yield
    if workspace.sweep_controller is not None:
        workspace.sweep_controller.maps = dict(state.maps)
    workspace.release_controller.put_state(state.release)
    yield
    workspace.panel_tabs.turn_pages(state.pages)
    workspace.panel_tabs.setCurrentIndex(state.tab)
    workspace._show_step(state.step)
