"""German and Italian: complete, compiled, with the same placeholders; chosen in the menu; nothing cut off."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSize
from PySide6.QtWidgets import QMenu

from engine.core.number_format import THIN
from engine.core.params import Field
from engine.core.text import joined, text
from gui.base import i18n
from gui.base.i18n import numeral, plain, quantity, translated
from gui.base.panel import Panel
from gui.base.settings import Settings
from gui.dialogs import PolicyDialog
from gui.help.pages import page
from resources.translations import update
from resources.translations.texts import all_texts
from tests.gui.spoken import English
from tests.gui.test_feel import clipped
from tests.looking import amiss
from tests.windows import end

WHAT_TO_DO = "run `make translations`, translate what it lists in resources/translations/*.ts, run it again"
HOLE = re.compile(
    r"\{[^}:|]*\}"
)  # but for {n:row|rows}: a language has its own words there, and places for them
SMALL = QSize(1366, 768)
each_language = pytest.mark.parametrize("spoken", update.LANGUAGES)


@pytest.fixture(scope="module")
def now():
    return all_texts()


@pytest.fixture
def speak(dressed):
    """Speak a language for one test."""
    before = QLocale()
    yield i18n.start
    i18n.start("en")
    QLocale.setDefault(before)


# --- the files ---------------------------------------------------------------------------------------


@each_language
def test_every_text_is_translated(spoken, now):
    known = update.read(update.ts_file(spoken))
    missing = [text for text in now if not known.get(text)]
    assert not missing, WHAT_TO_DO
    assert not known.keys() - set(now), f"texts that are gone: {WHAT_TO_DO}"


@each_language
def test_translations_have_the_placeholders_of_their_texts(spoken):
    known = update.read(update.ts_file(spoken))
    wrong = {
        text: said
        for (_context, text), said in known.items()
        if sorted(HOLE.findall(text)) != sorted(HOLE.findall(said))
        or (text[:1] == " ", text[-1:] == " ") != (said[:1] == " ", said[-1:] == " ")
    }
    assert not wrong


@each_language
def test_what_is_shipped_is_what_is_written(spoken, now, tmp_path):
    path = update.ts_file(spoken)
    update.compiled(path, tmp_path / "made.qm")
    assert path.with_suffix(".qm").read_bytes() == (tmp_path / "made.qm").read_bytes(), WHAT_TO_DO


def test_a_renamed_value_keeps_its_translation():
    known = {("engine", "{rows} of {all} rows"): "von {all} Zeilen {rows}"}
    assert update.merged([("engine", "{n} of {total} rows")], known) == {
        ("engine", "{n} of {total} rows"): "von {total} Zeilen {n}"
    }


def test_a_text_of_the_window_that_is_no_text_is_refused(tmp_path):
    import ast

    from resources.translations.texts import _Window

    with pytest.raises(SyntaxError, match="write the text itself"):
        _Window(tmp_path / "some.py").visit(ast.parse("class A:\n def f(self, x):\n  self.tr(x)"))


# --- what is said ------------------------------------------------------------------------------------


def test_sentences_with_values_are_said_in_the_language(speak):
    speak("de")
    least = text("every variant has at least {least} cases (k = {bound})", least=12, bound=3)
    assert translated(least) == "jede Variante hat mindestens 12 Fälle (k = 3)"
    spent = text(
        "ε = {spent} per person, the house allows {max_epsilon} a release", spent="1.5", max_epsilon=1
    )
    assert translated(spent).startswith("ε = 1,5 pro Person, ")
    both = joined(" ", [spent, least])
    assert translated(both) == f"{translated(spent)} {translated(least)}"
    speak("it")
    assert translated(least) == "ogni variante ha almeno 12 casi (k = 3)"
    assert translated(str(least)) == least, "the finished English is not guessed at"


def test_a_sentence_may_have_an_end_of_its_own(speak):
    speak("de")
    splits = text(
        "over five other splits the smallest agreement is {partition_adjusted_rand_index}",
        partition_adjusted_rand_index="0.9",
    )
    splits += text(
        ", the largest centroid difference {partition_centroid_difference}",
        partition_centroid_difference="0.5",
    )
    assert translated(splits).endswith("0,9, der größte Unterschied der Zentroide 0,5")
    named = text(
        "Every published weight carries {params} noise of scale {noise_scale}.",
        params="Laplace",
        noise_scale=0.9,
    )
    assert translated(named) == "Jedes veröffentlichte Gewicht trägt Laplace-Rauschen der Skala 0,9."


def test_values_in_a_sentence_are_put_into_words_and_names_are_not(speak):
    speak("de")
    share = Field("share", "Share", "", 1.0, "float", above=0, high=2)
    assert translated(share.rule) == "eine Zahl über 0 und höchstens 2"
    assert translated(text("there is no column {name}", name="'rows'")) == "es gibt keine Spalte 'rows'"
    assert translated("nobody ever said this") == "nobody ever said this"


def test_one_thing_is_not_many(speak):
    assert [quantity(n, "1 row", "{n} rows") for n in (0, 1, 2)] == ["0 rows", "1 row", "2 rows"]
    assert quantity(12_345, "", "{n} rows") == f"12{THIN}345 rows"


def test_numbers_are_written_and_typed_as_the_language_does(speak):
    assert (numeral(1234.5, ",.1f"), numeral(0.25, ".0%")) == ("1\u202f234.5", "25\u202f%")
    assert plain("0.5") == "0.5"
    speak("de")
    assert (numeral(1234.5, ",.1f"), numeral(0.25, ".0%")) == ("1\u202f234,5", "25\u202f%")
    assert (plain("0,5"), plain("0.5")) == ("0.5", "0.5")


def test_a_decimal_comma_may_be_typed(speak, qtbot):
    from gui.widgets.param_editors import NumberEditor

    speak("it")
    editor = NumberEditor(Field("share", "Share", "", 1.0, "float", above=0, high=2))
    qtbot.addWidget(editor)
    editor.set_value(0.5)
    assert (editor._edit.text(), editor.value()) == ("0,5", "0.5")


def test_qt_speaks_the_language_too(speak):
    speak("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_language_of_the_system_is_the_first_that_is_spoken_here(speak, monkeypatch):
    class System:
        @staticmethod
        def uiLanguages() -> list[str]:
            return ["fr-FR", "it-IT", "de-DE"]

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    speak("system")
    assert i18n.current() == "it"


# --- the window --------------------------------------------------------------------------------------


@pytest.fixture(params=update.LANGUAGES)
def foreign(request, speak, tmp_path):
    """A small window in another language, every workspace made, nothing loaded."""
    from gui.window import Window

    speak(request.param)
    made = Window(Settings(tmp_path / "settings.ini"))
    made.resize(SMALL)
    made.show()
    yield made
    end(made)


def test_nothing_is_english_or_cut_off_and_f1_finds_plots_by_their_titles(foreign):
    """Before a file is opened; test_languages_walk.py does the same with every sample."""
    english, found, lost = English(i18n.current()), {"welcome": clipped(foreign)}, set()
    left = english.left_in(foreign.welcome)
    for kind in foreign.kinds:
        workspace = foreign.show_kind(kind.key)
        workspace.begin_panels()
        workspace.panel_tabs.build_now()
        QCoreApplication.processEvents()
        found[kind.key] = clipped(foreign)
        left += english.left_in(workspace)
        titles = {f"plot:{panel.title}" for panel in workspace.findChildren(Panel) if panel.title}
        lost |= titles - page(kind.key).places.keys()
        assert "What it protects" not in page(kind.key).markdown
    assert left == []
    assert not {sight: amiss for sight, amiss in found.items() if amiss}
    assert not lost


def test_nothing_in_the_policy_lies_over_another(foreign):
    """The sentence on where it is kept went on in a second line, over the last field."""
    dialog = PolicyDialog(foreign, foreign.settings)
    dialog.show()
    for _turn in range(5):
        QCoreApplication.processEvents()
    assert dialog.height() <= 700 and not amiss(dialog)
    dialog.close()


def test_mnemonics_of_a_menu_do_not_clash(foreign):
    for menu in [foreign.menuBar(), *foreign.menuBar().findChildren(QMenu)]:
        keys = [found[1].lower() for a in menu.actions() if (found := re.search(r"&(\w)", a.text()))]
        assert len(keys) == len(set(keys)), [action.text() for action in menu.actions()]
