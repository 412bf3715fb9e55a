"""What sub-commands have in common: settings, seeds and reasons as they are typed, and the task they make."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from engine.core.errors import ParameterError
from engine.core.recipe import read_recipe
from engine.core.task import Task, task_of
from engine.core.technique import find


def add_task(parser: argparse.ArgumentParser) -> None:
    """A recipe, or a technique with its input and settings."""
    parser.add_argument(
        "what", metavar="RECIPE.toml | TECHNIQUE", help="a recipe, or a technique followed by its input"
    )
    parser.add_argument("input", nargs="*", help="input files (not with a recipe)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a parameter, a reading option, or seed",
    )
    parser.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="files are parts (or a folder of them) that Dask workers read; clusters: one file a site. Raw "
        "rows are on the workers, and scheduler and workers can run code here; 'here' needs no cluster",
    )
    parser.add_argument(
        "--allow-scheduler",
        action="store_true",
        help="use the scheduler that a recipe names, if you trust it",
    )


def add_csv(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--csv", action="store_true", help="print the table as CSV and nothing else")


def refuse_two_forms(options: argparse.Namespace) -> None:
    if options.csv and options.json:
        raise ParameterError("--csv and --json are two forms of one answer", hint="choose one of them")


def task_from(options: argparse.Namespace, command: str) -> Task:
    """The task that was typed; `command` only for the hint."""
    values = settings(options.set)
    if options.what.endswith(".toml"):
        if options.input or values:
            raise ParameterError("a recipe says everything itself", hint="leave out further inputs and --set")
        return with_scheduler(
            read_recipe(Path(options.what), options.allow_scheduler or bool(options.scheduler)),
            options.scheduler,
        )
    if options.scheduler:
        values["scheduler"] = options.scheduler
    if not options.input:
        raise ParameterError("no input file given", hint=f"sfumato {command.format(what=options.what)}")
    seed = seed_of(values.pop("seed", None))
    return task_of(find(options.what), options.input, values, seed)


def with_scheduler(task: Task, address: str) -> Task:
    """The task on another cluster than its recipe names, which as a rule names none."""
    if not address:
        return task
    reading = replace(task.source.reading, scheduler=address)
    return replace(task, source=replace(task.source, reading=reading))


def seed_of(text: str | None) -> int | None:
    if text is not None and not text.lstrip("-").isdecimal():
        raise ParameterError(f"the seed {text!r} is not a whole number", name="seed")
    return None if text is None else int(text)


def settings(given: Sequence[str]) -> dict[str, str]:
    """What --set says, by name."""
    values: dict[str, str] = {}
    for setting in given:
        name, equals, value = setting.partition("=")
        if not equals:
            raise ParameterError(f"--set {setting} has no value", hint="write --set name=value")
        if name in values:
            raise ParameterError(f"--set {name} is given twice", name=name)
        values[name] = value
    return values


def reasons_of(given: Sequence[str]) -> dict[str, str]:
    """What --reason says, by the name of the gate's line."""
    reasons: dict[str, str] = {}
    for reason in given:
        name, equals, text = reason.partition("=")
        if not equals or not name.strip():
            raise ParameterError(f"--reason {reason} has no text", hint='write --reason "NAME=TEXT"')
        reasons[name.strip()] = text.strip()
    return reasons
