"""Graphs: both networks on the same places, the recode screen, matrix, ranks, weights, the attacker.

The chosen node is one for all panels: choose it in the network, the ranking or the matrix, and the
others follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from engine.core.task import Source
from gui.base.i18n import numeral
from gui.kinds.graphs.metric_plots import EdgeAttack, Noise, Ranks, Weights
from gui.kinds.graphs.network import NetworkPlot
from gui.kinds.graphs.network_matrix import OriginalMatrix, SyntheticMatrix
from gui.kinds.graphs.recode_screen import RecodeScreen
from gui.kinds.graphs.risk_card import GraphRiskCard
from gui.workspace.panel_tabs import DOWN, Tab
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace


class GraphsWorkspace(Workspace):
    kind_key = "graphs"
    PANELS = (
        NetworkPlot,
        RecodeScreen,
        Tab("Matrix", [OriginalMatrix, SyntheticMatrix]),
        Ranks,
        Tab("Weights", [Weights, Noise], way=DOWN),
        Tab("Attacker and risk", [GraphRiskCard, EdgeAttack], shares=(4, 5)),
    )
    _recoded = False  # the file is being read again with other categories
    _as_matrix: tuple[str, ...] = ()  # the files for which the matrix opened by itself

    def link(self) -> None:
        get = self.panel_tabs.get
        self.network, self.recode, self.matrix = get(NetworkPlot), get(RecodeScreen), get(OriginalMatrix)
        self.matrix_tab = next(tab for tab in self.panel_tabs.panels if tab.isAncestorOf(self.matrix))
        self.network.crowded.connect(self.open_as_matrix)
        self.recode.applied.connect(self.apply_recoding)
        self.selection = NodeSelection(
            self.network, self.matrix, get(SyntheticMatrix), get(Ranks), get(Weights)
        )

    def open_as_matrix(self, nodes: int, edges: int) -> None:
        """A crowded graph opens as a matrix, once; whoever goes back to the network stays there."""
        if self._as_matrix == self.paths or self.panel_tabs.current() is not self.network:
            return
        self._as_matrix = self.paths
        reason = self.tr(
            "Opened as a matrix: {nodes} nodes and {edges} edges are easier to read so. "
            "The tab Network draws them."
        ).format(nodes=numeral(nodes, ","), edges=numeral(edges, ","))
        self.matrix.opened_for(reason)
        self.panel_tabs.setCurrentWidget(self.matrix_tab)
        self.said.emit(reason)

    def own_state(self) -> dict[str, Any]:
        return {"as_matrix": self._as_matrix}

    def put_own_state(self, state: Mapping[str, Any]) -> None:
        self._as_matrix = state["as_matrix"]

    def apply_recoding(self, settings: dict[str, str]) -> None:
        """Read the file again with these categories, and come back to the plots."""
        self._recoded = True
        self.correct(settings)

    def _loaded(self, source: Source) -> None:
        self.network.offer_layers(source)  # before any panel asks for a layer of the former file
        super()._loaded(source)
        if self._recoded:
            self._recoded = False
            self.panel_tabs.setCurrentWidget(self.recode)
            self._show_step(Step.CONFIGURE)
            self.said.emit(self.tr("Read again with the categories. Run when you are content (Ctrl+R)."))


class NodeSelection(QObject):
    """One chosen node and one layer for all panels."""

    def __init__(
        self,
        network: NetworkPlot,
        original: OriginalMatrix,
        synthetic: SyntheticMatrix,
        ranks: Ranks,
        weights: Weights,
    ):
        super().__init__()
        self.node = ""
        self._network, self._ranks, self._matrices = network, ranks, (original, synthetic)
        network.node_chosen.connect(self.choose)
        ranks.chosen.connect(self.choose)
        for matrix, other in (self._matrices, self._matrices[::-1]):
            matrix.node_chosen.connect(self.choose)
            matrix.cell_hovered.connect(other.point_cell)
        self._layered = (original, synthetic, ranks, weights)
        network.layer_chosen.connect(self.show_layer)

    def choose(self, node: str) -> None:
        if node == self.node:
            return
        self.node = node
        self._network.choose(node)
        self._ranks.mark(node)
        for matrix in self._matrices:
            matrix.mark(node)

    def show_layer(self, layer: str) -> None:
        for panel in self._layered:
            panel.show_layer(layer)
