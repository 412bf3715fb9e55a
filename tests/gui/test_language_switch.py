"""Another language at once: the window is made anew and stands where it stood, with its workers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from gui.base import i18n
from gui.kinds.timeseries.envelopes import Envelopes
from gui.plots.panel_group import PanelPages
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace
from resources.translations.update import read, ts_file
from tests.gui.conftest import WAIT
from tests.gui.spoken import English, texts
from tests.gui.test_languages_walk import names_of

LANGUAGES = ("de", "it", "en")


@pytest.fixture(autouse=True)
def english(dressed):
    """Begun and ended in English."""
    before = QLocale()
    i18n.start("en")
    yield
    i18n.start("en")
    QLocale.setDefault(before)


@pytest.fixture
def speak(qtbot, window):
    def switch(language):
        window.choose_language(language)
        qtbot.waitUntil(lambda: i18n.current() == language and not window.language.busy, timeout=WAIT)
        return window.workspaces

    return switch


def stands(workspace) -> dict[str, object]:
    """All that may not be lost, as plain values."""
    history, page = workspace.results.history, workspace.release_page
    return {
        "file": (workspace.paths, workspace.corrections, workspace.source, workspace.preview),
        "forms": workspace.setup.forms(),
        "choices": workspace.choices(),
        "undo": workspace.undo_history.stacks(),
        "runs": (history.run_list(), workspace.summary, workspace.results.on_show),
        "step": (workspace.step, workspace.panel_tabs.currentIndex(), workspace.pages.currentIndex()),
        "release": (page.filled_in(), page.button.isEnabled()),
        "worker": workspace.jobs.worker.pid,
        "sides": (workspace.setup.isHidden(), workspace.results.isHidden()),
    }


def run(workspace, idle, **values) -> None:
    workspace.setup.set_values(values)
    workspace.run()
    idle(workspace)
    assert workspace.summary is not None, workspace.message.text


@pytest.fixture
def walked(loaded, idle, qtbot):
    """Two runs, both pinned, the first one on show again on the third tab, the release half signed."""
    run(loaded, idle, k=6)
    run(loaded, idle, k=8, seed=7)
    history = loaded.results.history
    history.toggle_pin()
    loaded.look_at(history.runs[1])
    history.mark(history.runs[1])
    history.toggle_pin()
    loaded.panel_tabs.setCurrentIndex(2)
    loaded.go(Step.RELEASE)
    idle(loaded)
    page = loaded.release_page
    for line in page.gate.lines:
        line.reason.setText("Agreed with the ward on Monday")
    page.signed_by.setText("Ada")
    page.gate.seen.setChecked(True)
    loaded.setup.form.more.open()
    loaded.undo_history.note()
    return loaded


def test_nothing_is_lost_in_any_language_and_nothing_is_computed_again(window, walked, speak, qtbot):
    asked = []
    worker = walked.jobs.worker
    submit = worker.submit
    worker.submit = lambda method, *arguments: asked.append(method) or submit(method, *arguments)
    before, size = stands(walked), window.size()
    for language in (*LANGUAGES, *LANGUAGES):
        now = speak(language)["timeseries"]
        assert now.jobs.worker is worker and worker.isRunning()
        qtbot.waitUntil(lambda now=now: not now.jobs.fetching, timeout=WAIT)
        assert stands(now) == before
        assert window.workspace is now and window.size() == size
    assert set(asked) <= {"view"}


@pytest.fixture
def marked(monkeypatch):
    """Translations that tell every text of the window and the engine by its language."""

    def install(path):
        made = Marks(path.stem[-2:])
        QCoreApplication.installTranslator(made)
        i18n._installed.append(made)

    monkeypatch.setattr(i18n, "_install", install)


class Marks(QTranslator):
    def __init__(self, language):
        super().__init__()
        self.language = language

    def translate(self, context, source, disambiguation=None, n=-1):
        return f"<{self.language}>{source}"


def test_every_text_changes_with_the_language(window, walked, marked, speak, qtbot):
    for language, former in (("de", ""), ("it", "<de>"), ("de", "<it>"), ("en", "<de>")):
        now = speak(language)["timeseries"]
        qtbot.waitUntil(lambda now=now: not now.jobs.fetching, timeout=WAIT)
        said = texts(window)
        assert not former or not [text for _where, text in said if former in text]
        if language != "en":
            assert sum(f"<{language}>" in text for _where, text in said) > 0.8 * len(said)


@pytest.mark.parametrize("language", ["de", "it"])
def test_nothing_english_is_left(window, walked, speak, qtbot, language):
    if ("Tab", "Groups") not in read(ts_file(language)):
        pytest.skip("the texts of the window are not translated yet")
    now = speak(language)["timeseries"]
    qtbot.waitUntil(lambda: not now.jobs.fetching, timeout=WAIT)
    assert English(language).left_in(window, names_of(now)) == []


def test_after_it_the_steward_goes_on_as_before(window, walked, speak, idle, qtbot):
    now = speak("de")["timeseries"]
    first = now.results.history.runs[0]
    now.look_at(first)
    assert now.summary == first and now.step is Step.INSPECT and not now.busy
    now.panel_tabs.setCurrentIndex(0)
    envelopes = now.panel_tabs.get(Envelopes)
    qtbot.waitUntil(lambda: bool(envelopes.table()[1]), timeout=WAIT)
    now = speak("it")["timeseries"]  # all views are known now: they come at once
    envelopes = now.panel_tabs.get(Envelopes)
    qtbot.waitUntil(lambda: bool(envelopes.table()[1]), timeout=WAIT)
    now = speak("de")["timeseries"]
    assert now.setup.form.values()["k"] == "8"
    now.undo()
    assert now.setup.form.values()["k"] == "6"
    run(now, idle, k=9)
    assert [made.task.params.k for made in now.results.history.runs] == [9, 8, 6]
    now.panel_tabs.setCurrentIndex(0)
    qtbot.waitUntil(lambda: bool(now.panel_tabs.panels[0].table()[1]), timeout=WAIT)
    assert window.menuBar().actions()[0].text() == "&Datei"
    assert now.strip._buttons[Step.RELEASE].text().strip() == "Freigabe"


def test_what_is_half_typed_stays_and_numbers_are_written_anew(window, loaded, speak):
    loaded.setup.show_task("timeseries.kapra", {"segments": 4}, None)
    loaded.setup.form.rows["k"].editor._edit.setText("zwölf")
    loaded.setup.form._edit("k")
    now = speak("it")["timeseries"]
    assert now.setup.form.rows["k"].editor._edit.text() == "zwölf"
    assert now.setup.mistake and not now.setup.run_button.isEnabled()


def test_it_waits_for_a_run_and_says_so(window, loaded, series_file, idle, qtbot):
    loaded.run()
    window.choose_language("de")
    qtbot.waitUntil(lambda: "when that has ended" in window.message.text or i18n.current() == "de")
    assert i18n.current() == "en" and loaded.busy
    qtbot.waitUntil(lambda: i18n.current() == "de" and not window.language.busy, timeout=WAIT)
    now = window.workspaces["timeseries"]
    assert now.summary is not None and now.step is Step.INSPECT and now.results.history.runs
    assert not window.message.text


def test_an_error_is_said_again_and_the_welcome_stays(window, workspace, speak, idle, tmp_path):
    workspace.open_files((str(tmp_path / "none.csv"),))
    idle(workspace)
    hint = workspace.message._hint.text()
    window.show_welcome()
    now = speak("de")["timeseries"]
    assert window.stack.currentWidget() is window.welcome and window.workspace is None
    assert now.message.text and hint and now.message._hint.text() not in ("", hint)
    assert English("de").left_in(window.welcome) == []


def test_the_language_of_the_system_is_kept_as_that(window, qtbot, monkeypatch):
    monkeypatch.setattr(i18n, "of_system", lambda: "it")
    window.choose_language("system")
    qtbot.waitUntil(lambda: i18n.current() == "it" and not window.language.busy, timeout=WAIT)
    assert window.settings.text("view/language") == "system"


def test_the_help_on_show_changes_its_language_too(window, speak):
    window.show_contents()
    title = window._help.windowTitle()
    speak("de")
    assert window._help.isVisible() and window._help.key == "walk" and window._help.windowTitle() != title


def test_the_window_lives_while_it_learns_a_language(window, loaded, qtbot):
    """All was made in one turn of the event loop: 240 ms with one workspace, more with each."""
    turns = []
    look = QTimer()
    look.timeout.connect(lambda: turns.append(window.language.busy))
    window.choose_language("de")
    look.start(0)
    qtbot.waitUntil(lambda: sum(turns) > loaded.panel_tabs.count(), timeout=WAIT)
    assert QApplication.activeModalWidget() is not None  # takes no clicks meanwhile
    qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Escape)
    window.choose_language("it")  # the one in the making is made first
    qtbot.waitUntil(lambda: i18n.current() == "it" and not window.language.busy, timeout=WAIT)
    assert QApplication.activeModalWidget() is None and window.workspaces["timeseries"].source


def test_a_window_may_be_closed_while_it_learns_a_language(window, loaded, qtbot):
    window.choose_language("de")
    qtbot.waitUntil(lambda: window.language.busy, timeout=WAIT)
    window.close()
    assert not window.language.busy and window.workspaces["timeseries"].source


def test_the_workspace_that_was_made_anew_is_the_only_one_of_its_kind(window, loaded, speak):
    """A second one, empty, took its place as soon as it was whole, and the next switch ended the program."""
    source = loaded.source
    for language in ("de", "it"):
        now = speak(language)
        assert set(window.findChildren(Workspace)) == set(now.values())
        assert now["timeseries"].source == source


@pytest.mark.usefixtures("one_worker")
@pytest.mark.parametrize("kind", ["eventlogs", "tables"])
def test_the_page_of_a_tab_that_was_looked_at_stays_on_show(window, speak, idle, kind):
    made = window.show_kind(kind)
    made.open_sample()
    idle(made)
    made.panel_tabs.build_now()
    paged = [tab for tab in made.panel_tabs.panels if isinstance(tab, PanelPages)]
    looked_at = [(tab.pages.currentIndex() + 1) % tab.pages.count() for tab in paged]
    for tab, number in zip(paged, looked_at, strict=True):
        tab.pages.setCurrentIndex(number)
    made.panel_tabs.setCurrentWidget(paged[-1])
    place = made.panel_tabs.currentIndex()
    now = speak("de")[kind].panel_tabs
    assert now.currentIndex() == place
    assert [tab.pages.currentIndex() for tab in now.panels if isinstance(tab, PanelPages)] == looked_at


@pytest.mark.usefixtures("one_worker")
def test_steps_still_name_their_columns_after_a_run(window, speak, idle):
    """The list of columns is looked at on another page: "columns by their roles" stood there instead."""
    made = window.show_kind("tables")
    made.open_sample()
    idle(made)
    made.run()
    idle(made)
    made.go(Step.RELEASE)
    idle(made)
    named = [card.about.text() for card in made.steps.cards]
    assert named[0].startswith("age, ")
    now = speak("de")["tables"]
    assert [card.about.text() for card in now.steps.cards] == named
