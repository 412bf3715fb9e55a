"""Steps as cards, noise and level both ways, and a preview at once in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.core import params
from engine.core.progress import Progress
from engine.kinds.tables.params import Chain, Perturb, steps_of
from gui.kinds.tables.correlation import Correlations
from gui.kinds.tables.noise_form import NoiseLink
from gui.kinds.tables.risk import PrivacyLevels
from gui.kinds.tables.step_cards import StepCards
from gui.widgets.param_form import Form

WAIT = 60_000
STEPS_FIELD = params.fields(Chain)[0]


# ── steps as cards ────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def editor(qtbot, dressed):
    made = StepCards(STEPS_FIELD)
    made.set_value(())
    qtbot.addWidget(made)
    made.set_columns(["name", "age", "region", "income", "tax", "education"])
    made.show()
    return made


def test_steps_come_out_of_the_cards_as_they_went_in(editor, steps):
    editor.set_value(steps)
    assert STEPS_FIELD.parse(editor.value()) == STEPS_FIELD.parse(steps)
    editor.set_value(STEPS_FIELD.parse(steps))  # as the history gives them back
    assert editor.value() == steps


def test_without_a_choice_the_cards_show_the_chain_that_would_run(editor):
    editor.set_value(())
    shown = params.build(Chain, {"steps": editor.value()})
    assert steps_of(shown) == steps_of(Chain())


def test_a_step_is_moved_switched_off_removed_and_added(editor, qtbot, steps):
    editor.set_value(steps)

    def techniques():
        return [one["technique"].removeprefix("tables.") for one in editor.value()]

    with qtbot.waitSignal(editor.changed):
        qtbot.mouseClick(editor.cards[1].up, Qt.MouseButton.LeftButton)
    assert techniques() == ["perturb", "discretise", "swap"]
    assert [card.head.text() for card in editor.cards] == ["1  Perturb", "2  Discretise", "3  Swap"]
    assert not editor.cards[0].up.isEnabled() and not editor.cards[-1].down.isEnabled()
    qtbot.waitUntil(lambda: editor.cards[0].on.width() < 50)  # laid out: the box is where it is clicked
    with qtbot.waitSignal(editor.changed):
        qtbot.mouseClick(editor.cards[0].on, Qt.MouseButton.LeftButton)
    assert editor.value()[0]["off"] is True
    for _ in range(2):
        with qtbot.waitSignal(editor.changed):
            qtbot.mouseClick(editor.cards[0].remove, Qt.MouseButton.LeftButton)
    assert techniques() == ["swap"] and not editor.cards[0].remove.isEnabled()
    with qtbot.waitSignal(editor.changed):
        added = editor.add("tables.discretise")
    assert techniques() == ["swap", "discretise"] and added.is_open


def test_one_card_is_open_and_its_form_edits_the_step(editor, qtbot, steps):
    editor.set_value(steps)
    qtbot.mouseClick(editor.cards[0].head, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(editor.cards[2].head, Qt.MouseButton.LeftButton)
    assert [card.is_open for card in editor.cards] == [False, False, True]
    window = editor.cards[2].form.rows["window"].editor.focusProxy()
    window.clear()
    with qtbot.waitSignal(editor.changed):
        qtbot.keyClicks(window, "0.3")
    assert editor.value()[2]["params"] == {"window": 0.3}


def test_what_is_wrong_in_a_step_is_said_on_its_card_and_by_the_form(qtbot, dressed, steps):
    form = Form(Chain, {"steps": StepCards})
    qtbot.addWidget(form)
    form.set_values({"steps": steps})
    assert form.read() is not None
    cards = form.rows["steps"].editor.cards
    count = cards[0].form.rows["min_count"].editor.focusProxy()
    count.clear()
    qtbot.keyClicks(count, "0")
    assert form.read() is None and "Smallest class" in form.rows["steps"].mistake
    assert cards[0].property("state") == "bad" and cards[1].property("state") == ""
    qtbot.keyClicks(count, "5")  # 05
    assert form.read().steps[0].params.min_count == 5 and cards[0].property("state") == ""


def test_cards_name_the_columns_a_step_takes_by_itself(editor, run):
    pipeline, task, _seen = run
    facts = pipeline.view(task.source, "overview", {}, Progress()).columns
    editor.set_value(())
    editor.set_column_facts(facts)
    data = pipeline.load(task.source, Progress())
    assert editor.cards[0].about.text() == ", ".join(data.role("quasi"))
    assert editor.cards[1].about.text() == ", ".join(data.role("protect"))


# ── noise and privacy level ───────────────────────────────────────────────────────────────────


@pytest.fixture
def noise(qtbot, dressed, run):
    """A form of the noise, with the engine at the other end."""
    pipeline, task, _seen = run
    form = Form(Perturb)
    qtbot.addWidget(form)
    link = NoiseLink(form)
    link.wanted.connect(
        lambda values: link.show(pipeline.view(task.source, "noise", {"values": values}, Progress()))
    )
    form.set_values({"columns": ("income",)})
    form.show()
    return link


def type_into(qtbot, form, name, text):
    edit = form.rows[name].editor.focusProxy()
    edit.clear()
    qtbot.keyClicks(edit, text)
    return edit


def test_a_wanted_level_gives_the_noise_and_the_noise_gives_the_level(noise, qtbot):
    form = noise.form
    type_into(qtbot, form, "level", "39.199")
    with qtbot.waitSignal(noise.wanted):
        pass
    sigma = form.rows["sigma"].editor.focusProxy()
    assert sigma.placeholderText() == "comes to 10"
    assert "σ = 10" in noise.told.text() and "income" in noise.told.text()
    type_into(qtbot, form, "sigma", "10")
    assert form.values()["level"] == ""  # one of them says it, the other follows
    with qtbot.waitSignal(noise.wanted):
        pass
    assert form.rows["level"].editor.focusProxy().placeholderText() == "comes to 39.2"
    assert form.read() is not None


def test_uniform_noise_has_a_half_width_and_no_sigma(noise, qtbot):
    form = noise.form
    type_into(qtbot, form, "sigma", "10")
    box = form.rows["noise"].editor.focusProxy()
    box.setCurrentIndex(box.findData("uniform"))
    box.activated.emit(box.currentIndex())
    assert form.values()["sigma"] == "" and form.read() is not None
    assert form.rows["alpha"].isVisible() and not form.rows["sigma"].isVisible()
    type_into(qtbot, form, "confidence", "0.5")
    type_into(qtbot, form, "alpha", "10")
    with qtbot.waitSignal(noise.wanted):
        pass
    assert form.rows["level"].editor.focusProxy().placeholderText() == "comes to 10"


# ── in the window, with the worker ────────────────────────────────────────────────────────────


@pytest.fixture
def tables(one_worker, window, qtbot):
    workspace = window.show_kind("tables")
    workspace.open_sample()
    qtbot.waitUntil(
        lambda: workspace.source is not None and not workspace.busy and not workspace.jobs.fetching,
        timeout=WAIT,
    )
    return workspace


def settled(workspace):
    drawn = not workspace.panel_tabs.currentWidget().drawing
    return drawn and not workspace.busy and not workspace.jobs.fetching and not workspace._quiet.isActive()


def test_typing_in_a_step_previews_the_chosen_column_and_running_shows_the_run(tables, qtbot):
    from gui.workspace.workflow import Step

    tables.go(Step.CONFIGURE)
    qtbot.waitUntil(lambda: tables.column_plot.name != "" and settled(tables), timeout=WAIT)
    assert tables.steps.cards[0].about.text() == "age, region, education"
    tables.column_list.choose_column("income")
    qtbot.mouseClick(tables.steps.cards[1].head, Qt.MouseButton.LeftButton)
    form = tables.steps.cards[1].form
    type_into(qtbot, form, "level_share", "0.5")

    def shows(name, level):
        view = tables.column_plot.numbers._view
        return view is not None and view.name == name and view.noise and view.noise.privacy_level > level

    qtbot.waitUntil(lambda: settled(tables) and shows("income", 40_000), timeout=WAIT)
    assert "preview" in tables.column_plot.numbers._title
    qtbot.waitUntil(lambda: "50\u202f%" in tables.steps.cards[1].link.told.text(), timeout=WAIT)
    tables.run()
    qtbot.waitUntil(lambda: tables.summary is not None and settled(tables), timeout=WAIT)
    assert tables.summary.task.params.steps[1].params.level_share == 0.5
    assert "this run" in tables.column_plot.numbers._title
    tables.panel_tabs.get(PrivacyLevels).column_chosen.emit("tax")
    qtbot.waitUntil(lambda: shows("tax", 0), timeout=WAIT)
    assert tables.column_list.table()[1][tables.column_list.table_view.currentIndex().row()][0] == "tax"
    tables.panel_tabs.get(Correlations).pair_chosen.emit("income", "age")
    assert tables.scatter.isVisibleTo(tables.panel_tabs)
    qtbot.waitUntil(
        lambda: settled(tables) and tables.scatter._found.names == ("income", "age"),
        timeout=WAIT,
    )


def choose(tables, key):
    chooser = tables.setup.chooser
    chooser.setCurrentIndex(
        next(place for place in range(chooser.count()) if chooser.itemData(place).key == key)
    )


def test_a_form_that_is_one_step_has_the_slider_and_its_line(tables, qtbot):
    from gui.kinds.tables.k_slider import STOPS, KSlider
    from gui.workspace.workflow import Step

    tables.go(Step.CONFIGURE)
    choose(tables, "tables.generalise")
    slider = tables.setup.form.findChild(KSlider)
    assert STOPS[slider.slider.value()] == 5
    qtbot.waitUntil(lambda: "classes, loss" in slider.told.text(), timeout=WAIT)
    slider.slider.setValue(STOPS.index(20))
    assert tables.setup.read().k == 20
    tables.loss.k_chosen.emit(10)
    assert tables.setup.read().k == 10


def test_a_single_perturb_form_tells_noise_and_level_too(tables, qtbot):
    from gui.workspace.workflow import Step

    tables.go(Step.CONFIGURE)
    choose(tables, "tables.perturb")
    form = tables.setup.form
    assert form.declared is Perturb
    type_into(qtbot, form, "columns", "income")
    type_into(qtbot, form, "level_share", "0.25")
    link = tables._noise_links[form]
    qtbot.waitUntil(lambda: "income" in link.told.text() and "25\u202f%" in link.told.text(), timeout=WAIT)


def test_a_single_step_names_the_columns_it_takes_by_itself(tables, qtbot):
    from gui.workspace.workflow import Step

    tables.go(Step.CONFIGURE)
    for key, taken in (
        ("tables.discretise", "age, region, education"),
        ("tables.perturb", "hours, income, tax"),
    ):
        tables.setup.show_task(key, {}, None)
        edit = tables.setup.form.rows["columns"].editor.focusProxy()
        qtbot.waitUntil(
            lambda edit=edit, taken=taken: edit.placeholderText() == f"auto: {taken}", timeout=WAIT
        )
