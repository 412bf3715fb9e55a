"""The workspace of event logs, in a real window with a real worker and the real views."""

from __future__ import annotations

import csv
import time
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QPointF, Qt, QTranslator
from PySide6.QtWidgets import QLineEdit

from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.kind import KIND, Groups, Travas
from engine.kinds.eventlogs.view_types import BUFFER, NoisyCounts, TechniqueFigures
from gui.base import theme
from gui.kinds.eventlogs.activity_chips import LETTERS, Activities, abbreviations
from gui.kinds.eventlogs.alignment import SkipMark, abridge
from gui.kinds.eventlogs.dfg import DIFFERENCE, ORIGINAL, RELEASE
from gui.kinds.eventlogs.sankey import Sankey
from gui.kinds.eventlogs.sankey_captions import of_band
from gui.kinds.eventlogs.sankey_item import lay_out
from gui.kinds.eventlogs.variant_explorer import KEPT, LOST, VariantExplorer, Variants
from gui.plots.panel_group import PanelPages

WAIT = 60_000
pytestmark = pytest.mark.usefixtures("one_worker")


def show_panel(workspace, panel) -> None:
    """By its tab, and by its page where the tab has pages."""
    for tab in workspace.panel_tabs.panels:
        if tab is panel:
            workspace.panel_tabs.setCurrentWidget(tab)
        elif isinstance(tab, PanelPages) and panel in tab.panels:
            workspace.panel_tabs.setCurrentWidget(tab)
            tab.pages.setCurrentWidget(panel)


@pytest.fixture
def logs(window, idle, quiet):
    workspace = window.show_kind("eventlogs")
    workspace.open_sample()
    idle(workspace)
    assert workspace.source is not None, workspace.message.text
    names = ("variants", "process", "recode", "shapes", "epsilon", "attack", "comparing")
    panels = dict(zip(names, workspace.panel_tabs.panels, strict=False))
    panels["shapes"], panels["durations"], panels["groups"] = panels["shapes"].panels
    panels["techniques"], panels["map"], panels["compare"] = panels["comparing"].panels
    workspace.flow, workspace.explorer = panels["variants"].panels
    workspace.tab = lambda name: (show_panel(workspace, panels[name]), quiet(workspace))[0]
    workspace.panel = panels
    workspace.go(workspace.step.__class__.CONFIGURE)
    quiet(workspace)
    return workspace


@pytest.fixture
def quiet(qtbot):
    def wait(workspace) -> None:
        panel = workspace.panel_tabs.currentWidget
        qtbot.waitUntil(
            lambda: not workspace.busy and not workspace.jobs.fetching and not panel().drawing,
            timeout=WAIT,
        )

    return wait


@pytest.fixture
def ran(logs, quiet):
    logs.setup.set_values({"seed": 5})
    logs.run()
    quiet(logs)
    assert logs.summary is not None, logs.message.text
    return logs


def point_at(flow: Sankey, band: int) -> None:
    """Move the mouse over the middle of a band."""
    spans = (flow.item.layout.begins[band] + flow.item.layout.ends[band]) / 2
    flow.hover(flow.plot, 0.5, float(spans.mean()))


def test_the_log_before_a_run(logs):
    table = logs.explorer.variants.table
    assert not logs.flow.isVisible() and logs.explorer.isVisible()
    assert (np.diff(table.before) <= 0).all() and not table.compared
    alone = int((table.before == 1).sum())
    assert f"{grouped(alone)} cases" in logs.explorer._note.text()
    assert logs.explorer.table_view.rows.rowCount() == len(table.before)
    assert logs.explorer.table_view.isColumnHidden(1)


def test_search_finds_activities_in_order(logs):
    variants = logs.explorer.variants
    logs.explorer.search.setText("pay, grant")
    found = {variants.trace(row) for row in logs.explorer._rows.tolist()}
    wanted = {
        trace
        for trace in map(variants.trace, range(len(variants)))
        if "Pay fee" in trace and "Grant permit" in trace[trace.index("Pay fee") :]
    }
    assert found == wanted and 0 < len(found) < len(variants)
    logs.explorer.search.setText("no such thing")
    assert logs.explorer.table_view.rows.rowCount() == 0


