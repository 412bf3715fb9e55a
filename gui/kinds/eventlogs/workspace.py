"""Event logs: which variant became which, the process, shapes, what to expect at which ε, the attacker.

A variant meant in the list is meant in the flow, and the other way round. Instead of the run, any other
log can stand beside the loaded one: then all panels show that pair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from engine.core.errors import SfumatoError
from engine.core.task import Source, Summary
from gui.base.i18n import numeral
from gui.kinds.eventlogs.compare_logs import Compare
from gui.kinds.eventlogs.dfg import Process
from gui.kinds.eventlogs.distributions import ActivityShares, Lengths, LostVariants
from gui.kinds.eventlogs.live_curves import (
    CaseDisclosure,
    EpsilonCurve,
    ExpectedDifference,
    ExpectedSimilarity,
    ExpectedVariants,
    TraceDisclosure,
)
from gui.kinds.eventlogs.sankey import Flow
from gui.kinds.eventlogs.variant_explorer import Explorer, Variants
from gui.plots.panel_group import PanelGroup
from gui.widgets.param_form import FieldRow
from gui.workspace.panel_tabs import Steps
from gui.workspace.workspace import Workspace


def tr(text: str) -> str:
    return QCoreApplication.translate("EventLogs", text)


class EventLogsWorkspace(Workspace):
    kind_key = "eventlogs"
    links: Links | None = None

    def panels(self) -> Steps:
        down = Qt.Orientation.Vertical
        flow = Flow()
        yield
        explorer = Explorer()
        yield PanelGroup(tr("Variants"), explorer.help, [flow, explorer], down, shares=(2, 1))
        process = Process()
        self.links = links = Links(explorer, flow, process)
        yield process
        activities = ActivityShares()
        yield
        lengths = Lengths()
        yield
        lost = LostVariants()
        yield PanelGroup(tr("Shapes"), lengths.help, [activities, PanelGroup("", "", [lengths, lost], down)])
        yield from self._panels_of_epsilon()
        cases = CaseDisclosure()
        yield
        traces = TraceDisclosure()
        yield PanelGroup(tr("Attacker"), cases.help, [cases, traces])
        compare = Compare(self.kind, self.settings)
        compare.chosen.connect(self.compare_with)
        self.jobs.view_failed.connect(self._other_failed)
        links.add(lengths, activities, lost, cases, traces, compare)
        yield compare

    def _panels_of_epsilon(self) -> Steps:
        self._expected: list[EpsilonCurve] = []
        self._exposure = ExposureWords(self.setup.form.rows["delta"])
        for make in (ExpectedSimilarity, ExpectedDifference, ExpectedVariants):
            curve = make()
            curve.mark_moved.connect(lambda epsilon: self.setup.set_values({"epsilon": epsilon}))
            curve.choose(self.setup.read())
            self._expected.append(curve)
            yield
        self.setup.changed.connect(self._form_changed)
        first, *others = self._expected
        rest = PanelGroup("", "", others)
        yield PanelGroup(tr("Choose ε"), first.help, [first, rest], Qt.Orientation.Vertical, shares=(4, 3))

    def compare_with(self, path: str) -> None:
        """Look at another log beside the loaded one; "" goes back to the run.

        The comparison itself is an errand: it may take long, says how far it is, and can be cancelled.
        """
        if self.links is None or self.links.against == path or self.source is None:
            return
        if not path:
            self._look_beside("")
            return
        asked = {"against": path}
        job = self._send("comparing", tr("Comparing the logs"), "view", self.source, "comparison", asked)
        job.returned.connect(lambda _metrics: self.jobs.is_current(job) and self._look_beside(path))
        job.errored.connect(self.message.show_error)

    def _look_beside(self, path: str) -> None:
        if self.links is not None:
            self.links.look_beside(path)
            self.jobs.drop_requests()
            self._stale_panels()

    def open_files(self, paths: Sequence[str], corrections: Mapping[str, Any] | None = None) -> None:
        if self.links is not None:
            self.links.look_beside("")
        super().open_files(paths, corrections)

    def _loaded(self, source: Source) -> None:
        """The list is asked for while the steward checks the preview: a run started there can fill it."""
        super()._loaded(source)
        if self.links is not None:
            self.jobs.request_view(self.links.explorer, source, "variants", {"against": ""})
        self._ask_exposure()

    def _ask_exposure(self) -> None:
        """δ that is left open, and the single cases to expect: both are known before a run."""
        chosen = self.setup.read()
        if self.source is not None and chosen is not None:
            self.jobs.request_view(self._exposure, self.source, "exposure", {"chosen": chosen})

    def _look_at(self, summary: Summary) -> None:
        if self.links is not None:
            self.links.look_beside("")
        super()._look_at(summary)

    def _other_failed(self, _error: SfumatoError, _details: str) -> None:
        """The message says what is wrong with the second log; the run is on show again."""
        self.compare_with("")

    def _form_changed(self) -> None:
        chosen = self.setup.read()
        self._ask_exposure()
        for curve in self._expected:
            curve.choose(chosen)


class ExposureWords(QObject):
    """Beside the field of δ: what it comes to with this log, and how many single cases to expect."""

    def __init__(self, line: FieldRow):
        super().__init__()
        self._line = line

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        number = numeral(value.units, ",")
        of = tr("{number} persons") if value.unit == "person" else tr("{number} cases")
        self._line.editor.set_auto(f"{numeral(value.delta, 'g')} ({of.format(number=number)})")
        expected = (
            tr("Single persons published whole, on average: {singles}")
            if value.unit == "person"
            else tr("Single cases published whole, on average: {singles}")
        )
        self._line.say(expected.format(singles=numeral(value.singles, ".2g")))


class Links(QObject):
    """One meant variant, one set of activities and one other log for all panels."""

    def __init__(self, explorer: Explorer, flow: Flow, process: Process):
        super().__init__()
        self.against = ""
        self.explorer, self._flow, self._process = explorer, flow, process
        self._beside: list[Any] = [explorer, flow, process]
        explorer.loaded.connect(self._know)
        explorer.row_hovered.connect(self._hovered)
        explorer.row_chosen.connect(self._chosen)
        flow.variants_meant.connect(self._meant)

    def add(self, *panels: Any) -> None:
        """Panels that show the other log too."""
        self._beside += panels

    def look_beside(self, path: str) -> None:
        self.against = path
        for panel in self._beside:
            panel.against = path

    def _know(self, variants: Variants) -> None:
        self._flow.know(variants.activities)
        self._process.know(variants.activities)

    def _hovered(self, listed: int) -> None:
        row = self.explorer.variant_of(listed) if listed >= 0 else self.explorer.chosen_variant()
        self._flow.light_variant(row)

    def _chosen(self, listed: int) -> None:
        self._flow.light_variant(self.explorer.variant_of(listed))

    def _meant(self, rows: set[int], clicked: bool) -> None:
        self.explorer.light(rows)
        for row in sorted(rows):
            if clicked:
                self.explorer.choose_variant(row)
            else:
                self.explorer.bring_into_sight(row)
            break
