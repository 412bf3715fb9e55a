"""Ctrl+K: everything the window can do is found by typing its name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.core import params
from gui.base.i18n import translated
from gui.command_palette import CommandPalette, commands
from gui.help.pages import keys, title
from gui.workspace.workflow import Step


def palette_of(window, qtbot) -> CommandPalette:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    found = window.findChildren(CommandPalette)
    assert len(found) == 1
    return found[0]


def test_it_holds_every_action_panel_parameter_and_help_page(loaded, window):
    known = {command.title for command in commands(window)}
    assert {action.text().replace("&", "") for action in window.actions_by_name.values()} <= known
    assert {panel.title for panel in loaded.panel_tabs.panels} <= known
    fields = params.fields(loaded.setup.technique.Params)
    assert {translated(field.label) for field in fields} <= known
    assert {title(key) for key in keys()} <= known


def test_typing_and_return_go_to_the_parameter(loaded, window, qtbot):
    palette = palette_of(window, qtbot)
    field = params.fields(loaded.setup.technique.Params)[0]
    qtbot.keyClicks(palette.search, field.label.lower())
    assert palette.found[0].title == field.label
    qtbot.keyClick(palette.search, Qt.Key.Key_Return)
    assert loaded.step is Step.CONFIGURE
    editor = loaded.setup.form.rows[field.name].editor
    qtbot.waitUntil(lambda: editor.isAncestorOf(QApplication.focusWidget() or window))


def test_the_arrows_choose_and_nothing_found_does_nothing(window, qtbot):
    palette = palette_of(window, qtbot)
    second = palette.found[1].title
    qtbot.keyClick(palette.search, Qt.Key.Key_Down)
    assert palette.list.currentRow() == 1 and second in palette.list.currentItem().text()
    palette.search.setText("no such thing anywhere")
    assert palette.found == []
    palette.choose()
    assert palette.isVisible()
