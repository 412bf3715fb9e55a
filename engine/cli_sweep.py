"""`main.py sweep`: the window's map of risk against utility, as a table. Nothing is released.

Every candidate is computed from draws of its own, so a seed means nothing here and is refused.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.cli_options import add_csv, add_task, refuse_two_forms, task_from
from engine.cli_output import ProgressBar, show, table_csv, table_lines
from engine.core.errors import ParameterError
from engine.core.pipeline import Pipeline
from engine.core.policy import chosen_policy
from engine.core.progress import Progress
from engine.core.sweep_table import swept_columns, swept_table


def add_sweep(commands: Any) -> None:
    sweep = commands.add_parser("sweep", help="risk against utility over the main parameters")
    add_task(sweep)
    add_csv(sweep)
    sweep.add_argument("--policy", type=Path, metavar="FILE", help="the house's thresholds (TOML)")
    sweep.set_defaults(command=_sweep)


def _sweep(options: argparse.Namespace) -> int:
    refuse_two_forms(options)
    task = task_from(options, "sweep {what} FILE")
    if task.seed is not None and not options.what.endswith(".toml"):
        raise ParameterError("every point of a sweep is drawn anew", hint="leave out seed", name="seed")
    listener = ProgressBar()
    try:
        swept = Pipeline().sweep(replace(task, seed=None), Progress(listener))
    finally:
        listener.close()
    answer = swept_table(swept, chosen_policy(options.policy))
    cells = swept_columns(answer)
    notes = [f"not possible: {reason}" for reason in swept.left_out]
    lines = table_csv(cells) if options.csv else [*table_lines(cells), *notes]
    show(options, answer, lines)
    return 0
