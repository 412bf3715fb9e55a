"""The tables workspace: steps as cards, noise both ways, a preview at once, and panels with real views."""

from __future__ import annotations

import csv

import numpy as np
import pytest
from PySide6.QtCore import Qt

from engine import params
from engine.desk import Desk
from engine.progress import Listener, Progress
from engine.tables.steps import Chain, Perturb, Swap, steps_of
from engine.task import task_of
from engine.technique import find
from gui import samples, theme
from gui.forms import Form
from gui.plots.tables_column import ColumnPicture
from gui.plots.tables_columns import ColumnList
from gui.plots.tables_correlation import Correlations, PairList
from gui.plots.tables_reconstruction import ReconstructionError, ReconstructionPicture
from gui.plots.tables_risk import SIZES, ClassSizes, Linkage, PrivacyLevels, RiskCard, shares
from gui.plots.tables_scatter import ScatterMatrix, few_ticks
from gui.widgets.tables_noise import NoiseLink
from gui.widgets.tables_numbers import significant
from gui.widgets.tables_steps import StepsEditor

WAIT = 60_000
STEPS_FIELD = params.fields(Chain)[0]
STEPS = [
    {
        "technique": "tables.discretise",
        "columns": ["age", "region"],
        "params": {"classes": 6, "min_count": 20},
    },
    {
        "technique": "tables.perturb",
        "columns": ["income", "tax"],
        "params": {"level_share": 0.2, "confidence": 0.9, "rounding": True},
    },
    {"technique": "tables.swap", "columns": ["education"], "params": {"window": 0.1}, "off": True},
]


# ── steps as cards ────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def editor(qtbot, dressed):
    made = StepsEditor(STEPS_FIELD)
    qtbot.addWidget(made)
    made.set_columns(["name", "age", "region", "income", "tax", "education"])
    made.show()
    return made


def test_steps_come_out_of_the_cards_as_they_went_in(editor):
    editor.set_value(STEPS)
    assert STEPS_FIELD.parse(editor.value()) == STEPS_FIELD.parse(STEPS)
    editor.set_value(STEPS_FIELD.parse(STEPS))  # as the history gives them back
    assert editor.value() == STEPS


def test_without_a_choice_the_cards_show_the_chain_that_would_run(editor):
    editor.set_value(())
    shown = params.build(Chain, {"steps": editor.value()})
    assert steps_of(shown) == steps_of(Chain())


def test_a_step_is_moved_switched_off_removed_and_added(editor, qtbot):
    editor.set_value(STEPS)

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


