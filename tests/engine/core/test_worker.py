"""The worker hears Cancel, but not while it imports a library."""

from __future__ import annotations

import importlib
import signal
import sys
from types import SimpleNamespace

import pytest

from engine.core.errors import Cancelled
from engine.core.worker import _RequestServer

MODULE = """
import signal
signal.raise_signal(signal.SIGINT)
whole = True
"""


@pytest.fixture
def cancelled_request():
    """A request is being answered, and Cancel was pressed."""
    server = _RequestServer(None, SimpleNamespace(value=7))
    server._number, server._open = 7, True
    before = signal.signal(signal.SIGINT, server.interrupt)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_import_is_never_cut_off(cancelled_request, tmp_path, monkeypatch):
    (tmp_path / "read_slowly.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    try:
        assert importlib.import_module("read_slowly").whole
    finally:
        sys.modules.pop("read_slowly", None)
    with pytest.raises(Cancelled):
        signal.raise_signal(signal.SIGINT)
