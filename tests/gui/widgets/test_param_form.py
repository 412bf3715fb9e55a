"""Forms: made from declared parameters, checked while typing, auto and More."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from engine.core.errors import ParameterError
from engine.core.params import Field, field_bool, field_choice, field_float, field_int, field_list, field_text
from engine.core.technique import GateItem, find
from gui.base.theme import GAP
from gui.widgets.gate_list import GateLine
from gui.widgets.param_form import AT_ONCE, Form


@dataclass(frozen=True)
class Declared:
    k: int = field_int("Group size", low=2, high=100, default=8, help="How many share a row.", unit="rows")
    P: int = field_int("Pattern size", low=1, high=100, default=2, help="How many share a pattern.")
    parts: int | None = field_int("Parts", default=None, low=1, auto="from the data", help="How many parts.")
    share: float = field_float("Share", above=0, high=1, default=0.5, help="Which share.")
    cut: str = field_choice("Cut", {"a": "first", "b": "second"}, default="a", help="Where to cut.")
    strict: bool = field_bool("Strict", default=False, help="Whether to be strict.", more=True)
    name: str = field_text("Name", default="", help="A name.")
    columns: tuple[str, ...] = field_list("Columns", columns=True, help="Which columns.")

    def check(self) -> None:
        if self.k < self.P:
            raise ParameterError("P is larger than k", hint="choose P up to k", name="P")


class ShownAsWindows(QObject):
    """Knows what was shown as a window of its own."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


def test_nothing_in_a_form_or_a_gate_is_a_window_before_it_is_in_its_place(qtbot):
    """What is shown before it has a parent flickers on the screen, and takes 20 ms."""
    watch = ShownAsWindows()
    QApplication.instance().installEventFilter(watch)
    made = [Form(Declared), GateLine(GateItem("Seed", "amber", "the noise can be taken away again"))]
    QApplication.instance().removeEventFilter(watch)
    assert not watch.seen and made[1].reason.isVisibleTo(made[1])


def test_a_form_made_in_turns_is_the_one_made_at_once(qtbot):
    form, turns = Form(Declared, at_once=False), 0
    for _turn in form.rest():
        turns += 1
    assert turns == len(form.rows) // AT_ONCE
    assert form.read() == Declared() and form.more.isVisibleTo(form)


@pytest.fixture
def form(qtbot):
    made = Form(Declared)
    qtbot.addWidget(made)
    made.show()
    return made


def type_into(qtbot, form, name, text):
    control = form.rows[name].editor.focusProxy()
    control.selectAll()
    qtbot.keyClicks(control, text) if text else qtbot.keyClick(control, Qt.Key.Key_Delete)


def test_a_fresh_form_reads_the_defaults(form):
    assert form.read() == Declared()
    assert form.mistake == ""


def test_a_wrong_value_is_marked_with_its_rule_as_it_is_typed(qtbot, form):
    type_into(qtbot, form, "k", "1")
    assert form.read() is None
    assert form.rows["k"].mistake == "Must be a whole number from 2 to 100"
    assert "Group size" in form.mistake
    type_into(qtbot, form, "k", "12")
    assert form.read().k == 12
    assert form.rows["k"].mistake == ""


@pytest.mark.parametrize("text", ["", "x", "2.5", "1e3"])
def test_what_is_no_whole_number_is_refused(qtbot, form, text):
    type_into(qtbot, form, "k", text)
    assert form.read() is None


def test_rules_between_fields_mark_the_field_they_name(qtbot, form):
    type_into(qtbot, form, "P", "9")
    assert form.read() is None
    assert "choose P up to k" in form.rows["P"].mistake
    assert form.rows["k"].mistake == ""


def test_an_empty_auto_field_is_decided_from_the_data(qtbot, form):
    edit = form.rows["parts"].editor.focusProxy()
    assert edit.text() == "" and "from the data" in edit.placeholderText()
    type_into(qtbot, form, "parts", "4")
    assert form.read().parts == 4
    type_into(qtbot, form, "parts", "")
    assert form.read().parts is None


def test_up_and_down_count(qtbot, form):
    edit = form.rows["k"].editor.focusProxy()
    qtbot.keyClick(edit, Qt.Key.Key_Up)
    assert form.read().k == 9
    qtbot.keyClick(edit, Qt.Key.Key_PageUp)
    assert form.read().k == 19


def test_more_is_folded_and_opens_for_a_mistake(qtbot, form):
    assert not form.rows["strict"].isVisible()
    form.more.open()
    assert form.rows["strict"].isVisible()


def test_values_that_are_set_are_read_back(form):
    wanted = Declared(k=20, P=3, parts=5, share=0.25, cut="b", strict=True, name="x", columns=("a, b", "c"))
    form.set_values(vars(wanted))
    assert form.read() == wanted


def test_extra_fields_are_checked_beside_the_declared_ones(qtbot):
    seed = Field("seed", "Seed", "A seed.", None, "int", low=0, auto="none", more=True)
    form = Form(Declared, extra=(seed,))
    qtbot.addWidget(form)
    assert form.read() == Declared() and form.extra == {"seed": None}
    form.set_values({"seed": 7})
    assert form.read() == Declared() and form.extra == {"seed": 7}
    form.rows["seed"].editor.focusProxy().setText("-1")
    assert form.read() is None


def test_every_control_has_a_name_and_help(form):
    for name, row in form.rows.items():
        control = row.editor.focusProxy()
        assert control.accessibleName() == row.field.label, name
        assert row.field.help in row.editor.toolTip()


def test_fields_stand_evenly_in_a_tall_pane(qtbot, dressed):
    """A tick box in the forms of k-means and of the private aggregate was given the room below the form."""
    form = Form(find("clusters.kmeans").Params)
    qtbot.addWidget(form)
    form.resize(320, 1100)
    form.show()
    rows = [row for row in form.rows.values() if row.isVisible()]
    assert any(row.field.type == "bool" for row in rows)
    for above, below in itertools.pairwise(rows):
        assert below.y() - (above.y() + above.height()) == GAP
        assert above.height() == above.sizeHint().height()


def test_what_an_empty_field_stands_for_is_read_whole_in_it_or_under_it(qtbot, dressed):
    """ "auto: recognised: below titles a…" was cut, and nothing said how it went on."""
    form = Form(Declared)
    qtbot.addWidget(form)
    form.resize(400, 600)
    form.show()
    parts, line = form.rows["parts"], form.rows["parts"].editor.focusProxy()
    qtbot.waitUntil(lambda: line.width() > 200)
    assert line.placeholderText() == "auto: from the data" and not parts._auto.isVisible()
    parts.editor.set_auto("as many as the sites hold, rounded to hundreds, and so on until it is too long")
    assert line.placeholderText() == "auto" and parts._auto.isVisible()
    assert parts._auto.text().endswith("too long")
    parts.editor.set_value(3)
    assert not parts._auto.isVisible()
    parts.editor.set_value(None)
    assert parts._auto.isVisible()
    form.resize(1200, 600)
    qtbot.waitUntil(lambda: not parts._auto.isVisible())
    assert line.placeholderText().endswith("too long")
