"""The application: style, settings, window; and the exit code of the program."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

import shiboken6
from PySide6.QtWidgets import QApplication

from engine import VERSION
from engine.core import tempfiles
from gui.base import i18n, icons, layout_items, override_errors, theme
from gui.base.main_thread_gc import Collector
from gui.base.settings import Settings

SWITCH = 0.001  # seconds that the window waits at most for a thread beside it that computes (Python: 5 ms)


def main(file: Path | None = None) -> int:
    if not _display():
        print("there is no display to open a window on; main.py --help lists the commands", file=sys.stderr)
        return 2
    # Ctrl+C in the terminal ends the program at once; the workers end with it
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = make_application(sys.argv)
    tempfiles.sweep()
    settings = Settings()
    dress(settings)
    from gui.kinds import read_ahead
    from gui.window import Window

    window = Window(settings)
    window.show()
    read_ahead()
    if file is not None:
        from gui.open_path import open_path

        open_path(window, file.absolute())
    code = app.exec()
    gc.collect()  # plots that others have replaced
    shiboken6.delete(window)  # now and in order: PySide would take plots apart as it finds them, and crash
    return code


def make_application(arguments: list[str]) -> QApplication:
    override_errors.once()
    layout_items.once()
    sys.setswitchinterval(SWITCH)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(arguments)
    if app.findChild(Collector) is None:
        Collector(app)
    app.setApplicationName("Sfumato")
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName("sfumato")
    app.setWindowIcon(icons.app_icon())
    return app


def dress(settings: Settings) -> None:
    """Language, theme and zoom as the steward left them."""
    i18n.start(settings.text("view/language", "system"))
    wanted = settings.text("view/theme", "system")
    theme.start(wanted if wanted in theme.THEMES else "system", settings.number("view/zoom", 1.0))


def _display() -> bool:
    """On Linux without a display Qt would abort the process instead of saying so."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM", "") in ("offscreen", "minimal", "vnc"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
