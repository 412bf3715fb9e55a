"""Every text of the window can be translated: under a pseudo-locale all of them carry brackets."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QWidget

from engine.core.technique import GateItem, kinds
from engine.core.text import text
from gui.base import i18n
from gui.base.i18n import counted, translated
from gui.base.settings import Settings
from tests.gui.spoken import texts
from tests.windows import end

# what is no text of ours: the name of the program, keys, paths; languages say their names themselves
UNTRANSLATED = re.compile(rf"^(Sfumato|{'|'.join(i18n.LANGUAGES.values())}|[A-Z][a-z]+\+.*|/.*|(\W|\d)*)$")


class Plural(QTranslator):
    """One sentence of a language in which the words stand in another order."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        known = {"{n} {n:row is|rows are} left out": "{n:Es fehlt|Es fehlen} {n} {n:Zeile|Zeilen}"}
        return known.get(text, text)

    def isEmpty(self) -> bool:
        return False


@pytest.mark.parametrize(("n", "said"), [(1, "Es fehlt 1 Zeile"), (2, "Es fehlen 2 Zeilen")])
def test_a_language_has_its_own_words_for_one_and_for_many(qapp, n, said):
    """Engine and window tell one from many in one way: in the template, and so in its translation."""
    translator, written = Plural(), "{n} {n:row is|rows are} left out"
    QCoreApplication.installTranslator(translator)
    try:
        assert translated(text(written, n=n)) == said
        assert counted(QCoreApplication.translate("Any", written), n=n) == said
    finally:
        QCoreApplication.removeTranslator(translator)


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
        (where, said)
        for where, said in texts(root)
        if "⟦" not in said and not UNTRANSLATED.match(said.strip())
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


def test_the_name_of_a_column_is_no_word_of_a_sentence(monkeypatch, qapp):
    """A column "hours" was called "Stunden" in a German warning."""
    said = text(
        "column {name}: its values heap up at single points; such a distribution cannot be "
        "reconstructed from noisy values",
        name="hours",
    )
    monkeypatch.setattr(i18n, "_names", set())
    i18n.start("de")
    try:
        assert "Stunden" in i18n.translated("hours") and i18n.translated(said).startswith("Spalte Stunden")
        i18n.leave_alone(["age", "hours"])
        assert i18n.translated(said).startswith("Spalte hours: ")
    finally:
        i18n.start("en")
