"""An error in a method that Qt calls is told; it ended the program where C had raised it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

PROGRAM = """
import sys
from gui.app import make_application
app = make_application([])
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
import pyqtgraph as pg

class Narrow(QWidget):
    def resizeEvent(self, event):
        int("by Narrow")

class Drawn(pg.GraphicsObject):
    def boundingRect(self):
        return pg.QtCore.QRectF(0, 0, 9, 9)
    def paint(self, painter, *_):
        int("by Drawn")

try:
    {use}
except ValueError as error:
    print(error, file=sys.stderr)
app.processEvents()
print("still here")
"""

USES = {
    "a widget": ("w = Narrow(); w.resize(90, 60); w.show()", "by Narrow"),
    "an item": (
        "s = QGraphicsScene(); s.addItem(Drawn()); v = QGraphicsView(s); v.show(); v.grab()",
        "by Drawn",
    ),
}


@pytest.mark.parametrize("use", USES)
def test_an_error_that_c_raised_is_told_and_the_program_goes_on(use):
    code, told = USES[use]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(use=code)],
        cwd=ROOT,
        env={"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stdout) == (0, "still here\n"), done.stderr
    assert told in done.stderr
