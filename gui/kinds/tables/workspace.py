"""Tables: every column before, after and reconstructed, correlations, pairs, attackers, classes.

The chosen column is one for all panels. While the form is being filled in, its steps are tried on a sample
of the rows and the chosen column shows what they would do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from engine.core import params
from engine.core.task import Source
from engine.core.technique import Done, Kind
from engine.kinds.tables.accepted_proposals import accept
from engine.kinds.tables.params import STEPS, Perturb, steps_of
from engine.kinds.tables.view_types import ColumnFacts, NoiseLevels
from engine.kinds.tables.view_types_classes import Estimate
from engine.kinds.tables.view_types_risk import Proposals
from gui.base import samples
from gui.base.settings import Settings
from gui.kinds.tables.association import Associations, CrossTable
from gui.kinds.tables.classes import ClassBoxPlot, ClassSizeHistogram, GeneralisationHeatMap
from gui.kinds.tables.column_list import ColumnList
from gui.kinds.tables.column_plot import ColumnPlot
from gui.kinds.tables.committee_risk import SpecialUniques, ThreeAttackers
from gui.kinds.tables.correlation import Correlations, PairList
from gui.kinds.tables.hierarchy_editor import HierarchyEditor
from gui.kinds.tables.k_slider import REACHING, KSlider, LiveEstimate
from gui.kinds.tables.lattice import LatticePicture
from gui.kinds.tables.loss import GroupSizePlot, LossAgainstK
from gui.kinds.tables.noise_form import NoiseLink
from gui.kinds.tables.proposals import ProposalsCard
from gui.kinds.tables.quasi_table import QuasiTable
from gui.kinds.tables.reconstruction import ReconstructionError, ReconstructionPlot
from gui.kinds.tables.risk import PrivacyLevels, RecordLinkage, TableRiskCard
from gui.kinds.tables.scatter_matrix import ScatterMatrix
from gui.kinds.tables.step_cards import StepCards, show_default_columns
from gui.widgets.basics import Button
from gui.widgets.param_form import Editors, Form
from gui.workspace.panel_tabs import DOWN, Panels, Tab
from gui.workspace.workspace import Workspace

QUIET = 250  # ms after the last change of the form before its steps are tried


class TablesWorkspace(Workspace):
    kind_key = "tables"
    PANELS: ClassVar[Panels] = (
        Tab("Columns", [ColumnList, ColumnPlot], DOWN, (5, 9)),
        Tab("Quasi-identifiers", [QuasiTable, HierarchyEditor], DOWN, (2, 3)),
        Tab(
            "Classes",
            [
                Tab(
                    "Class sizes",
                    [Tab("", [ClassSizeHistogram, ClassBoxPlot]), GeneralisationHeatMap],
                    DOWN,
                    (1, 1),
                ),
                Tab("Loss against k", [LossAgainstK, GroupSizePlot], DOWN, (3, 2)),
                LatticePicture,
            ],
            pages=True,
        ),
        Tab(
            "Risk",
            [
                Tab("Re-identification", [TableRiskCard, ThreeAttackers], DOWN, (1, 9)),
                SpecialUniques,
                Tab("Attackers", [PrivacyLevels, RecordLinkage], DOWN, (1, 1)),
            ],
            pages=True,
        ),
        Tab(
            "Pairs",
            [
                Tab("Correlations", [Correlations, PairList], DOWN, (5, 3)),
                Tab("Associations", [Associations, CrossTable], DOWN, (1, 1)),
                ScatterMatrix,
            ],
            pages=True,
        ),
        Tab("Reconstruction", [ReconstructionPlot, ReconstructionError], DOWN, (3, 2)),
    )

    def __init__(self, kind: Kind, settings: Settings, parent: QWidget | None = None):
        self._noise_links: dict[Form, NoiseLink] = {}  # of forms that are one perturb step
        self._k_sliders: dict[Form, KSlider] = {}  # of forms that are one step that reaches k
        self._tried: list[params.Plain] = []
        self._facts: Sequence[ColumnFacts] = ()
        super().__init__(kind, settings, parent)
        self.admissions_button = Button(self.tr("Try hospital admissions"), "sample", self._open_admissions)
        self.admissions_button.setToolTip(
            self.tr("5 000 made-up stays: names, dates, postcodes, diagnoses and costs")
        )
        self.empty_page.offer(self.admissions_button)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(self._try_steps)

    def _open_admissions(self) -> None:
        self.open_files((str(samples.path("admissions.csv")),))

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
        self.estimate_asker = LiveEstimate()
        self.estimate_asker.setParent(self)
        self.estimate_asker.request_view.connect(self._ask_estimate)
        self.estimate_asker.estimated.connect(self._show_estimate)
        self.proposals = ProposalsCard()
        self.proposals.accepted.connect(self._accept)
        self.proposals.request_view.connect(self._ask_proposals)
        yield
        self.load_page.put_above(self.proposals)

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
        self.quasi_table, self.hierarchies = get(QuasiTable), get(HierarchyEditor)
        self.loss = get(LossAgainstK)
        self.quasi_table.column_chosen.connect(self.hierarchies.show_column)
        self.quasi_table.weights_changed.connect(self._set_weights)
        self.hierarchies.used.connect(self._use_hierarchy)
        self.loss.k_chosen.connect(lambda k: self._change_reaching({"k": k}))
        get(LatticePicture).node_chosen.connect(self._run_node)
        get(Associations).pair_chosen.connect(get(CrossTable).show_pair)

    def choose_column(self, name: str) -> None:
        """From the list or from a plot: everything else follows."""
        self.column_list.choose_column(name)
        if self.column_plot.name != name:
            self.column_plot.show_column(name)
        self.estimate.choose_column(name)

    def _show_pair(self, first: str, second: str) -> None:
        self.scatter.choose([first, second])
        self.panel_tabs.show_panel(self.scatter)

    # --- the form and the preview ------------------------------------------------------------------

    def _form_changed(self) -> None:
        form = self.setup.form
        if form.declared is Perturb and form not in self._noise_links:
            link = self._noise_links[form] = NoiseLink(form)
            link.wanted.connect(self._ask_noise)
        if self.setup.technique.key in REACHING and form not in self._k_sliders:
            self._k_sliders[form] = KSlider(form)
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
            self._estimate(steps)

    def _estimate(self, steps: list[params.Plain]) -> None:
        """The live line under k; what each k costs, where no run is looked at."""
        self._show_estimate(None)
        if self.source is not None and any(step["technique"] in REACHING for step in steps):
            self.estimate_asker.try_steps(steps)
        if self.summary is None:
            self.loss.set_steps(steps)
            if self.panel_tabs.current() is not None and self.loss.isVisible():
                self.loss.refresh()

    def _show_estimate(self, value: Estimate | None) -> None:
        self.steps.show_estimate(value)
        for slider in self._k_sliders.values():
            slider.show(value)

    def _ask_estimate(self, name: str, asked: dict[str, Any]) -> None:
        if self.source is not None:
            self.jobs.request_view(self.estimate_asker, self.source, name, asked)

    # --- the step that reaches k -------------------------------------------------------------------------

    def _change_reaching(self, values: Mapping[str, Any]) -> None:
        """Put values into the first card that reaches k."""
        cards = [card for key in REACHING if (card := self.steps.card_of(key)) is not None]
        own = self.setup.form if self.setup.form in self._k_sliders else None
        form = next(
            (f for f in (own, *(card.form for card in cards)) if f and set(values) <= set(f.rows)), None
        )
        if form is not None:
            form.set_values(values)
            form.changed.emit()

    def _set_weights(self, weights: Mapping[str, float]) -> None:
        self._change_reaching({"weights": tuple(f"{name}={weight:g}" for name, weight in weights.items())})

    def _use_hierarchy(self, column: str, path: str) -> None:
        """Among the files of the step: one a column."""
        card = self.steps.card_of("tables.generalise")
        form = self.setup.form if "hierarchies" in self.setup.form.rows else card.form if card else None
        if form is None:
            self.said.emit(self.tr("No step generalises: add one to use the hierarchy."))
            return
        former = str(form.rows["hierarchies"].editor.value() or "").split(",")
        kept = [one.strip() for one in former if one.strip() and Path(one.strip()).stem != column]
        self._change_reaching({"hierarchies": ", ".join([*kept, path])})

    def _run_node(self, levels: Mapping[str, int]) -> None:
        """The same run with these levels instead of the best ones."""
        self._change_reaching({"levels": tuple(f"{name}={level}" for name, level in levels.items())})
        self.run()

    def _ask_noise(self, values: dict[str, Any]) -> None:
        if self.source is not None:
            self.column_plot.request_view.emit("noise", {"values": values})

    def _show_noise(self, noise: NoiseLevels) -> None:
        self.steps.show_noise(noise)
        for link in self._noise_links.values():
            link.show(noise)

    # --- what is proposed ------------------------------------------------------------------------------

    def open_files(self, paths: Sequence[str], corrections: Mapping[str, Any] | None = None) -> None:
        if hasattr(self, "proposals"):
            self.proposals.clear()
        super().open_files(paths, corrections)

    def correct(self, changes: Mapping[str, Any]) -> None:
        self.proposals.show_taken(False)
        super().correct(changes)

    def _ask_proposals(self, name: str, asked: dict[str, Any]) -> None:
        if self.source is not None:
            self.jobs.request_view(self.proposals, self.source, name, asked)

    def _accept(self, found: Proposals, ticked: set[str], pseudonyms: bool) -> None:
        """Roles to the file, steps to the form: both can be undone together."""
        roles = dict(self.preview.roles) if self.preview is not None else {}
        taken = accept(found, ticked, roles, self.settings.policy(), pseudonyms)
        self.undo_history.note()
        self.setup.show_task(self.kind.key, {"steps": list(taken.steps)}, self.setup.seed)
        self.correct(taken.columns)
        self.proposals.show_taken(True)
        self.said.emit(self.tr("Accepted: the steps stand in the form. Run (Ctrl+R), or change them first."))

    # --- what is known of the file ---------------------------------------------------------------------

    def _loaded(self, source: Source) -> None:
        super()._loaded(source)
        self._try_steps()
        self.proposals.show_source(source)
        self.column_list.show_source(source)  # the form needs the columns before they are looked at

    def own_state(self) -> dict[str, Any]:
        return super().own_state() | {"facts": self._facts}

    def put_own_state(self, state: Mapping[str, Any]) -> None:
        super().put_own_state(state)
        self._set_column_facts(state["facts"])

    def _set_column_facts(self, facts: Sequence[ColumnFacts]) -> None:
        self._facts = facts
        self.scatter.set_column_facts(facts)
        quasi = {one.name: one.numeric for one in facts if one.role == "quasi"}
        self.quasi_table.set_columns(quasi)
        self.setup.show_known(Done(facts={"quasi": list(quasi)}))
        self.hierarchies.set_columns(list(quasi))
        self.steps.set_column_facts(facts)
        self._show_default_columns()
        for link in self._noise_links.values():
            link.refresh()
