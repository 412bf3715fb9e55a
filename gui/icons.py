"""Icons: line drawings from resources/icons, inked in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gui import theme

FOLDER = theme.RESOURCES / "icons"
SIZES = (16, 24, 32, 48)


def icon(name: str, colour: str = "") -> QIcon:
    """The drawing in `colour`, or in the text colour with a muted one for disabled controls."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(pixmap(name, size, colour or theme.current().text))
        made.addPixmap(pixmap(name, size, theme.current().muted), QIcon.Mode.Disabled)
    return made


def pixmap(name: str, size: int, colour: str, ratio: float = 2.0) -> QPixmap:
    drawing = (FOLDER / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    picture = QPixmap(QSize(size, size) * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def app_icon() -> QIcon:
    return QIcon(str(FOLDER / "sfumato.svg"))
