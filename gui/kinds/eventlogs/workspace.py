"""Event logs: which variant became which, the process, shapes, what to expect at which ε, the attacker.

A variant pointed at in the list is highlighted in the flow, and the other way round. Instead of the run, any
other log can stand beside the loaded one: then all panels show that pair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.task import Source, Summary
from engine.core.technique import find
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.view_types import Exposure, TechniqueFigures
from gui.base.i18n import counted, numeral
from gui.base.panel import Panel
from gui.kinds.eventlogs.compare_logs import Compare
from gui.kinds.eventlogs.dfg import Process
from gui.kinds.eventlogs.distributions import ActivityShares, LostVariants, TraceLengths
from gui.kinds.eventlogs.durations import DurationQuartiles, StepSources
from gui.kinds.eventlogs.group_plots import GroupBars, GroupEdits
from gui.kinds.eventlogs.live_curves import (
    CaseDisclosure,
    ExpectedDifference,
    ExpectedSimilarity,
    ExpectedVariants,
    TraceDisclosure,
)
from gui.kinds.eventlogs.log_pair import LogPair
from gui.kinds.eventlogs.recode_screen import ActivityRecode, RecodeRanking
from gui.kinds.eventlogs.sankey import Sankey
from gui.kinds.eventlogs.technique_map import TechniqueMap
from gui.kinds.eventlogs.techniques import Techniques
from gui.kinds.eventlogs.variant_explorer import VariantExplorer, Variants
from gui.widgets.param_form import FieldRow
from gui.workspace.panel_tabs import DOWN, Panels, Tab
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace


def tr(text: str) -> str:
    return QCoreApplication.translate("EventLogs", text)


class EventLogsWorkspace(Workspace):
    kind_key = "eventlogs"
    _recoded = False  # the log is being read again with other names
    against = ""  # the file that stands beside the loaded log; "" for the run
    PANELS: ClassVar[Panels] = [
        Tab("Variants", [Sankey, VariantExplorer], way=DOWN, shares=(8, 7)),
        Process,
        Tab("Recode", [ActivityRecode, RecodeRanking], shares=(4, 3)),
        Tab(
            "Shapes",
            [
                Tab("Activities", [ActivityShares, Tab("", [TraceLengths, LostVariants], way=DOWN)]),
                Tab("Durations", [DurationQuartiles, StepSources], shares=(3, 2)),
                Tab("Groups", [GroupBars, GroupEdits], way=DOWN),
            ],
            pages=True,
        ),
        Tab(
            "Choose ε",
            [ExpectedSimilarity, Tab("", [ExpectedDifference, ExpectedVariants])],
            way=DOWN,
            shares=(4, 3),
        ),
        Tab("Attacker", [CaseDisclosure, TraceDisclosure]),
        Tab("Compare", [Techniques, TechniqueMap, Compare], pages=True),
    ]

    def link(self) -> None:
        get = self.panel_tabs.get
        self._sankey, self._explorer, self._process = get(Sankey), get(VariantExplorer), get(Process)
        self._explorer.loaded.connect(self._share_activities)
        self._explorer.row_hovered.connect(self._row_hovered)
        self._explorer.row_chosen.connect(self._row_hovered)
        self._sankey.variants_hovered.connect(self._band_hovered)
        self._expected = [get(ExpectedSimilarity), get(ExpectedDifference), get(ExpectedVariants)]
        for curve in self._expected:
            curve.mark_moved.connect(lambda epsilon: self.setup.set_values({"epsilon": epsilon}))
            curve.choose(self._travas())
        self._exposure = ExposureHint(self)
        self._recode, self._ranking = get(ActivityRecode), get(RecodeRanking)
        self._recode.applied.connect(self.apply_recoding)
        self.setup.changed.connect(self._form_changed)
        compare = get(Compare)
        compare.chosen.connect(self.compare_with)
        compare.file_wanted.connect(self.ask_for_second_log)
        self._techniques = get(Techniques)
        self._techniques.wanted.connect(self.compare_techniques)
        self._map = get(TechniqueMap)
        self._map.wanted.connect(self.compare_techniques)
        self._map.chosen.connect(self._take_technique)
        self._map.run_wanted.connect(self.run)
        self.jobs.view_failed.connect(self._other_failed)

    # --- recoding ----------------------------------------------------------------------------------

    def apply_recoding(self, settings: dict[str, str]) -> None:
        """Read the log again with these names, and come back to the plots."""
        self._recoded = True
        self.correct(settings)

    # --- all techniques side by side --------------------------------------------------------------

    def compare_techniques(self) -> None:
        """May take long on a varied log: it says how far it is, and can be cancelled."""
        if self.source is None or self.busy:
            return
        source = self.source
        job = self._send("comparing", tr("Comparing techniques"), "view", source, "techniques", {})
        job.returned.connect(lambda rows: self._show_techniques(source, rows))
        job.errored.connect(self.message.show_error)

    def _show_techniques(self, source: Source, rows: tuple[TechniqueFigures, ...]) -> None:
        if self.source == source:
            for panel in (self._map, self._techniques):
                panel.show_figures(source, rows)

    def _take_technique(self, point: TechniqueFigures) -> None:
        """A point of the map into the form: its setting, and the defaults that it was computed with."""
        values = params.as_dict(params.build(find(point.technique).Params, dict(point.values)))
        self.setup.show_task(point.technique, values, self.setup.seed)

    # --- a second draw -----------------------------------------------------------------------------

    def _finished(self, summary: Summary) -> None:
        again = self._drawn_before(summary)
        super()._finished(summary)
        if again:
            # Measured on two public logs: a private choice among draws keeps fewer cases than one draw does.
            words = tr(
                "Choosing the nicest of several draws costs more than it gives: a choice that is paid for "
                "keeps fewer cases than one draw, and one that is not is not covered by the promise."
            )
            self.message.say("info", words, tr("The release draws anew in any case."))

    def _drawn_before(self, summary: Summary) -> bool:
        """Whether the same was drawn before, with other noise: somebody looks for a nicer draw."""
        task = summary.task
        if not find(task.technique).redraw_on_release:
            return False
        asked = (task.technique, task.source, task.params)
        runs = (run.task for run in self.results.history.runs)
        return any((one.technique, one.source, one.params) == asked and one != task for one in runs)

    # --- the variant pointed at --------------------------------------------------------------------

    def _share_activities(self, variants: Variants) -> None:
        said = tr("{cases} {cases:case|cases}, {events} {events:event|events}")
        table = variants.table
        events = int((table.before * variants.lengths).sum())
        self.setup.file_card.show_size(counted(said, cases=int(table.before.sum()), events=events))
        self._sankey.set_activities(variants.activities)
        self._process.set_activities(variants.activities)

    def _row_hovered(self, listed: int) -> None:
        explorer = self._explorer
        row = explorer.variant_of(listed) if listed >= 0 else explorer.chosen_variant()
        self._sankey.highlight_variant(row)

    def _band_hovered(self, rows: set[int], clicked: bool) -> None:
        self._explorer.highlight(rows)
        if rows and clicked:
            self._explorer.choose_variant(min(rows))
        elif rows:
            self._explorer.bring_into_sight(min(rows))

    # --- another log beside the loaded one ---------------------------------------------------------

    def ask_for_second_log(self) -> None:
        endings = " ".join(f"*{suffix}" for suffix in self.kind.suffixes)
        filters = tr("Event logs ({endings});;All files (*)").format(endings=endings)
        folder = self.settings.text("folder/open", str(Path.home()))
        path, _ = QFileDialog.getOpenFileName(self, tr("Second log"), folder, filters)
        if path:
            self.compare_with(path)

    def compare_with(self, path: str) -> None:
        """Look at another log beside the loaded one; "" goes back to the run.

        The comparison itself is an errand: it may take long, says how far it is, and can be cancelled.
        """
        if self.against == path or self.source is None:
            return
        if not path:
            self._show_pair("")
            return
        asked = {"against": path}
        job = self._send("comparing", tr("Comparing the logs"), "view", self.source, "comparison", asked)
        job.returned.connect(lambda _metrics: self._show_pair(path) if self.jobs.is_current(job) else None)
        job.errored.connect(self.message.show_error)

    def _show_pair(self, path: str) -> None:
        self._set_other(path)
        self.jobs.drop_requests()
        if path:
            self.results.give_way(tr("Two files are compared: their figures stand under Compare."))
        else:
            self.results.show_runs(self.summary)
            if self.summary is not None:
                self.results.history.mark(self.summary)
        self._stale_panels()
        self._ask_exposure()

    def _set_other(self, path: str) -> None:
        self.against = path
        for panel in self.panel_tabs.findChildren(Panel):
            if isinstance(panel, LogPair):
                panel.against = path

    def open_files(self, paths: Sequence[str], corrections: Mapping[str, Any] | None = None) -> None:
        self._set_other("")
        super().open_files(paths, corrections)

    def _look_at(self, summary: Summary) -> None:
        self._set_other("")
        super()._look_at(summary)
        self._ask_exposure()  # what was asked of the form is forgotten with all other looks

    def _other_failed(self, _error: SfumatoError, _details: str) -> None:
        """The message says what is wrong with the second log; the run is on show again."""
        self.compare_with("")

    def own_state(self) -> dict[str, Any]:
        return {"against": self.against}

    def put_own_state(self, state: Mapping[str, Any]) -> None:
        if state["against"]:
            self._show_pair(state["against"])

    # --- the form ----------------------------------------------------------------------------------

    def _loaded(self, source: Source) -> None:
        """The list is asked for while the steward checks the preview: a run started there can fill it."""
        super()._loaded(source)
        self.jobs.request_view(self._explorer, source, "variants", {"against": ""})
        self._ask_exposure()
        if self._recoded:
            self._recoded = False
            self.panel_tabs.setCurrentWidget(self._recode_tab())
            self._show_step(Step.CONFIGURE)
            self.said.emit(tr("Read again with the new names. Run when you are content (Ctrl+R)."))

    def _recode_tab(self) -> QWidget:
        return next(tab for tab in self.panel_tabs.panels if tab.isAncestorOf(self._recode))

    def _form_changed(self) -> None:
        chosen = self._travas()
        self._ask_exposure()
        self._recode.choose(chosen)
        self._ranking.choose(chosen)
        for curve in self._expected:
            curve.choose(chosen)

    def _travas(self) -> Travas | None:
        """The form as long as it is of private variants: what is expected is expected of these."""
        chosen = self.setup.read()
        return chosen if isinstance(chosen, Travas) else None

    def _ask_exposure(self) -> None:
        """δ that is left open, and the single cases to expect: both are known before a run."""
        chosen, row = self._travas(), self.setup.form.rows.get("delta")
        self._exposure.line = row
        if self.source is not None and chosen is not None and row is not None:
            self.jobs.request_view(self._exposure, self.source, "exposure", {"chosen": chosen})


class ExposureHint(Panel):
    """SideBySide the field of δ: what it comes to with this log, and how many single cases to expect."""

    view = "exposure"

    line: FieldRow | None = None  # techniques without δ have none

    def __init__(self, parent: QWidget):
        super().__init__(parent)
        self.hide()  # what it says stands in the line

    def draw(self, value: Exposure) -> None:
        if self.line is None:
            return
        of = tr("{n} {n:person|persons}") if value.unit == "person" else tr("{n} {n:case|cases}")
        self.line.editor.set_auto(f"{numeral(value.delta, 'g')} ({counted(of, n=value.units)})")
        expected = (
            tr("Single persons published whole, on average: {singles}")
            if value.unit == "person"
            else tr("Single cases published whole, on average: {singles}")
        )
        self.line.say(expected.format(singles=numeral(value.singles, ".2g")))
