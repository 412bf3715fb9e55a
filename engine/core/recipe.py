"""A run written down as TOML: enough to do it again, never any data.

    technique = "timeseries.kapra"
    input = "meters.csv"          # or a list of files; relative to the recipe
    [params]
    k = 8
    [columns]
    id = "meter"
    [reading]                     # only what differs from the defaults
    missing = ["-1"]
    [randomness]
    seed = 7                      # optional

Tables chain steps: `[[steps]]` stands for the parameter `steps`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import tomli_w

from engine.core import params
from engine.core.distributed import HERE
from engine.core.errors import InputError, ParameterError, Remedy
from engine.core.json_values import Document
from engine.core.task import Task, task_of
from engine.core.technique import find
from engine.core.text import text
from engine.io.toml_read import read_toml

SECTIONS = ("params", "columns", "reading")
KNOWN = {"technique", "input", "steps", "randomness", *SECTIONS}


def read_recipe(path: Path, allow_scheduler: bool = False) -> Task:
    """The task that was written down; a scheduler in it only where somebody vouches for the address."""
    if not os.path.exists(path):
        raise InputError(text("there is no recipe {path}", path=path), hint="check the name and the folder")
    if os.path.isdir(path):
        raise InputError(text("{path} is a folder, not a recipe", path=path), hint="choose a file inside it")
    written = read_toml(path, "recipe", "a recipe is a TOML file")
    task = _task(written, path.parent)
    address = getattr(task.source.reading, "scheduler", "")
    if address not in ("", HERE) and not allow_scheduler:
        raise InputError(
            text(
                "the recipe names a scheduler, {address}: it and its workers could run code on this machine",
                address=address,
            ),
            hint="if you trust it, type the address yourself",
            remedies=(Remedy("Or vouch for it", {}, "--allow-scheduler"),),
        )
    return task


def _task(written: Document, folder: Path) -> Task:
    unknown = sorted(set(written) - KNOWN)
    if unknown:
        raise ParameterError(
            text("the recipe has an unknown entry {unknown}", unknown=f"{unknown[0]!r}"),
            hint=text("known: {known}", known=", ".join(sorted(KNOWN))),
        )
    for needed in ("technique", "input"):
        if needed not in written:
            raise ParameterError(
                text("the recipe does not say which {needed}", needed=needed),
                hint=text('add a line: {needed} = "…"', needed=needed),
            )
    inputs = written["input"] if isinstance(written["input"], list) else [written["input"]]
    values: dict[str, Any] = {}
    for section in SECTIONS:
        values.update(_table(written, section))
    if "steps" in written:
        values["steps"] = written["steps"]
    seed = _table(written, "randomness").get("seed")
    if seed is not None and not isinstance(seed, int):
        raise ParameterError(text("the seed {seed} is not a whole number", seed=f"{seed!r}"), name="seed")
    return task_of(find(written["technique"]), [folder / str(name) for name in inputs], values, seed)


def _table(written: Document, section: str) -> Document:
    table = written.get(section, {})
    if not isinstance(table, dict):
        raise ParameterError(
            text("{section} in the recipe is not a table", section=section),
            hint=text("write it as [{section}]", section=section),
        )
    return table


def recipe_text(task: Task, folder: Path) -> str:
    """The task as a recipe to be put into `folder` (paths are written relative to it if possible)."""
    chosen = params.as_dict(task.params)
    written: dict[str, Any] = {
        "technique": task.technique,
        "input": [_relative(path, folder) for path in task.source.paths],
    }
    steps = chosen.pop("steps", None)
    written["params"] = _without_none(chosen)
    for section, values in (("columns", task.source.columns), ("reading", task.source.reading)):
        if values is not None:
            written[section] = _changed(values)
    if task.seed is not None:
        written["randomness"] = {"seed": task.seed}
    if steps:
        written["steps"] = steps
    return tomli_w.dumps(written)


def _relative(path: str, folder: Path) -> str:
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # another drive on Windows
        return path


def _changed(values: Any) -> Document:
    default = params.as_dict(type(values)())
    changed = {name: value for name, value in params.as_dict(values).items() if value != default[name]}
    if "scheduler" in changed:
        # An address is typed each time, whoever gets the recipe need not trust it; the parts are still parts.
        changed["scheduler"] = HERE
    return _without_none(changed)


def _without_none(values: Document) -> Document:
    return {name: value for name, value in values.items() if value is not None}
