"""The sample table with its roles."""

from __future__ import annotations

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
