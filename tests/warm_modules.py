"""What the server of tests/warm.py has loaded before it forks: the engine, and what it loads at first use."""

from __future__ import annotations

import importlib
import pkgutil

import engine
import tests.warm  # noqa: F401

HEAVY = ("numba", "pandas", "pyarrow.csv", "pyarrow.parquet", "pyreadstat", "networkx")
HEAVY += ("scipy.optimize", "scipy.sparse.csgraph", "scipy.stats")

for found in pkgutil.walk_packages(engine.__path__, "engine."):
    importlib.import_module(found.name)
for name in HEAVY:
    importlib.import_module(name)
