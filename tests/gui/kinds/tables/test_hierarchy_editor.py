"""The hierarchy editor: what is renamed, moved, added, undone, saved and opened again; and its pure steps."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtWidgets import QToolButton

from engine.kinds.tables.view_types_classes import HierarchyLevel, HierarchyView
from gui.kinds.tables.hierarchy_editor import LABEL, HierarchyEditor
from gui.kinds.tables.hierarchy_lines import add_level, as_csv, move, remove_level, rename
from gui.kinds.tables.quasi_table import KIND, LEVELS, QuasiTable

LINES = (("10115", "101**", "*"), ("10117", "101**", "*"), ("20095", "200**", "*"))


def level(column, place, lines):
    labels = tuple(dict.fromkeys(line[place] for line in lines))
    of = [[line for line in lines if line[place] == one] for one in labels]
    above = tuple(dict.fromkeys(line[place + 1] for line in lines)) if place + 1 < len(lines[0]) else ()
    parents = [above.index(group[0][place + 1]) for group in of] if above else []
    counts = np.array([len(group) for group in of])
    return HierarchyLevel(labels, 10 * counts, counts, np.array(parents, np.int64))


def view(lines, column="zip", **more):
    levels = tuple(level(column, place, lines) for place in range(len(lines[0])))
    return HierarchyView(column, lines, levels, as_csv(lines), **more)


class Engine:
    """Answers as the engine does: lines of the text, or those built from the data."""

    def __init__(self, panel):
        self.panel, self.asked = panel, []
        panel.request_view.connect(self.answer)

    def answer(self, name, asked):
        self.asked.append(asked)
        text = asked.get("text")
        lines = tuple(tuple(line.split(";")) for line in text.splitlines()) if text else LINES
        broken = len({len(line) for line in lines}) > 1
        value = view(LINES, error="different numbers of levels") if broken else view(lines)
        self.panel.show_view(name, asked, value)


@pytest.fixture
def editor(qtbot, dressed):
    made = HierarchyEditor()
    qtbot.addWidget(made)
    made.engine = Engine(made)
    made.set_columns(["zip", "age"])
    made.show_column("zip")
    return made


def top(editor):
    return editor.tree.topLevelItem(0)


def test_the_tree_has_every_label_with_its_rows_and_values(editor):
    assert top(editor).text(LABEL) == "*" and top(editor).text(1) == "30"
    child = top(editor).child(0)
    assert child.text(LABEL) == "101**" and child.text(2) == "2"
    assert [child.child(place).text(LABEL) for place in range(2)] == ["10115", "10117"]


def test_renaming_a_label_and_undoing_it(editor):
    top(editor).child(0).setText(LABEL, "Mitte")
    assert editor.lines[0] == ("10115", "Mitte", "*") and editor.undo_button.isEnabled()
    assert top(editor).child(0).text(LABEL) == "Mitte"
    editor.undo()
    assert editor.lines == LINES and not editor.undo_button.isEnabled()


def test_what_is_no_hierarchy_is_said_and_changes_nothing(editor):
    editor.change((("10115", "*"), ("10117", "101**", "*"), ("20095", "200**", "*")))
    assert editor.lines == LINES and "different numbers" in editor._words.text()
    assert editor._words.property("state") == "bad"


def test_a_hierarchy_is_saved_opened_again_and_used(editor, tmp_path, qtbot):
    top(editor).child(0).setText(LABEL, "Mitte")
    with qtbot.waitSignal(editor.used) as used:
        editor.save_file(tmp_path / "zip.csv")
    assert used.args == ["zip", str(tmp_path / "zip.csv")]
    assert (tmp_path / "zip.csv").read_text(encoding="utf-8") == as_csv(editor.lines)
    editor.show_column("zip")
    assert editor.lines == LINES
    editor.open_file(tmp_path / "zip.csv")
    assert editor.lines[0][1] == "Mitte"


def test_a_file_of_another_name_is_saved_but_not_used(editor, tmp_path, qtbot):
    with qtbot.assertNotEmitted(editor.used):
        editor.save_file(tmp_path / "berlin.csv")
    assert (tmp_path / "berlin.csv").exists() and "zip.csv" in editor._words.text()


def test_a_file_that_cannot_be_written_is_said(editor, tmp_path):
    editor.save_file(tmp_path / "nowhere" / "zip.csv")
    assert "Not saved" in editor._words.text()
    assert not list(tmp_path.iterdir())


def test_levels_are_added_and_removed_from_the_chosen_label(editor):
    top(editor).child(0).setSelected(True)
    editor.add_button.click()
    assert editor.lines[0] == ("10115", "101**", "101**", "*")
    top(editor).child(0).setSelected(True)
    editor.remove_button.click()
    assert editor.lines == LINES


# ── the steps themselves ──────────────────────────────────────────────────────────────────────


def test_renaming_to_a_label_that_is_there_joins_them():
    lines = (("a", "x", "n", "*"), ("b", "y", "m", "*"))
    assert rename(lines, 1, "x", "y") == (("a", "y", "m", "*"), ("b", "y", "m", "*"))


def test_moving_takes_everything_above_along():
    lines = (("a", "x", "n", "*"), ("b", "y", "m", "*"))
    assert move(lines, 1, "x", "m") == (("a", "x", "m", "*"), ("b", "y", "m", "*"))
    assert move(lines, 1, "x", "nobody") == lines


def test_neither_values_nor_the_top_are_removed():
    assert remove_level(LINES, 0) == LINES and remove_level(LINES, 2) == LINES
    assert remove_level(LINES, 1) == (("10115", "*"), ("10117", "*"), ("20095", "*"))
    assert add_level(LINES, 0)[0] == ("10115", "10115", "101**", "*")


# ── the table of quasi-identifiers ────────────────────────────────────────────────────────────


def test_every_quasi_identifier_has_its_levels_as_chips(qtbot, dressed):
    panel = QuasiTable()
    qtbot.addWidget(panel)
    asked = []
    panel.request_view.connect(lambda name, what: asked.append(what))
    panel.set_columns({"zip": False, "age": True})
    assert asked == [{"column": "zip"}]
    panel.show_view("hierarchy", asked[0], view(LINES))
    assert asked[1] == {"column": "age"}  # one after the other
    assert panel.lines.item(0, KIND).text() == "codes"
    chips = panel.lines.cellWidget(0, LEVELS).findChildren(QToolButton)
    assert [chip.text() for chip in chips] == ["10115", "101**", "*"]
    with qtbot.waitSignal(panel.column_chosen) as chosen:
        chips[1].click()
    assert chosen.args == ["zip"]


def test_weights_are_read_and_a_wrong_one_is_marked(qtbot, dressed):
    panel = QuasiTable()
    qtbot.addWidget(panel)
    panel.set_columns({"zip": False, "age": True})
    panel._weights["age"].setText("2")
    with qtbot.waitSignal(panel.weights_changed) as given:
        panel._weights["age"].editingFinished.emit()
    assert given.args == [{"age": 2.0}]
    panel._weights["zip"].setText("much")
    with qtbot.assertNotEmitted(panel.weights_changed):
        panel._weights["zip"].editingFinished.emit()
    assert panel._weights["zip"].property("state") == "bad"


def test_levels_that_have_no_room_are_left_out_and_none_lies_over_another(qtbot, dressed):
    value = "08.03.1958"
    lines = ((*(value[: 10 - stars] + "*" * stars for stars in range(10)), "*"),)
    panel = QuasiTable()
    qtbot.addWidget(panel)
    panel.set_columns({"born": False})
    panel.show_view("hierarchy", {"column": "born"}, view(lines, "born"))
    panel.show()
    for width, all_of_them in ((640, False), (2400, True)):
        panel.resize(width, 200)
        line = panel.lines.cellWidget(0, LEVELS)
        qtbot.waitUntil(lambda line=line, width=width: line.width() > width - 400)
        chips = [chip for chip in line.findChildren(QToolButton) if not chip.isHidden()]
        assert (len(chips) == 11) is all_of_them and chips[0].text() == value and chips[-1].text() == "*"
        assert line._rest.isHidden() is all_of_them
        ends = [chip.geometry() for chip in chips]
        assert all(one.right() < other.left() for one, other in pairwise(ends)), width
        assert ends[-1].right() < line.width()