def test_bands_and_rows_answer_each_other(ran, quiet):
    flow, explorer = ran.flow, ran.explorer
    assert flow.isVisible() and f"{flow._flow.value:.3f}" in flow.plot.titleLabel.text
    plain = (flow._flow.count == 1) & ~flow._flow.matched
    band = int(np.argmax(np.where(plain, flow._flow.mass, 0)))
    point_at(flow, band)
    lit = next(iter(flow.item.highlighted))
    assert explorer.highlighted == flow.rows_of(lit) and flow.said() == of_band(flow._flow, lit, flow.item)
    row = int(flow._flow.sources.rows[0])
    explorer.choose_variant(row)
    assert flow.item.highlighted == set(flow.bands_of(row)) != set()
    quiet(ran)
    assert flow.edits._steps and "kept" in flow.edits.toolTip()
    flow.point_at(band, clicked=True)
    assert explorer.chosen_variant() in flow.rows_of(band)
    flow.leave()
    assert not explorer.highlighted


def test_the_two_metrics(ran, quiet):
    similarity = ran.flow._flow
    assert similarity.value == pytest.approx(ran.summary.measured.utility["similarity"])
    ran.flow.show_metric("difference")
    quiet(ran)
    assert ran.flow._flow.value == ran.summary.measured.utility["difference"]
    assert ran.flow._flow.unit == "cases" and "activities" in ran.flow.plot.titleLabel.text
    _header, rows = ran.flow.table()
    assert sum(row[2] for row in rows) == ran.flow._flow.total


def test_kept_and_lost_variants(ran):
    table = ran.explorer.variants.table
    for which, expected in ((KEPT, table.after > 0), (LOST, table.after == 0)):
        ran.explorer.which.setCurrentIndex(which)
        assert ran.explorer.table_view.rows.rowCount() == expected.sum()


def test_the_process_and_its_difference(ran, qtbot, quiet):
    ran.tab("process")
    process = ran.panel["process"]
    assert process.mode == DIFFERENCE and len(process._graph.edges) >= process.arrows.value()
    process.canvas.setFocus()
    qtbot.keyClick(process.canvas, Qt.Key.Key_Space)
    assert process.mode == ORIGINAL
    process.canvas.grab()
    middle = process.item._boxes()[1].center()
    place = process.plot.getViewBox().mapToView(middle)
    process.hover(process.plot, place.x(), place.y())
    assert process.item.node == 1 and process._graph.nodes[1][0] in process.said()
    edge = process.item._curve(0)[9]
    place = process.plot.getViewBox().mapToView(QPointF(*edge))
    process.hover(process.plot, place.x(), place.y())
    assert "→" in process.said() or process.item.node >= 0
    before = len(process._graph.edges)
    process.arrows.setValue(10)
    quiet(ran)
    assert 10 <= len(process._graph.edges) < before and "not shown" in process.plot.titleLabel.text


def test_shapes_before_and_after(ran):
    ran.tab("shapes")
    activities, shapes = ran.panel["shapes"].panels
    assert [series.name for series in activities._series] == ["Original", "Release"]
    lengths, lost = shapes.panels
    assert all(one.counts.sum() == pytest.approx(100) for one in lengths._distributions)
    share = ran.summary.measured.utility["variants_lost"]
    assert f"{100 * share:.0f}\u202f%" in lost.plot.titleLabel.text


def test_the_mark_sets_epsilon_and_follows_the_form(logs, quiet):
    logs.tab("epsilon")
    similarity = logs.panel["epsilon"].panels[0]
    assert sorted(similarity._points) == [0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0]
    similarity.mark_moved.emit(2.5)
    assert logs.setup.read().epsilon == 2.5 and similarity._mark.x == 2.5
    before = dict(similarity._points)
    logs.setup.set_values({"delta": 1e-6})
    quiet(logs)
    assert len(similarity._points) == 7 and similarity._points[1.0].k > before[1.0].k


def test_the_attacker_grows_point_by_point(ran):
    ran.tab("attack")
    case, trace = ran.panel["attack"].panels
    for panel in (case, trace):
        assert len(panel._points) == 18 and len(panel._curves) == 6
    known = ran.summary.measured.risk["case_disclosure"]
    found = case._points["sequence", 3]
    assert found.case_after[0] == pytest.approx(known[1])


def test_any_other_log_beside_the_loaded_one(ran, quiet, tmp_path):
    trace = ran.explorer.variants.trace(0)
    path = tmp_path / "other.csv"
    lines = [f"{case},{activity}" for case in range(7) for activity in (*trace, "Something new")]
    path.write_text("\n".join(["case,activity", *lines]))
    ran.tab("compare")
    compare = ran.panel["compare"]
    compare.chosen.emit(str(path))
    quiet(ran)
    assert compare._metrics.cases == 7 and "other.csv" in compare._words.text()
    ran.tab("variants")
    assert "other.csv" in ran.flow.plot.titleLabel.text
    table = ran.explorer.variants.table
    assert table.before[-1] == 0 and table.after[-1] == 7
    ran.tab("compare")
    compare.back_button.click()
    ran.tab("variants")
    assert ran.explorer.variants.table.after.sum() == ran.summary.measured.utility["cases"]


