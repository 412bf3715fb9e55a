"""Choices undone and done again, runs compared, recipes, policy files, the report before the release."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from engine.core import params
from engine.core.policy import Policy, policy_text, read_policy
from engine.core.recipe import read_recipe
from gui.widgets.metric_cards import difference_text
from gui.widgets.report_preview import ReportPreview
from gui.workspace.workflow import Step

WAIT = 60_000
pytestmark = pytest.mark.usefixtures("one_worker")


def set_field(workspace, name, text):
    row = workspace.setup.form.rows[name]
    row.editor.focusProxy().setText(text)
    row.editor.changed.emit()


def test_parameters_are_undone_and_done_again(loaded, window):
    set_field(loaded, "k", "12")
    loaded.undo_history.note()
    set_field(loaded, "k", "20")
    loaded.undo_history.note()
    loaded.setup.chooser.setCurrentIndex(1)
    window.actions_by_name["undo"].trigger()
    assert (loaded.setup.technique.key, loaded.setup.read().k) == ("timeseries.naive", 20)
    window.undo()
    assert loaded.setup.read().k == 12
    window.undo()
    assert loaded.setup.read().k == 8
    window.undo()
    assert loaded.setup.read().k == 8
    for _ in range(3):
        window.actions_by_name["redo"].trigger()
    assert (loaded.setup.technique.key, loaded.setup.read().k) == ("timeseries.kapra", 20)


def test_typing_is_one_step(loaded, qtbot):
    for text in ("1", "15", "150"):
        set_field(loaded, "k", text)
    with qtbot.waitSignal(loaded.undo_history.settled, timeout=WAIT):
        pass
    loaded.undo()
    assert loaded.setup.read().k == 8


def test_a_role_is_undone(loaded, idle):
    menu = loaded.load_page.table.menu_for("h00")
    next(a for a in menu.actions() if a.text() == "Sensitive").trigger()
    idle(loaded)
    assert loaded.preview.roles["h00"] == "sensitive"
    loaded.undo()
    idle(loaded)
    assert loaded.preview.roles["h00"] == "time"
    loaded.redo()
    idle(loaded)
    assert loaded.preview.roles["h00"] == "sensitive"


@pytest.mark.parametrize(
    ("value", "other", "words"),
    [
        (0.5, 1.0, "−0.500 (−50\u202f%)"),
        (3, 2, "+1.000 (+50\u202f%)"),
        (1.0, 0.0, "+1.000"),
        (1, 1, ""),
        (None, 1, ""),
    ],
)
def test_two_runs_differ_by(value, other, words):
    assert difference_text(value, other, 3) == words


def test_two_pinned_runs_are_compared_side_by_side(loaded, idle, qtbot):
    history, runs = loaded.results.history, {}
    for k in ("5", "10", "40"):
        set_field(loaded, "k", k)
        loaded.run()
        idle(loaded)
        runs[k] = loaded.summary
    assert not history._compare.isEnabled()
    for k in ("5", "40"):
        loaded.look_at(runs[k])
        history.mark(runs[k])
        qtbot.mouseClick(history._pin, Qt.MouseButton.LeftButton)
    assert history.pinned == (runs["5"], runs["40"])
    qtbot.waitUntil(loaded.results.updatesEnabled)  # all cards are there
    said = [one.text() for one in loaded.results.findChildren(QLabel) if one.isVisible()]
    assert any("k: 40" in words and "k: 5" in words for words in said)
    lost = runs["5"].measured.utility["value_loss_mean"]
    assert any(words.startswith(f"other run: {lost:.3f}, difference +") for words in said)
    history.mark(runs["10"])
    qtbot.mouseClick(history._pin, Qt.MouseButton.LeftButton)  # a third: the first is let go
    assert history.pinned == (runs["40"], runs["10"])
    qtbot.mouseClick(history._pin, Qt.MouseButton.LeftButton)
    assert history.pinned == (runs["40"],) and not history._compare.isEnabled()


def test_a_recipe_is_saved_and_means_the_same(loaded, window, tmp_path):
    set_field(loaded, "k", "17")
    window.write_recipe(loaded.task(), tmp_path / "mine.toml")
    task = read_recipe(tmp_path / "mine.toml")
    assert task.params.k == 17 and task.source.columns == loaded.source.columns
    assert [Path(path).resolve() for path in task.source.paths] == [Path(path) for path in loaded.paths]
    window.write_recipe(loaded.task(), tmp_path / "mine.toml" / "below.toml")
    assert "could not be written" in window.message.text


def test_policies_travel_as_files(window, tmp_path):
    from gui.dialogs import PolicyDialog

    dialog = PolicyDialog(window, window.settings)
    dialog.form.set_values({"min_group": 25, "max_epsilon": 0.5})
    dialog.export_to(tmp_path / "house.toml")
    assert read_policy(tmp_path / "house.toml") == Policy(min_group=25, max_epsilon=0.5)
    (tmp_path / "broken.toml").write_text("min_group = nonsense")
    dialog.import_from(tmp_path / "broken.toml")
    assert "is not a policy" in dialog.problem.text
    dialog.import_from(tmp_path / "house.toml")
    assert dialog.problem.text == ""
    dialog.save()
    assert window.settings.policy() == Policy(min_group=25, max_epsilon=0.5)
    assert window.settings.policy_file.read_text() == policy_text(window.settings.policy())


def test_a_policy_that_cannot_be_read_keeps_the_gate_shut(loaded, idle, window):
    window.settings.policy_file.write_text("min_group = 1")
    loaded.run()
    idle(loaded)
    loaded.go(Step.RELEASE)
    assert not loaded.busy and not loaded.release_page.button.isEnabled()
    assert "Smallest group" in loaded.message.text
    window.settings.set_policy(Policy(min_group=2, max_attack=1.0))
    loaded.message.dismiss()
    loaded.policy_changed()
    idle(loaded)
    states = {line.item.name: line.item.state for line in loaded.release_page.gate.lines}
    assert states["Group size"] == states["Attack"] == "green"


def test_the_report_is_shown_before_the_release(loaded, idle):
    loaded.run()
    idle(loaded)
    loaded.go(Step.RELEASE)
    idle(loaded)
    loaded.release_page.preview.click()
    idle(loaded)
    (shown,) = loaded.findChildren(ReportPreview)
    words = shown.text.toPlainText()
    assert "Release report" in words and loaded.setup.technique.title in words
    assert loaded.paths[0] not in words
    pictures = shown.text.document().toHtml().count("<img")
    assert pictures >= 1 and "<svg" not in shown.text.toHtml()
    shown.close()


def test_choices_of_every_kind_survive_json(window):
    import json

    for kind in window.kinds:
        made = window.show_kind(kind.key).choices()
        again = json.loads(json.dumps(dict(made.values)))
        declared = next(t.Params for t in kind.techniques if t.key == made.technique)
        assert params.build(declared, again) == params.build(declared, made.values)
