"""`main.py batch`: one recipe over many files. Exit code 0 where all were released, else 1."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.cli_options import add_csv, reasons_of, refuse_two_forms
from engine.cli_output import ProgressBar, show, table_csv, table_lines
from engine.core.batch import BatchOrder, BatchResult, columns_of, files_of
from engine.core.pipeline import Pipeline
from engine.core.policy import chosen_policy
from engine.core.progress import Progress
from engine.core.recipe import read_recipe
from engine.core.release import ReleaseOptions
from engine.core.technique import find_kind
from engine.core.translation import LANGUAGES


def add_batch(commands: Any) -> None:
    batch = commands.add_parser("batch", help="one recipe over many files")
    batch.add_argument("recipe", type=Path, metavar="RECIPE.toml")
    batch.add_argument("files", nargs="+", type=Path, metavar="FOLDER | FILE", help="in place of its input")
    batch.add_argument("--out", required=True, metavar="DIR", help="one folder a file, and batch.csv")
    batch.add_argument("--format", default="", help="of the data files (default: the technique's first)")
    batch.add_argument("--overwrite", action="store_true", help="replace releases that are already in DIR")
    batch.add_argument("--share-utility", action="store_true", help="publish utility figures too")
    batch.add_argument("--policy", type=Path, metavar="FILE", help="the house's thresholds (TOML)")
    batch.add_argument(
        "--reason",
        action="append",
        default=[],
        metavar="NAME=TEXT",
        help="why an amber line of the gate is acceptable, for every file",
    )
    batch.add_argument("--signed-by", default="", metavar="NAME", help="who answers for the releases")
    batch.add_argument("--language", default="en", choices=LANGUAGES, help="of the reports")
    add_csv(batch)
    batch.set_defaults(command=_batch)


def _batch(options: argparse.Namespace) -> int:
    refuse_two_forms(options)
    recipe = read_recipe(options.recipe)
    files = files_of(find_kind(recipe.source.kind), options.files)
    release = ReleaseOptions(
        options.out,
        options.format,
        reasons_of(options.reason),
        options.overwrite,
        options.share_utility,
        policy=chosen_policy(options.policy),
        signed_by=options.signed_by,
        language=options.language,
    )
    listener = ProgressBar()
    try:
        done = Pipeline().batch(BatchOrder(recipe, files, release), Progress(listener))
    finally:
        listener.close()
    cells = columns_of(done)
    answer = {"released": sum(row.state == "released" for row in done.rows), "files": _rows(done)}
    show(options, answer, table_csv(cells) if options.csv else _lines(done))
    return 0 if done.complete else 1


def _rows(done: BatchResult) -> list[dict[str, Any]]:
    return [asdict(row) | {"figures": dict(row.figures)} for row in done.rows]


def _lines(done: BatchResult) -> list[str]:
    """What became of each file; under it why not, and in what it differs from the file of the recipe."""
    head = {name: cells for name, cells in columns_of(done).items() if name in ("file", "state", "seconds")}
    first, *lines = table_lines(head)
    told = [first]
    for line, row in zip(lines, done.rows, strict=True):
        told += [line, *([f"    {row.message}"] if row.message else [])]
        told += [f"    {difference}" for difference in row.differences]
    return told
