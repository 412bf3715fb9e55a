"""Matrix, ranks, weights, noise, attacker and risk of a real run, linked by the chosen node."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.kinds.graphs.metric_plots import EdgeAttack, Noise, Ranks, Weights
from gui.kinds.graphs.network import NetworkPlot
from gui.kinds.graphs.network_matrix import OriginalMatrix, SyntheticMatrix
from gui.kinds.graphs.risk_card import GraphRiskCard
from gui.kinds.graphs.workspace import NodeSelection
from gui.workspace.workflow import Step


def test_the_chosen_node_is_one_for_all_panels_and_cells_are_pointed_at_on_both_sides(network, hang, run):
    pipeline, task, _seen = run
    left, right, ranks, weights = (hang(p) for p in (OriginalMatrix(), SyntheticMatrix(), Ranks(), Weights()))
    links = NodeSelection(network, left, right, ranks, weights)
    for panel in (left, right, ranks, weights):
        panel.show_run(pipeline.run(task, Progress()))
    left.clicked(left.plot, 0, left._rows.index("fees"))
    assert links.node == "fees" and network.items[0].selected == network.sides.view.labels.index("fees")
    ranks.clicked(ranks.plot, 1, ranks._names.index("cost"))
    assert right._marked == "cost" == left._marked
    left.hover(left.plot, 1, 0)
    assert right.said().startswith(f"{right._rows[0]} × {right._columns[1]}")
    assert left._limits == right._limits
    right._difference.setChecked(True)
    assert right._matrix == pytest.approx(right.matrix.synthetic - right.matrix.original)


@pytest.mark.parametrize("by", ["pagerank", "strength", "betweenness", "closeness", "eigenvector"])
def test_ranks_are_those_of_the_original_in_order_whatever_the_centrality(hang, run, by):
    pipeline, task, _seen = run
    panel = hang(Ranks())
    panel._by.setCurrentIndex(panel._by.findData(by))
    panel.show_run(pipeline.run(task, Progress()))
    _header, rows = panel.table()
    assert [row[1] for row in rows] == list(range(1, len(rows) + 1))
    assert sorted(row[2] for row in rows) == list(range(1, len(rows) + 1))


def test_weights_are_counted_from_heavy_to_light(hang, run):
    pipeline, task, _seen = run
    panel = hang(Weights())
    panel.show_run(pipeline.run(task, Progress()))
    view = pipeline.view(task, "weights", {}, Progress())
    header, rows = panel.table()
    original = {row[0]: row[header.index("Original")] for row in rows if row[header.index("Original")] != ""}
    assert original == {w: float((view.before >= w).sum()) for w in np.unique(view.before)}


def test_noise_is_shown_for_every_edge_and_the_attacker_against_guessing(hang, run):
    pipeline, task, _seen = run
    noise, attack = hang(Noise()), hang(EdgeAttack())
    for panel in (noise, attack):
        panel.show_run(pipeline.run(task, Progress()))
    edges = len(pipeline.view(task, "weights", {}, Progress()).before)
    counted = {one.name: int(one.counts.sum()) for one in noise._distributions}
    assert counted["noise on all edges"] == edges
    assert "Not for publication" in noise.stamp
    # Four edges of one person are too few to judge an attack by.
    assert not attack._drawn and "too few of one kind to judge" in attack._empty.text()


def test_the_attacker_is_drawn_against_guessing_with_how_far_he_may_be_off(hang, run, tmp_path):
    rows = [f"P{i},a,one {i}" for i in range(8)] + [f"P{i},b,many {e}" for e in range(8) for i in range(4)]
    path = tmp_path / "more.csv"
    path.write_text("\n".join(["participant,source,target", *rows]) + "\n", encoding="utf-8")
    pipeline, _task, _seen = run
    task = task_of(find("graphs.synthetic"), [path], {}, seed=4)
    attack = hang(EdgeAttack(), task)
    attack.show_run(pipeline.run(task, Progress()))
    names = [curve.name for curve in attack._curves]
    assert names[0] == "original, AUC 1.00 ± 0.00" and names[-1] == "guessing" and len(names) == 4


def test_a_panel_that_waits_does_not_ask_for_a_file_that_is_open(qtbot, run):
    """Before, while and after: what is said is true at each of them."""
    pipeline, task, _seen = run
    for panel in (OriginalMatrix(), Weights(), NetworkPlot()):
        qtbot.addWidget(panel)
        list(panel.rest())
        assert "when a file is read" in panel._empty.text()
        panel.show_source(task.source)
        assert "Open a file" not in panel._empty.text()
    for panel in (Ranks(), Noise(), EdgeAttack()):
        qtbot.addWidget(panel)
        assert "after a run" in panel._empty.text()
        panel.show_run(pipeline.run(task, Progress()))
        assert panel._empty.text().endswith("…")


def test_an_empty_layer_is_said_to_be_empty_and_left_again(hang, run, tmp_path):
    path = tmp_path / "signed.csv"
    rows = [f"P{i},a{i % 3},b,1" for i in range(12)]
    path.write_text("\n".join(["participant,source,target,weight", *rows]) + "\n", encoding="utf-8")
    pipeline, _task, _seen = run
    task = task_of(find("graphs.synthetic"), [path], {"signed": "split"}, seed=4)
    for panel in (hang(OriginalMatrix(), task), hang(SyntheticMatrix(), task), hang(Weights(), task)):
        panel.show_run(pipeline.run(task, Progress()))
        assert panel._drawn
        panel.show_layer("negative")
        assert not panel._drawn and "no edge" in panel._empty.text()
        panel.show_layer("")
        assert panel._drawn


def test_a_file_that_says_nothing_of_people_has_one_sentence_and_no_dashes(qtbot, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(
        "source,target,weight\n" + "".join(f"a{i},b,{i + 1}\n" for i in range(6)), encoding="utf-8"
    )
    card = GraphRiskCard()
    qtbot.addWidget(card)
    card.show_run(Pipeline().run(task_of(find("graphs.synthetic"), [path], {}, seed=4), Progress()))
    assert not {"attack_auc_bayes", "posterior_cap", "single_contributor_share"} & set(card.values)
    said = [label.text() for label in card.findChildren(QLabel)]
    assert any("cannot be measured" in text for text in said)


def test_the_risk_card_gives_no_epsilon_next_to_the_factor_and_no_single_tick(qtbot, run):
    pipeline, task, _seen = run
    card = GraphRiskCard()
    qtbot.addWidget(card)
    summary = pipeline.run(task, Progress())
    card.show_run(summary)
    assert card.values["epsilon_edge"] == card.values["epsilon_person"] == "–"
    assert card.values["noise_scale"] == "0.900" and card.values["presence_disclosed"] == "yes"
    cap = summary.measured.risk["posterior_cap"]
    assert card.values["posterior_cap"] == f"{cap:.3f}"
    share = summary.measured.risk["single_contributor_share"]
    assert card.values["single_contributor_share"] == f"{100 * share:.0f}\u202f%"


def test_the_risk_card_of_a_private_release_names_person_and_threshold(qtbot, maps):
    card = GraphRiskCard()
    qtbot.addWidget(card)
    task = task_of(find("graphs.private"), [maps], {"epsilon": 8, "delta": 0.01, "c": 2}, seed=1)
    card.show_run(Pipeline().run(task, Progress()))
    assert card.values["epsilon_person"] == "8.000" and card.values["contributions"] == "2"
    assert card.values["presence_disclosed"] == "no"


def test_a_crowded_graph_opens_as_a_matrix_once_and_whoever_goes_back_stays(window, idle, qtbot, tmp_path):
    path, names = tmp_path / "dense.csv", [f"n{at:02d}" for at in range(14)]
    edges = [f"P1,{u},{v}" for u in names for v in names if u < v]
    path.write_text("\n".join(["participant,source,target", *edges]), encoding="utf-8")
    workspace = window.show_kind("graphs")
    workspace.open_files([str(path)])
    idle(workspace)
    workspace.go(Step.CONFIGURE)
    tabs = workspace.panel_tabs
    qtbot.waitUntil(lambda: tabs.currentWidget() is workspace.matrix_tab, timeout=20_000)
    qtbot.waitUntil(lambda: workspace.matrix._drawn, timeout=20_000)
    assert "14 nodes and 91 edges" in workspace.matrix._caption.text()
    tabs.setCurrentWidget(workspace.network)
    workspace.run()
    qtbot.waitUntil(lambda: workspace.network.sides.synthetic is not None, timeout=60_000)
    idle(workspace)
    assert tabs.currentWidget() is workspace.network


def test_a_matrix_says_how_many_nodes_are_not_in_it(hang):
    from engine.kinds.graphs.view_types import MatrixView

    panel, cells = hang(OriginalMatrix()), np.eye(3)
    panel.show_view("matrix", {"layer": ""}, MatrixView(("a", "b", "c"), cells, None, 1_200))
    assert "The strongest 3 of 1\u202f200 nodes." in panel._caption.text()
    panel.show_view("matrix", {"layer": ""}, MatrixView(("a", "b", "c"), cells, None, 3))
    assert "strongest 3" not in panel._caption.text()


def test_a_file_without_signs_has_one_layer_whatever_was_chosen_of_the_former(qtbot, run):
    _pipeline, task, _seen = run
    network, *panels = (Panel() for Panel in (NetworkPlot, OriginalMatrix, SyntheticMatrix, Ranks, Weights))
    for panel in (network, *panels):
        qtbot.addWidget(panel)
    list(network.rest())
    selection = NodeSelection(network, *panels)
    assert selection.node == ""
    network._layers.setCurrentIndex(1)
    network._layers.activated.emit(1)
    assert [panel.layer for panel in (network, *panels)] == ["negative"] * 5
    network.offer_layers(task.source)
    assert [panel.layer for panel in (network, *panels)] == [""] * 5


@pytest.mark.parametrize("Panel", [OriginalMatrix, Ranks, Weights])
def test_another_layer_is_asked_for_also_while_the_first_is_on_its_way(qtbot, run, Panel):
    pipeline, task, _seen = run
    panel, asked, drawn = Panel(), [], []
    qtbot.addWidget(panel)
    panel.request_view.connect(lambda _name, wanted: asked.append(wanted))
    panel.draw = drawn.append
    panel.show_layer("negative")
    assert asked == []  # nothing is loaded, or nothing has run
    panel.show_run(pipeline.run(task, Progress()))
    panel.show_layer("")
    assert [wanted["layer"] for wanted in asked] == ["negative", ""]
    panel.show_view(panel.view, asked[0], "late")
    panel.show_view(panel.view, asked[1], "right")
    assert drawn == ["right"]


def test_the_choice_of_a_centrality_asks_nothing_before_a_run(qtbot):
    panel, asked = Ranks(), []
    qtbot.addWidget(panel)
    panel.request_view.connect(lambda _name, wanted: asked.append(wanted))
    panel._by.activated.emit(1)
    assert asked == []
