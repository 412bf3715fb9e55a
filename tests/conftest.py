"""Fixtures for all tests."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import settings

# How long one example takes says more about the machine than about the code.
settings.register_profile("steady", parent=settings.default, deadline=None)
settings.load_profile("steady")

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"


@pytest.fixture
def shared_data():
    """A real data set by its relative name; the test is skipped where the sets are missing."""

    def find(name: str) -> Path:
        path = DATA / name
        if not path.exists():
            pytest.skip(f"the data set {name} is not here")
        return path

    return find


@pytest.fixture(scope="session")
def qapp():
    """The application as the program makes it: with Python's collector kept to this thread."""
    from gui.app import make_application

    return make_application(["sfumato"])


@pytest.fixture(autouse=True)
def _collected():
    """A window turns Python's collector off (gui/collecting.py); tests without an event loop collect here."""
    yield
    if not gc.isenabled():
        gc.collect(1)
