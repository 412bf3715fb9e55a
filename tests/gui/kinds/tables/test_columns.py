"""The list of columns and the chosen one: before, after, under the mouse, previewed, and saved."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from engine.core.number_format import grouped
from engine.kinds.tables.params import steps_of
from gui.kinds.tables.column_list import ColumnList
from gui.kinds.tables.column_plot import ColumnPlot
from gui.kinds.tables.correlation import Correlations, PairList


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
    picture = room.seat(ColumnPlot())
    picture.show_run(room.summary)
    picture.show_column("income")
    drawn = {one.name: one for one in picture.numbers._distributions}
    present = int(np.isfinite(room.original("income")).sum())
    areas = {name: float((one.counts * np.diff(one.edges)).sum()) for name, one in drawn.items()}
    assert len(areas) == 3
    bin_width = np.diff(drawn["Released"].edges)[0]
    assert list(areas.values()) == pytest.approx([present * bin_width] * 3, rel=1e-6)


def test_the_interval_under_the_mouse_is_the_claimed_level_and_the_posterior_lies_in_the_domain(room):
    picture = room.seat(ColumnPlot())
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
    picture = room.seat(ColumnPlot())
    picture.show_run(room.summary)
    picture.show_column("age")
    plot = picture.numbers
    plot.hover(plot.plot, 40.0, 1.0)
    low, high = plot._claimed.getRegion()
    age = room.original("age")
    inside = int(((age > low) & (age <= high)).sum())
    assert low < 40 <= high and plot.said().startswith(f"{grouped(inside)} rows")


def test_categories_are_bars_before_and_after(room):
    picture = room.seat(ColumnPlot())
    picture.show_run(room.summary)
    picture.show_column("region")
    header, rows = picture.table()
    assert header[1:] == ["Original (stays here)", "Released"]
    assert sum(row[1] for row in rows) == sum(row[2] for row in rows) == 2_000


def test_originals_leave_neither_in_pictures_nor_as_data(room, tmp_path):
    picture = room.seat(ColumnPlot())
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
    pairs.request_view.emit("correlation", {})
    pairs.save_csv(tmp_path / "pairs.csv")
    for name in ("maps.csv", "pairs.csv"):
        with (tmp_path / name).open(newline="", encoding="utf-8-sig") as file:
            header = next(csv.reader(file))
        assert header == ["Column", "With", "Release"]


def test_a_preview_follows_the_form_and_a_run_takes_its_place(room):
    picture = room.seat(ColumnPlot())
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


def test_the_first_columns_are_seen_when_one_further_down_is_chosen(room, qtbot):
    """The column table showed 8 of 9 rows, the first one scrolled away."""
    panel = room.seat(ColumnList())
    panel.resize(760, 120)
    panel.show()
    panel.show_run(room.summary)
    assert panel.table_view.currentIndex().row() > 2
    panel.resize(760, 500)
    qtbot.waitUntil(lambda: panel.table_view.rowAt(4) == 0)


def test_a_column_that_is_being_looked_at_is_said_to_be_computed(room, qtbot):
    """A long run began before the first picture: it said that columns appear when a file is read."""
    picture = ColumnPlot()
    qtbot.addWidget(picture)
    picture.show_source(room.task.source)
    picture.preview([step.as_dict() for step in steps_of(room.task.params)])
    picture.show_column("income")
    assert picture.numbers._empty.text() == "Being computed…"
