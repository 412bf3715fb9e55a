"""Noise and privacy level in a form, both ways: give one, and the others show what it comes to.

Strength (σ or α), privacy level and its share of the range say the same thing; giving one takes the
others back. What follows from it stands in their empty fields and, column by column, in a line below.
The engine computes it: the link only asks, a little after the last key.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout

from engine.core import params
from engine.kinds.tables.view_types import NoiseLevel, NoiseLevels
from gui.base.i18n import numeral, significant
from gui.widgets.basics import label
from gui.widgets.param_form import Form

GIVEN = ("sigma", "alpha", "level", "level_share")
OF_LAW = {"normal": "sigma", "uniform": "alpha"}
QUIET = 200  # ms after the last key before the engine is asked
MOST_LINES = 4


class NoiseLink(QObject):
    wanted = Signal(dict)  # the values of the form, for the engine's view "noise"

    def __init__(self, form: Form):
        super().__init__(form)
        self.form = form
        self.told = label("", "muted")
        self.told.setAccessibleName(self.tr("Noise and privacy level"))
        self.told.hide()
        under = form.layout()
        assert isinstance(under, QVBoxLayout)
        under.insertWidget(1 + under.indexOf(form.rows["confidence"]), self.told)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(self.refresh)
        form.edited.connect(self._edited)
        self._show_own_strength()

    def refresh(self) -> None:
        """Ask what the values come to; while one of them is wrong there is nothing to ask."""
        self._show_own_strength()
        if self.form.read() is None:
            self.told.hide()
            return
        self.wanted.emit(self._values())

    def show(self, noise: NoiseLevels) -> None:
        """The engine's answer, if it is about what stands in the form now."""
        if noise.values != self._values():
            return
        self._show_followers(noise)
        lines = [self._line(level) for level in noise.levels[:MOST_LINES]]
        if len(noise.levels) > MOST_LINES:
            lines.append(self.tr("and {count} more columns").format(count=len(noise.levels) - MOST_LINES))
        self.told.setText("<br>".join(lines))
        self.told.setVisible(bool(lines))

    def _values(self) -> dict[str, Any]:
        """What stands in the form about the noise (a seed says nothing about it)."""
        declared = {field.name for field in params.fields(self.form.declared)}
        return {name: value for name, value in self.form.values().items() if name in declared}

    def _line(self, one: NoiseLevel) -> str:
        words = self.tr("{column}: {strength} → original within a width of {level}, {share} of the range")
        symbol = "σ" if one.shape == "normal" else "α"
        return words.format(
            column=f"<b>{_plain(one.column)}</b>",
            strength=f"{symbol} = {significant(one.scale)}",
            level=significant(one.level),
            share=numeral(one.level_share, ".0%") if one.level_share is not None else "–",
        )

    def _edited(self, name: str) -> None:
        values = self.form.values()
        back: dict[str, Any] = {}
        if name in GIVEN and values[name]:
            back = {other: None for other in GIVEN if other != name and values[other]}
            for shape, own in OF_LAW.items():
                if name == own and values["noise"] != shape:
                    back["noise"] = shape
        elif name == "noise":
            back = {own: None for shape, own in OF_LAW.items() if shape != values["noise"] and values[own]}
        if back:
            self.form.set_values(back)
        self._show_own_strength()
        self._quiet.start()

    def _show_own_strength(self) -> None:
        """σ for normal noise, α for uniform: the other one says nothing."""
        noise = self.form.values()["noise"]
        for shape, own in OF_LAW.items():
            row = self.form.rows[own]
            row.setVisible(shape == noise or bool(row.mistake))

    def _show_followers(self, noise: NoiseLevels) -> None:
        for name in GIVEN:
            editor = self.form.rows[name].editor
            values = [getattr(one, "scale" if name in OF_LAW.values() else name) for one in noise.levels]
            found = {significant(value) for value in values if value is not None}
            if len(found) == 1:
                editor.hint(self.tr("comes to {value}").format(value=found.pop()))
            elif found:
                editor.hint(self.tr("differs by column, see below"))


def _plain(name: str) -> str:
    return name.replace("&", "&amp;").replace("<", "&lt;")
