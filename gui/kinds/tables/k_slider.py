"""k in a form, with a slider and a live line: what it would give, tried on a sample of the rows.

A sample has fewer rows that look alike, so it loses more than the whole table: the line says "at most about".
"""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider, QVBoxLayout

from engine.core.errors import ParameterError
from engine.core.params import Plain
from engine.kinds.tables.view_types_classes import Estimate
from gui.base.i18n import numeral, translated
from gui.base.panel import Panel
from gui.widgets.basics import label, set_state
from gui.widgets.param_form import Form

REACHING = ("tables.generalise", "tables.microaggregate")  # techniques that reach k
STOPS = (2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 75, 100)


class StopSlider(QSlider):
    """The wheel scrolls the form: it moves the slider only after a click on it."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, len(STOPS) - 1)
        self.setPageStep(2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class KSlider(QObject):
    """Joins a slider and a line to the field k of a form."""

    def __init__(self, form: Form):
        super().__init__(form)
        self.form = form
        self.slider = StopSlider()
        self.slider.setAccessibleName(self.tr("Smallest class k"))
        self.told = label("", "hint")
        self.told.setAccessibleName(self.tr("What this k would give"))
        under = form.layout()
        assert isinstance(under, QVBoxLayout)
        place = 1 + under.indexOf(form.rows["k"])
        under.insertWidget(place, self.slider)
        under.insertWidget(place + 1, self.told)
        self.slider.valueChanged.connect(self._slid)
        form.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """The slider stands at the stop nearest to what is typed."""
        field = self.form.rows["k"].field
        try:
            k = field.parse(self.form.rows["k"].editor.value())
        except ParameterError:
            return
        near = min(range(len(STOPS)), key=lambda place: abs(math.log(STOPS[place] / int(str(k)))))
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(near)
        self.slider.blockSignals(blocked)

    def _slid(self, place: int) -> None:
        self.form.set_values({"k": STOPS[place]})
        self.form.rows["k"].editor.changed.emit()

    def show(self, value: Estimate | None) -> None:
        """None while it is being tried."""
        self.told.setText("" if value is None else estimate_words(value))
        set_state(self.told, "bad" if value is not None and value.error else "")


class LiveEstimate(Panel):
    """Asks what the steps of the form would give; seen nowhere, its answer stands in the form."""

    view = "generalise_estimate"

    estimated = Signal(object)  # Estimate

    def __init__(self) -> None:
        super().__init__()
        self._steps: list[Plain] = []
        self.hide()

    def try_steps(self, steps: list[Plain]) -> None:
        self._steps = steps
        self.refresh()

    def asked(self) -> dict[str, list[Plain]]:
        return {"steps": self._steps}

    def show_view(self, name: str, asked: dict[str, list[Plain]], value: Estimate) -> None:
        if asked.get("steps") == self._steps:
            self.estimated.emit(value)


def estimate_words(value: Estimate) -> str:
    if value.error:
        return " ".join(f"{translated(part)}." for part in (value.error, value.hint) if part)
    share = value.loss if value.loss is not None else 0.0
    loss = numeral(share / 100 if value.unit != "ncp" else share, ".1%")
    words = (
        QCoreApplication.translate("KSlider", "at most about {classes} classes, loss {loss}")
        if value.sampled
        else QCoreApplication.translate("KSlider", "{classes} classes, loss {loss}")
    )
    said = words.format(classes=numeral(value.classes, ","), loss=loss)
    if value.suppressed:
        left_out = QCoreApplication.translate("KSlider", "{said}, {share} of the rows left out")
        said = left_out.format(said=said, share=numeral(value.suppressed, ".1%"))
    return said
