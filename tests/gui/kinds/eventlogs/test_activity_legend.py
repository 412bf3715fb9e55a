"""The names of activities beside their chips: nothing of a letter is cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from gui.base import theme
from gui.kinds.eventlogs.activity_chips import Activities, chip_font, letters_on
from gui.kinds.eventlogs.activity_legend import ActivityLegend
from gui.kinds.eventlogs.alignment import Alignment

NAMES = ["Üben", "Ändern", "Ölen"]


@pytest.fixture(params=[1.0, 2.0])
def legend(request, dressed, qtbot):
    """At two sizes of the font."""
    made = ActivityLegend()
    qtbot.addWidget(made)
    made.setFont(chip_font(made.font(), request.param))
    made.show_activities(Activities.of(NAMES))
    made.resize(500, made.heightForWidth(500))
    return made


def test_the_dots_of_an_umlaut_stand_on_their_chip(legend):
    activities, picture = legend._activities, legend.grab().toImage()
    font = chip_font(legend.font(), 0.9)
    for name, place in zip(NAMES, legend._places(500), strict=True):
        fill = activities.colour(name)
        chip = picture.copy(round(place.x()), round(place.y()), legend._chip(), legend._tall())
        assert _rows(chip, letters_on(fill), fill) == _rows_of_letters(activities.abbreviation(name), font)


def test_names_go_on_in_another_line_and_the_rest_is_counted(legend):
    one_line = legend.heightForWidth(500)
    assert legend.heightForWidth(90) > 2 * one_line
    assert legend.accessibleDescription() == "Üb Üben, Än Ändern, Öl Ölen"
    legend.show_activities(Activities.of([f"step {number}" for number in range(15)]))
    assert legend.accessibleDescription().endswith("and 3 more: point at a chip")
    assert legend.heightForWidth(500) >= one_line
    legend.show_activities(Activities())
    assert legend.heightForWidth(500) == 0


def _rows(picture: QImage, ink: QColor, ground: QColor) -> int:
    """How many rows of pixels hold ink, in the middle between the chip's round corners."""

    def inked(pixel: QColor) -> bool:
        return abs(pixel.lightness() - ink.lightness()) < abs(pixel.lightness() - ground.lightness())

    return sum(
        any(inked(picture.pixelColor(x, y)) for x in range(3, picture.width() - 3))
        for y in range(picture.height())
    )


def _rows_of_letters(text: str, font: QFont) -> int:
    """The same for the letters alone, with room on every side."""
    picture = QImage(99, 99, QImage.Format.Format_RGB32)
    picture.fill(QColor(theme.current().surface))
    painter = QPainter(picture)
    painter.setFont(font)
    painter.setPen(QColor("#000000"))
    painter.drawText(10, 60, text)
    painter.end()
    return _rows(picture, QColor("#000000"), QColor(theme.current().surface))


def test_the_strip_of_edits_has_the_height_of_its_letters(dressed, qtbot):
    strip = Alignment()
    qtbot.addWidget(strip)
    font = strip.font()
    low = strip.sizeHint().height()
    font.setPointSizeF(2 * font.pointSizeF())
    strip.setFont(font)
    letters = QFontMetricsF(chip_font(font)).height()
    assert strip.sizeHint().height() > low and strip.line >= letters
