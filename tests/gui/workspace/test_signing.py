"""What the steward sees and says before a release: what leaves, who signs, which data, what a reason is."""

from __future__ import annotations

import csv
import json

import pytest
from PySide6.QtWidgets import QScrollArea

from engine.core.first_rows import Head
from engine.core.policy import Policy, policy_text
from engine.core.technique import Done, GateItem, Leaving
from gui.base import i18n
from gui.widgets.leaving_card import MOST_PARTS, LeavingCard
from gui.widgets.release_page import ReleasePage
from gui.widgets.report_preview import ReportPreview
from gui.workspace.workflow import Step
from tests.looking import cut_headings

pytestmark = pytest.mark.usefixtures("one_worker")
AMBER = [GateItem("One", "amber", "a reason is needed"), GateItem("Two", "amber", "and another")]
REASON = "A sample that we made ourselves."


@pytest.fixture
def judged(loaded, idle):
    loaded.run()
    idle(loaded)
    loaded.go(Step.RELEASE)
    idle(loaded)
    return loaded


def sign(page, folder):
    for line in page.gate.lines:
        if line.item.state == "amber":
            line.reason.setText(REASON)
    page.gate.seen.setChecked(True)
    page.folder.setText(str(folder))


def texts(table):
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_page_uses_the_room_of_a_large_screen(dressed, qtbot):
    """At 1920 pixels it stood in a narrow column; lines longer than some 1 280 are hard to read."""
    page = ReleasePage()
    qtbot.addWidget(page)
    page.resize(1500, 900)
    page.show()
    assert 1200 <= page.findChild(QScrollArea).widget().width() <= 1300


def test_what_leaves_is_listed_with_the_first_rows_of_the_file(judged, idle, tmp_path):
    page = judged.release_page
    listed = {line[0]: line[1] for line in texts(page.leaving.parts)}
    parts = judged.summary.done.leaving
    assert {name for part in parts for name in part.in_the_house or (part.name,)} == set(listed)
    assert "changed" in listed.values() and "not released" in listed.values()
    shown = texts(page.leaving.rows)
    sign(page, tmp_path / "out")
    page.give_order()
    idle(judged)
    with (tmp_path / "out" / "release" / "data.csv").open(encoding="utf-8", newline="") as file:
        released = list(csv.reader(file))
    assert len(shown) == 20 and shown == released[1:21]


def test_dropped_columns_have_their_names_in_the_window_and_nowhere_in_the_release(workspace, idle, tmp_path):
    rows = [f"p{i:03d},{i % 7},{i % 5},{i % 3},{'ab'[i % 2]},{'xy'[i % 2]}" for i in range(60)]
    path = tmp_path / "series.csv"
    path.write_text("\n".join(["account no,t1,t2,t3,ward of birth,remark", *rows]) + "\n")
    workspace.open_files([str(path)])
    idle(workspace)
    workspace.run()
    idle(workspace)
    workspace.go(Step.RELEASE)
    idle(workspace)
    page = workspace.release_page
    listed = {line[0]: line[1] for line in texts(page.leaving.parts)}
    dropped = {"account no", "ward of birth", "remark"}
    assert {name for name, what in listed.items() if what == "not released"} == dropped
    sign(page, tmp_path / "out")
    page.give_order()
    idle(workspace)
    written = sorted((tmp_path / "out" / "release").iterdir())
    assert len(written) == 4
    for file in written:
        assert not any(name.encode() in file.read_bytes() for name in dropped), file.name


def test_of_very_many_parts_those_that_leave_as_they_are_come_first_and_the_rest_is_counted(qtbot, dressed):
    parts = [Leaving(f"d{i}", "dropped") for i in range(MOST_PARTS)]
    done = Done((Leaving("columns: 2", "dropped", "", ("one", "two")), *parts, Leaving("income", "kept")))
    card = LeavingCard()
    qtbot.addWidget(card)
    card.show_leaving(done, Head("data.csv", (), ()))
    lines = texts(card.parts)
    assert len(lines) == MOST_PARTS and lines[0][:2] == ["income", "leaves as it is"]
    assert [line[0] for line in lines[1:3]] == ["one", "two"]
    assert card.further.text() == "3 further parts are not listed here." and not card.further.isHidden()


