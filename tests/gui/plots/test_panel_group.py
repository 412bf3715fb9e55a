"""Panels on one tab: what one asks while they are told of a run is answered when all of them know."""

from __future__ import annotations

from gui.base.panel import Panel
from gui.plots.panel_group import PanelGroup


class Names(Panel):
    view = "names"

    def draw(self, value):
        self.follower.wanted = value
        self.follower.request_view.emit("one", {"name": value})


class Follower(Panel):
    view = "names"
    more_views = {"one": "draw_one"}  # noqa: RUF012
    wanted, shown = "", ""

    def show_run(self, summary):
        self.wanted = ""
        super().show_run(summary)

    def draw_one(self, value):
        if value == self.wanted:
            self.shown = value


def test_views_that_are_known_already_reach_a_panel_that_follows_another(qtbot):
    names, follower = Names(), Follower()
    names.follower = follower
    group = PanelGroup("", "", [names, follower])
    qtbot.addWidget(group)
    asked, known = [], {"names": "first", "one": "first"}

    def answer(name, what):
        asked.append(name)
        group.show_view(name, what, known[name])

    group.request_view.connect(answer)
    group.show_run(None)
    qtbot.waitUntil(lambda: not group.drawing)
    assert follower.shown == "first" and asked == ["names", "one"]
