"""Every text of the window can be translated: under a pseudo-locale all of them carry brackets."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QWidget

from engine.core.technique import GateItem, kinds
from gui.base.settings import Settings
from tests.gui.spoken import texts
from tests.windows import end

# what is no text of ours: the name of the program, keys, paths
UNTRANSLATED = re.compile(r"^(Sfumato|[A-Z][a-z]+\+.*|/.*|(\W|\d)*)$")


class Pseudo(QTranslator):
    """Translates everything, into itself with brackets around it."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"⟦{text}⟧"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture(scope="module")
def pseudo_window(dressed, tmp_path_factory):
    from gui.window import Window

    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    made = Window(Settings(tmp_path_factory.mktemp("pseudo") / "settings.ini"))
    for kind in kinds():
        workspace = made.show_kind(kind)
        workspace.begin_panels()
        workspace.panel_tabs.build_now()
        workspace.release_page.gate.show_items((GateItem("Promise verified", "amber", "two checks passed"),))
    yield made
    QCoreApplication.removeTranslator(translator)
    end(made)


def untranslated(root: QWidget) -> list[tuple[str, str]]:
    return [
        (where, text)
        for where, text in texts(root)
        if "⟦" not in text and not UNTRANSLATED.match(text.strip())
    ]


@pytest.mark.parametrize("key", kinds())
def test_every_text_of_a_workspace_is_translated(pseudo_window, key):
    workspace = pseudo_window.workspaces[key]
    assert len(texts(workspace)) > 60
    assert untranslated(workspace) == []


def test_every_text_of_the_welcome_and_the_menus_is_translated(pseudo_window):
    assert untranslated(pseudo_window.welcome) == []
    for name, action in pseudo_window.actions_by_name.items():
        assert "⟦" in action.text(), name
    for action in pseudo_window.menuBar().actions():
        assert "⟦" in action.text()
