"""What one side of the network shows, as values: nodes with places, edges with widths and kinds."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

PLAIN, SINGLE, MORE, LESS = range(4)  # kinds of edges: usual, of one person, heavier, lighter


@dataclass(frozen=True)
class NetworkDrawing:
    """What one side shows: nodes × 2 places in the plane, and edges with a width in pixels."""

    names: tuple[str, ...]
    positions: np.ndarray
    radius: np.ndarray
    source: np.ndarray
    target: np.ndarray
    width: np.ndarray
    kind: np.ndarray  # PLAIN, SINGLE, MORE or LESS
    shown: np.ndarray  # flags
    directed: bool = True
    room: np.ndarray = field(default_factory=lambda: np.zeros(0))  # radius kept free by names, one for all

    def edges_of(self, node: int) -> np.ndarray:
        """Flags of the edges that begin or end at a node."""
        return (self.source == node) | (self.target == node)

    def neighbours(self, node: int) -> np.ndarray:
        """Flags of a node and those it shares a shown edge with; all where none is meant (-1)."""
        if node < 0:
            return np.ones(len(self.names), bool)
        near = np.zeros(len(self.names), bool)
        own = self.edges_of(node) & self.shown
        near[self.source[own]] = near[self.target[own]] = near[node] = True
        return near
