"""Made-up people, roles and a chain for the sample, and what a run gives: published, measured, judged."""

from __future__ import annotations

import numpy as np

from engine.core import params
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables import measure, run
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.params import Chain
from engine.kinds.tables.promise import gate

ROLES = {
    "id": ("name",), "quasi": ("age", "region", "education"), "sensitive": ("chronic illness",),
    "protect": ("income", "tax"), "drop": (),
}  # fmt: skip
CHAIN = {
    "steps": [
        {"technique": "tables.discretise", "columns": ["age", "education"], "params": {"classes": 5}},
        {"technique": "tables.perturb", "columns": ["income", "tax"], "params": {"level_share": 0.2}},
        {"technique": "tables.swap", "columns": ["region"], "params": {"window": 0.4}},
    ]
}


def people(rows: int = 400, seed: int = 1) -> Table:
    r = np.random.default_rng(seed)
    return Table(
        (
            TableColumn("age", r.integers(18, 90, rows).astype(float), None, 0),
            TableColumn("region", r.integers(0, 4, rows).astype(np.int32), ("e", "n", "s", "w")),
            TableColumn("income", r.lognormal(10, 0.4, rows).round(2), None, 2),
            TableColumn("tax", r.lognormal(8, 0.4, rows).round(2), None, 2),
            TableColumn("illness", r.integers(0, 3, rows).astype(np.int32), ("a", "b", "c")),
        ),
        {"quasi": ("age", "region"), "sensitive": ("illness",), "protect": ("income", "tax")},
    )


def chained(*steps) -> Chain:
    return params.build(Chain, {"steps": [{"technique": t, "columns": c, "params": p} for t, c, p in steps]})


def published_of(table, values, seed=1):
    return run.run(table, values, Randomness.from_seed(seed), Progress())


def measured(table, values, seed=1):
    return measure.measure(
        table, published_of(table, values, seed), values, Randomness.from_seed(seed), Progress()
    )


def lines(table, values, policy=None):
    return {item.name: item for item in gate(values, measured(table, values), policy or Policy())}
