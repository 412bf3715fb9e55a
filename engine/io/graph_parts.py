"""Nodes and edges as a network file states them, on their way into arrays.

A node is called by its `label` (or `name`) where every node has one of its own, else by its id.
Parallel edges stay as they are in the file. A node id that occurs twice, an edge to a node that is not
there and a weight that is no number are refused, never mended: weights are counts of people.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text

WEIGHT_NAMES = ("weight", "value", "count", "strength")
PEOPLE_NAMES = ("contributors", "people", "participants", "respondents")
AGAIN = "the file breaks off, is damaged or is something else; export it again"


@dataclass(frozen=True)
class Network:
    """Labels and edges by index; weight 1 where the file gives none."""

    labels: tuple[str, ...]
    source: np.ndarray
    target: np.ndarray
    weight: np.ndarray
    contributors: np.ndarray | None
    directed: bool
    others: tuple[str, ...] = ()  # attributes of nodes and edges that are not read


@dataclass
class Parts:
    """What every format says, on its way into arrays."""

    name: str
    ids: list[str]
    attributes: list[dict[str, Any]]
    edges: list[tuple[str, str, dict[str, Any]]]
    directed: bool

    def network(self) -> Network:
        labels = self._labels()
        at = {node: place for place, node in enumerate(self.ids)}
        if len(at) < len(self.ids):
            twice = next(node for place, node in enumerate(self.ids) if at[node] != place)
            raise InputError(
                text("{name}: the node id {twice} occurs twice", name=self.name, twice=f"{twice!r}"),
                hint="give each node one id",
            )
        source, target = np.empty(len(self.edges), np.int64), np.empty(len(self.edges), np.int64)
        for place, (u, v, _) in enumerate(self.edges):
            if u not in at or v not in at:
                missing = u if u not in at else v
                raise InputError(
                    text(
                        "{name}: edge {place} names the node {missing}, which is not there",
                        name=self.name,
                        place=place + 1,
                        missing=f"{missing!r}",
                    ),
                    hint="add the node, or take the edge out",
                )
            source[place], target[place] = at[u], at[v]
        people = self._numbers(PEOPLE_NAMES, whole=True)
        weight = self._numbers(WEIGHT_NAMES)
        if weight is None:
            weight = np.ones(len(self.edges))
        return Network(labels, source, target, weight, people, self.directed, self._others())

    def _labels(self) -> tuple[str, ...]:
        named = self._named()
        return tuple(str(a[named]) for a in self.attributes) if named else tuple(self.ids)

    def _named(self) -> str:
        """The attribute that names every node, and no two alike; "" where there is none."""
        for key in ("label", "name"):
            named = [str(a[key]) for a in self.attributes if str(a.get(key, "")).strip()]
            if named and len(named) == len(self.ids) == len(set(named)):
                return key
        return ""

    def _others(self) -> tuple[str, ...]:
        of_nodes = {key for facts in self.attributes for key in facts} - {self._named(), "id"}
        of_edges = {key for _, _, facts in self.edges for key in facts}
        read = {self._called(PEOPLE_NAMES), self._called(WEIGHT_NAMES), "source", "target"}
        return tuple(sorted(of_nodes | (of_edges - read)))

    def _called(self, names: Sequence[str]) -> str | None:
        return next((n for n in names if any(n in facts for _, _, facts in self.edges)), None)

    def _numbers(self, names: Sequence[str], whole: bool = False) -> np.ndarray | None:
        found = self._called(names)
        if found is None:
            return None
        values = np.ones(len(self.edges), np.int64 if whole else np.float64)
        for place, (u, v, facts) in enumerate(self.edges):
            if found in facts:
                values[place] = _number(
                    facts[found],
                    text("{name}: edge {u} → {v}, {found}", name=self.name, u=u, v=v, found=found),
                    whole,
                )
        return values


def _number(written: Any, where: str, whole: bool) -> float:
    try:
        number = float(written)
    except (TypeError, ValueError):
        raise InputError(
            text("{where}: {text} is not a number", where=where, text=f"{written!r}"),
            hint="weights are numbers",
        ) from None
    if not math.isfinite(number) or (whole and number != int(number)):
        raise InputError(
            text(
                "{where}: {written} is not a whole number"
                if whole
                else "{where}: {written} is not a finite number",
                where=where,
                written=f"{written!r}",
            ),
            hint="repair it in the file, or take the edge out",
        )
    return number
