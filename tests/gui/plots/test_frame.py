"""The frame: pictures, facts, theme, hover, and that raw rows stay in the window."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage

from gui.base import theme
from gui.plots import picture_export
from gui.plots.curves import Bound, Curve, Curves, Mark
from gui.plots.frame import Frame

X = np.arange(1.0, 7.0)


@pytest.fixture
def curves(qtbot):
    theme.choose("light")
    panel = Curves()
    panel.title, panel.help = "Attack", "How often the attacker wins."
    panel.label_axes("Known points", "Chance")
    qtbot.addWidget(panel)
    panel.resize(600, 400)
    panel.draw_curves([Curve("Original", X, X / 10), Curve("Release", X, X / 100)], [Bound("1/k", 0.1)])
    with qtbot.waitExposed(panel):
        panel.show()
    yield panel
    theme.choose("light")


class Secret(Frame):
    """A panel with something to hide: a red block that is a raw row."""

    def paint(self):
        if not self.originals_hidden:
            self.plot.addItem(pg.BarGraphItem(x=[0], height=[1], width=1, brush="#ff0000", pen=None))
        self.plot.addItem(pg.BarGraphItem(x=[2], height=[1], width=1, brush="#0000ff", pen=None))


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)
    }


def test_a_picture_has_the_size_of_the_plot_at_double_sharpness_and_its_colours(curves, tmp_path):
    curves.save_png(tmp_path / "a.png")
    image = QImage(str(tmp_path / "a.png"))
    assert image.width() == 2 * curves.canvas.viewport().width()
    assert {theme.LIGHT.surface} < colours(image)


def test_raw_rows_are_seen_in_the_window_and_in_no_picture(qtbot, tmp_path):
    theme.choose("light")
    panel = Secret()
    qtbot.addWidget(panel)
    panel.resize(500, 400)
    panel.show_plot()
    with qtbot.waitExposed(panel):
        panel.show()
    assert "#ff0000" in colours(panel.canvas.grab().toImage())
    panel.save_png(tmp_path / "a.png")
    panel.save_svg(tmp_path / "a.svg")
    assert "#0000ff" in colours(QImage(str(tmp_path / "a.png")))
    assert "#ff0000" not in colours(QImage(str(tmp_path / "a.png")))
    drawing = (tmp_path / "a.svg").read_text().lower()
    assert "#0000ff" in drawing and "#ff0000" not in drawing
    assert "#ff0000" in colours(panel.canvas.grab().toImage())


def test_a_drawing_is_well_formed_clipped_and_labelled(curves, tmp_path):
    curves.stamp = "Tells of the original"
    curves.save_svg(tmp_path / "a.svg")
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    words = " ".join("".join(text.itertext()) for text in root.iter() if text.tag.endswith("text"))
    for word in ("Known points", "Chance", "Original", "Release", "1/k", "Tells of the original"):
        assert word in words
    assert any(element.tag.endswith("clipPath") for element in root.iter())
    title = next(element for element in root.iter() if element.tag.endswith("title"))
    assert title.text == "Attack"


def test_the_facts_as_csv_are_the_numbers_of_the_plot(curves, tmp_path):
    curves.save_csv(tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["Known points", "Original", "Release", "1/k"]
    assert np.array(rows[1:], dtype=float) == pytest.approx(
        np.column_stack([X, X / 10, X / 100, X * 0 + 0.1])
    )


@pytest.mark.parametrize(("language", "line"), [("en", "1.0,0.1,0.01,0.1"), ("de", "1,0;0,1;0,01;0,1")])
def test_a_spreadsheet_opens_the_facts_by_a_double_click(curves, tmp_path, monkeypatch, language, line):
    monkeypatch.setattr("gui.base.i18n.current", lambda: language)
    curves.label_axes("Länge", "Chance")
    curves.save_csv(tmp_path / "a.csv")
    written = (tmp_path / "a.csv").read_bytes()
    assert written.startswith(b"\xef\xbb\xbf")  # without the mark it reads UTF-8 as another encoding
    assert written.decode("utf-8-sig").split("\r\n")[1] == line


def test_a_picture_is_made_in_one_turn_and_written_in_the_next(curves, qtbot, tmp_path, monkeypatch):
    """Together they held the window for up to 80 ms."""
    path = tmp_path / "a.png"
    monkeypatch.setattr("gui.base.save_path.QFileDialog.getSaveFileName", lambda *_asked: (str(path), ""))
    next(action for action in curves.canvas.actions() if action.text() == "Save as PNG…").trigger()
    assert not path.exists()
    qtbot.waitUntil(lambda: curves.said() == "Saved a.png")
    assert QImage(str(path)).width() == 2 * curves.canvas.viewport().width()
    assert not QImage(str(path)).hasAlphaChannel()


def test_who_saves_or_copies_facts_of_the_original_is_told_so(curves, qtbot, tmp_path, monkeypatch):
    asked = []

    def answer(_parent, caption, start, _ending):
        asked.append((caption, Path(start).name))
        return str(tmp_path / "a.csv"), ""

    monkeypatch.setattr("gui.base.save_path.QFileDialog.getSaveFileName", answer)
    by_name = {action.text(): action for action in curves.canvas.actions()}
    by_name["Data as CSV…"].trigger()
    curves.stamp = "Tells of the original"
    by_name["Data as CSV…"].trigger()
    assert asked == [("Save", "Attack.csv"), ("Tells of the original", "Attack, not for publication.csv")]
    qtbot.waitUntil(lambda: curves.said() == "Saved a.csv. Tells of the original")
    curves.read_out("")
    by_name["Copy data"].trigger()
    assert curves.said() == "Tells of the original"


@pytest.mark.parametrize("told", ["a;=2+2", " =2+2", "＝2+2", 'a;"=2+2'])
def test_text_runs_in_no_spreadsheet_whatever_sign_it_cuts_at(told):
    """Labels of plots are those of the file, and whoever wrote that may know Excel."""
    assert "'=2+2" in picture_export.csv_text(["Label"], [[told]]).replace("＝", "=")


def test_text_that_a_spreadsheet_would_run_is_saved_as_text(qtbot, tmp_path):
    panel = Curves()
    qtbot.addWidget(panel)
    panel.label_axes("Point", "Value")
    panel.draw_curves([Curve("=2+2", X, X)])
    panel.save_csv(tmp_path / "a.csv")
    assert "\n=" not in (tmp_path / "a.csv").read_text() and "'=2+2" in (tmp_path / "a.csv").read_text()


def test_the_facts_are_shown_as_a_table_and_the_plot_comes_back(curves, qtbot):
    curves.tools.as_table.trigger()
    assert curves._facts.isVisible() and not curves.canvas.isVisible()
    assert curves._facts.rows.rowCount() == len(X)
    curves.tools.as_table.trigger()
    assert curves.canvas.isVisible()


def test_copying_puts_the_picture_on_the_clipboard(curves):
    QGuiApplication.clipboard().clear()
    curves.copy_picture()
    assert QGuiApplication.clipboard().image().width() == 2 * curves.canvas.viewport().width()
    curves.copy_table()
    assert QGuiApplication.clipboard().text().startswith("Known points,Original")


def test_a_switch_of_theme_repaints_ground_and_curves(curves, qtbot):
    theme.choose("dark")
    image = curves.canvas.grab().toImage()
    corner = image.pixelColor(2, 2)
    assert corner == QColor(theme.DARK.surface)
    pens = {item.opts["pen"].color().name() for item in curves.plot.listDataItems()}
    assert QColor(theme.DARK.series[0]).name() in pens
    assert QColor(theme.LIGHT.series[0]).name() not in pens


def test_the_mouse_reads_the_nearest_place_of_every_curve(curves, qtbot):
    scene = curves.plot.getViewBox().mapViewToScene(pg.Point(3.1, 0.2))
    with qtbot.waitSignal(curves._moves.sigDelayed):
        qtbot.mouseMove(curves.canvas.viewport(), curves.canvas.mapFromScene(scene))
    assert curves.said() == "Known points: 3   Original 0.3   Release 0.03"
    curves.leave()
    assert curves.said() == ""


def test_home_shows_everything_again(curves, qtbot):
    everything = curves.plot.getViewBox().viewRect()
    curves.plot.setXRange(2, 3, padding=0)
    assert curves.plot.getViewBox().viewRect() != everything
    curves.canvas.setFocus()
    qtbot.keyClick(curves.canvas, Qt.Key.Key_Home)
    seen = curves.plot.getViewBox().viewRect()
    assert (seen.left(), seen.right()) == pytest.approx((everything.left(), everything.right()))


def test_without_data_the_panel_says_why_and_offers_nothing_to_save(curves):
    curves.show_empty("Run a technique first.")
    assert curves._empty.isVisible() and curves._empty.text() == "Run a technique first."
    assert not curves.tools.save.isEnabled()
    assert curves.table() == ([], [])


def test_the_mark_drops_on_the_nearest_place_that_can_be_run(curves, qtbot):
    curves.draw_curves([Curve("VL", X, X)], mark=Mark("k = 2", 2, (2.0, 4.0, 6.0)))
    line = next(i for i in curves.plot.items if isinstance(i, pg.InfiniteLine) and i.movable)
    line.setValue(4.7)
    with qtbot.waitSignal(curves.mark_moved) as moved:
        line.sigPositionChangeFinished.emit(line)
    assert moved.args == [4.0] and line.value() == 4.0


def test_decades_put_bounds_and_curves_on_the_same_scale(curves):
    curves.log_y = True
    curves.draw_curves([Curve("Chance", X, 10.0**-X)], [Bound("limit", 0.01)])
    line = next(i for i in curves.plot.items if isinstance(i, pg.InfiniteLine) and i.angle == 0)
    assert line.value() == pytest.approx(-2)
    assert curves.plot.listDataItems()[0].getData()[1] == pytest.approx(-X)
    curves.hover(curves.plot, 3.0, -2.0)
    assert "Chance 0.001" in curves.said()


def test_controls_have_names_for_screen_readers(curves):
    assert curves.canvas.accessibleName() == "Attack"
    assert curves.canvas.accessibleDescription() == "How often the attacker wins."
    assert curves._facts.accessibleName() and curves._readout.accessibleName()
    assert curves.canvas.mapFromScene(curves.plot.scenePos()) != QPoint(-1, -1)


def test_tools_go_on_in_another_row_where_the_plot_is_narrow(qtbot):
    from gui.kinds.graphs.network import NetworkPlot

    panel = NetworkPlot()
    list(panel.rest())
    qtbot.addWidget(panel)
    panel._enable(True, True)
    tools = [*panel._ways.buttons(), *panel._tools]
    with qtbot.waitExposed(panel):
        panel.resize(420, 500)
        panel.show()
    rows = {tool.geometry().center().y() for tool in tools}
    assert len(rows) > 1
    for tool in tools:
        assert tool.width() >= min(tool.sizeHint().width(), tool.maximumWidth())
        assert tool.geometry().right() < panel.width()
    assert len({(tool.x(), tool.geometry().center().y()) for tool in tools}) == len(tools)
    panel.resize(1400, 500)
    qtbot.waitUntil(lambda: max(tool.y() for tool in tools) < tools[0].geometry().bottom())


def test_an_axis_that_a_panel_hides_stays_hidden_in_pictures_and_in_the_other_theme(qtbot):
    panel = Secret()
    qtbot.addWidget(panel)
    panel.plot.hideAxis("bottom")
    panel.show()
    panel.show_plot()
    panel.picture()
    theme.choose("dark")
    theme.choose("light")
    assert not panel.plot.getAxis("bottom").isVisible() and panel.plot.getAxis("left").isVisible()


def test_a_title_has_the_ink_of_the_theme(curves, qtbot):
    """A title that was set once kept the ink of the theme before, white on white."""
    curves.headline("Half of them")
    for name in ("contrast", "light"):
        theme.choose(name)
        ink = theme.current().text
        qtbot.waitUntil(lambda ink=ink: curves.plot.titleLabel.opts["color"] == ink)
        assert curves.plot.titleLabel.text == "Half of them" and ink in curves.plot.titleLabel.item.toHtml()
