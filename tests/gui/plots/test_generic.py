"""Histogram, bars, heatmap, scatter and tables: what they say is what they were given."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.base import theme
from gui.plots import heatmap, pens
from gui.plots.bars import Bars, BarSeries
from gui.plots.frame import Frame
from gui.plots.heatmap import Heatmap
from gui.plots.histogram import Distribution, Histogram
from gui.plots.listing import Listing
from gui.plots.scatter import MOST_POINTS, PIXELS, Scatter, density
from gui.plots.table import Column, ColumnsModel, TableView, columns_of
from gui.plots.text_items import Word, Writing
from gui.widgets.vertical_scroll_area import VerticalScrollArea


def made(qtbot, kind):
    panel = kind()
    qtbot.addWidget(panel)
    panel.label_axes("Across", "Up")
    panel.resize(500, 400)
    return panel


def test_a_histogram_reads_the_bin_under_the_mouse(qtbot):
    panel = made(qtbot, Histogram)
    panel.draw_distributions([Distribution("Before", np.array([0.0, 1, 2]), np.array([5, 7]))])
    panel.hover(panel.plot, 1.5, 3)
    assert panel.said() == "Before 1–2: 7"
    panel.hover(panel.plot, 2.5, 3)
    assert panel.said() == ""
    assert panel.table()[1] == [["Before", 0.0, 1.0, 5], ["Before", 1.0, 2.0, 7]]


def test_a_histogram_points_at_a_value_also_after_a_repaint(qtbot):
    panel = made(qtbot, Histogram)
    panel.draw_distributions([Distribution("Before", np.array([0.0, 1, 2]), np.array([5, 7]))])
    panel.mark(1.25, "group 3")
    panel.redraw()
    assert panel._pointer.isVisible() and panel._pointer.value() == 1.25
    panel.mark(None)
    assert not panel._pointer.isVisible()


@pytest.mark.parametrize("lying", [False, True])
def test_bars_say_their_name_and_values_and_are_chosen_by_a_click(qtbot, lying):
    panel = made(qtbot, Bars)
    panel.lying = lying
    panel.draw_bars(
        ["age", "zip"], [BarSeries("Before", np.array([1.0, 2])), BarSeries("After", np.array([3.0, 4]))]
    )
    place = (0.5, 1.2) if lying else (1.2, 0.5)
    panel.hover(panel.plot, *place)
    assert panel.said() == "zip   Before 2   After 4"
    with qtbot.waitSignal(panel.chosen) as chosen:
        panel.clicked(panel.plot, *place)
    assert chosen.args == [1]
    assert panel.table() == (["Up" if lying else "Across", "Before", "After"], [["age", 1, 3], ["zip", 2, 4]])


@pytest.mark.parametrize("lying", [False, True])
def test_where_there_is_nothing_no_bar_is_drawn(qtbot, lying):
    panel = made(qtbot, Bars)
    panel.lying = lying
    panel.draw_bars(["1", "2"], [BarSeries("Kept", np.array([0, 3])), BarSeries("Lost", np.array([0, 0]))])
    drawn = [item for item in panel.plot.items if isinstance(item, pg.BarGraphItem)]
    assert [len(bars.opts["width" if lying else "height"]) for bars in drawn] == [1, 0]
    assert not panel.grab().isNull() and panel.table()[1] == [["1", 0, 0], ["2", 3, 0]]


def test_a_heatmap_of_differences_has_zero_in_the_middle_of_its_colours(qtbot):
    panel = made(qtbot, Heatmap)
    panel.draw_matrix(np.array([[1.0, -3], [0, 2]]), ["a", "b"], ["x", "y"], "share", diverging=True)
    assert panel._limits == (-3, 3)
    panel.hover(panel.plot, 1.1, 0.2)
    assert panel.said() == "a × y: -3 share"
    with qtbot.waitSignal(panel.chosen) as chosen:
        panel.clicked(panel.plot, 0.1, 1.4)
    assert chosen.args == [1, 0]
    assert panel.table()[1] == [["a", 1, -3], ["b", 0, 2]]
    panel.draw_matrix(np.full((1, 1), np.nan), ["a"], ["x"])
    assert panel._limits == (0, 1)


def test_the_nearest_point_is_hovered_and_far_away_none(qtbot):
    panel = made(qtbot, Scatter)
    panel.draw_points(np.array([0.0, 10, 20]), np.array([0.0, 10, 0]), np.array([0, 1, -1]), {0: "A", 1: "B"})
    panel.show()
    with qtbot.waitSignal(panel.point_hovered) as hovered:
        panel.hover(panel.plot, 10.01, 9.99)
    assert hovered.args == [1] and panel.said() == "B   10, 10"
    panel.hover(panel.plot, 5, 9)
    assert panel.said() == ""
    assert [row[2] for row in panel.table()[1]] == ["A", "B", "noise"]


def test_many_points_become_one_image(qtbot):
    rng = np.random.default_rng(3)
    panel = made(qtbot, Scatter)
    panel.draw_points(*rng.normal(size=(2, MOST_POINTS + 1)))
    assert sum(len(item.data) for item in panel.plot.items if isinstance(item, pg.ScatterPlotItem)) == 0
    assert panel.plot.items[0].image.shape == (PIXELS, PIXELS, 4)


def test_a_pixel_of_the_density_is_opaque_where_points_lie_and_only_there():
    x, y = np.array([0.0, 0.0, 1.0]), np.array([0.0, 0.0, 1.0])
    rect, picture = density(x, y, np.zeros(3, int), np.array([0]))
    assert (rect.left(), rect.top(), rect.width(), rect.height()) == (0, 0, 1, 1)
    seen = np.argwhere(picture[..., 3] > 0)
    assert seen.tolist() == [[0, 0], [PIXELS - 1, PIXELS - 1]]
    assert picture[0, 0, 3] == 255 > picture[-1, -1, 3]


@given(st.lists(st.floats(allow_nan=False, width=32), min_size=1, max_size=30))
def test_sorting_shows_every_row_once_in_order(values):
    model = ColumnsModel()
    model.show_columns([Column("v", np.array(values)), Column("n", np.arange(len(values)))])
    model.sort(0, Qt.SortOrder.AscendingOrder)
    assert np.array(values)[model.order].tolist() == sorted(values)
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert np.array(values)[model.order].tolist() == sorted(values, reverse=True)
    assert sorted(model.order.tolist()) == list(range(len(values)))


def test_the_chosen_row_stays_chosen_when_the_order_changes(qtbot):
    view = TableView("Groups")
    qtbot.addWidget(view)
    view.show_columns([Column("Group", np.arange(4)), Column("VL", np.array([3.0, 1, 4, 2]), 2)])
    with qtbot.waitSignal(view.row_chosen) as chosen:
        view.choose(2)
    assert chosen.args == [2]
    view.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert view.chosen() == 2 and view.currentIndex().row() == 0
    with qtbot.waitSignal(view.row_chosen) as chosen:
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert chosen.args == [0]
    view.copy_selection()
    assert QGuiApplication.clipboard().text() == "Group\tVL\n0\t3.00"


def test_columns_grow_with_the_letters(qtbot):
    view = TableView("Variants")
    qtbot.addWidget(view)
    view.show_columns([Column("Ereignisse", np.arange(4)), Column("Variante", ["a"] * 4)])
    font, before = view.font(), view.columnWidth(0)
    font.setPointSizeF(2 * font.pointSizeF())
    view.setFont(font)
    assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance("Ereignisse") > before / 2


def test_copied_numbers_can_be_read_by_other_programs(qtbot):
    view = TableView("Facts")
    qtbot.addWidget(view)
    view.show_columns([Column("Rows", np.array([1_234_567])), Column("Name", ["12\u202f345 A"])])
    assert view.rows.columns[0].text(0) == "1\u202f234\u202f567"
    view.selectAll()
    view.copy_selection()
    assert QGuiApplication.clipboard().text() == "Rows\tName\n1234567\t12\u202f345 A"


def test_rows_become_columns_that_sort_as_numbers():
    columns = columns_of(["name", "n"], [["b", 10], ["a", 9]])
    assert not columns[0].numeric and columns[1].numeric
    assert columns[1].text(0) == "10"


def test_a_list_is_saved_in_the_order_it_is_seen(qtbot, tmp_path):
    panel = Listing()
    qtbot.addWidget(panel)
    panel.draw_rows([Column("Group", np.arange(3)), Column("VL", np.array([2.0, 9.5, 4]))], by=1)
    panel.save_csv(tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text("utf-8-sig").split() == ["Group,VL", "1,9.5", "2,4.0", "0,2.0"]
    with qtbot.waitSignal(panel.row_chosen) as chosen:
        panel.choose_first()
    assert chosen.args == [1]


def test_names_down_an_axis_are_left_out_where_there_is_no_line_for_each(qapp):
    from gui.plots.names import fitting

    names = [f"name {at}" for at in range(30)]
    assert [at for at, _ in fitting(names, 10_000, 20)] == list(range(30))
    few = fitting(names, 200, 5)
    assert 4 <= len(few) <= 15 and all(len(text) <= 5 for _, text in few)
    assert len(set(np.diff([at for at, _ in few]).tolist())) == 1


def test_no_number_of_a_list_is_cut_and_none_stands_far_from_its_row(qtbot, dressed):
    """ "1822…" in a column with room beside it; 450 pixels between Level and Filtered on a wide screen."""
    view = TableView("Columns")
    qtbot.addWidget(view)
    view.resize(1400, 300)
    view.show()
    level, filtered = np.array([18_227.665, 11.8382]), np.array([1.542e5, 0.0001234])
    view.show_columns(
        [Column("Column", ["income", "hours"]), Column("Level", level), Column("F", filtered)], by=1
    )
    assert [view.rows.columns[2].text(row) for row in (0, 1)] == ["154\u202f200", "0.0001234"]
    for number in range(3):
        wanted = view.sizeHintForColumn(number)  # of the style, padding and all
        assert wanted <= view.columnWidth(number) <= wanted + 80
    view.show_columns([Column("n", level), Column("Column", ["income", "hours"])])
    assert view.columnWidth(1) > 1000  # words may have the room


def test_words_in_cells_are_left_out_where_they_would_run_into_each_other(qtbot, dressed):
    """The cross table and the associations of a small window were a grey mist of digits."""
    frame = Cells()
    qtbot.addWidget(frame)
    frame.resize(600, 400)
    frame.show()
    write(frame, 3)
    qtbot.waitUntil(lambda: red(frame) > 0)
    write(frame, 60)
    qtbot.waitUntil(lambda: red(frame) == 0)


class Cells(Frame):
    def paint(self):
        self.plot.addItem(Writing(self.words, self.around, cells=True), ignoreBounds=True)


def write(frame, cells):
    """The same word into so many cells a side."""
    frame.words = [Word(x, y, "0.4", "#ff0000") for x in range(cells) for y in range(cells)]
    frame.around = QRectF(-0.5, -0.5, cells, cells)
    frame.show_plot(reset=False)
    frame.plot.setRange(frame.around, padding=0)


def red(frame):
    """How many pixels are."""
    image = frame.canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    red, green = pixels[:, 0 : 3 * image.width() : 3], pixels[:, 1 : 3 * image.width() : 3]
    return int((red.astype(int) - green > 60).sum())


def test_the_frame_of_a_focused_table_is_whole(qtbot, dressed):
    """Alternating row backgrounds ate the frame and left blue ticks."""
    around = QWidget()
    theme.dress(around)
    qtbot.addWidget(around)
    view = TableView("Rows")
    QVBoxLayout(around).addWidget(view)
    view.show_columns(
        [Column("Name", [f"row {number}" for number in range(20)]), Column("n", np.arange(20.0))]
    )
    around.resize(420, 240)
    around.show()
    around.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    image = view.grab().toImage()
    accent = theme.current().accent
    for across in (0, 1):
        assert {image.pixelColor(across, y).name() for y in range(40, 190)} == {accent}


def test_a_click_beside_the_fields_puts_no_frame_around_a_page(qtbot, dressed):
    """Focus frames stood around whole pages and panes."""
    area = VerticalScrollArea(QLabel("words"))
    field = QLineEdit()
    around = QWidget()
    qtbot.addWidget(around)
    column = QVBoxLayout(around)
    column.addWidget(field)
    column.addWidget(area)
    around.show()
    around.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.mouseClick(area.viewport(), Qt.MouseButton.LeftButton)
    assert field.hasFocus()
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert area.hasFocus()  # by keyboard it can be reached, and scrolled


def test_long_cells_that_begin_alike_are_told_apart(qtbot, dressed):
    """Walk, B16: rows of a table looked identical, because only their beginnings were seen."""
    view = TableView("variants")
    qtbot.addWidget(view)
    names = ["Register → Check → Decide → " * 9 + end for end in ("Pay", "Reject")]
    view.show_columns([Column("Variant", names), Column("Cases", np.array([3, 1]))])
    assert view.textElideMode() == Qt.TextElideMode.ElideMiddle
    assert view.rows.index(1, 0).data(Qt.ItemDataRole.ToolTipRole) == names[1]
    assert view.columnWidth(0) <= 360


def test_numbers_in_cells_are_read_on_their_colour_and_empty_ones_left_out(qapp):
    matrix, colours = np.array([[0.0, 100.0, np.nan]]), pens.sequential()
    made = heatmap.cell_words(matrix, (0.0, 100.0), colours, lambda v: f"{v:.0f}" if np.isfinite(v) else "")
    assert [(word.x, word.y, word.text) for word in made._words] == [(0, 0, "0"), (1, 0, "100")]
    assert [word.colour for word in made._words] == [theme.LIGHT.text, theme.LIGHT.surface]
