"""A project: which files, how they are read, what was chosen and run, with notes. Never data.

One JSON file, written whole or not at all. What it holds is what a session that was cut off keeps
(`session_recovery.kept`), by kind; results are computed again when a run is looked at. A project may come
from another house, so what it says is checked, and the address of a scheduler in it is not taken: it and its
workers could run code on this machine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import VERSION
from engine.core.errors import InputError
from engine.core.technique import find, kinds
from engine.core.text import text
from gui.base.settings import write_whole

FORMAT = 1
SUFFIX = ".sfumato"
MOST_BYTES = 16 << 20  # of settings: more is no project
_FIELDS = {"paths": list, "corrections": dict, "technique": str, "params": dict, "runs": list}


def write_project(path: Path, states: Mapping[str, Mapping[str, Any]]) -> None:
    """Raises OSError."""
    plain = {key: _without_scheduler(state) for key, state in states.items()}
    told = {"format": FORMAT, "sfumato": VERSION, "kinds": plain}
    write_whole(path, json.dumps(told, ensure_ascii=False, indent=1) + "\n")


def read_project(path: Path) -> dict[str, dict[str, Any]]:
    """What stood in each workspace, by kind. Raises InputError with the way out."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ValueError("it is too large")
        told = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(told, dict) or not isinstance(told.get("kinds"), dict):
            raise ValueError("it names no kinds of data")
        if told.get("format") != FORMAT:
            raise ValueError("it was written by another version")
        for key, state in told["kinds"].items():
            _check(key, state)
    except OSError as error:
        raise InputError(
            text("{name} cannot be read: {why}", name=path.name, why=error.strerror),
            hint="was it moved, or the drive removed?",
        ) from None
    except (ValueError, RecursionError) as error:
        raise InputError(
            text("{name} is no project of Sfumato: {why}", name=path.name, why=str(error)),
            hint="choose a file that File ▸ Save project wrote",
        ) from None
    return {key: _without_scheduler(state) for key, state in told["kinds"].items()}


def _without_scheduler(state: Mapping[str, Any]) -> dict[str, Any]:
    def bare(values: object) -> Any:
        named = isinstance(values, Mapping)
        return {n: v for n, v in values.items() if n != "scheduler"} if named else values  # type: ignore[attr-defined]

    runs = [{**run, "reading": bare(run.get("reading", {}))} for run in state["runs"]]
    return {**state, "corrections": bare(state["corrections"]), "runs": runs}


def _check(key: str, state: Any) -> None:
    if key not in kinds():
        raise ValueError(f"there is no data kind {key!r}")
    if not isinstance(state, dict) or any(not isinstance(state.get(n), t) for n, t in _FIELDS.items()):
        raise ValueError(f"what it says of {key} is not whole")
    if not all(isinstance(one, str) for one in state["paths"]):
        raise ValueError("a path is no text")
    for one in (state, *state["runs"]):
        if not isinstance(one, dict) or not isinstance(one.get("technique"), str):
            raise ValueError("a run names no technique")
        if find(one["technique"]).key.split(".")[0] != key:
            raise ValueError(f"{one['technique']} is not for {key}")


def missing_files(states: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Files of the project that are not where they were."""
    return [one for state in states.values() for one in state["paths"] if not Path(one).is_file()]
