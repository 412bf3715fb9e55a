"""A run of one method over the sites: settings from parameters, rounds, and what may be published."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters.data import PublishedClusters, Settings, Sites
from engine.kinds.clusters.params import ClusterParams, Dbscan, Em, Kmeans, Patterns, Sdbdc
from engine.kinds.clusters.protocol import Method, ProtocolOutcome, Threads, run_rounds


def run_protocol(
    method: Method,
    data: Sites,
    settings: Settings,
    randomness: Randomness,
    progress: Progress,
    timeout: float,
) -> ProtocolOutcome:
    """By threads here, or on the Dask cluster whose address was given."""
    if not data.scheduler:
        return run_rounds(
            method, Threads(method, data.sites, randomness, timeout), settings, randomness, progress
        )
    from engine.kinds.clusters.transport_dask import Dask

    transport = Dask(method, data.remote or data.sites, randomness, data.scheduler, timeout)
    try:
        return run_rounds(method, transport, settings, randomness, progress)
    finally:
        transport.close()


def run(data: Sites, params: ClusterParams, randomness: Randomness, progress: Progress) -> PublishedClusters:
    method = method_for(params, data.layout)
    settings = settings_of(params, data)
    outcome = run_protocol(method, data, settings, randomness, progress, params.timeout)
    rows = {site.name: site.rows for site in data.sites}
    rows |= {name: np.arange(len(labels)) for name, labels in outcome.labels.items() if name not in rows}
    return PublishedClusters(
        outcome.result,
        data.columns,
        settings,
        outcome.labels,
        rows,
        outcome.border,
        outcome.rounds,
        data.low,
        data.width,
        data.layout,
        outcome.held,
    )


def method_for(params: ClusterParams, layout: str = "rows") -> Method:
    from engine.kinds.clusters import kmeans, patterns, pdbscan, private_em, sdbdc, vertical

    if layout == "columns":
        if isinstance(params, Kmeans):
            return vertical.METHOD
        raise ParameterError(
            "this method needs sites that hold rows", hint="only k-means works across columns", name="layout"
        )
    known: dict[type, Method] = {
        Dbscan: pdbscan.METHOD,
        Sdbdc: sdbdc.METHOD,
        Kmeans: kmeans.METHOD,
        Em: private_em.METHOD,
        Patterns: patterns.METHOD,
    }
    return known[type(params)]


def settings_of(params: ClusterParams, data: Sites) -> Settings:
    """The parameters as plain values for the messages, with what was left to the data filled in."""
    if not isinstance(params, Patterns) and not data.columns:
        raise ParameterError(
            "there is no numeric column to cluster by", hint="name some under Columns", name="features"
        )
    settings: dict[str, Any] = {name: getattr(params, name) for name in params.__dataclass_fields__}
    for name in ("timeout", "distribution_check"):
        del settings[name]
    if isinstance(params, Dbscan | Sdbdc):
        settings["eps"] = params.eps or _eps(data, params.min_points)
    if isinstance(params, Sdbdc):
        share = params.eps_local or (1.0 if params.blur else 0.5)
        settings["eps_local"] = share * settings["eps"]
    if isinstance(params, Kmeans) and params.init == "given":
        given = np.array(params.start())
        if given.shape[1] != len(data.columns):
            raise ParameterError(
                text(
                    "the given centroids have {shape} numbers, the sites {columns} columns",
                    shape=given.shape[1],
                    columns=len(data.columns),
                ),
                hint=text("the columns are {columns}", columns=", ".join(data.columns)),
                name="centroids",
            )
        settings["start"] = ((given - data.low) / data.width).tolist()
    if isinstance(params, Em):
        settings["tau"] = 0.01 * len(data.columns) if params.tau is None else params.tau
    if isinstance(params, Patterns):
        settings["sensitive"] = list(data.sensitive)
    return settings


def _eps(data: Sites, min_points: int) -> float:
    if not data.has_rows:
        raise ParameterError(
            "ε can only be suggested when the rows are at hand", hint="give a number", name="eps"
        )
    from engine.kinds.clusters.suggest_parameters import suggest_eps

    return suggest_eps(data.pooled(), min_points)
