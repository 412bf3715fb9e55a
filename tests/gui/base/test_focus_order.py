"""Tab goes down and to the right, whatever was made first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QTabBar, QWidget

from gui.base.focus_order import stops
from gui.workspace.workflow import Step


def test_the_order_is_that_of_reading_and_not_that_of_making(dressed, qtbot):
    root = QWidget()
    qtbot.addWidget(root)
    places = {"last": (0, 90), "right": (200, 2), "left": (0, 0), "middle": (0, 40)}
    for name, (x, y) in places.items():
        made = QPushButton(name, root)
        made.setGeometry(x, y, 80, 30)
    QPushButton("hidden", root).hide()
    root.show()
    assert [one.text() for one in stops(root)] == ["left", "right", "middle", "last"]


@pytest.mark.usefixtures("one_worker")
def test_a_workspace_is_walked_from_the_form_to_the_plots_to_the_figures(loaded, window, idle, qtbot):
    loaded.run()
    idle(loaded)
    order = list(stops(loaded))
    tabs = loaded.panel_tabs.findChild(QTabBar)
    field = loaded.setup.form.findChild(QLineEdit)
    plot = next(one for one in order if loaded.panel_tabs.currentWidget().isAncestorOf(one))
    figures = next(one for one in order if loaded.results.isAncestorOf(one))
    wanted = [field, loaded.setup.run_button, tabs, plot, figures]
    assert [one for one in order if one in wanted] == wanted

    tabs.setFocus()
    qtbot.keyClick(tabs, Qt.Key.Key_Tab)
    assert window.focusWidget() is plot
    qtbot.keyClick(plot, Qt.Key.Key_Backtab)
    assert window.focusWidget() is tabs
    order[-1].setFocus()
    qtbot.keyClick(order[-1], Qt.Key.Key_Tab)  # no trap: out of the workspace
    assert not loaded.isAncestorOf(window.focusWidget())

    loaded.go(Step.RELEASE)
    idle(loaded)
    assert loaded.release_page.isAncestorOf(window.focusWidget())
    loaded.go(Step.LOAD)
    assert window.focusWidget() is loaded.load_page.table