def test_nobody_signs_without_a_name(judged, idle, tmp_path):
    page = judged.release_page
    sign(page, tmp_path / "out")
    page.signed_by.setText("  ")
    assert not page.button.isEnabled()
    page.signed_by.setText("Ada Lovelace")
    assert page.button.isEnabled()
    page.give_order()
    idle(judged)
    audit = json.loads((tmp_path / "out" / "audit" / "audit.json").read_text(encoding="utf-8"))
    assert audit["signed_by"] == "Ada Lovelace" and audit["time"]
    assert "Ada Lovelace" in (tmp_path / "out" / "release" / "report.html").read_text(encoding="utf-8")


def test_the_report_is_written_in_the_language_that_is_chosen(judged, idle, tmp_path):
    """It was English whatever the window spoke: another language was to be had on the command line only."""
    page = judged.release_page
    assert page.order(False).language == "en"
    page.language.setCurrentIndex(page.language.findText("Deutsch"))
    page.preview.click()
    idle(judged)
    (shown,) = judged.findChildren(ReportPreview)
    assert "Freigabebericht" in shown.text.toPlainText()
    shown.close()
    sign(page, tmp_path / "out")
    page.give_order()
    idle(judged)
    report = (tmp_path / "out" / "release" / "report.html").read_text(encoding="utf-8")
    assert '<html lang="de"' in report and "Freigabebericht" in report


def test_the_report_speaks_the_language_of_the_window_unless_told_otherwise(dressed, qtbot):
    i18n.start("it")
    try:
        page = ReleasePage()
    finally:
        i18n.start("en")
    qtbot.addWidget(page)
    assert page.order(False).language == "it"


@pytest.mark.parametrize(("text", "enough"), [("x", False), ("because", False), (REASON, True)])
def test_a_reason_is_a_sentence(judged, text, enough):
    amber = next(line for line in judged.release_page.gate.lines if line.item.state == "amber")
    amber.reason.setText(text)
    assert (amber.open_point == "") is enough
    assert enough or "sentence" in amber.open_point


def test_other_releases_count_under_the_name_of_the_data(judged, idle, tmp_path):
    page = judged.release_page
    assert page.dataset.text() == "meters"
    sign(page, tmp_path / "one")
    page.give_order()
    idle(judged)
    judged.run()
    idle(judged)
    judged.go(Step.RELEASE)
    idle(judged)
    assert "Earlier releases" in {line.item.name for line in page.gate.lines}


def test_a_name_that_is_given_is_judged_at_once(judged, idle):
    page = judged.release_page
    page.dataset.setText("meters of the town")
    page.dataset.editingFinished.emit()
    idle(judged)
    assert page.dataset.text() == "meters of the town" and page.gate.lines


def test_defaults_of_the_policy_can_be_saved_after_a_wrong_value(window):
    from PySide6.QtWidgets import QDialogButtonBox

    from gui.dialogs import PolicyDialog

    dialog = PolicyDialog(window, window.settings)
    editor = dialog.form.rows["min_group"].editor
    editor.focusProxy().setText("nonsense")
    editor.changed.emit()
    save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    assert not save.isEnabled()
    dialog.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    assert save.isEnabled() and dialog.form.read() == Policy()


def test_a_policy_locked_by_the_house_cannot_be_changed_in_the_window(window, tmp_path, monkeypatch):
    from gui.dialogs import PolicyDialog

    house = tmp_path / "house.toml"
    house.write_text(policy_text(Policy(min_group=40)), encoding="utf-8")
    monkeypatch.setenv("SFUMATO_POLICY", str(house))
    dialog = PolicyDialog(window, window.settings)
    assert not dialog.form.isEnabled() and dialog.form.read().min_group == 40
    window.settings.set_policy(Policy(min_group=2))
    assert window.settings.policy().min_group == 40


