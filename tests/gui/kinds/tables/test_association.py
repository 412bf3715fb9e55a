"""Associations and the cross table: drawn before and after, linked by a click, saved without the original."""

from __future__ import annotations

from engine.core.progress import Progress
from gui.kinds.tables.association import Associations, CrossTable


def test_associations_know_every_released_column(room):
    panel = room.seat(Associations())
    panel.show_run(room.summary)
    header, rows = panel.table()
    assert header[-1] == "Difference"
    names = {row[0] for row in rows} | {row[1] for row in rows}
    assert {"age", "region", "chronic illness"} <= names
    assert all(0 <= row[2] <= 1 + 1e-9 for row in rows)


def test_a_pair_is_shown_as_a_cross_table_that_counts_every_row(room):
    maps, cross = room.seat(Associations()), room.seat(CrossTable())
    maps.pair_chosen.connect(cross.show_pair)
    cross.show_run(room.summary)
    assert not cross.table()[1]  # nothing chosen yet
    maps.pair_chosen.emit("age", "chronic illness")
    header, rows = cross.table()
    assert header[1:3] == ["age", "chronic illness"]
    for side in ("Original", "Release"):
        assert sum(row[3] for row in rows if row[0] == side) == 2_000


def test_the_pair_that_moved_most_is_chosen_by_itself(room):
    cross = room.seat(CrossTable())
    cross.show_run(room.summary)
    cross.show_view("association", {}, room.pipeline.view(room.task, "association", {}, Progress()))
    assert cross.table()[1]


def test_the_original_of_a_cross_table_is_not_saved(room, tmp_path):
    cross = room.seat(CrossTable())
    cross.show_run(room.summary)
    cross.show_pair("age", "region")
    cross.save_csv(tmp_path / "cross.csv")
    written = (tmp_path / "cross.csv").read_text(encoding="utf-8")
    assert "Release" in written and "Original" not in written


def test_the_maps_stand_on_one_line_where_a_title_needs_two(room, qtbot):
    """The title of the original went on in a second line, and its map lay lower than the two beside it."""
    panel = room.seat(Associations())
    panel.show_run(room.summary)
    panel.resize(560, 330)
    panel.show()
    qtbot.waitUntil(lambda: panel.plot.titleLabel.item.textWidth() > 0)  # it wraps

    def tops():
        return {round(plot.getViewBox().sceneBoundingRect().top()) for plot in panel.plots}

    qtbot.waitUntil(lambda: panel.plot.layout.rowMinimumHeight(0) > 40)
    qtbot.waitUntil(lambda: len(tops()) == 1, timeout=2000)
