"""The sample table with its roles."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engine.core.progress import Progress
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Columns, Reading
from tests.engine.kinds.tables.people import ROLES

SAMPLE = Path(__file__).resolve().parents[4] / "resources/samples/residents.csv"


@pytest.fixture(scope="session")
def residents():
    return load([SAMPLE], Reading(), Columns(**ROLES), Progress())


@pytest.fixture
def adult(shared_data):
    """Adult, 30 162 rows: 4, 8 and 9 columns of it are the quasi-identifiers of the figures."""
    return _without_roles(shared_data("tables/adult.csv"))


@cache
def _without_roles(path):
    return load([path], Reading(), Columns(id=(), quasi=(), sensitive=(), protect=(), drop=()), Progress())
