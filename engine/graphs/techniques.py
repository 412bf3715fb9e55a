"""Graphs: not built yet; the tab says what it will do."""

from __future__ import annotations

from engine.technique import Kind

KIND = Kind(
    key="graphs",
    title="Graphs",
    sentence="Turn participants' maps into a synthetic aggregate graph that keeps the shape and hides who drew what.",
    order=3,
)