def test_a_second_log_that_cannot_be_read_is_said_and_left(ran, quiet, tmp_path):
    path = tmp_path / "broken.xes"
    path.write_text("<log><trace>")
    ran.compare_with(str(path))
    quiet(ran)
    assert ran.message.isVisible() and "broken.xes, line 1" in ran.message.text.lower()
    assert ran.against == "" and ran.flow._flow is not None


def test_an_empty_release_is_a_result(logs, quiet):
    logs.setup.set_values({"epsilon": 0.05, "delta": 1e-9})
    logs.run()
    quiet(logs)
    assert logs.summary.measured.utility["similarity"] is None
    said = logs.flow._empty.text()
    assert logs.flow.isVisible() and "nothing can be released" in said and "would release" in said
    for name in ("process", "shapes", "epsilon", "attack"):
        logs.tab(name)
    assert not logs.message.isVisible(), logs.message.text


def test_why_a_release_is_empty_is_said_in_the_language_of_the_window(qtbot, dressed):
    class Another(QTranslator):
        def isEmpty(self):
            return False

        def translate(self, context, source, disambiguation=None, n=-1):
            return f"Ebbene, {source}" if "{k}" in source else source

    panel, other = Sankey(), Another()
    qtbot.addWidget(panel)
    QCoreApplication.installTranslator(other)
    try:
        warnings = (text("nothing was released: the threshold is {k}", k=7),)
        measured, task = SimpleNamespace(warnings=warnings), SimpleNamespace(technique="eventlogs.travas")
        panel.show_run(SimpleNamespace(measured=measured, task=task))
        panel.draw(None)
    finally:
        QCoreApplication.removeTranslator(other)
    assert "Ebbene, nothing was released: the threshold is 7." in panel._empty.text()


def test_a_second_draw_of_the_same_is_told_what_choosing_costs(logs, quiet):
    logs.run()
    quiet(logs)
    assert "several draws" not in logs.message.text
    logs.run()
    quiet(logs)
    assert "costs more than it gives" in logs.message.text


def test_variants_appear_as_they_are_decided(logs):
    snapshot = NoisyCounts(places=np.array([1, 4]), counts=np.array([30, 12]))
    logs.explorer.show_snapshot(snapshot)
    assert logs.explorer.variants.table.after[[1, 4]].tolist() == [30, 12]
    assert not logs.explorer.table_view.isColumnHidden(1)


def test_ten_thousand_variants_stay_fluid(qtbot, dressed):
    """Everything is folded into a few nodes, and rows are painted only where they are seen."""
    random = np.random.default_rng(1)
    counts = {tuple(map(str, random.integers(0, 12, 12))): int(1 + 4000 / (n + 5)) for n in range(10_000)}
    log = log_of(counts)
    published = KIND.techniques[0].run(log, Travas(), Randomness.from_seed(1), Progress())
    flow, explorer = Sankey(), VariantExplorer()
    for panel in (flow, explorer):
        qtbot.addWidget(panel)
        panel.resize(900, 500)
        panel.show()
    began = time.process_time()
    explorer.show_view("variants", {"against": ""}, KIND.views["variants"](log, published, None))
    asked = {"metric": "similarity", "limit": 40, "against": ""}
    picture = KIND.views["sankey"](log, published, None, metric="similarity", limit=40)
    middle = time.process_time()
    flow.show_view("sankey", asked, picture)
    for panel in (flow, explorer):
        panel.grab()
    assert picture.sources.folded >= 9_900 and len(picture.mass) < 2_000
    assert time.process_time() - middle < 2 and middle - began < 60
    assert explorer.table_view.rows.rowCount() == 10_000


def test_bands_touch_their_nodes_without_gap_or_overlap():
    log = log_of({tuple("abc"): 50, tuple("ab"): 25, tuple("a"): 25, tuple("xy"): 9})
    published = KIND.techniques[0].run(log, Travas(), Randomness.from_seed(1), Progress())
    for metric in ("similarity", "difference"):
        flow = KIND.views["sankey"](log, published, None, metric=metric)
        made = lay_out(flow)
        sides = ((made.left, made.begins, flow.source), (made.right, made.ends, flow.target))
        for nodes, spans, ends in sides:
            for node in np.unique(ends):
                own = spans[ends == node]
                own = own[np.argsort(own[:, 0])]
                place = nodes[-1 if node == BUFFER else node]
                assert own[0, 0] == pytest.approx(place[0]) and own[-1, 1] == pytest.approx(place[1])
                assert own[1:, 0] == pytest.approx(own[:-1, 1])


