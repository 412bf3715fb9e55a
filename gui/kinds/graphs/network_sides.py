"""From the engine's view of both graphs to what each side draws: one weight scale, one set of places."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from engine.kinds.graphs.view_types import NetworkView
from gui.kinds.graphs.network_drawing import LESS, MORE, PLAIN, SINGLE, NetworkDrawing
from gui.kinds.graphs.network_geometry import radii, widths

MOST_DRAWN = 1_500  # edges of a side: more cannot be told apart, and would not move smoothly
STEPS = 100  # of the slider
FULL_SIZE, SMALLEST_SIZE = 150, 0.4  # up to so many nodes are drawn in full size; a thousand at 0.4 of it
HANDFUL, MANY_NODES, DENSE = 10, 60, 0.3  # where a matrix is easier to read than arrows


class NetworkSides:
    """Both graphs on the same places; places can be moved, light edges left out."""

    def __init__(self, view: NetworkView):
        self.view = view
        self.positions = np.array(view.positions, float)
        self.original = np.asarray(view.original, float)
        made = view.synthetic
        self.synthetic = None if made is None else np.asarray(made, float)
        self.least = 0.0  # weights under this are not drawn
        everything = [self.original] + ([] if self.synthetic is None else [self.synthetic])
        self.most = max((float(weights.max(initial=0)) for weights in everything), default=1.0)
        nodes = len(view.labels)
        self.strengths = [self._strength(weights, nodes) for weights in everything]
        self.most_strength = max(float(s.max(initial=0)) for s in self.strengths)
        self.size = float(np.clip(np.sqrt(FULL_SIZE / max(1, self.nodes)), SMALLEST_SIZE, 1))  # of nodes
        known = np.unique(np.concatenate(everything))
        known = known[known > 0]
        if len(known) > STEPS:
            known = np.unique(np.quantile(known, np.linspace(0, 1, STEPS), method="nearest"))
        self.steps = known  # of the slider: weights that occur

    @property
    def nodes(self) -> int:
        """Nodes that have a place."""
        return int(np.isfinite(self.positions[:, 0]).sum())

    @property
    def hidden_nodes(self) -> int:
        """Nodes with an edge that are too weak to get a place in a large graph."""
        return int(np.sum(~np.isfinite(self.positions[:, 0]) & (self.view.strength > 0)))

    @property
    def crowded(self) -> bool:
        """Over sixty nodes, or so dense that the matrix is easier to read; a handful never is."""
        dense = self.nodes > HANDFUL and self.view.edges > DENSE * self.nodes**2
        return self.nodes > MANY_NODES or dense

    def move(self, node: int, x: float, y: float) -> None:
        self.positions[node] = x, y

    def with_synthetic(self, source: np.ndarray, target: np.ndarray, weight: np.ndarray) -> NetworkSides:
        """The same places and edges with other synthetic weights: of cells in order, none below zero."""
        view, size = self.view, len(self.view.labels)
        cells, wanted = source * size + target, self.view.source * size + self.view.target
        found = np.minimum(np.searchsorted(cells, wanted), max(0, len(cells) - 1))
        there = cells[found] == wanted if len(cells) else np.zeros(len(wanted), bool)
        made = np.zeros(len(wanted))
        made[there] = np.maximum(weight[found[there]], 0)
        sides = NetworkSides(replace(view, synthetic=made))
        sides.positions, sides.least = self.positions, self.least
        return sides

    def original_side(self) -> NetworkDrawing:
        kind = np.full(len(self.original), PLAIN)
        if self.view.contributors is not None:
            kind[self.view.contributors == 1] = SINGLE
        return self._side(self.original, kind, self.strengths[0])

    def synthetic_side(self) -> NetworkDrawing:
        assert self.synthetic is not None
        kind = np.full(len(self.synthetic), PLAIN)
        if self.view.contributors is not None:
            kind[self.view.contributors == 1] = SINGLE
        return self._side(self.synthetic, kind, self.strengths[1])

    def difference_side(self) -> NetworkDrawing:
        """Heavier and lighter edges, as wide as the change; four times as wide as weights, or changes that
        matter to single people could not be seen beside the heaviest edge."""
        assert self.synthetic is not None
        change = self.synthetic - self.original
        kind = np.where(change < 0, LESS, MORE)
        heavy = np.maximum(self.original, self.synthetic) >= self.least
        shown = self._strongest(np.abs(change), heavy & (change != 0))
        width = widths(change, max(self.most / 16, float(np.abs(change).max(initial=0))))
        return self._drawing(width, kind, shown, self._radii(self.strengths[0]))

    def shown(self, weights: np.ndarray) -> np.ndarray:
        return self._strongest(weights, (weights > 0) & (weights >= self.least))

    def _side(self, weights: np.ndarray, kind: np.ndarray, strength: np.ndarray) -> NetworkDrawing:
        return self._drawing(widths(weights, self.most), kind, self.shown(weights), self._radii(strength))

    def _drawing(
        self, width: np.ndarray, kind: np.ndarray, shown: np.ndarray, radius: np.ndarray
    ) -> NetworkDrawing:
        view = self.view
        # names keep the larger of both rims free, so that they stand on the same spot before and after
        room = self._radii(np.max(self.strengths, axis=0))
        return NetworkDrawing(
            view.labels,
            self.positions,
            radius,
            view.source,
            view.target,
            width,
            kind,
            shown,
            view.directed,
            room,
        )

    def _radii(self, strength: np.ndarray) -> np.ndarray:
        return self.size * radii(strength, self.most_strength)

    def _strongest(self, weights: np.ndarray, wanted: np.ndarray) -> np.ndarray:
        if wanted.sum() <= MOST_DRAWN:
            return wanted
        order = np.argsort(-np.where(wanted, weights, -1), kind="stable")[:MOST_DRAWN]
        chosen = np.zeros(len(weights), bool)
        chosen[order] = True
        return chosen & wanted

    def _strength(self, weights: np.ndarray, nodes: int) -> np.ndarray:
        both = np.bincount(self.view.source, weights, nodes) + np.bincount(self.view.target, weights, nodes)
        return both.astype(float)
