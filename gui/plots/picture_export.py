"""A plot as a file: PNG and SVG of the scene, the facts as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView

from engine.core import number_format
from engine.io.formula_escape import escape
from gui.base import i18n

SHARPNESS = 2  # pixels of a PNG a pixel of the screen
STAMP_HEIGHT = 22
QUICK = 60  # of 100, by which Qt means how little a PNG is compressed


def image(view: QGraphicsView, background: str, ink: str, stamp: str = "") -> QImage:
    """The scene as it is seen, sharp; with `stamp` written under it."""
    size = _size(view, stamp)
    made = QImage(size * SHARPNESS, QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(SHARPNESS)
    made.fill(QColor(background))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, view, ink, stamp)
    painter.end()
    return made


def save_png(made: QImage, path: Path) -> bool:
    """Without the transparency that it does not have: 28 ms instead of 48, in a file a fifth larger."""
    quick: Any = made.convertToFormat(QImage.Format.Format_RGB32)
    return bool(quick.save(str(path), "PNG", QUICK))  # PySide's stubs ask for bytes, which it does not take


def save_svg(view: QGraphicsView, path: Path, title: str, background: str, ink: str, stamp: str = "") -> None:
    # Version 1.1 because SVG Tiny has no clipping: curves would run out of their axes.
    writer = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    size = _size(view, stamp)
    writer.setFileName(str(path))
    writer.setSize(size)
    writer.setViewBox(QRectF(0, 0, size.width(), size.height()))
    writer.setTitle(title)
    painter = QPainter(writer)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(background))
    _paint(painter, view, ink, stamp)
    painter.end()


def csv_text(header: Sequence[str], rows: Sequence[Sequence[Any]], language: str = "en") -> str:
    """The facts as CSV; text that a spreadsheet would run as a formula is quoted as text."""
    comma = number_format.localised("0.5", language) == "0,5"
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if comma else ",", lineterminator="\r\n")
    for row in (header, *rows):
        cells = [plain(cell) for cell in row]
        writer.writerow([str(c).replace(".", ",") if comma and isinstance(c, float) else c for c in cells])
    return out.getvalue()


def write_csv(path: Path, header: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    """The facts as a file that a spreadsheet opens by a double click: it takes the signs of the language it
    speaks (semicolons where numbers have a comma), and knows UTF-8 by the mark at the beginning."""
    path.write_text(csv_text(header, rows, i18n.current()), encoding="utf-8-sig", newline="")


def plain(cell: Any) -> Any:
    if isinstance(cell, np.generic):
        cell = cell.item()
    return escape(cell) if isinstance(cell, str) else cell


def _size(view: QGraphicsView, stamp: str) -> QSize:
    size = view.viewport().size()
    return QSize(size.width(), size.height() + (STAMP_HEIGHT if stamp else 0))


def _paint(painter: QPainter, view: QGraphicsView, ink: str, stamp: str) -> None:
    seen = view.viewport().rect()
    target = QRectF(seen)
    view.render(painter, target, seen)
    if stamp:
        font = QFont(view.font())
        font.setItalic(True)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        line = QRectF(8, target.height(), target.width() - 16, STAMP_HEIGHT)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, stamp)
