"""Walk through every workspace with its sample and take a picture of every step: `make screenshots`.

    python tests/walk/screenshots.py FOLDER [--kind timeseries] [--theme dark] [--size 1366x768]
                                            [--language de]

Without choices: three themes, three sizes, three languages, each in a folder of its own. A language is one
walk, in which every sight is seen in all themes and sizes: what is computed is the same in all of them.

The pictures come from the real window and the real worker; nothing is staged. Where a text is cut, or labels
or controls lie over each other, it says so with the picture, and ends with 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shiboken6  # noqa: E402
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer  # noqa: E402
from PySide6.QtWidgets import QWidget  # noqa: E402

from gui.app import dress, make_application  # noqa: E402
from gui.base import theme  # noqa: E402
from gui.base.settings import Settings  # noqa: E402
from gui.workspace.workflow import Step  # noqa: E402
from tests.looking import amiss  # noqa: E402
from tests.windows import panels_in_turn  # noqa: E402

PATIENCE = 600_000  # milliseconds for one step, the longest a map of risk and utility


def wait_until(holds: Callable[[], bool]) -> None:
    """Let the window live until something holds."""
    loop, look, deadline = QEventLoop(), QTimer(), QDeadlineTimer(PATIENCE)
    look.timeout.connect(lambda: loop.quit() if holds() or deadline.hasExpired() else None)
    look.start(20)
    loop.exec()
    if not holds():
        raise TimeoutError("the window did not get there")


def settle(milliseconds: int = 250) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Walk:
    def __init__(self, window, folder: Path, language: str, themes: Sequence[str], sizes: Sequence[str]):
        self.window, self.folder, self.language = window, folder, language
        self.themes, self.sizes = themes, sizes
        self.amiss = 0

    def picture(self, name: str) -> None:
        """The window as it stands, in every theme and size."""
        for chosen in self.themes:
            theme.choose(chosen)
            for size in self.sizes:
                self.window.resize(*map(int, size.split("x")))
                settle()
                wait_until(self.window.updatesEnabled)  # on a busy machine the theme takes longer
                self._save(self.window, f"{size}-{self.language}", f"{name}-{chosen}")
                for found in amiss(self.window):
                    self.amiss += 1
                    print("   ", found, flush=True)

    def help(self, key: str) -> None:
        """The page of a kind in the help window."""
        from gui.help.window import HelpWindow

        shown = HelpWindow(self.window)
        shown.show_topic(key, "techniques")
        for chosen in self.themes:
            theme.choose(chosen)
            settle()
            self._save(shown, f"help-{self.language}", f"{key}-9-help-{chosen}")
        shown.close()

    def _save(self, widget: QWidget, place: str, name: str) -> None:
        folder = self.folder / place
        folder.mkdir(parents=True, exist_ok=True)
        widget.grab().save(str(folder / f"{name}.png"))
        print(folder / f"{name}.png", flush=True)

    def workspace(self, key: str, released: Path) -> None:
        workspace = self.window.show_kind(key)
        self.picture(f"{key}-0-empty")
        if not workspace.kind.techniques:
            return
        workspace.open_sample()
        wait_until(lambda: workspace.source is not None and not workspace.busy)
        self.picture(f"{key}-1-load")
        workspace.go(Step.CONFIGURE)
        wait_until(lambda: not workspace.jobs.fetching)
        self.picture(f"{key}-2-configure")
        workspace.go(Step.RUN)
        wait_until(lambda: workspace.summary is not None and not workspace.busy)
        wait_until(workspace.results.updatesEnabled)  # all cards are there
        for number, name in enumerate(panels_in_turn(workspace)):
            settle(50)
            wait_until(
                lambda: not workspace.jobs.fetching and not workspace.panel_tabs.currentWidget().drawing
            )
            if workspace.panel_tabs.currentWidget() is workspace.risk_map:
                workspace.risk_map.sweep_wanted.emit()
                wait_until(lambda: not workspace.sweep_controller.running)
            title = "".join(c if c.isalnum() else "-" for c in name.lower())
            self.picture(f"{key}-4-inspect-{number:02}-{title}")
        workspace.go(Step.RELEASE)
        wait_until(lambda: not workspace.busy and not workspace.release_page.filling)
        self.picture(f"{key}-5-gate")
        page = workspace.release_page
        page.folder.setText(str(released / key))
        for line in page.gate.lines:
            if line.item.state == "amber":
                line.reason.setText("shown to the committee, accepted for this sample")
        page.gate.seen.setChecked(True)
        self.picture(f"{key}-5-gate-signed")
        page.give_order()
        wait_until(lambda: not workspace.busy)
        self.picture(f"{key}-6-released")


def walk_through(options: argparse.Namespace, language: str) -> int:
    from gui.window import Window

    with tempfile.TemporaryDirectory() as place:
        os.environ["SFUMATO_HOME"] = place  # a ledger of its own: releases of samples add up, too
        settings = Settings(Path(place) / "settings.ini")
        settings.put("view/theme", options.theme[0])
        settings.put("view/language", language)
        dress(settings)
        window = Window(settings)
        window.show()
        walk = Walk(window, options.folder, language, options.theme, options.size)
        walk.picture("welcome")
        for kind in window.kinds:
            if not options.kind or kind.key in options.kind:
                walk.workspace(kind.key, Path(place))
                walk.help(kind.key)
        window.close()
        shiboken6.delete(window)  # in order, while Qt is there: Python would take it apart in any order
    return walk.amiss


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--theme", action="append", default=[], choices=["light", "dark", "contrast"])
    parser.add_argument("--size", action="append", default=[], metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", action="append", default=[], choices=["en", "de", "it"])
    options = parser.parse_args()
    options.theme = options.theme or ["light", "dark", "contrast"]
    options.size = options.size or ["1440x900", "1366x768", "1920x1200"]
    make_application([sys.argv[0]])
    found = sum(walk_through(options, language) for language in options.language or ["en", "de", "it"])
    print(f"{found} things amiss")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
