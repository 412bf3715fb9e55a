"""Tables: every column before, after and reconstructed, correlations, pairs, attackers, classes.

The chosen column is one for all panels. While the form is being filled in, its steps are tried on a sample
of the rows and the chosen column shows what they would do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from engine.core import params
from engine.core.task import Source
from engine.kinds.tables.params import STEPS, Perturb, steps_of
from gui.base.settings import Settings
from gui.kinds.tables.before_after_bars import ColumnBars
from gui.kinds.tables.column_list import ColumnList
from gui.kinds.tables.column_plot import ColumnPicture
from gui.kinds.tables.correlation import Correlations, PairList
from gui.kinds.tables.noise_form import NoiseLink
from gui.kinds.tables.reconstruction import ReconstructionError, ReconstructionPicture
from gui.kinds.tables.risk import ClassSizes, Linkage, PrivacyLevels, RiskCard
from gui.kinds.tables.scatter_matrix import ScatterMatrix
from gui.kinds.tables.step_cards import StepsEditor, show_taken, taken_by_themselves
from gui.plots.frame import make_plot
from gui.plots.panel_group import PanelGroup
from gui.widgets.param_form import Editors, Form
from gui.workspace.panel_tabs import Steps
from gui.workspace.workspace import Workspace

QUIET = 250  # ms after the last change of the form before its steps are tried


def tr(text: str) -> str:
    return QCoreApplication.translate("Tables", text)


class TablesWorkspace(Workspace):
    kind_key = "tables"

    def __init__(self, kind: Any, settings: Settings, parent: Any = None):
        self._noise_links: dict[Form, NoiseLink] = {}  # of forms that are one perturb step
        self._tried: list[dict[str, Any]] = []
        self._taken: dict[str, Any] = {}  # what each step does when no column is chosen for it
        super().__init__(kind, settings, parent)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(self._try_steps)

    def _connect(self) -> None:
        super()._connect()
        self.setup.changed.connect(self._form_changed)

    def parts(self) -> Iterator[None]:
        """The cards of the steps are made first, each in a turn of its own: it is a form."""
        declared = (field for one in self.kind.techniques for field in params.fields(one.Params))
        self.steps = StepsEditor(next(field for field in declared if field.name == "steps"))
        self.steps.noise_wanted.connect(self._ask_noise)
        yield from self.steps.make()
        yield from super().parts()

    def editors(self) -> Editors:
        return {"steps": lambda _field: self.steps}

    def panels(self) -> Steps:
        upright = Qt.Orientation.Vertical
        self.list = ColumnList()
        labels = ColumnBars()
        yield
        self.picture = ColumnPicture(labels)
        choose = tr("Choose a column to see it before and after.")
        yield PanelGroup(tr("Columns"), choose, [self.list, self.picture], upright, (5, 9))
        self.estimate = estimate = ReconstructionPicture()
        yield
        self.error = ReconstructionError()
        yield PanelGroup(tr("Reconstruction"), estimate.help, [estimate, self.error], upright, (3, 2))
        second = make_plot()
        yield
        third = make_plot()
        yield
        self.correlations = matrix = Correlations((second, third))
        yield
        self.pairs = PairList()
        yield PanelGroup(tr("Correlations"), matrix.help, [matrix, self.pairs], upright, (5, 3))
        self.scatter = ScatterMatrix()
        yield self.scatter
        self.levels = levels = PrivacyLevels()
        self.links = Links(self)
        yield
        yield PanelGroup(tr("Attackers"), levels.help, [levels, Linkage()], upright, (1, 1))
        self.classes = ClassSizes()
        yield
        self.risk_card = RiskCard()
        yield PanelGroup(tr("Risk"), self.classes.help, [self.risk_card, self.classes], upright, (1, 9))

    # --- the form and the preview ------------------------------------------------------------------

    def _form_changed(self) -> None:
        form = self.setup.form
        if form.declared is Perturb and form not in self._noise_links:
            link = self._noise_links[form] = NoiseLink(form)
            link.wanted.connect(self._ask_noise)
        self._show_taken()
        self._quiet.start()

    def _show_taken(self) -> None:
        """A form that is one step names the columns it takes by itself, as the cards of a chain do."""
        form = self.setup.form
        key = next((key for key, Params in STEPS.items() if form.declared is Params), None)
        if key is not None:
            show_taken(form, self._taken.get(key, ()))

    def _try_steps(self) -> None:
        """Show what the steps in the form do, if they are others than those tried last."""
        values = self.setup.read()
        steps = [] if values is None else [step.as_dict() for step in steps_of(values)]
        if self.panel_tabs.panels and steps != self._tried:
            self._tried = steps
            self.picture.preview(steps)

    def _ask_noise(self, values: dict[str, Any]) -> None:
        if self.panel_tabs.panels and self.source is not None:
            self.picture.request_view.emit("noise", {"values": values})

    def show_noise(self, values: dict[str, Any], told: dict[str, Any]) -> None:
        self.steps.show_noise(values, told)
        for link in self._noise_links.values():
            link.show(values, told)

    # --- what is known of the file ---------------------------------------------------------------------

    def _loaded(self, source: Source) -> None:
        super()._loaded(source)
        self._try_steps()
        self.list.show_source(source)  # the form wants to know the columns before they are looked at

    def know_columns(self, facts: list[dict[str, Any]]) -> None:
        self.scatter.know_columns(facts)
        self.steps.know_columns(facts)
        self._taken = taken_by_themselves(facts, alone=True)
        self._show_taken()
        for link in self._noise_links.values():
            link.ask()


class Links(QObject):
    """One chosen column for all panels, one chosen iteration for both of the reconstruction."""

    def __init__(self, room: TablesWorkspace):
        super().__init__(room)
        self._room = room
        room.list.column_chosen.connect(self.choose)
        room.list.listed.connect(room.know_columns)
        room.picture.noise_told.connect(room.show_noise)
        room.estimate.column_chosen.connect(self.choose)
        room.levels.column_chosen.connect(self.choose)
        room.estimate.iteration_chosen.connect(room.error.mark_iteration)
        room.error.iteration_chosen.connect(room.estimate.choose_iteration)
        room.correlations.pair_chosen.connect(self._show_pair)
        room.pairs.pair_pointed.connect(room.correlations.point_at)
        room.pairs.pair_opened.connect(self._show_pair)

    def choose(self, name: str) -> None:
        """From the list or from a plot: everything else follows."""
        self._room.list.choose_column(name)
        if self._room.picture.name != name:
            self._room.picture.show_column(name)
        self._room.estimate.choose_column(name)

    def _show_pair(self, first: str, second: str) -> None:
        self._room.scatter.choose([first, second])
        self._room.panel_tabs.setCurrentWidget(self._room.scatter)