def test_the_draw_that_left_can_be_looked_at(window, idle, tmp_path):
    """A private release is drawn anew: what the window then shows is exactly what the file holds."""
    workspace = window.show_kind("eventlogs")
    workspace.open_sample()
    idle(workspace)
    workspace.run()
    idle(workspace)
    looked_at = workspace.summary
    workspace.go(Step.RELEASE)
    idle(workspace)
    page = workspace.release_page
    sign(page, tmp_path / "out")
    page.format.setCurrentText("csv")
    page.give_order()
    idle(workspace)
    assert not page.released.look_button.isHidden()
    page.released.look_button.click()
    idle(workspace)
    assert workspace.step is Step.INSPECT
    assert workspace.summary.task != looked_at.task
    assert "costs nothing more" in workspace.message.text
    with (tmp_path / "out" / "release" / "data.csv").open(encoding="utf-8", newline="") as file:
        cases = {row[0] for row in list(csv.reader(file))[1:]}
    assert workspace.summary.measured.utility["cases"] == len(cases)


def test_of_a_release_that_is_the_run_itself_there_is_nothing_else_to_look_at(judged, idle, tmp_path):
    sign(judged.release_page, tmp_path / "out")
    judged.release_page.give_order()
    idle(judged)
    assert judged.release_page.released.look_button.isHidden()


def test_tab_goes_from_the_reasons_to_the_signature_the_folder_and_release(judged, qtbot):
    page = judged.release_page
    with qtbot.waitSignal(page.gate.placed):
        page.gate.show_items([*(line.item for line in page.gate.lines), *AMBER])
    reasons = [line.reason for line in page.gate.lines if line.item.state == "amber"]
    wanted = [*reasons, page.gate.seen, page.folder, page.format, page.button]
    walked, at = [], wanted[0]
    for _ in range(400):
        if at in wanted:
            walked.append(at)
        at = at.nextInFocusChain()
        if at is wanted[0]:
            break
    assert walked == wanted


def test_how_a_part_was_treated_is_read_whole_at_any_width(dressed, qtbot):
    """Rows had the height for the width before; in another theme the last column ran out of sight."""
    card = LeavingCard()
    qtbot.addWidget(card)
    card.resize(700, 500)
    how = "one envelope for at least 8 series, ends rounded outward"
    card.show_leaving(
        Done(leaving=(Leaving("24 time points", "changed", how),)), Head("data.csv", ("a",), ())
    )
    parts = card.parts
    line = parts.fontMetrics().height()
    for width in (640, 1000, 620):
        card.resize(width, 500)
        qtbot.waitUntil(lambda two=width < 700: (parts.rowHeight(0) >= 2 * line) is two, timeout=2000)
    wide = parts.columnWidth(3)  # words that fit only without the air at the sides of a cell
    how = "class " * ((wide - 8) // parts.fontMetrics().horizontalAdvance("class "))
    card.show_leaving(
        Done(leaving=(Leaving("24 time points", "changed", how),)), Head("data.csv", ("a",), ())
    )
    qtbot.waitUntil(lambda: parts.rowHeight(0) >= 2 * line, timeout=2000)
    card._list_again()  # as after a change of theme
    qtbot.waitUntil(lambda: not card._later.isActive())
    wide = sum(parts.columnWidth(column) for column in range(parts.columnCount()))
    assert wide <= parts.viewport().width()


def test_how_a_part_was_treated_has_its_room_in_every_language(dressed, qtbot):
    """In German the words of the treatment took it: one letter of the heading was left."""
    i18n.start("de")
    try:
        card = LeavingCard()
    finally:
        i18n.start("en")
    qtbot.addWidget(card)
    card.resize(656, 900)
    how = "in Klassen von mindestens 10 Zeilen"
    kept = Leaving("chronic illness", "kept", "sensitive", example=("no", "no"))
    changed = Leaving("region", "changed", how, example=("Old Town", "Old Town or Harbour"))
    card.show_leaving(Done(leaving=(kept, changed)), Head("data.csv", ("a",), ()))
    card.show()
    for width in (656, 1100, 600):
        card.resize(width, 900)
        qtbot.waitUntil(lambda: not card._later.isActive())
        assert card.parts.columnWidth(3) >= card.parts.viewport().width() // 6
        assert card.parts.rowHeight(1) <= 4 * card.parts.fontMetrics().height()
        assert not cut_headings(card)
