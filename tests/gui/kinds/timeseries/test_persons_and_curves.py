"""Persons and the curve of a group in the window: shown where they are published, and nowhere else."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from engine.kinds.timeseries import views
from engine.kinds.timeseries.params import Naive
from gui.kinds.timeseries.envelopes import Envelopes
from gui.kinds.timeseries.group_plot import GroupPlot
from gui.kinds.timeseries.workspace import Groups
from tests.engine.kinds.timeseries.releasing import person_table, publish


def test_persons_and_the_curve_of_a_group_are_shown(qtbot):
    data, chosen = person_table(people=30, most=3, points=12), {"k": 6, "P": 2, "curve": "mean"}
    published, declared = publish(data, chosen), Naive(**chosen)
    groups, envelopes = Groups(), Envelopes()
    for widget in (groups, envelopes):
        qtbot.addWidget(widget)
    groups.draw(views.groups(data, published, declared))
    header = [groups.table_view.model().headerData(at, Qt.Orientation.Horizontal) for at in range(4)]
    assert "Persons" in header
    view = views.group(data, published, declared, number=1)
    envelopes.show_group(1)
    envelopes.draw_group(view)
    assert f"{published.group_persons[1]} persons" in GroupPlot(view).headline()
    assert "thick line" in envelopes.help
    shown, rows = GroupPlot(view).table()
    at = shown.index("Curve of the group")
    assert [row[at] for row in rows] == published.curve[1].tolist()
    drawn = [item.name() for item in envelopes.plot.listDataItems()]
    assert "Curve of the group" in drawn


def test_nothing_is_said_of_them_where_there_are_none(qtbot):
    data = replace(person_table(people=30, most=1), persons=None)
    published = publish(data, {"k": 6, "P": 2})
    view = views.group(data, published, Naive(k=6, P=2), number=0)
    envelopes = Envelopes()
    qtbot.addWidget(envelopes)
    envelopes.show_group(0)
    envelopes.draw_group(view)
    assert "persons" not in GroupPlot(view).headline() and "thick line" not in envelopes.help
    assert "Curve of the group" not in GroupPlot(view).table()[0]
