"""Tables: not built yet; the tab says what it will do."""

from __future__ import annotations

from engine.technique import Kind

KIND = Kind(
    key="tables",
    title="Tables",
    sentence="Discretise, perturb and swap the columns of a table, and see what an attacker still gets.",
    order=4,
)
