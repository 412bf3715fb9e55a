"""Event logs: not built yet; the tab says what it will do."""

from __future__ import annotations

from engine.technique import Kind

KIND = Kind(
    key="eventlogs",
    title="Event logs",
    sentence="Release the trace variants of a process with differential privacy, and see which variant became which.",
    order=1,
)
