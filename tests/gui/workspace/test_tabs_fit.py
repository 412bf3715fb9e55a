"""All plots are a click away at 1366×768 in every language: no tab is hidden behind arrows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QTabBar

from engine.core.technique import kinds
from gui.base import i18n
from gui.plots.panel_group import PanelPages
from gui.workspace.workflow import Step
from tests.gui.test_feel import settle
from tests.looking import has_arrows

SMALL = QSize(1366, 768)


@pytest.fixture(params=["de", "it"])  # in English every workspace is looked at in test_feel.py
def spoken(request, dressed):
    before = QLocale()
    i18n.start(request.param)
    yield request.param
    i18n.start("en")
    QLocale.setDefault(before)


@pytest.mark.usefixtures("one_worker")
@pytest.mark.parametrize("key", kinds())
def test_no_tab_and_no_page_needs_an_arrow(spoken, window, key):
    window.resize(SMALL)
    workspace = window.show_kind(key)
    workspace.make_now()
    workspace.begin_panels()
    workspace.panel_tabs.build_now()
    workspace.show_page(Step.INSPECT, any_file=True)
    settle()
    assert workspace.setup.isVisible() and workspace.results.isVisible()  # both sides take their room
    bars = [workspace.panel_tabs.tabBar()]
    bars += [pages.pages.tabBar() for pages in workspace.findChildren(PanelPages)]
    assert bars[0].count() > 3
    for bar in bars:
        tab = next((panel for panel in workspace.panel_tabs.panels if panel.isAncestorOf(bar)), None)
        workspace.panel_tabs.setCurrentWidget(tab or workspace.panel_tabs.panels[0])
        settle()
        assert bar.isVisible() and fits(bar), [bar.tabText(index) for index in range(bar.count())]


def fits(bar: QTabBar) -> bool:
    return not has_arrows(bar) and sum(bar.tabSizeHint(i).width() for i in range(bar.count())) <= bar.width()