def test_pictures_of_both_themes(ran, tmp_path):
    for choice in ("dark", "light"):
        theme.choose(choice)
        for panel in (ran.flow, ran.panel["process"]):
            if panel._drawn:
                panel.save_png(tmp_path / f"{panel.title}-{choice}.png")
    assert len(list(tmp_path.glob("Flow-*.png"))) == 2


names = st.lists(st.text(min_size=0, max_size=12), unique=True, max_size=40)


@given(names)
def test_no_two_activities_share_an_abbreviation(names):
    found = abbreviations(names)
    assert len(set(found.values())) == len(names)
    assert all(0 < len(short) <= LETTERS + 2 for short in found.values())


def test_abbreviations_read_like_the_names():
    found = abbreviations(
        ["ER Registration", "ER Triage", "ER Sepsis Triage", "CRP", "LacticAcid", "Release A"]
    )
    assert list(found.values()) == ["ER", "ET", "EST", "CRP", "LA", "RA"]


def test_colours_are_kept_by_place_and_differ_in_strength(dressed):
    activities = Activities.of([f"activity {n}" for n in range(20)])
    assert len({activities.colour(name).name() for name in activities.names}) == 20


def test_long_kept_stretches_are_shortened():
    steps = [SimpleNamespace(operation="keep")] * 9 + [SimpleNamespace(operation="insert")]
    found = abridge(steps)
    assert [type(step) is SkipMark for step in found] == [False, False, True, False, False, False]
    assert found[2].count == 5
    assert len(abridge(steps[:5])) == 5


def test_variants_spell_what_the_table_holds():
    log = log_of({("a", "b"): 3, ("b",): 1})
    variants = Variants(KIND.views["variants"](log, None, None))
    assert [variants.trace(row) for row in range(2)] == [("a", "b"), ("b",)]
    assert variants.holding("b, a").tolist() == [] and variants.holding("a, b").tolist() == [0]


def test_the_form_says_what_delta_comes_to_and_how_many_single_cases_to_expect(logs, quiet):
    line = logs.setup.form.rows["delta"]
    shown = line.editor.findChild(QLineEdit)
    assert shown.text() == "" and shown.placeholderText() == "auto: 0.0001 (600 cases)"
    before = line.note
    assert "on average: 0.0061" in before
    logs.setup.set_values({"delta": 0.01})
    quiet(logs)
    assert line.note != before and float(line.note.rpartition(" ")[2]) > 0.5
    logs.setup.set_values({"delta": None})
    quiet(logs)
    assert line.note == before


def test_variants_are_saved_by_their_activities(ran, tmp_path):
    ran.explorer.save_csv(tmp_path / "variants.csv")
    with (tmp_path / "variants.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    variants = ran.explorer.variants
    wanted = {
        " → ".join(variants.trace(row)): int(variants.table.before[row]) for row in range(len(variants))
    }
    assert {row["Variant"]: int(row["Original"]) for row in rows} == wanted
    assert "not for publication" in ran.explorer.stamp


def test_arrows_not_shown_are_those_of_the_log_on_show(ran, quiet):
    ran.tab("process")
    process = ran.panel["process"]
    process.arrows.setValue(process.arrows.minimum())
    quiet(ran)
    for mode in (ORIGINAL, RELEASE, DIFFERENCE):
        process.show_mode(mode)
        folded, title = process._graph.folded[mode], process.plot.titleLabel.text
        assert (f"{grouped(folded)} rarer arrows not shown" in title) == (folded > 0)
    assert process._graph.folded[RELEASE] < process._graph.folded[ORIGINAL]


def test_while_a_process_is_drawn_nobody_is_asked_to_open_a_log(logs):
    process = logs.panel["process"]
    process.clear()
    assert "Open a log" in process._empty.text()
    process.blockSignals(True)  # the answer does not come
    process.show_source(logs.source)
    assert "Open a log" not in process._empty.text()


def test_a_point_of_the_map_of_techniques_goes_into_the_form(logs):
    row = TechniqueFigures(
        "eventlogs.groups", {"k": 20}, "Groups of k", "k = 20", "Groups, k = 20", "", 1.0, 0.9, 0.1, 1, "", 20
    )
    logs.panel["map"].show_figures(logs.source, (row,))
    logs.panel["map"].point_chosen.emit(0)
    assert logs.setup.technique.key == "eventlogs.groups" and logs.setup.read() == Groups(k=20)
