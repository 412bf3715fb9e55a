"""Reconstruction, correlations, scatter and risk with the views of a real run."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables.params import Swap
from gui.base import theme
from gui.base.i18n import significant
from gui.kinds.tables.column_list import ColumnList
from gui.kinds.tables.column_plot import ColumnPlot
from gui.kinds.tables.correlation import Correlations
from gui.kinds.tables.reconstruction import ReconstructionError, ReconstructionPlot
from gui.kinds.tables.risk import PrivacyLevels, RecordLinkage, TableRiskCard, guarantee_of
from gui.kinds.tables.scatter_matrix import ScatterMatrix
from gui.plots.ticks import few_ticks


def test_reconstruction_by_iteration_with_mark_and_slider_together(room, qtbot):
    estimate, error = room.seat(ReconstructionPlot()), room.seat(ReconstructionError())
    estimate.iteration_chosen.connect(error.mark_iteration)
    error.iteration_chosen.connect(estimate.choose_iteration)
    estimate.show_run(room.summary)
    error.request_view.emit("reconstruction", {"name": estimate.column.currentText()})
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
    assert error.table()[1][0][1] == pytest.approx(error._found.errors[0])


def test_a_run_without_noise_says_that_there_is_nothing_to_reconstruct(room):
    task = task_of(find("tables.swap"), [room.task.source.paths[0]], {"columns": ["age"]}, seed=1)
    summary = room.pipeline.run(task, Progress())
    room.about = task
    estimate, levels = room.seat(ReconstructionPlot()), room.seat(PrivacyLevels())
    estimate.show_run(summary)
    levels.show_run(summary)
    assert estimate.table()[1] == [] and "nothing to reconstruct" in estimate._empty.text()
    assert levels.table() == ([], [])
    assert isinstance(task.params, Swap)


def test_the_reconstruction_is_seen_while_it_runs(room):
    assert room.seen and {"edges", "released", "density"} <= set(vars(room.seen[0]))
    picture, estimate = room.seat(ColumnPlot()), room.seat(ReconstructionPlot())
    for snapshot in room.seen:
        picture.show_snapshot(snapshot)
        estimate.show_snapshot(snapshot)
    last = room.seen[-1]
    for plot in (picture.numbers, estimate):
        assert plot._distributions[1].counts.tolist() == last.density.tolist()
        assert f"iteration {last.iteration}" in plot._title


def test_correlations_before_after_and_difference_answer_together(room, qtbot):
    maps = room.seat(Correlations())
    maps.show_run(room.summary)
    names = maps._found.names
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
    matrix.turns.finish()
    found = matrix._found
    assert found.names == ("income", "tax", "hours") and len(matrix._marks) == 6
    cell = {place: plot for plot, place in matrix._cells.items()}
    values = found.before[~np.isnan(found.before).any(axis=1)]
    x, y = values[0, 0], values[0, 1]
    matrix.hover(cell[1, 0], x, y)
    reach = [0.09 * np.ptp(edges) for edges in found.edges[:2]]
    before = found.before
    near = (np.abs(before[:, 0] - x) <= reach[0]) & (np.abs(before[:, 1] - y) <= reach[1])
    assert matrix.lit.tolist() == np.flatnonzero(near).tolist() and near.sum() > 0
    for marks, row, column in matrix._marks:
        side = (found.before if row > column else found.after)[matrix.lit]
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
    matrix.turns.finish()
    assert all(row > column for _marks, row, column in matrix._marks)
    assert matrix.table() == ([], [])


def test_ticks_are_round_and_few():
    assert few_ticks(-1500, 29_000) == [(0.0, "0"), (10_000.0, "10k"), (20_000.0, "20k")]
    assert few_ticks(0, 3) == [(0.0, "0"), (1.0, "1"), (2.0, "2"), (3.0, "3")]


def test_numbers_are_written_without_exponents():
    assert significant(23715.564) == "23\u202f716" and significant(0.012346) == "0.01235"
    assert significant(39.199) == "39.2" and significant(0) == "0" and significant(None) == "–"


def test_attackers_levels_and_linkage_are_the_measured_ones(room):
    levels, linkage = room.seat(PrivacyLevels()), room.seat(RecordLinkage())
    levels.show_run(room.summary)
    linkage.show_run(room.summary)
    measured = room.summary.measured.risk["columns"]
    for name, known, filtered in levels.table()[1]:
        claimed = measured[name]["privacy_level"]
        assert known == pytest.approx(100 * min(1, measured[name]["privacy_level_posterior"] / claimed))
        assert filtered == pytest.approx(100 * min(1, measured[name]["privacy_level_spectral"] / claimed))
    assert f"{100 * linkage._link.share:.1f}\u202f%" in linkage.plot.titleLabel.text


def test_the_card_promises_nothing_where_nothing_is_enforced(room):
    card = room.seat(TableRiskCard())
    card.show_run(room.summary)
    assert card._title.text() == "Guarantee: none" and "Nothing is proven" in card._words.text()
    facts = dict(card.table()[1])
    assert facts["k reached"] == str(room.summary.measured.risk["k_achieved"])
    assert facts["Unique rows"] == str(room.summary.measured.risk["uniques"])


def test_the_card_names_the_guarantee_only_where_it_is_enforced():
    enforced = {"k": 12, "asked": 10, "count": "persons", "enforced": True}
    assert guarantee_of({"promised_classes": [enforced]}) == enforced
    assert guarantee_of({"promised_classes": [enforced | {"enforced": False}]}) is None
    assert guarantee_of({}) is None


def test_every_panel_repaints_in_the_other_theme_and_is_cleared(room):
    kinds = (ColumnPlot, ReconstructionPlot, Correlations, ScatterMatrix, PrivacyLevels, RecordLinkage)
    panels = [room.seat(make()) for make in (*kinds, TableRiskCard, ColumnList)]
    for panel in panels:
        panel.show_run(room.summary)
    panels[3].turns.finish()
    panels[0].show_column("income")
    theme.choose("dark")
    assert all(panel.table()[1] for panel in panels)
    theme.choose("light")
    for panel in panels:
        panel.clear()
        assert panel.table()[1] == []
