"""What a new user stumbled over, walking through event logs and time series with files of her own.

Each test names its finding: A a defect, B ugly or unclear, C expected and not found. Findings that belong to
one part have their tests beside that part; here are those that need the whole window.
"""

from __future__ import annotations

import pytest
import xlsxwriter
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QWidget,
)

from engine.core.errors import Remedy
from engine.core.number_format import grouped
from engine.core.release import Release
from engine.core.technique import kinds
from gui.base import samples
from gui.base.panel import Panel
from gui.base.settings import Settings
from gui.dialogs import PolicyDialog
from gui.kinds import make_workspace
from gui.kinds.eventlogs.variant_explorer import VariantExplorer
from gui.kinds.timeseries.workspace import Groups
from gui.plots.frame import Frame
from gui.widgets.basics import NameLabel
from gui.widgets.message_bar import MessageBar
from gui.widgets.metric_cards import MetricCard
from gui.widgets.released_card import ReleasedCard
from gui.window import Window
from gui.workspace.workflow import Step
from tests.windows import end, wait_until

SMALL, SMALLEST = QSize(1366, 768), QSize(960, 600)


@pytest.fixture(scope="module")
def window(warm_worker, tmp_path_factory):
    """A window of this module's own, in which the samples of both kinds were run."""
    settings = Settings(tmp_path_factory.mktemp("walk") / "settings.ini")
    settings.put("window/welcomed", True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gui.jobs.job_queue.Worker", lambda _parent: warm_worker)
        patch.setattr(warm_worker, "close", lambda: None)
        made = Window(settings)
        made.resize(SMALL)
        made.show()
        yield made
        end(made)


def ran(window, key):
    workspace = window.show_kind(key)
    if workspace.source is None or not samples.is_sample(workspace.paths):
        workspace.open_sample()
        quiet(workspace)
    if workspace.summary is None:
        workspace.run()
        quiet(workspace)
    workspace.go(Step.INSPECT)
    workspace.panel_tabs.setCurrentIndex(0)
    quiet(workspace)
    return workspace


@pytest.fixture
def logs(window):
    return ran(window, "eventlogs")


@pytest.fixture
def series(window):
    return ran(window, "timeseries")


def quiet(workspace) -> None:
    shown = workspace.panel_tabs.currentWidget
    wait_until(
        lambda: (
            not workspace.busy
            and not workspace.jobs.fetching
            and not (isinstance(shown(), Panel) and shown().drawing)
            and workspace.results.updatesEnabled()
        )
    )


def settle() -> None:
    for _ in range(20):
        QApplication.processEvents()


def seen_whole(widget: QWidget, within: QWidget) -> bool:
    """Whether nothing of it lies beyond what the window and the areas around it show."""
    return (
        widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect() and within.isVisible()
    )


# --- what is shown is one thing ------------------------------------------------------------------------


def click_run(history, row: int, qtbot) -> None:
    view = history._list
    place = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_highlighted_run_can_be_clicked(series, qtbot):
    """A4, A14: the run on show stays marked while the form is changed; a click on it did nothing."""
    first = series.summary
    series.setup.set_values({"k": first.task.params.k + 7})
    assert series.results.history._list.selectedIndexes()
    click_run(series.results.history, 0, qtbot)
    assert series.setup.read() == first.task.params


def test_no_run_is_marked_once_another_file_is_read(series, qtbot, tmp_path):
    """A4: the run of the former file stayed marked beside the new one, and clicking it did nothing."""
    former, history = series.summary, series.results.history
    copy = tmp_path / "copy.csv"
    copy.write_bytes(samples.path("meters.csv").read_bytes())
    series.open_files([str(copy)])
    quiet(series)
    assert not history._list.selectedIndexes() and series.summary is None
    series.go(Step.CONFIGURE)
    click_run(history, 0, qtbot)
    quiet(series)
    assert series.summary == former and series.setup.file_card._name.text() == "meters.csv"


def test_two_runs_are_in_sight_and_say_their_parameters(logs, window):
    """B9: the words of one entry filled the list; point 2: number, time, file and key parameters."""
    history = logs.results.history
    model, view = history._model, history._list
    said = model.data(model.index(0)).split("\n")
    assert said[0].startswith("1 · ") and said[0].endswith("permits.xes.gz")
    assert said[1].startswith("ε 1 · ") and len(said) == 3
    settle()
    assert 2 * view.sizeHintForRow(0) <= view.viewport().height()
    told = model.data(model.index(0), Qt.ItemDataRole.ToolTipRole)
    assert "Privacy loss ε: 1" in told and "epsilon" not in told and "None" not in told  # point 8


def test_figures_of_a_run_do_not_stand_beside_two_files_that_are_compared(logs, tmp_path):
    """A35: while files were compared, the right side kept the figures of the run."""
    path = tmp_path / "other.csv"
    path.write_text("case,activity\n" + "".join(f"{n},Apply\n{n},Pay\n" for n in range(9)))
    assert logs.results.findChildren(MetricCard)
    logs.compare_with(str(path))
    quiet(logs)
    wait_until(lambda: not logs.results.metrics.findChildren(MetricCard))
    said = [one.text() for one in logs.results.metrics.findChildren(QLabel)]
    assert said == ["Two files are compared: their figures stand under Compare."]
    assert not logs.results.history._list.selectedIndexes()
    logs.compare_with("")
    quiet(logs)
    wait_until(lambda: bool(logs.results.metrics.findChildren(MetricCard)))
    assert logs.results.history._list.selectedIndexes()


def test_the_card_says_how_many_cases_and_events_are_in_a_log(logs):
    """C12: the card of an XES file named its format and size only."""
    table = logs.panel_tabs.get(VariantExplorer).variants
    cases, events = int(table.table.before.sum()), int((table.table.before * table.lengths).sum())
    facts = logs.setup.file_card._facts.text()
    assert facts.startswith(f"{cases} cases, {grouped(events)} events · ") and facts.count("cases") == 1


def test_the_same_word_for_the_same_thing(logs):
    """B8: Release, After, Other and Other log were one thing."""
    for index in range(logs.panel_tabs.count()):
        logs.panel_tabs.setCurrentIndex(index)
        quiet(logs)
    heads = {
        word for panel in logs.panel_tabs.findChildren(Panel) if hasattr(panel, "table")
        for word in panel.table()[0]
    }  # fmt: skip
    assert "Release" in heads and not heads & {"After", "Before", "Other", "after", "before", "other"}
    assert logs.panel_tabs.get(VariantExplorer).which.itemText(3) == "Only in the release"


def test_numbers_of_the_process_are_written_as_the_language_writes_them(dressed, monkeypatch):
    """Point 8, one way to write a number: the difference had points in German, and −0.00."""
    from gui.kinds.eventlogs import dfg

    monkeypatch.setattr(dfg, "numeral", lambda value, form: f"{value:{form}}".replace(".", ","))
    assert [dfg._signed(value, 1) for value in (3.21, -2.06, -41.3, -0.04, 0.0)] == [
        "+3,2", "−2,1", "−41", "0,0", "0,0",
    ]  # fmt: skip


# --- the wheel -----------------------------------------------------------------------------------------


def turn_wheel(widget: QWidget) -> bool:
    """Down, over the middle; whether the widget took it."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle, widget.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


@pytest.mark.parametrize("key", kinds())
def test_the_wheel_changes_nothing_wherever_the_pointer_is(key, dressed, tmp_path):
    """A3: technique, cut and what becomes of gaps changed under the wheel, without a click."""
    workspace = make_workspace(kinds()[key], Settings(tmp_path / "settings.ini"))
    try:
        workspace.make_now()
        workspace.begin_panels()
        workspace.panel_tabs.build_now()
        for index in range(workspace.setup.chooser.count()):
            workspace.setup.chooser.setCurrentIndex(index)  # so that every form is made
        boxes = [*workspace.findChildren(QComboBox), *workspace.findChildren(QAbstractSpinBox)]
        assert len(boxes) > 2
        before = [box.text() if isinstance(box, QAbstractSpinBox) else box.currentIndex() for box in boxes]
        taken = [box.accessibleName() for box in boxes if turn_wheel(box) and box.isEnabled()]
        after = [box.text() if isinstance(box, QAbstractSpinBox) else box.currentIndex() for box in boxes]
        assert not taken and before == after
    finally:
        workspace.close_down()


# --- small windows --------------------------------------------------------------------------------------


@pytest.fixture
def smallest(window):
    window.resize(SMALLEST)
    yield window
    window.resize(SMALL)


def fields_in_sight(workspace) -> list[str]:
    settle()
    rows = workspace.setup.form.rows
    return [name for name, row in rows.items() if seen_whole(row.editor, workspace.setup)]


def test_both_parameters_of_privacy_are_in_sight_on_a_small_screen(logs):
    """B6: at 1366×768 ε was seen and δ was not."""
    logs.go(Step.CONFIGURE)
    assert {"epsilon", "delta"} <= set(fields_in_sight(logs))


def test_six_variants_are_in_sight_on_a_small_screen(logs):
    """B6: at 1366×768 two and a half were."""
    view = logs.panel_tabs.get(VariantExplorer).table_view
    settle()
    assert view.viewport().height() >= 6 * view.verticalHeader().defaultSectionSize()


def test_in_the_smallest_window_one_side_is_on_show_and_the_plots_have_room(logs, smallest, qtbot):
    """B6: at 960×600 there was no flow and no field at all."""
    settle()
    assert logs.narrow and logs.results.isVisible() and not logs.setup.isVisible()
    flow = logs.panel_tabs.panels[0].panels[0]
    assert logs.pages.width() > 600 and flow.canvas.height() > 80
    logs.go(Step.CONFIGURE)
    settle()
    assert logs.setup.isVisible() and not logs.results.isVisible()
    assert {"epsilon", "delta"} <= set(fields_in_sight(logs))
    smallest.fold_side("right")
    assert logs.results.isVisible() and not logs.setup.isVisible()
    smallest.fold_side("right")
    assert not logs.results.isVisible() and not logs.setup.isVisible()
    logs.go(Step.INSPECT)
    smallest.resize(SMALL)
    settle()
    assert not logs.narrow and logs.setup.isVisible() and logs.results.isVisible()
    assert not smallest.settings.flag("view/folded_left") and not smallest.settings.flag("view/folded_right")


def test_the_promise_is_pinned_where_there_is_room_and_scrolled_where_there_is_not(logs, smallest):
    """B6, B5: the promise took the room of the fields."""
    logs.go(Step.CONFIGURE)
    settle()
    area = logs.setup.findChild(QScrollArea)
    assert area.isAncestorOf(logs.setup.promise)
    smallest.resize(SMALL)
    settle()
    assert not area.isAncestorOf(logs.setup.promise) and logs.setup.promise.isVisible()


def test_no_tab_of_a_kind_needs_an_arrow_on_a_small_screen(logs, series):
    """All plots are a click away at 1366×768."""
    for workspace in (logs, series):
        bar = workspace.panel_tabs.tabBar()
        needed = sum(bar.tabRect(index).width() for index in range(bar.count()))
        workspace.window().show_kind(workspace.kind.key)
        settle()
        assert needed <= bar.width()


def test_the_first_page_is_never_scrolled_sideways(smallest):
    """B6: in a small window the third column of cards lay outside."""
    smallest.show_welcome()
    settle()
    area = smallest.welcome.findChild(QScrollArea)
    assert area.widget().width() <= area.viewport().width()


def test_the_preview_takes_the_width_while_there_are_no_figures(series):
    """B7: an empty side squeezed the preview to two columns."""
    series.go(Step.LOAD)
    settle()
    assert not series.results.isVisible()
    table = series.load_page.table
    seen = [n for n in range(table.model().columnCount()) if table.columnViewportPosition(n) < table.width()]
    assert len(seen) >= 5


# --- the form and its surroundings ---------------------------------------------------------------------


def test_undo_and_redo_are_grey_with_nothing_to_undo(series, window):
    """B15: both looked enabled."""
    actions, menu = window.actions_by_name, window.menuBar().actions()[1].menu()
    series.undo_history.put_stacks(([], []))
    menu.aboutToShow.emit()
    assert not actions["undo"].isEnabled() and not actions["redo"].isEnabled()
    menu.aboutToHide.emit()
    assert actions["undo"].isEnabled(), "its key says that there is nothing to undo"
    before = series.setup.read().k
    series.setup.set_values({"k": before + 1})
    menu.aboutToShow.emit()
    assert actions["undo"].isEnabled() and not actions["redo"].isEnabled()
    menu.aboutToHide.emit()
    window.undo()
    menu.aboutToShow.emit()
    assert not actions["undo"].isEnabled() and actions["redo"].isEnabled()
    menu.aboutToHide.emit()
    assert series.setup.read().k == before


def test_the_policy_keeps_the_height_of_a_wrong_field(window):
    """B12: the field that was wrong was squeezed to half its height."""
    dialog = PolicyDialog(window, window.settings)
    dialog.show()
    settle()
    field = dialog.form.rows["min_group"].editor.focusProxy()
    before = field.height()
    field.setText("nonsense")
    dialog.form.rows["min_group"].editor.changed.emit()
    settle()
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Save).isEnabled()
    assert field.height() >= before
    dialog.close()


def test_groups_show_their_names_and_numbers_whole(series):
    """B3: numbers were cut to 9 5…, a column was half hidden, and the arrow lied about the order."""
    groups = series.panel_tabs.get(Groups)
    settle()
    view = groups.table_view
    header, metrics = view.horizontalHeader(), view.fontMetrics()
    columns = view.rows.columns
    assert all(" " in c.name or len(c.name) > 2 for c in columns), "no VL, no PL"
    sorted_by = header.sortIndicatorSection()
    assert header.sectionSizeHint(sorted_by) <= view.columnWidth(sorted_by), "name and arrow"
    for number, column in enumerate(columns):
        assert metrics.horizontalAdvance(column.name) + 16 <= view.columnWidth(number), column.name
        widest = max(metrics.horizontalAdvance(column.text(row)) for row in range(len(column.values)))
        assert widest + 8 <= view.columnWidth(number), column.name
    third = view.columnViewportPosition(2) + view.columnWidth(2)
    assert third <= view.viewport().width(), "the number of series is in sight"
    assert header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
    assert (columns[1].values[view.rows.order][:-1] >= columns[1].values[view.rows.order][1:]).all()


def test_settings_of_a_file_are_those_of_its_format(window, tmp_path):
    """B14: a workbook had an encoding and a separator; its sheet was typed by heart."""
    path = tmp_path / "book.xlsx"
    with xlsxwriter.Workbook(path) as made:
        made.add_worksheet("Notes").write(0, 0, "see the other sheet")
        data = made.add_worksheet("Readings")
        data.write_row(0, 0, ["id", *(f"t{n}" for n in range(6))])
        for row in range(1, 30):
            data.write_row(row, 0, [f"m{row}", *(row + n for n in range(6))])
    workspace = window.show_kind("timeseries")
    workspace.open_files([str(path)])
    quiet(workspace)
    assert workspace.source is not None, "notes are no table: the sheet that holds one is read"
    rows = workspace.load_page.form.rows
    assert {"encoding", "separator", "decimal"} <= {name for name, row in rows.items() if row.isHidden()}
    workspace.apply_remedy(Remedy("", {"sheet": "Notes"}))
    quiet(workspace)
    ways = workspace.message.error[0].remedies
    assert [dict(way.changes) for way in ways] == [{"sheet": "Readings"}], "the way out is a button"
    workspace.apply_remedy(ways[0])
    quiet(workspace)
    assert workspace.source is not None
    sheets = rows["sheet"].editor.findChild(QComboBox)
    assert [sheets.itemText(n) for n in range(sheets.count())][-2:] == ["Notes", "Readings"]
    workspace.open_sample()
    quiet(workspace)
    assert rows["sheet"].isHidden() and not rows["separator"].isHidden()


# --- the keyboard ---------------------------------------------------------------------------------------


def test_the_focus_is_framed_where_it_is_and_not_around_a_page(logs, window):
    """B11: a blue frame stood around whole pages."""
    window.show_welcome()
    pages = [window.welcome, logs.load_page, logs.setup, logs.release_page]
    areas = [area for page in pages for area in page.findChildren(QScrollArea)]
    assert len(areas) >= 4
    assert not [area for area in areas if area.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_ways_out_come_before_the_way_to_look_away(qtbot, dressed):
    """B11: the first Tab in the bar that offered a former session went to its ×."""
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show()
    bar.activateWindow()
    bar.say("info", "Bring it back?", "", [Remedy("Yes", {"a": 1}), Remedy("No", {"a": 2})])
    bar.focus_first()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    reached = []
    for _ in range(8):
        reached.append(QApplication.focusWidget().accessibleName())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert reached[:3] == ["Yes", "No", "Close this message"]


@pytest.fixture
def card(qtbot, dressed, series):
    made = ReleasedCard()
    qtbot.addWidget(made)
    files = (("data.csv", "ab" * 32),)
    made.show_release(Release("/nowhere/out", files, checks=(), gate=(), outcome=series.summary))
    return made


def test_what_no_program_opens_is_said_and_copied_hashes_are_too(card, monkeypatch):
    """A33: Open folder and Copy hashes gave no sign."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    card.folder_button.click()
    assert "/nowhere/out" in card._verdict.text()
    next(
        b for b in card.findChildren(type(card.folder_button)) if b.accessibleName() == "Copy hashes"
    ).click()
    assert "copied" in card._verdict.text()
    assert QApplication.clipboard().text() == f"{'ab' * 32}  data.csv\n"


def test_after_a_release_the_focus_is_on_what_was_released(card, qtbot):
    """B11: it jumped to the left side, because the button that had it was shut."""
    card.show()
    card.activateWindow()
    card.take_focus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert QApplication.focusWidget() is card.folder_button  # a run that is the release has no other draw


# --- plots ----------------------------------------------------------------------------------------------


def test_a_low_plot_has_the_room_of_its_caption(qtbot, dressed):
    """B6: in a low window sentences stood where the plots should be."""

    class Told(Frame):
        title, help = "Told", "A sentence under the plot. " * 6

    panel = Told()
    qtbot.addWidget(panel)
    panel.resize(300, 500)
    panel.show()
    panel.show_plot()
    assert panel._caption.isVisible()
    panel.resize(300, 200)
    assert not panel._caption.isVisible()
    panel.show_plot()
    assert not panel._caption.isVisible()
    panel.resize(300, 500)
    assert panel._caption.isVisible()


def test_words_of_recoding_are_not_cut(logs):
    """Buttons of Recode were cut on both sides where they had no room."""
    tab = next(
        index for index in range(logs.panel_tabs.count()) if logs.panel_tabs.tabText(index) == "Recode"
    )
    logs.panel_tabs.setCurrentIndex(tab)
    quiet(logs)
    settle()
    panel = logs._recode
    for button in (panel._give, panel._load, panel._undo, panel._redo, panel._apply):
        assert button.width() >= button.sizeHint().width(), button.text()
    for words in panel.findChildren(QLabel):
        if words.isVisible() and not isinstance(words, NameLabel) and words.wordWrap():
            assert words.heightForWidth(words.width()) <= words.height() + 1, words.text()
