"""`main.py inspect`: a run looked at and not released, and the tables that the window shows of it.

The tables are for the steward: they tell of the original, and never leave with a release.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

from engine.cli_options import add_csv, add_task, refuse_two_forms, task_from
from engine.cli_output import ProgressBar, figure_lines, show, table_csv, table_lines
from engine.core import params
from engine.core.errors import ParameterError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import Summary
from engine.core.technique import find
from engine.core.text import text

Cells = Mapping[str, Sequence[Any]]


def add_inspect(commands: Any) -> None:
    inspect = commands.add_parser("inspect", help="run and measure without a release; tables of the run")
    add_task(inspect)
    add_csv(inspect)
    inspect.add_argument(
        "--table",
        default="",
        metavar="NAME",
        help="expected (event logs) or edges (graphs), for the house only",
    )
    inspect.set_defaults(command=_inspect)


def _inspect(options: argparse.Namespace) -> int:
    refuse_two_forms(options)
    task = task_from(options, "inspect {what} FILE")
    known = find(task.technique).tables
    if options.table and options.table not in known:
        raise ParameterError(
            text("{technique} has no table {name}", technique=task.technique, name=f"{options.table!r}"),
            hint=text("known: {known}", known=", ".join(known) or "none"),
        )
    if options.csv and not options.table:
        raise ParameterError("--csv prints a table", hint="name one with --table")
    pipeline, listener = Pipeline(), ProgressBar()
    try:
        summary = pipeline.run(task, Progress(listener))
        cells = pipeline.table(task, options.table, Progress(listener)) if options.table else None
    finally:
        listener.close()
    show(options, _answer(summary, options.table, cells), _lines(options, summary, cells))
    return 0


def _answer(summary: Summary, name: str, cells: Cells | None) -> dict[str, Any]:
    answer = {
        "technique": summary.task.technique,
        "params": params.as_dict(summary.task.params),
        "seconds": round(summary.seconds, 3),
        "utility": summary.measured.utility,
        "risk": summary.measured.risk,
        "warnings": list(summary.measured.warnings),
    }
    if cells is not None:
        answer["tables"] = {name: rows_of(cells)}
    return answer


def rows_of(cells: Cells) -> list[dict[str, Any]]:
    return [dict(zip(cells, row, strict=True)) for row in zip(*cells.values(), strict=True)]


def _lines(options: argparse.Namespace, summary: Summary, cells: Cells | None) -> list[str]:
    if cells is not None:
        return table_csv(cells) if options.csv else table_lines(cells)
    told = {"utility": summary.measured.utility, "risk": summary.measured.risk}
    warnings = [f"  warning: {warning}" for warning in summary.measured.warnings]
    return [*figure_lines(find(summary.task.technique), told), *warnings]
