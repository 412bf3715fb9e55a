"""Plots that are being taken apart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pyqtgraph as pg
import pytest
import shiboken6

from gui.plots.frame import make_plot

ROOT = Path(__file__).resolve().parents[3]
LEFT_OVER = """
import pyqtgraph as pg
from gui.app import make_application
from gui.plots.frame import make_plot
make_application(["sfumato"])
kept = [make_plot() for _ in range(20)]
"""


@pytest.mark.parametrize("of", ["left", "bottom", "top", "right", "title"])
def test_a_plot_is_laid_out_without_the_words_it_has_lost(dressed, of):
    """Before this was mended, the program ended here without a word."""
    view = pg.GraphicsLayoutWidget()
    plot = make_plot()
    view.addItem(plot)
    plot.setTitle("Title")
    part = plot.titleLabel if of == "title" else plot.getAxis(of)
    shiboken6.delete(part.item if of == "title" else part.label)
    part.resize(part.size().width() + 50, part.size().height() + 50)
    assert shiboken6.isValid(part)
    shiboken6.delete(view)


def test_plots_that_nobody_took_apart_do_not_crash_the_end_of_a_program(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", LEFT_OVER],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert (done.returncode, done.stderr) == (0, "")
