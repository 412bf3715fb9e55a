"""The left side beside a long promise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt

from engine.core.technique import find_kind
from gui.base import i18n, theme
from gui.workspace.setup_pane import SetupPane

AT_1366X768 = 334, 628  # what the left side has there


@pytest.fixture
def pane(dressed, qtbot, request):
    before = QLocale()
    i18n.start(request.param)
    made = SetupPane(find_kind("eventlogs"), {})
    qtbot.addWidget(made)
    theme.dress(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.make_form()
    made.resize(*AT_1366X768)
    made.show()
    qtbot.waitExposed(made)
    qtbot.wait(0)
    yield made
    i18n.start("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize("pane", ["en", "de", "it"], indirect=True)
def test_both_parameters_of_privacy_are_in_sight_in_every_language(pane):
    for name in ("epsilon", "delta"):
        editor = pane.form.rows[name].editor
        assert editor.visibleRegion().boundingRect() == editor.rect(), name
    sentence = i18n.translated(pane.technique.summary)
    assert sentence in pane.chooser.toolTip() and pane.chooser.accessibleDescription() == sentence
