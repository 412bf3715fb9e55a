"""A real window with real workers, settings in a folder of the test's own, drawn offscreen."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from gui.base import theme
from gui.base.settings import Settings
from tests.windows import end

WAIT = 60_000  # ms: a cold worker on a busy machine


@pytest.fixture
def settings(tmp_path):
    made = Settings(tmp_path / "settings.ini")
    made.put("window/welcomed", True)
    made.put("folder/release", str(tmp_path / "releases"))
    return made


@pytest.fixture(scope="session")
def dressed(qapp):
    """The application in its theme: putting the style on is slow, so once for all tests."""
    theme.start("light", 1.0)


@pytest.fixture(scope="session")
def warm_worker(dressed):
    from gui.jobs.worker_thread import Worker

    made = Worker()
    close = made.close
    yield made
    close()


@pytest.fixture
def one_worker(warm_worker, monkeypatch):
    """Windows share one warm worker: starting one costs seconds."""
    monkeypatch.setattr("gui.jobs.job_queue.Worker", lambda _parent: warm_worker)
    monkeypatch.setattr(warm_worker, "close", lambda: None)


@pytest.fixture
def window(qtbot, dressed, settings):
    from gui.window import Window

    made = Window(settings)
    made.show()
    yield made
    end(made)
    if theme.current().dark or theme.zoom() != 1:
        theme.start("light", 1.0)


@pytest.fixture
def workspace(window):
    """The time series workspace, empty."""
    return window.show_kind("timeseries")


@pytest.fixture
def idle(qtbot):
    """Wait until a workspace has nothing under way."""

    def wait(workspace) -> None:
        qtbot.waitUntil(lambda: not workspace.busy and not workspace.release_page.filling, timeout=WAIT)

    return wait


@pytest.fixture
def loaded(workspace, idle):
    workspace.open_sample()
    idle(workspace)
    assert workspace.source is not None, workspace.message.text
    return workspace


@pytest.fixture
def series_file(tmp_path):
    """A file of random series: n rows of m points."""

    def write(n: int, m: int, name: str = "series.csv"):
        import numpy as np

        values = np.random.default_rng(1).normal(10, 3, (n, m)).round(3)
        lines = ["id," + ",".join(f"t{j}" for j in range(m))]
        lines += [f"p{i}," + ",".join(map(str, row)) for i, row in enumerate(values)]
        path = tmp_path / name
        path.write_text("\n".join(lines))
        return path

    return write
