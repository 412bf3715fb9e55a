"""Icons: line drawings from resources/icons, inked in the colours of the theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gui.base import theme

FOLDER = theme.RESOURCES / "icons"
PLAIN = "load"  # for a kind of data that brings no drawing of its own
SIZE = 20  # drawn at twice that, so that it stays sharp up to 200 %


def icon(name: str, colour: str = "") -> QIcon:
    """The drawing in `colour`, or in the text colour; muted where the control is disabled."""
    return _icon(name, colour or theme.current().text, theme.current().muted)


@cache
def _icon(name: str, colour: str, disabled: str) -> QIcon:
    made = QIcon(pixmap(name, SIZE, colour))
    made.addPixmap(pixmap(name, SIZE, disabled), QIcon.Mode.Disabled)
    return made


@cache
def pixmap(name: str, size: int, colour: str, ratio: float = 2.0) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", colour).encode()))
    picture = QPixmap(QSize(size, size) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


@cache
def _drawing(name: str) -> str:
    path = FOLDER / f"{name}.svg"
    return (path if path.exists() else FOLDER / f"{PLAIN}.svg").read_text(encoding="utf-8")


def app_icon() -> QIcon:
    return QIcon(str(FOLDER / "sfumato.svg"))
