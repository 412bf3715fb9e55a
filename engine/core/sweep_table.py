"""A sweep as a table: every candidate with its figures, and what the gate would say."""

from __future__ import annotations

import json
from typing import Any

from engine.core import params
from engine.core.json_values import Document, plain
from engine.core.policy import Policy
from engine.core.sweep import Swept, axes, gate_state, pareto_front, varied
from engine.core.technique import find


def swept_table(swept: Swept, policy: Policy) -> Document:
    """What the window draws and lists: every candidate with its figures, and what the gate would say."""
    technique = find(swept.task.technique)
    risk, utility = axes(technique)
    names, front = varied(swept.candidates), pareto_front(technique, swept.candidates)
    rows = []
    for place, candidate in enumerate(swept.candidates):
        given = params.as_dict(candidate.summary.task.params)
        rows.append(
            {
                "params": {name: given[name] for name in names},
                "risk": candidate.risk,
                "utility": candidate.utility,
                "risk_spread": candidate.risk_spread,
                "utility_spread": candidate.utility_spread,
                "draws": candidate.draws,
                "gate": gate_state(technique, candidate, policy),
                "front": place in front,
                "chosen": place == 0,
            }
        )
    return {
        "technique": technique.key,
        "params": params.as_dict(swept.task.params),
        "risk": {"key": risk.key, "better": risk.better},
        "utility": {"key": utility.key, "better": utility.better},
        "candidates": rows,
        "left_out": list(swept.left_out),
    }


def swept_columns(answer: Document) -> dict[str, list[Any]]:
    """The candidates as columns; figures stand under their own keys."""
    cells: dict[str, list[Any]] = {}
    keys = {"risk": answer["risk"]["key"], "utility": answer["utility"]["key"]}
    keys |= {f"{group}_spread": f"{keys[group]}_spread" for group in ("risk", "utility")}
    for row in answer["candidates"]:
        told = row["params"] | {keys.get(name, name): row[name] for name in row if name != "params"}
        for name, value in plain(told).items():
            cells.setdefault(name, []).append(json.dumps(value) if isinstance(value, list | dict) else value)
    return cells
