"""`sfumato dask`: scheduler and worker for machines that have nothing but Sfumato."""

from __future__ import annotations

import sys

import pytest

from engine.cli import main


def test_without_dask_it_ends_in_a_sentence(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "dask.cli", None)
    assert main(["dask", "worker", "tcp://127.0.0.1:8786"]) == 2
    told = capsys.readouterr()
    assert not told.out and told.err.startswith("sfumato: Dask is not installed")


def test_options_go_to_dask_as_they_are(monkeypatch, capsys):
    pytest.importorskip("distributed")
    monkeypatch.setattr(sys, "argv", ["sfumato"])
    with pytest.raises(SystemExit) as ended:
        main(["dask", "worker", "--help"])
    told = capsys.readouterr().out
    assert ended.value.code == 0 and "sfumato dask worker" in told and "--nthreads" in told
