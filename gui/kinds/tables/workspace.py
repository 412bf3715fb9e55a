"""Tables: every column before, after and reconstructed, correlations, pairs, attackers, classes.

The chosen column is one for all panels. While the form is being filled in, its steps are tried on a sample
of the rows and the chosen column shows what they would do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from engine.core import params
from engine.core.task import Source
from engine.core.technique import Kind
from engine.kinds.tables.params import STEPS, Perturb, steps_of
from engine.kinds.tables.view_types import ColumnFacts, NoiseLevels
from gui.base.settings import Settings
from gui.kinds.tables.column_list import ColumnList
from gui.kinds.tables.column_plot import ColumnPlot
from gui.kinds.tables.correlation import Correlations, PairList
from gui.kinds.tables.noise_form import NoiseLink
from gui.kinds.tables.reconstruction import ReconstructionError, ReconstructionPlot
from gui.kinds.tables.risk import ClassSizes, PrivacyLevels, RecordLinkage, TableRiskCard
from gui.kinds.tables.scatter_matrix import ScatterMatrix
from gui.kinds.tables.step_cards import StepCards, show_default_columns
from gui.widgets.param_form import Editors, Form
from gui.workspace.panel_tabs import DOWN, Panels, Tab
from gui.workspace.workspace import Workspace

QUIET = 250  # ms after the last change of the form before its steps are tried


class TablesWorkspace(Workspace):
    kind_key = "tables"
    PANELS: ClassVar[Panels] = (
        Tab("Columns", [ColumnList, ColumnPlot], DOWN, (5, 9)),
        Tab("Reconstruction", [ReconstructionPlot, ReconstructionError], DOWN, (3, 2)),
        Tab("Correlations", [Correlations, PairList], DOWN, (5, 3)),
        ScatterMatrix,
        Tab("Attackers", [PrivacyLevels, RecordLinkage], DOWN, (1, 1)),
        Tab("Risk", [TableRiskCard, ClassSizes], DOWN, (1, 9)),
    )

    def __init__(self, kind: Kind, settings: Settings, parent: QWidget | None = None):
        self._noise_links: dict[Form, NoiseLink] = {}  # of forms that are one perturb step
        self._tried: list[params.Plain] = []
        self._facts: Sequence[ColumnFacts] = ()
        super().__init__(kind, settings, parent)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(self._try_steps)

    def _connect(self) -> None:
        super()._connect()
        self.setup.changed.connect(self._form_changed)

    def parts(self) -> Iterator[None]:
        """The cards of the steps are made first, each in a turn of its own: it is a form."""
        declared = (field for one in self.kind.techniques for field in params.fields(one.Params))
        self.steps = StepCards(next(field for field in declared if field.name == "steps"))
        self.steps.noise_wanted.connect(self._ask_noise)
        yield from self.steps.make()
        yield from super().parts()

    def editors(self) -> Editors:
        return {"steps": lambda _field: self.steps}

    # --- one chosen column for all panels, one iteration for both of the reconstruction --------------

    def link(self) -> None:
        get = self.panel_tabs.get
        self.column_list, self.column_plot = get(ColumnList), get(ColumnPlot)
        self.estimate, self.scatter = get(ReconstructionPlot), get(ScatterMatrix)
        error, maps, pairs = get(ReconstructionError), get(Correlations), get(PairList)
        self.column_list.listed.connect(self._set_column_facts)
        self.column_plot.noise_computed.connect(self._show_noise)
        for panel in (self.column_list, self.estimate, get(PrivacyLevels)):
            panel.column_chosen.connect(self.choose_column)
        self.estimate.iteration_chosen.connect(error.mark_iteration)
        error.iteration_chosen.connect(self.estimate.choose_iteration)
        maps.pair_chosen.connect(self._show_pair)
        pairs.pair_pointed.connect(maps.point_at)
        pairs.pair_opened.connect(self._show_pair)

    def choose_column(self, name: str) -> None:
        """From the list or from a plot: everything else follows."""
        self.column_list.choose_column(name)
        if self.column_plot.name != name:
            self.column_plot.show_column(name)
        self.estimate.choose_column(name)

    def _show_pair(self, first: str, second: str) -> None:
        self.scatter.choose([first, second])
        self.panel_tabs.setCurrentWidget(self.scatter)

    # --- the form and the preview ------------------------------------------------------------------

    def _form_changed(self) -> None:
        form = self.setup.form
        if form.declared is Perturb and form not in self._noise_links:
            link = self._noise_links[form] = NoiseLink(form)
            link.wanted.connect(self._ask_noise)
        self._show_default_columns()
        self._quiet.start()

    def _show_default_columns(self) -> None:
        """A form that is one step names the columns it takes by itself, as the cards of a chain do."""
        form = self.setup.form
        key = next((key for key, Params in STEPS.items() if form.declared is Params), None)
        if key is not None:
            show_default_columns(form, [one.name for one in self._facts if key in one.default_alone])

    def _try_steps(self) -> None:
        """Show what the steps in the form do, if they are others than those tried last."""
        values = self.setup.read()
        steps = [] if values is None else [step.as_dict() for step in steps_of(values)]
        if self.source is not None and steps != self._tried:
            self._tried = steps
            self.column_plot.preview(steps)

    def _ask_noise(self, values: dict[str, Any]) -> None:
        if self.source is not None:
            self.column_plot.request_view.emit("noise", {"values": values})

    def _show_noise(self, noise: NoiseLevels) -> None:
        self.steps.show_noise(noise)
        for link in self._noise_links.values():
            link.show(noise)

    # --- what is known of the file ---------------------------------------------------------------------

    def _loaded(self, source: Source) -> None:
        super()._loaded(source)
        self._try_steps()
        self.column_list.show_source(source)  # the form needs the columns before they are looked at

    def _set_column_facts(self, facts: Sequence[ColumnFacts]) -> None:
        self._facts = facts
        self.scatter.set_column_facts(facts)
        self.steps.set_column_facts(facts)
        self._show_default_columns()
        for link in self._noise_links.values():
            link.ask()
