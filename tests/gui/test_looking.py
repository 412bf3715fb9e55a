"""What looks at windows (tests/looking.py) sees what is amiss: each fault is planted and found."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QTableWidget, QWidget

from gui.base import theme
from gui.plots.frame import Frame
from tests.looking import amiss


@pytest.fixture
def window(qtbot, dressed):
    made = QWidget()
    theme.dress(made)
    made.resize(400, 300)
    qtbot.addWidget(made)
    yield made


def clipped_label(window):
    label = QLabel("A sentence that is longer than its place", window)
    label.setGeometry(10, 10, 60, 20)


def clipped_button(window):
    button = QPushButton("Release everything now", window)
    button.setGeometry(10, 10, 50, 30)


def beyond_the_edge(window):
    QPushButton("Run", window).setGeometry(370, 10, 80, 30)


def over_each_other(window):
    for text in ("One", "Two"):
        QLabel(text, window).setGeometry(10, 10, 80, 20)


def cut_hint(window):
    QLineEdit(window, placeholderText="Search activities by their names").setGeometry(10, 10, 60, 30)


def cut_heading(window):
    table = QTableWidget(1, 2, window)
    table.setHorizontalHeaderLabels(["Part of the original", "How"])
    table.setColumnWidth(0, 20)
    table.setGeometry(0, 0, 300, 100)


def title_in_other_ink(window):
    panel = Frame()
    panel.headline("Half of them")
    panel.plot.setTitle("Half of them", color="#fefefe")
    QHBoxLayout(window).addWidget(panel)
    panel.show_plot()


PLANTED = {
    clipped_label: "longer than its place",
    clipped_button: "Release everything",
    beyond_the_edge: "Run",
    over_each_other: "'One'",
    cut_hint: "Search activities",
    cut_heading: "Part of the original",
    title_in_other_ink: "Half of them",
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(window, plant):
    window.show()
    assert amiss(window) == []
    window.hide()
    plant(window)
    window.show()
    found = amiss(window)
    assert found and any(PLANTED[plant] in one for one in found), found
