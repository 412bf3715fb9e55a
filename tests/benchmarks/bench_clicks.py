"""The longest freeze of the window at every click beside the way from a file to its release.

    python tests/benchmarks/bench_clicks.py [--rows 100000] [--turns 5] [--slow MS] [KIND …]

Menus, dialogs, help, palette, sizes, letters, undo, older runs, comparisons, pictures, the report, Cancel,
projects, another language: measured as bench_freezes.py measures, after a run of the sample (or of a file
of bench_whole.py), the median of all turns. Of the three figures a click the second one is held to the
limit: it leaves out the time for which no core was free.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu

from engine.core import params
from engine.core.technique import kinds
from gui.app import dress, make_application
from gui.base import i18n, theme
from gui.base.incremental import soon
from gui.base.settings import Settings
from gui.dialogs import show_about
from gui.plots.frame import Frame
from gui.workspace.session_recovery import kept
from gui.workspace.workflow import Step
from tests.benchmarks import bench_whole
from tests.benchmarks.bench_freezes import (
    LARGEST_LIMIT,
    SAMPLE_LIMIT,
    Meter,
    Steward,
    Work,
    rest,
    turn,
    wait_until,
)
from tests.windows import panels_in_turn

LOOK = 400  # milliseconds that a dialog is looked at


class Clicks(Steward):
    """Clicks on everything; every name below is a figure."""

    def all(self) -> None:
        for name, act in self.acts():
            with self.meter.phase(name):
                act()
                rest()
                self.settle()

    def settle(self) -> None:
        self.workspace = self.window.workspaces.get(self.kind, self.workspace)
        wait_until(lambda: self.idle() and not theme.busy())
        rest()

    def acts(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        window, files = self.window, self.window.files
        for menu in window.menuBar().findChildren(QMenu):
            yield "menu", partial(self.popped_up, menu)
        yield "keys", partial(self.closed_again, window.actions_by_name["keys"].trigger)
        yield "about", partial(self.closed_again, partial(show_about, window))
        yield "palette", partial(self.closed_again, window.find_command)
        yield "help", window.show_help
        for key in ("gate", self.kind, "walk"):
            yield "help", partial(window.show_topic, key)
        yield "help", lambda: window._help.close()
        yield "policy", partial(self.closed_again, window.edit_policy)
        yield "batch", partial(self.closed_again, files.batch)
        if self.kind == "clusters":
            yield "exchange", partial(self.closed_again, self.workspace.exchange)
        for size in ((1100, 720), (1900, 1000), (1440, 900)):
            yield "resize", partial(window.resize, *size)
        for _back in range(2):
            yield "fold", partial(window.fold_side, "left")
            yield "fold", partial(window.fold_side, "right")
        for _panel in panels_in_turn(self.workspace):
            self.settle()
            for frame in [one for one in window.findChildren(Frame) if one.isVisible() and one._drawn]:
                yield "table", frame.tools.as_table.toggle
                yield "table", frame.tools.as_table.toggle
                yield "png", partial(self.picture, frame)
                yield "svg", partial(frame.save_svg, self.folder / "a.svg")
                yield "csv", partial(frame.save_csv, self.folder / "a.csv")
        for step in (Step.LOAD, Step.CONFIGURE, Step.INSPECT):
            yield "steps", partial(self.workspace.go, step)
        for technique in self.workspace.kind.techniques:
            yield "method", partial(self.workspace.setup.show_task, technique.key, {}, 1)
        yield "undo", window.undo
        yield "undo", window.redo
        yield from self.acts_of_runs()
        yield "report", self.preview
        yield "inspect", partial(self.workspace.go, Step.INSPECT)
        yield "zoom", partial(window.zoom, 1)
        yield "zoom", partial(window.zoom, 0)
        for language in ("de", "it", "en"):
            yield "language", partial(self.speak, language)
        project = self.folder / "a.sfumato-project"
        yield "project", partial(files.write_project, project)
        state = kept(self.workspace)
        yield "restore", partial(window.bring_back, self.kind, state)

    def acts_of_runs(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        task, history = self.workspace.summary.task, self.workspace.results.history
        values = params.as_dict(task.params)
        self.workspace.setup.show_task(task.technique, values, 7)
        yield "again", self.workspace.run
        yield "pin", history.toggle_pin
        yield "older", partial(self.workspace.look_at, history.runs[1])
        history.mark(history.runs[1])
        yield "compare", history.toggle_pin
        yield "older", partial(self.workspace.look_at, history.runs[0])
        self.workspace.setup.show_task(task.technique, values, 8)
        yield "cancel", self.cancelled

    def picture(self, frame: Frame) -> None:
        """As "Save as PNG…" does it when the place is known."""
        write = frame.png()
        soon(frame, lambda: write(self.folder / "a.png"))

    def closed_again(self, act: Callable[[], Any]) -> None:
        QTimer.singleShot(LOOK, lambda: QApplication.activeModalWidget().close())
        act()
        wait_until(lambda: QApplication.activeModalWidget() is None)

    def popped_up(self, menu: QMenu) -> None:
        menu.popup(self.window.mapToGlobal(self.window.rect().center()))
        rest()
        menu.close()

    def preview(self) -> None:
        self.workspace.go(Step.RELEASE)
        page = self.workspace.release_page
        wait_until(lambda: bool(page.gate.lines) and self.idle())
        page._ask_preview()
        wait_until(lambda: QApplication.activeModalWidget() is not None)
        rest(LOOK)
        QApplication.activeModalWidget().close()

    def cancelled(self) -> None:
        self.workspace.run()
        rest(50)
        self.workspace.cancel()

    def speak(self, language: str) -> None:
        self.window.choose_language(language)
        wait_until(lambda: i18n.current() == language and not self.window.language.busy)


def one(kind: str, work: Work, slow: float) -> None:
    """One turn, in a program of its own."""
    make_application([])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "sfumato.ini")
        settings.put("folder/release", folder)
        settings.put("view/language", "en")
        dress(settings)
        clicks = Clicks(kind, Path(folder), slow)
        clicks.come_to_a_run(*work)
        clicks.meter.found.clear()
        clicks.all()
        clicks.window.close()
        shiboken6.delete(clicks.window)
        print(json.dumps(clicks.meter.found))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*", default=[])
    parser.add_argument("--rows", type=int, default=0)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--slow", type=float, default=0, metavar="MS")
    parser.add_argument("--one", nargs=2, metavar=("KIND", "WORK"))
    options = parser.parse_args()
    if options.one:
        one(options.one[0], json.loads(options.one[1]), options.slow)
        return 0
    limit = LARGEST_LIMIT if options.rows else SAMPLE_LIMIT
    clocks = ", ".join(name.strip() or "all" for name in Meter.CLOCKS)
    print(f"longest freeze, ms ({clocks}), medians of {options.turns}; at most {limit}")
    over = False
    with tempfile.TemporaryDirectory() as folder:
        for kind in options.kinds or list(kinds()):
            work: Work = ("", "", {})
            if options.rows:
                technique, path, settings = bench_whole.KINDS[kind](Path(folder), options.rows)
                work = str(path), technique, settings
            told = [turn(__file__, kind, work, options.slow) for _ in range(options.turns)]
            print(kind)
            for name in told[0]:
                took = [median(one[name][clock] for one in told) for clock in range(len(Meter.CLOCKS))]
                print(f"  {name:10}" + "".join(f"{longest:7.0f}" for longest in took), flush=True)
                over = over or took[1] > limit
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
