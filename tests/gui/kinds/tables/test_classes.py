"""Classes, lattice and loss as the panels draw them, from values of the engine's view types."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kinds.tables.view_types_classes import (
    ClassBoxes,
    ClassSizeBins,
    GeneralisationMap,
    GroupSizes,
    LatticeNode,
    LatticeView,
    LossCurve,
    LossCurves,
    LossPoint,
)
from gui.kinds.tables.classes import ClassBoxPlot, ClassSizeHistogram, GeneralisationHeatMap
from gui.kinds.tables.lattice import LatticePicture
from gui.kinds.tables.loss import GroupSizePlot, LossAgainstK


@pytest.fixture
def seat(qtbot, dressed):
    def make(panel):
        qtbot.addWidget(panel)
        for _ in panel.rest():
            pass
        panel.resize(760, 520)
        return panel

    return make


SIZES = ClassSizeBins(
    ("age", "sex"),
    "persons",
    np.array([1, 2, 4, 8, 16]),
    np.array([70, 20, 10, 0]),
    np.array([0, 0, 40, 55]),
    1,
    5,
    5,
)


def test_class_sizes_are_shares_of_the_rows_with_a_line_at_k(seat):
    panel = seat(ClassSizeHistogram())
    panel.draw(SIZES)
    header, rows = panel.table()
    assert [row[0] for row in rows] == ["1", "2–3", "4–7", "8–15"]
    assert header[0] == "Persons in the class"
    assert [row[1] for row in rows] == pytest.approx([70, 20, 10, 0])
    assert sum(row[2] for row in rows) == pytest.approx(100)
    assert "5 persons" in panel.plot.titleLabel.text


def test_saved_class_sizes_leave_the_original_out(seat, tmp_path):
    panel = seat(ClassSizeHistogram())
    panel.draw(SIZES)
    panel.save_csv(tmp_path / "sizes.csv")
    assert "Original" not in (tmp_path / "sizes.csv").read_text(encoding="utf-8")


def test_without_quasi_identifiers_it_says_what_to_do(seat):
    panel = seat(ClassSizeHistogram())
    panel.draw(None)
    assert "No column is a quasi-identifier" in panel._empty.text()


def test_the_heat_map_has_a_line_a_column_in_per_cent(seat):
    panel = seat(GeneralisationHeatMap())
    shares = np.array([[0.25, 0.7, 0.05], [0.0, 0.95, 0.05]])
    panel.draw(GeneralisationMap(("age", "zip"), ("0", "1", "left out"), shares, True))
    header, rows = panel.table()
    assert header[1:] == ["0", "1", "left out"]
    assert rows[0][1:] == pytest.approx([25, 70, 5])


def test_boxes_say_what_is_in_them(seat, tmp_path):
    panel = seat(ClassBoxPlot())
    boxes = np.array([[0.0, 10.0, 0.0, 5.0], [10.0, 20.0, 0.0, 5.0]])
    panel.draw(ClassBoxes("age", "cost", np.array([[3.0, 2.0]]), boxes, np.array([7, 9]), 3))
    panel.hover(panel.plot, 12.0, 1.0)
    assert "9 rows" in panel.said() and "age: 10 to 20" in panel.said()
    assert "2 of 5 classes are drawn" in panel.plot.titleLabel.text
    panel.save_csv(tmp_path / "boxes.csv")
    assert len((tmp_path / "boxes.csv").read_text(encoding="utf-8").splitlines()) == 3


LATTICE = LatticeView(
    ("zip", "age"),
    (3, 2),
    (
        LatticeNode((1, 2), 0.66, 0.6667, True, 0, chosen=True),
        LatticeNode((2, 1), 0.5, 0.9, False, 4),
        LatticeNode((3, 1), 0.7083, 0.7083, True, 0),
        LatticeNode((3, 2), 1.0, None, None, None),
    ),
    False,
    12,
    5,
    True,
)


def test_a_node_is_named_pointed_at_and_chosen(seat, qtbot):
    panel = seat(LatticePicture())
    panel.draw(LATTICE)
    assert "5 of 12 choices" in panel.plot.titleLabel.text and "Optimal" in panel.plot.titleLabel.text
    panel.hover(panel.plot, 70.83, 4.0)
    assert "zip 3, age 1" in panel.said() and "70.8" in panel.said()
    with qtbot.waitSignal(panel.node_chosen) as chosen:
        panel.clicked(panel.plot, 70.83, 4.0)
    assert chosen.args == [{"zip": 3, "age": 1}]


def test_the_chosen_node_is_not_run_again(seat, qtbot):
    panel = seat(LatticePicture())
    panel.draw(LATTICE)
    with qtbot.assertNotEmitted(panel.node_chosen):
        panel.clicked(panel.plot, 66.67, 3.0)


def test_many_nodes_are_a_table_by_loss(seat):
    from dataclasses import replace

    panel = seat(LatticePicture())
    panel.draw(replace(LATTICE, as_table=True))
    assert panel.tools.as_table.isChecked()
    header, rows = panel.table()
    assert header == ["zip", "age", "Loss", "Rows left out", "Reaches it"]
    assert [row[:2] for row in rows] == [[1, 2], [3, 1], [2, 1], [3, 2]]


def test_levels_that_were_given_are_not_called_optimal(seat):
    from dataclasses import replace

    panel = seat(LatticePicture())
    panel.draw(replace(LATTICE, optimal=False))
    assert "Levels as given" in panel.plot.titleLabel.text


def curve(name, *losses, chosen=False):
    points = tuple(LossPoint(k, loss, classes=100 // k) for k, loss in zip((2, 5, 10), losses, strict=True))
    return LossCurve(name, points, chosen)


STEPS = [{"technique": "tables.generalise", "columns": [], "params": {"k": 5}}]


def test_loss_against_k_is_drawn_in_per_cent_and_a_k_is_dragged(seat, qtbot):
    panel = seat(LossAgainstK())
    panel.set_steps(STEPS)
    panel.draw(LossCurves((curve("mondrian, cuts", 0.1, 0.2, 0.4, chosen=True),), 5, "ncp", 100))
    _, rows = panel.table()
    assert [row[1] for row in rows] == pytest.approx([10, 20, 40])
    assert "k = 5 loses 20.0\u202f% in 20 classes" in panel.plot.titleLabel.text
    with qtbot.waitSignal(panel.k_chosen) as chosen:
        panel.mark_moved.emit(10.0)
    assert chosen.args == [10]


def test_points_of_the_lattice_appear_as_they_come(seat):
    panel = seat(LossAgainstK())
    panel.set_steps(STEPS)
    panel.draw(LossCurves((curve("mondrian, cuts", 0.1, 0.2, 0.4),), 5, "ncp", 100))
    panel.show_snapshot(LossCurves((curve("lattice, 5 %", 0.3, None, None),), 5, "ncp", 100))
    header, rows = panel.table()
    assert header[-1] == "lattice, 5\u202f%" and rows[0][-1] == pytest.approx(30)
    assert rows[1][-1] == ""  # not there yet: not drawn as nothing lost


def test_without_a_step_that_reaches_k_there_is_nothing_to_ask(seat, qtbot):
    panel = seat(LossAgainstK())
    with qtbot.assertNotEmitted(panel.request_view):
        panel.refresh()
    assert "add Generalise" in panel._empty.text()


def test_what_cannot_run_is_said(seat):
    panel = seat(LossAgainstK())
    panel.set_steps(STEPS)
    panel.draw(LossCurves((), 5, "ncp", 100, error="k = 10, the table has 7 rows", hint="choose less"))
    assert "7 rows" in panel._empty.text()


def test_groups_of_a_microaggregation(seat):
    panel = seat(GroupSizePlot())
    panel.draw(GroupSizes(3, (("a", "b"),), (5.6922,), "mdav", np.array([3, 4]), np.array([10, 2])))
    _, rows = panel.table()
    assert rows == [["3", 10], ["4", 2]] and "5.69\u202f%" in panel.plot.titleLabel.text
