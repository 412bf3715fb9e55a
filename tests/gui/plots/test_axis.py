"""Labels along an axis: none is written over another, whatever their number and length."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gui.plots.axis import Axis, apart
from gui.plots.frame import Frame


def overlapping(labels, across=True) -> list[tuple[str, str]]:
    spans = sorted(
        ((r.left(), r.right(), t) if across else (r.top(), r.bottom(), t)) for r, _flags, t in labels
    )
    return [(a[2], b[2]) for a, b in itertools.pairwise(spans) if a[1] > b[0]]


@given(
    st.lists(st.tuples(st.floats(0, 900), st.floats(1, 200)), min_size=1, max_size=60),
    st.booleans(),
)
def test_no_two_labels_overlap_and_one_is_always_left(places, across):
    labels = [
        (QRectF(at, 0, wide, 10) if across else QRectF(0, at, 10, wide), 0, f"label {n}")
        for n, (at, wide) in enumerate(places)
    ]
    kept = apart(labels, across)
    assert kept and not overlapping(kept, across)


def test_what_fits_is_kept_whole():
    labels = [(QRectF(50 * n, 0, 30, 10), 0, str(n)) for n in range(10)]
    assert list(apart(labels, True)) == labels


@pytest.mark.parametrize("width", [450, 900])
def test_dates_along_a_plot_stand_apart(qtbot, dressed, width):
    panel = Frame()
    qtbot.addWidget(panel)
    panel.resize(width, 300)
    panel.show()
    panel.show_plot()
    axis = panel.plot.getAxis("bottom")
    axis.setTicks([[(n, f"2024-03-{n + 1:02d} 01:30:00") for n in range(28)]])
    panel.plot.setXRange(0, 27)
    QApplication.processEvents()
    image = QImage(width, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    _line, _ticks, labels = axis.generateDrawSpecs(painter)
    painter.end()
    assert 2 <= len(labels) < 28 and not overlapping(labels)


def test_large_numbers_are_written_as_everywhere_else(qapp):
    axis = Axis("bottom")
    written = axis.tickStrings([2_000, 20_000, -150_000], 1, 10_000)
    assert written == ["2\u202f000", "20\u202f000", "-150\u202f000"]
    assert axis.tickStrings([2_020, 2_024], 1, 4) == ["2020", "2024"]  # years, perhaps
