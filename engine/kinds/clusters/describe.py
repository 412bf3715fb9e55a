"""What a run did, as far as it may be told: names of columns, how many sites, how they worked together."""

from __future__ import annotations

from typing import Any

from engine.core.technique import Done, Leaving
from engine.kinds.clusters.data import Sites
from engine.kinds.clusters.params import Kmeans, Patterns
from engine.kinds.clusters.promise import how, treatment
from engine.kinds.clusters.run import Published

REST = "every other column"


def describe(data: Sites, published: Published, params: Any) -> Done:
    facts: dict[str, Any] = {"sites": len(data.names), "layout": published.layout}
    if isinstance(params, Kmeans):
        facts["masked"] = under_masks(params, len(data.names), published.layout)
        facts["exact"] = None if published.held is None else published.held == 0
    if isinstance(params, Patterns):
        facts["people"] = int(published.result["rows"])
    used = used_columns(published, params)
    known = {name for site in data.sites for name in site.columns}
    known |= {name for site in data.sites if site.items is not None for name in site.items.columns}
    leaving = [Leaving(name, treatment(params), how(params)) for name in used]  # type: ignore[arg-type]
    leaving += [Leaving(name, "dropped", "not used") for name in sorted(known - set(used))]
    leaving.append(Leaving(REST, "dropped", "not used", data.others))
    return Done(tuple(leaving), facts)


def under_masks(params: Kmeans, sites: int, layout: str) -> bool:
    return params.masked and sites > 1 and layout == "rows"


def used_columns(published: Published, params: Any) -> list[str]:
    """Columns of which something is in the release."""
    if isinstance(params, Patterns):
        return sorted({column for one in published.result["itemsets"] for column, _ in one})
    return list(published.columns)
