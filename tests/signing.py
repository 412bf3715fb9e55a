"""A steward who gives every reason that the gate asks for: for tests that are about something else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from engine.cli import main
from engine.core import release

ROOT = Path(__file__).resolve().parents[1]
REASON = "This release is made by a test and goes nowhere."


class EveryReason(Mapping[str, str]):
    """The same sentence for whatever is asked."""

    def __getitem__(self, name: str) -> str:
        return REASON

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def ReleaseOptions(folder: str, format: str = "", **more: Any) -> release.ReleaseOptions:
    """An order that is signed in every respect."""
    return release.ReleaseOptions(folder, format, **{"reasons": EveryReason(), **more})


def sfumato_process(*arguments: Any, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The command line as it is used from outside: a process of its own, a second or more of imports."""
    command = [sys.executable, str(ROOT / "main.py"), *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8")


def sfumato(*arguments: Any, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The same command line in the process of the test."""
    words = [str(word) for word in arguments]
    out, err = StringIO(), StringIO()
    with chdir(cwd), redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def signed_run(*arguments: Any, cwd: Path = ROOT, command: Any = sfumato) -> subprocess.CompletedProcess[str]:
    """`sfumato run … --json` by somebody who reads which reasons are missing and gives them."""
    first = command("run", *arguments, "--json", cwd=cwd)
    missing = json.loads(first.stdout).get("missing_reasons", []) if first.returncode == 1 else []
    given = [part for name in missing for part in ("--reason", f"{name}={REASON}")]
    return command("run", *arguments, *given, "--json", cwd=cwd) if missing else first


def same_reasons(audit: Path) -> list[str]:
    """The options that give a run of the same data the reasons of an earlier release."""
    told = json.loads((audit / "audit.json").read_text(encoding="utf-8"))["reasons"]
    return [part for name in (*told, "Earlier releases") for part in ("--reason", f"{name}={REASON}")]
