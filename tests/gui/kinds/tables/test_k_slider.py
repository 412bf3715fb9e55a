"""k by a slider, and the live line that never says more than a sample can know."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.core.params import field_int, field_list
from engine.kinds.tables.view_types_classes import Estimate
from gui.kinds.tables.k_slider import STOPS, KSlider, LiveEstimate
from gui.widgets.param_form import Form


@dataclass(frozen=True)
class Reaching:
    columns: tuple[str, ...] = field_list("Columns", help="…")
    k: int = field_int("Smallest class k", default=5, low=2, high=1000, help="…")


@pytest.fixture
def slider(qtbot, dressed):
    form = Form(Reaching)
    qtbot.addWidget(form)
    return KSlider(form)


def test_the_slider_follows_what_is_typed_and_the_field_what_is_slid(slider):
    assert STOPS[slider.slider.value()] == 5
    slider.form.set_values({"k": 48})
    slider.form.changed.emit()
    assert STOPS[slider.slider.value()] == 50
    slider.slider.setValue(STOPS.index(10))
    assert slider.form.read().k == 10


def test_what_is_half_typed_moves_nothing(slider):
    slider.form.rows["k"].editor.set_value("x")
    slider.form.changed.emit()
    assert STOPS[slider.slider.value()] == 5


def test_a_sample_is_said_to_be_an_upper_bound(slider):
    slider.show(Estimate(5000, True, classes=812, loss=0.064))
    assert slider.told.text() == "at most about 812 classes, loss 6.4\u202f%"
    slider.show(Estimate(900, False, classes=80, loss=0.1, suppressed=0.02))
    assert slider.told.text() == "80 classes, loss 10.0\u202f%, 2.0\u202f% of the rows left out"
    slider.show(Estimate(900, False, error="k = 10, the table has 7 persons", hint="choose less"))
    assert "7 persons" in slider.told.text() and slider.told.property("state") == "bad"
    slider.show(None)
    assert slider.told.text() == ""


def test_an_answer_about_other_steps_is_not_shown(qtbot, dressed):
    asker = LiveEstimate()
    qtbot.addWidget(asker)
    asker.try_steps([{"technique": "tables.generalise", "params": {"k": 5}}])
    with qtbot.assertNotEmitted(asker.estimated):
        asker.show_view("generalise_estimate", {"steps": []}, Estimate(1, False))
