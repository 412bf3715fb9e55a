"""Fixtures for all tests."""

from __future__ import annotations

import gc
import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import main  # noqa: F401  # before any library is loaded: one thread for linear algebra, as in the program
from tests import warm

# How long one example takes says more about the machine than about the code.
settings.register_profile("steady", parent=settings.default, deadline=None)
settings.load_profile("steady")

FORKS = sys.platform == "linux"
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what tests start compiles our modules once, not every time
sys.dont_write_bytecode = False  # nor are the asserts of 400 files rewritten in every process
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
def scheduler(tmp_path_factory) -> Iterator[str]:
    """The address of a real scheduler with two worker processes; nothing may kill them."""
    pytest.importorskip("distributed")
    from tests.cluster import cluster

    with cluster(tmp_path_factory.mktemp("dask")) as made:
        yield made.address


@pytest.fixture
def nobody_answers(monkeypatch) -> str:
    """The address of a scheduler that is not there; what asks it gives up at once."""
    pytest.importorskip("distributed")
    monkeypatch.setattr("engine.core.distributed_connect.CONNECTING", 0.2)
    return "tcp://127.0.0.1:9"


@pytest.fixture(scope="session")
def qapp():
    """The application as the program makes it: with Python's collector kept to this thread."""
    from gui.app import make_application
    from gui.jobs import worker_thread

    if FORKS:
        worker_thread.multiprocessing = warm.Multiprocessing  # type: ignore[assignment]
    return make_application(["sfumato"])


@pytest.fixture(scope="session", autouse=FORKS)
def _warm_processes(tmp_path_factory) -> None:
    """What the program starts of itself comes from a server with its libraries loaded."""
    warm.start(tmp_path_factory.mktemp("warm") / "socket")


@pytest.fixture(scope="session", autouse=True)
def _a_house_of_our_own(tmp_path_factory) -> Iterator[Path]:
    """Nothing that a test releases goes into the ledger of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("house")
        patch.setenv("SFUMATO_HOME", str(folder))
        patch.delenv("SFUMATO_POLICY", raising=False)
        yield folder


_houses = itertools.count()


@pytest.fixture(autouse=True)
def _a_ledger_for_each_test(_a_house_of_our_own, monkeypatch):
    """What one test released is not an earlier release for the next."""
    monkeypatch.setenv("SFUMATO_HOME", str(_a_house_of_our_own / str(next(_houses))))


@pytest.fixture(autouse=True)
def _collected():
    """A window turns the collector off (gui/base/main_thread_gc.py): tests without events collect here."""
    yield
    if not gc.isenabled():
        gc.collect(1)
