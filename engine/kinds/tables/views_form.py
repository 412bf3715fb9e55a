"""What the form shows while it is filled in: the noise and its privacy level, and a chain tried on a sample.

A form is wrong most of the time it is being typed into, so what is wrong comes back as a sentence beside the
answer instead of stopping it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.core.errors import SfumatoError
from engine.core.params import build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.anonymised import Published
from engine.kinds.tables.data import Table
from engine.kinds.tables.noise import privacy_level
from engine.kinds.tables.params import Chain, Perturb, steps_of
from engine.kinds.tables.run import chosen_columns, run_chain
from engine.kinds.tables.run_perturb import resolved_law
from engine.kinds.tables.views import column

PREVIEW_ROWS = 20_000


def noise(data: Table, published: Published | None, params: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    """The noise and the privacy level of each chosen column, whichever of them was given."""
    made = build(Perturb, values)
    told = {}
    released = {c.name: c for c in data.columns if c.name not in data.withheld}
    for name in chosen_columns(data, released, made):
        column_ = data.by_name[name]
        if not column_.numeric or not column_.varies:
            continue
        law, width = resolved_law(column_, made), float(np.nanmax(column_.finite) - np.nanmin(column_.finite))
        level = privacy_level(law, made.confidence)
        told[name] = {
            "noise": law.shape,
            "scale": law.scale,
            "confidence": made.confidence,
            "level": level,
            "level_share": level / width if width else None,
        }
    return told


def step_preview(
    data: Table,
    published: Published | None,
    params: Any,
    steps: Sequence[Mapping[str, Any]],
    name: str = "",
) -> dict[str, Any]:
    """The chain on at most 20 000 rows, with noise of its own: what it does to the columns it changes, or
    to one column by name. No steps stand for the chain that runs when none is given."""
    sample = data.sample(PREVIEW_ROWS)
    try:
        chain = steps_of(build(Chain, {"steps": list(steps)}))
        tried = run_chain(sample, chain, Randomness.from_seed(None), Progress())
    except SfumatoError as error:
        return {"rows": sample.rows, "columns": [], "error": error.message, "hint": error.hint}
    names = [name] if name else list(dict.fromkeys(change.column for change in tried.changes))
    return {
        "rows": sample.rows,
        "sampled": sample.rows < data.rows,
        "columns": [column(sample, tried, None, each) for each in names],
        "warnings": list(tried.warnings),
    }