def test_one_card_is_open_and_its_form_edits_the_step(editor, qtbot):
    editor.set_value(STEPS)
    qtbot.mouseClick(editor.cards[0].head, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(editor.cards[2].head, Qt.MouseButton.LeftButton)
    assert [card.is_open for card in editor.cards] == [False, False, True]
    window = editor.cards[2].form.rows["window"].editor.focusProxy()
    window.clear()
    with qtbot.waitSignal(editor.changed):
        qtbot.keyClicks(window, "0.3")
    assert editor.value()[2]["params"] == {"window": 0.3}


def test_what_is_wrong_in_a_step_is_said_on_its_card_and_by_the_form(qtbot, dressed):
    form = Form(Chain, {"steps": StepsEditor})
    qtbot.addWidget(form)
    form.set_values({"steps": STEPS})
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
    desk, task, _seen = run
    facts = desk.view(task.source, "overview", {}, Progress())["columns"]
    editor.set_value(())
    editor.know_columns(facts)
    data = desk.load(task.source, Progress())
    assert editor.cards[0].about.text() == ", ".join(data.role("quasi"))
    assert editor.cards[1].about.text() == ", ".join(data.role("protect"))


# ── noise and privacy level ───────────────────────────────────────────────────────────────────


@pytest.fixture
def noise(qtbot, dressed, run):
    """A form of the noise, with the engine at the other end."""
    desk, task, _seen = run
    form = Form(Perturb)
    qtbot.addWidget(form)
    link = NoiseLink(form)
    link.wanted.connect(
        lambda values: link.show(values, desk.view(task.source, "noise", {"values": values}, Progress()))
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


# ── panels with the views of a real run ───────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def run():
    """A desk with one finished run of the sample, and the snapshots seen on the way."""
    path = samples.path("residents.csv")
    values = {
        "steps": STEPS[:2],
        "id": ["name"],
        "quasi": ["age", "region", "education"],
        "protect": ["hours", "income", "tax"],
    }
    task = task_of(find("tables"), [path], values, seed=5)
    desk, seen = Desk(), []

    class Watching(Listener):
        def snapshot(self, snapshot):
            seen.append(snapshot)

    desk.outcome(task, Progress(Watching()))
    return desk, task, seen


class Room:
    """Panels that ask the desk, about the file or about the run."""

    def __init__(self, run, qtbot):
        self.desk, self.task, self.seen = run
        self.summary = self.desk.run(self.task, Progress())
        self.about = self.task
        self.qtbot = qtbot

    def seat(self, panel):
        self.qtbot.addWidget(panel)
        panel.resize(760, 520)
        panel.ask.connect(
            lambda name, asked: panel.answer(name, asked, self.desk.view(self.about, name, asked, Progress()))
        )
        return panel

    def original(self, name):
        return self.desk.load(self.task.source, Progress()).by_name[name].values


@pytest.fixture
def room(run, qtbot, dressed):
    theme.choose("light")
    return Room(run, qtbot)


def test_the_list_says_role_what_was_done_and_what_is_left(room):
    listing = room.seat(ColumnList())
    listing.show_run(room.summary)
    header, rows = listing.table()
    found = {row[0]: dict(zip(header, row, strict=True)) for row in rows}
    assert found["name"]["Done"] == "not released" and found["hours"]["Done"] == "as it was"
    assert found["income"]["Done"] == "noise" and found["age"]["Done"] == "classes"
    levels = room.summary.measured.risk["columns"]["income"]
    assert found["income"]["Level"] == pytest.approx(levels["privacy_level"])
    assert found["income"]["Filtered"] == pytest.approx(levels["privacy_level_spectral"])


def test_the_list_chooses_a_column_to_protect_first_and_keeps_the_choice(room):
    listing, chosen = room.seat(ColumnList()), []
    listing.column_chosen.connect(chosen.append)
    room.about = room.task.source
    listing.show_source(room.task.source)
    assert chosen[-1] == "hours"
    listing.choose_column("region")
    room.about = room.task
    listing.show_run(room.summary)
    assert chosen[-1] == "region"


def test_a_noisy_column_is_drawn_before_after_and_reconstructed_on_one_scale(room):
    picture = room.seat(ColumnPicture())
    picture.show_run(room.summary)
    picture.show_column("income")
    drawn = {one.name: one for one in picture.numbers._distributions}
    present = int(np.isfinite(room.original("income")).sum())
    areas = {name: float((one.counts * np.diff(one.edges)).sum()) for name, one in drawn.items()}
    assert len(areas) == 3
    bin_width = np.diff(drawn["Released"].edges)[0]
    assert list(areas.values()) == pytest.approx([present * bin_width] * 3, rel=1e-6)


def test_the_interval_under_the_mouse_is_the_claimed_level_and_the_posterior_lies_in_the_domain(room):
    picture = room.seat(ColumnPicture())
    picture.show_run(room.summary)
    picture.show_column("income")
    plot = picture.numbers
    plot.hover(plot.plot, 40_000.0, 1.0)
    assert "Released 40\u202f000" in plot.said()
    low, high = plot._claimed.getRegion()
    level = room.summary.measured.risk["columns"]["income"]["privacy_level"]
    assert high - low == pytest.approx(level) and (low + high) / 2 == pytest.approx(40_000)
    inner = plot._known.getRegion()
    assert plot._known.isVisible() and inner[1] - inner[0] <= 1.05 * level
    plot.leave()
    assert not plot._claimed.isVisible() and plot.said() == ""


def test_a_class_under_the_mouse_tells_how_many_share_it(room):
    picture = room.seat(ColumnPicture())
    picture.show_run(room.summary)
    picture.show_column("age")
    plot = picture.numbers
    plot.hover(plot.plot, 40.0, 1.0)
    low, high = plot._claimed.getRegion()
    age = room.original("age")
    inside = int(((age > low) & (age <= high)).sum())
    assert low < 40 <= high and plot.said().startswith(f"{inside:,} rows")


def test_categories_are_bars_before_and_after(room):
    picture = room.seat(ColumnPicture())
    picture.show_run(room.summary)
    picture.show_column("region")
    header, rows = picture.table()
    assert header[1:] == ["Original (stays here)", "Released"]
    assert sum(row[1] for row in rows) == sum(row[2] for row in rows) == 2_000


def test_originals_leave_neither_in_pictures_nor_as_data(room, tmp_path):
    picture = room.seat(ColumnPicture())
    picture.show_run(room.summary)
    for column, plot in (("income", picture.numbers), ("region", picture.labels)):
        picture.show_column(column)
        assert "Original (stays here)" in plot.plot.legend.names()
        plot.save_csv(tmp_path / "column.csv")
        assert "Original" not in (tmp_path / "column.csv").read_text(encoding="utf-8")
        with plot.hide_originals():
            legend = plot.plot.legend
            assert legend is None or "Original (stays here)" not in legend.names()
    maps = room.seat(Correlations())
    maps.show_run(room.summary)
    maps.save_csv(tmp_path / "maps.csv")
    pairs = room.seat(PairList())
    pairs.show_run(room.summary)
    pairs.ask.emit("correlation", {})
    pairs.save_csv(tmp_path / "pairs.csv")
    for name in ("maps.csv", "pairs.csv"):
        with (tmp_path / name).open(newline="", encoding="utf-8") as file:
            header = next(csv.reader(file))
        assert header == ["Column", "With", "Release"]


def test_a_preview_follows_the_form_and_a_run_takes_its_place(room):
    picture = room.seat(ColumnPicture())
    room.about = room.task.source
    picture.show_source(room.task.source)
    picture.show_column("income")
    assert [one.name for one in picture.numbers._distributions] == ["Original (stays here)"]
    picture.preview([{"technique": "tables.swap", "columns": ["income"], "params": {"method": "random"}}])
    assert picture.previewing and "preview" in picture.numbers._title
    before, after = (one.counts for one in picture.numbers._distributions)
    assert before.tolist() == after.tolist()  # swapping keeps the distribution
    picture.preview([{"technique": "tables.perturb", "columns": ["region"], "params": {}}])
    assert "region is text" in picture.numbers._empty.text()
    room.about = room.task
    picture.preview([step.as_dict() for step in steps_of(room.task.params)])
    picture.show_run(room.summary)
    assert not picture.previewing and "this run" in picture.numbers._title


def test_reconstruction_by_iteration_with_mark_and_slider_together(room, qtbot):
    estimate, error = room.seat(ReconstructionPicture()), room.seat(ReconstructionError())
    estimate.iteration_chosen.connect(error.mark_iteration)
    error.iteration_chosen.connect(estimate.choose_iteration)
    estimate.show_run(room.summary)
    error.ask.emit("reconstruction", {"name": estimate.column.currentText()})
    assert estimate.column.count() == 2 and estimate.slider.value() == estimate.slider.maximum()
    drawn = {one.name: one.counts for one in estimate._distributions}
    assert drawn["Reconstructed"].sum() == pytest.approx(1)
    away = np.abs(drawn["Reconstructed"] - drawn["Original (stays here)"]).sum()
    assert f"{away:.3f}" in estimate._title
    estimate.slider.setValue(0)
    flat = {one.name: one.counts for one in estimate._distributions}["Reconstructed"]
    assert flat == pytest.approx(np.full(len(flat), 1 / len(flat)))
    assert error._mark.x == 0
    with qtbot.waitSignal(error.iteration_chosen):
        error.mark_moved.emit(1.0)
    assert estimate.slider.value() == 1
    assert error.table()[1][0][1] == pytest.approx(error._found["errors"][0])


def test_a_run_without_noise_says_that_there_is_nothing_to_reconstruct(room):
    task = task_of(find("tables.swap"), [room.task.source.paths[0]], {"columns": ["age"]}, seed=1)
    summary = room.desk.run(task, Progress())
    room.about = task
    estimate, levels = room.seat(ReconstructionPicture()), room.seat(PrivacyLevels())
    estimate.show_run(summary)
    levels.show_run(summary)
    assert estimate.table()[1] == [] and "nothing to reconstruct" in estimate._empty.text()
    assert levels.table() == ([], [])
    assert isinstance(task.params, Swap)


def test_the_reconstruction_is_seen_while_it_runs(room):
    assert room.seen and {"edges", "released", "density"} <= set(room.seen[0])
    picture, estimate = room.seat(ColumnPicture()), room.seat(ReconstructionPicture())
    for snapshot in room.seen:
        picture.show_live(snapshot)
        estimate.show_live(snapshot)
    last = room.seen[-1]
    for plot in (picture.numbers, estimate):
        assert plot._distributions[1].counts.tolist() == last["density"].tolist()
        assert f"iteration {last['iteration']}" in plot._title


def test_correlations_before_after_and_difference_answer_together(room, qtbot):
    maps = room.seat(Correlations())
    maps.show_run(room.summary)
    names = maps._found["names"]
    row, column = names.index("income"), names.index("tax")
    maps.hover(maps.plots[0], column, row)
    assert "income × tax" in maps.said() and "difference" in maps.said()
    corners = [cell.getData()[0].tolist() for cell in maps._cells]
    assert corners[0] == corners[1] == corners[2] and corners[0]
    with qtbot.waitSignal(maps.pair_chosen) as pair:
        maps.clicked(maps.plots[2], column, row)
    assert pair.args == ["income", "tax"]
    _header, rows = maps.table()
    assert all(after - before == pytest.approx(gap) for _a, _b, before, after, gap in rows)


def test_before_a_run_only_the_original_is_mapped(room):
    maps = room.seat(Correlations())
    room.about = room.task.source
    maps.show_source(room.task.source)
    assert maps.table()[0] == ["Column", "With", "Original"]


def test_brushed_rows_light_up_in_every_cell(room):
    matrix = room.seat(ScatterMatrix())
    matrix.show_run(room.summary)
    matrix.choose(["income", "tax", "hours"])
    found = matrix._found
    assert found["names"] == ["income", "tax", "hours"] and len(matrix._marks) == 6
    cell = {place: plot for plot, place in matrix._cells.items()}
    values = found["before"][~np.isnan(found["before"]).any(axis=1)]
    x, y = values[0, 0], values[0, 1]
    matrix.hover(cell[1, 0], x, y)
    reach = [0.09 * np.ptp(found["edges"][name]) for name in ("income", "tax")]
    before = found["before"]
    near = (np.abs(before[:, 0] - x) <= reach[0]) & (np.abs(before[:, 1] - y) <= reach[1])
    assert matrix.lit.tolist() == np.flatnonzero(near).tolist() and near.sum() > 0
    for marks, row, column in matrix._marks:
        side = found["before" if row > column else "after"][matrix.lit]
        assert marks.data["x"] == pytest.approx(side[:, column], nan_ok=True)
    matrix.clicked(cell[1, 0], x, y)
    matrix.leave()
    assert len(matrix.lit) == near.sum()  # held
    matrix.clicked(cell[1, 0], x, y)
    matrix.leave()
    assert len(matrix.lit) == 0


def test_a_scatter_of_the_file_alone_shows_no_release_and_saves_no_row(room):
    matrix = room.seat(ScatterMatrix())
    room.about = room.task.source
    matrix.show_source(room.task.source)
    assert all(row > column for _marks, row, column in matrix._marks)
    assert matrix.table() == ([], [])


def test_ticks_are_round_and_few():
    assert few_ticks(-1500, 29_000) == [(0.0, "0"), (10_000.0, "10k"), (20_000.0, "20k")]
    assert few_ticks(0, 3) == [(0.0, "0"), (1.0, "1"), (2.0, "2"), (3.0, "3")]


def test_numbers_are_written_without_exponents():
    assert significant(23715.564) == "23\u202f716" and significant(0.012346) == "0.01235"
    assert significant(39.199) == "39.2" and significant(0) == "0" and significant(None) == "–"


def test_attackers_levels_and_linkage_are_the_measured_ones(room):
    levels, linkage = room.seat(PrivacyLevels()), room.seat(Linkage())
    levels.show_run(room.summary)
    linkage.show_run(room.summary)
    measured = room.summary.measured.risk["columns"]
    for name, known, filtered in levels.table()[1]:
        claimed = measured[name]["privacy_level"]
        assert known == pytest.approx(100 * min(1, measured[name]["privacy_level_posterior"] / claimed))
        assert filtered == pytest.approx(100 * min(1, measured[name]["privacy_level_spectral"] / claimed))
    assert f"{linkage._link['share']:.1%}" in linkage.plot.titleLabel.text


def test_class_sizes_hold_every_row_and_the_card_promises_nothing(room):
    classes, card = room.seat(ClassSizes()), room.seat(RiskCard())
    classes.show_run(room.summary)
    for one in classes._series:
        assert one.values.sum() == pytest.approx(100)
    uniques = {"sizes": np.array([1, 2, 7, 300]), "rows": np.array([3, 4, 7, 300])}
    assert shares(uniques).tolist() == pytest.approx(
        (100 * np.array([3, 4, 0, 7, 0, 0, 0, 300]) / 314).tolist()
    )
    assert len(SIZES) == 8
    card.show_run(room.summary)
    facts = dict(card.table()[1])
    assert facts["k reached"] == str(room.summary.measured.risk["k_achieved"])
    assert facts["Unique rows"] == str(room.summary.measured.risk["uniques"])


def test_every_panel_repaints_in_the_other_theme_and_is_cleared(room):
    kinds = (ColumnPicture, ReconstructionPicture, Correlations, ScatterMatrix, PrivacyLevels, Linkage)
    panels = [room.seat(make()) for make in (*kinds, ClassSizes, RiskCard, ColumnList)]
    for panel in panels:
        panel.show_run(room.summary)
    panels[0].show_column("income")
    theme.choose("dark")
    assert all(panel.table()[1] for panel in panels)
    theme.choose("light")
    for panel in panels:
        panel.clear()
        assert panel.table()[1] == []


# ── in the window, with the worker ────────────────────────────────────────────────────────────


@pytest.fixture
def tables(window, qtbot):
    workspace = window.show_kind("tables")
    workspace.open_sample()
    qtbot.waitUntil(
        lambda: workspace.source is not None and not workspace.busy and not workspace.errands.looking,
        timeout=WAIT,
    )
    return workspace


def settled(workspace):
    return not workspace.busy and not workspace.errands.looking and not workspace._quiet.isActive()


def test_typing_in_a_step_previews_the_chosen_column_and_running_shows_the_run(tables, qtbot):
    from gui.steps import Step

    tables.go(Step.CONFIGURE)
    qtbot.waitUntil(lambda: tables.picture.name != "" and settled(tables), timeout=WAIT)
    assert tables.steps.cards[0].about.text() == "region, education, chronic illness"
    tables.list.choose_column("income")
    qtbot.mouseClick(tables.steps.cards[1].head, Qt.MouseButton.LeftButton)
    form = tables.steps.cards[1].form
    type_into(qtbot, form, "level_share", "0.5")
    wide = lambda: tables.picture.numbers._view.get("privacy_level", 0)  # noqa: E731
    income = lambda: tables.picture.numbers._view.get("name") == "income"  # noqa: E731
    qtbot.waitUntil(lambda: settled(tables) and income() and wide() > 40_000, timeout=WAIT)
    assert "preview" in tables.picture.numbers._title
    qtbot.waitUntil(lambda: "50%" in tables.steps.cards[1].link.told.text(), timeout=WAIT)
    tables.run()
    qtbot.waitUntil(lambda: tables.summary is not None and settled(tables), timeout=WAIT)
    assert tables.summary.task.params.steps[1].params.level_share == 0.5
    assert "this run" in tables.picture.numbers._title
    tables.levels.column_chosen.emit("tax")
    qtbot.waitUntil(lambda: tables.picture.numbers._view.get("name") == "tax", timeout=WAIT)
    assert tables.list.table()[1][tables.list.view.currentIndex().row()][0] == "tax"
    tables.correlations.pair_chosen.emit("income", "age")
    assert tables.panel_tabs.currentWidget() is tables.scatter
    qtbot.waitUntil(
        lambda: settled(tables) and (tables.scatter._found or {}).get("names") == ["income", "age"],
        timeout=WAIT,
    )


def test_a_single_perturb_form_tells_noise_and_level_too(tables, qtbot):
    from gui.steps import Step

    tables.go(Step.CONFIGURE)
    tables.setup.chooser.setCurrentIndex(2)
    form = tables.setup.form
    assert form.declared is Perturb
    type_into(qtbot, form, "columns", "income")
    type_into(qtbot, form, "level_share", "0.25")
    link = tables._noise_links[form]
    qtbot.waitUntil(lambda: "income" in link.told.text() and "25%" in link.told.text(), timeout=WAIT)
