"""Clusters: not built yet; the tab says what it will do."""

from __future__ import annotations

from engine.technique import Kind

KIND = Kind(
    key="clusters",
    title="Clusters",
    sentence="Cluster what several sites hold without pooling it, and release models and samples instead of rows.",
    order=5,
)
