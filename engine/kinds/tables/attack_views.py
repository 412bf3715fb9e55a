"""What the window draws of noise and of the linking attacker."""

from __future__ import annotations

import numpy as np

from engine.core.params import Plain, build
from engine.core.randomness import Randomness
from engine.kinds.tables import attack
from engine.kinds.tables import view_types as types
from engine.kinds.tables.column_pairs import pairs_of
from engine.kinds.tables.data import PublishedTable, Table
from engine.kinds.tables.noise import privacy_level
from engine.kinds.tables.params import Perturb, TableParams
from engine.kinds.tables.perturb import noise_law
from engine.kinds.tables.run import chosen_columns

LINKAGE_BINS = 50


def linkage(data: Table, published: PublishedTable, params: TableParams | None) -> types.LinkageView | None:
    """Distances of released rows to their own original and to the nearest one; None where no column is known
    to others."""
    data = published.original(data)
    linked = attack.linkage_columns(pairs_of(data, published.table), data)
    link = attack.link_rows(linked, Randomness.from_seed(0).generator("linkage"))
    if link is None:
        return None
    edges = np.linspace(0, float(np.quantile(link.own, 0.99)) or 1.0, LINKAGE_BINS + 1)
    return types.LinkageView(
        columns=tuple(pair.name for pair in linked),
        share=link.share,
        rows=link.rows,
        sampled=link.sampled,
        edges=edges,
        own=np.histogram(link.own, edges)[0],
        nearest=np.histogram(link.nearest, edges)[0],
    )


def noise(
    data: Table, published: PublishedTable | None, params: TableParams | None, values: Plain
) -> types.NoiseLevels:
    """The noise and the privacy level of each chosen column, whichever of them was given."""
    made = build(Perturb, values)
    levels = []
    released = {c.name: c for c in data.columns if c.name not in data.withheld}
    for name in chosen_columns(data, released, made):
        one = data.by_name[name]
        if not one.numeric or not one.varies:
            continue
        law, width = noise_law(one, made), float(np.nanmax(one.finite) - np.nanmin(one.finite))
        level = privacy_level(law, made.confidence)
        levels.append(types.NoiseLevel(name, law.shape, law.scale, level, level / width if width else None))
    return types.NoiseLevels(values, tuple(levels))
