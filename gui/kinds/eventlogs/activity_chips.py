"""Activities as chips: one colour and one abbreviation each, the same wherever an event log is drawn.

Colours are Okabe and Ito's in three strengths; the letters tell apart what colours cannot. A list or a
flow shows hundreds of chips: on the screen each is painted once and kept as a picture.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPixmap

from gui.base import theme

STRENGTHS = (1.0, 0.55, 0.28)
LETTERS = 3  # at most, in an abbreviation
HEIGHT, APART, ROUND = 17, 2, 4  # of a chip, in pixels; the height at the least
NAMED = 12  # activities spelled out in a legend


@dataclass(frozen=True)
class Activities:
    """The activities of the logs being looked at, the commonest first."""

    names: tuple[str, ...] = ()
    short: dict[str, str] = field(default_factory=dict)
    place: dict[str, int] = field(default_factory=dict)
    cache: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)  # measured, painted

    @classmethod
    def of(cls, names: Sequence[str]) -> Activities:
        short = abbreviations(names)
        return cls(tuple(names), short, {name: place for place, name in enumerate(names)})

    def colour(self, name: str) -> QColor:
        now = theme.current()
        place = self.place.get(name, len(self.names))
        strength = STRENGTHS[place // len(now.series) % len(STRENGTHS)]
        return QColor(now.tint(now.series[place % len(now.series)], strength))

    def abbreviation(self, name: str) -> str:
        return self.short.get(name, name[:LETTERS])


def abbreviations(names: Sequence[str]) -> dict[str, str]:
    """Two or three letters for every name, no two alike."""
    taken: dict[str, str] = {}
    found: dict[str, str] = {}
    for name in names:
        short = next(text for text in _candidates(name) if text not in taken)
        taken[short] = name
        found[name] = short
    return found


def _candidates(name: str):
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_]+", name) or [name or "?"]
    initials = "".join(word[0] for word in words).upper()
    whole = "".join(words)
    if 2 <= len(whole) <= LETTERS:
        yield whole
    if len(words) > 1:
        yield initials[:LETTERS]
        yield words[0][0].upper() + words[-1][:2].lower()
    yield whole[:2].capitalize()
    yield whole[:LETTERS].capitalize()
    yield from (f"{whole[0].upper()}{number}" for number in range(1, 10_000))


def letters_on(fill: QColor) -> QColor:
    """Dark or light letters, whichever can be read."""
    bright = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF()
    return QColor("#14171a" if bright > 0.5 else "#ffffff")


def chip_font(font: QFont, size: float = 0.8) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * size)
    return small


def chip_width(activities: Activities, font: QFont) -> int:
    """One width for all chips, so that traces stand under each other."""
    key = font.key()
    if key not in activities.cache:
        metrics = QFontMetricsF(font)
        widest = max((metrics.horizontalAdvance(text) for text in activities.short.values()), default=12.0)
        activities.cache[key] = round(widest) + 6
    return int(activities.cache[key])


def chip_height(font: QFont) -> int:
    """Room for the dots above an Ü as well, which stand higher than the font's ascent, at any zoom."""
    return max(HEIGHT, math.ceil(QFontMetricsF(font).height()) + 3)


def paint_chip(painter: QPainter, place: QRectF, activities: Activities, name: str) -> None:
    fill = activities.colour(name)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(place, ROUND, ROUND)
    painter.setPen(letters_on(fill))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, activities.abbreviation(name))


def paint_trace(
    painter: QPainter, room: QRectF, activities: Activities, trace: Sequence[str], font: QFont
) -> None:
    """Chips from the left as far as there is room, then how many more there are."""
    painter.setFont(font)
    wide, height = chip_width(activities, font), min(chip_height(font), room.height())
    top = room.center().y() - height / 2
    fits = max(0, int((room.width() + APART) // (wide + APART)))
    shown = len(trace) if len(trace) <= fits else max(0, fits - 1)
    chips = _chips(painter, QSizeF(wide, height), activities, font)
    for number in range(shown):
        left, name = room.left() + number * (wide + APART), trace[number]
        if chips is None:
            paint_chip(painter, QRectF(left, top, wide, height), activities, name)
        else:
            painter.drawPixmap(QPointF(left, top), chips(name))
    if shown < len(trace) or not trace:
        left = room.left() + shown * (wide + APART)
        text = f"+{len(trace) - shown}" if trace else "∅"
        painter.setPen(QColor(theme.current().muted))
        painter.drawText(QRectF(left, top, wide + 20, height), Qt.AlignmentFlag.AlignVCenter, text)


def _chips(
    painter: QPainter, size: QSizeF, activities: Activities, font: QFont
) -> Callable[[str], QPixmap] | None:
    """Pictures of chips, if pixels are painted one to one: what is saved stays sharp at any size."""
    if painter.paintEngine().type() != QPaintEngine.Type.Raster or painter.transform().isScaling():
        return None
    sharpness = painter.device().devicePixelRatioF()
    key = (font.key(), size.width(), size.height(), sharpness, theme.current().name)

    def picture(name: str) -> QPixmap:
        made = QPixmap((size * sharpness).toSize())
        made.setDevicePixelRatio(sharpness)
        made.fill(Qt.GlobalColor.transparent)
        inside = QPainter(made)
        inside.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside.setFont(font)
        paint_chip(inside, QRectF(QPointF(), size), activities, name)
        inside.end()
        return made

    if key not in activities.cache:
        activities.cache[key] = cache(picture)
    return activities.cache[key]


def chip_at(room: QRectF, x: float, activities: Activities, length: int, font: QFont) -> int:
    """Which event of a trace lies under x; -1 for none."""
    number = int((x - room.left()) // (chip_width(activities, font) + APART))
    return number if 0 <= number < length and x < room.right() else -1
