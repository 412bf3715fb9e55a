"""What a run did, as far as it may be told: names of columns, how many sites, how they worked together."""

from __future__ import annotations

from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.clusters.data import PublishedClusters, Sites
from engine.kinds.clusters.params import ClusterParams, Kmeans, Patterns
from engine.kinds.clusters.promise import treatment, treatment_text

REST = text("every other column")


def describe(data: Sites, published: PublishedClusters, params: ClusterParams) -> Done:
    facts: dict[str, object] = {"sites": len(data.names), "layout": published.layout}
    if isinstance(params, Kmeans):
        facts["masked"] = is_masked(params, len(data.names), published.layout)
        facts["exact"] = None if published.held is None else published.held == 0
    if isinstance(params, Patterns):
        facts["people"] = int(published.result["rows"])
    used = used_columns(published, params)
    known = {name for site in data.sites for name in site.columns}
    known |= {name for site in data.sites if site.items is not None for name in site.items.columns}
    leaving = [Leaving(name, treatment(params), treatment_text(params)) for name in used]
    leaving += [Leaving(name, "dropped", "not used") for name in sorted(known - set(used))]
    leaving.append(Leaving(REST, "dropped", "not used", data.others))
    return Done(tuple(leaving), facts)


def is_masked(params: Kmeans, sites: int, layout: str) -> bool:
    return params.masked and sites > 1 and layout == "rows"


def used_columns(published: PublishedClusters, params: ClusterParams) -> list[str]:
    """Columns of which something is in the release."""
    if isinstance(params, Patterns):
        return sorted({column for one in published.result["itemsets"] for column, _ in one})
    return list(published.columns)
