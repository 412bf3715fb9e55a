"""The command line: the same way of the data as in the window, headless.

Exit codes: 0 done and verified; 1 the promise does not hold; 2 bad input or usage, one clear line
on stderr; 130 interrupted. `--json` prints one object on stdout and nothing else.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from engine import VERSION
from engine.cli_batch import add_batch
from engine.cli_dask import add_dask
from engine.cli_inspect import add_inspect
from engine.cli_options import add_task, reasons_of, settings, task_from
from engine.cli_output import (
    ProgressBar,
    compare_lines,
    demo_lines,
    described,
    print_error,
    run_lines,
    show,
    spent,
)
from engine.cli_sweep import add_sweep
from engine.core import params, prior_releases
from engine.core.errors import Cancelled, ParameterError, SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.policy import chosen_policy
from engine.core.progress import Progress
from engine.core.release import ABOUT, ReleaseOptions
from engine.core.task import Task, task_of
from engine.core.technique import Kind, all_techniques, find_kind, kinds
from engine.core.translation import LANGUAGES
from engine.verify.folder import verify_folder

SAMPLES = Path(__file__).resolve().parent.parent / "resources" / "samples"


def main(arguments: Sequence[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # Windows gives a pipe the letters of the region: ≤ is none
            stream.reconfigure(encoding="utf-8")
    try:
        options = _parser().parse_args(arguments)
        return options.command(options)
    except SfumatoError as error:
        print_error(arguments, error)
        print(f"sfumato: {error.one_line()}", file=sys.stderr)
        return error.exit_code
    except (KeyboardInterrupt, Cancelled):
        print("sfumato: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # the last line of defence: a sentence, not a traceback
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno}"
        words = f"something went wrong inside ({place}): {type(error).__name__}: {error}"
        print_error(arguments, SfumatoError(words))
        print(f"sfumato: {words}", file=sys.stderr)
        return 2


Commands = Any  # what add_subparsers gives: argparse has no public name for it


class _Parser(argparse.ArgumentParser):
    """Usage errors are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise ParameterError(message, hint=f"{self.prog} --help tells more")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="sfumato", description="Anonymize a file and see that it is safe.")
    parser.add_argument("--version", action="version", version=f"Sfumato {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (
        _add_run,
        add_batch,
        add_inspect,
        add_sweep,
        _add_compare,
        _add_verify,
        _add_check,
        _add_demo,
        _add_ledger,
        add_dask,
    ):
        add(commands)
    commands.add_parser("techniques", help="every technique with its parameters").set_defaults(
        command=_techniques
    )
    for kind in kinds().values():
        for own in kind.commands:
            own(commands)

    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        # for the window, which says it in another language: texts as templates and values
        command.add_argument("--templates", action="store_true", help=argparse.SUPPRESS)
    return parser


def _add_run(commands: Commands) -> None:
    run = commands.add_parser("run", help="load, run, measure, verify, release")
    add_task(run)
    run.add_argument("--out", required=True, metavar="DIR", help="folder for release/ and audit/")
    run.add_argument("--format", default="", help="of the data file (default: the technique's first)")
    run.add_argument("--overwrite", action="store_true", help="replace a release that is already in DIR")
    run.add_argument(
        "--share-utility", action="store_true", help="publish utility figures of a private release too"
    )
    run.add_argument("--policy", type=Path, metavar="FILE", help="the house's thresholds (TOML)")
    run.add_argument(
        "--reason",
        action="append",
        default=[],
        metavar="NAME=TEXT",
        help="why an amber line of the gate is acceptable; without it nothing is written",
    )
    run.add_argument("--signed-by", default="", metavar="NAME", help="who answers for the release")
    for name in ABOUT:
        run.add_argument(f"--{name}", default="", metavar="TEXT", help=f"{name}, in the head of the report")
    run.add_argument(
        "--language", default="en", choices=LANGUAGES, help="of the report; data and manifest are the same"
    )
    run.add_argument("--dataset", default="", metavar="NAME", help="what the ledger calls the data")
    run.set_defaults(command=_run)


def _add_compare(commands: Commands) -> None:
    compare = commands.add_parser("compare", help="utility and risk of a pair of files, whoever made them")
    compare.add_argument("kind")
    compare.add_argument("original", type=Path)
    compare.add_argument("released", type=Path)
    compare.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    compare.set_defaults(command=_compare)


def _add_verify(commands: Commands) -> None:
    verify = commands.add_parser("verify", help="check a release folder against its promise and hashes")
    verify.add_argument("folder", type=Path, metavar="RELEASE_DIR")
    # for a release that is being written: it has no report yet
    verify.add_argument("--unfinished", action="store_true", help=argparse.SUPPRESS)
    verify.set_defaults(command=_verify)


def _add_check(commands: Commands) -> None:
    check = commands.add_parser("check", help="try a promise on a file, whoever made it")
    check.add_argument("kind")
    check.add_argument("file", type=Path)
    check.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    check.add_argument("--show", action="store_true", help="show the values of the worst classes too")
    check.set_defaults(command=_check)


def _add_demo(commands: Commands) -> None:
    demo = commands.add_parser("demo", help="a sample release in every workspace")
    demo.add_argument("--out", default="demo", metavar="DIR")
    demo.add_argument("--overwrite", action="store_true", help="replace the demo that is already in DIR")
    demo.set_defaults(command=_demo)


def _add_ledger(commands: Commands) -> None:
    told = commands.add_parser("ledger", help="what every data set of the house has already told")
    told.add_argument("--export", type=Path, metavar="FILE", help="the same as a file (.csv or .json)")
    told.set_defaults(command=_ledger)


def _run(options: argparse.Namespace) -> int:
    order = ReleaseOptions(
        options.out,
        options.format,
        reasons_of(options.reason),
        options.overwrite,
        options.share_utility,
        signed_by=options.signed_by,
        dataset=options.dataset,
        language=options.language,
        about={name: getattr(options, name) for name in ABOUT},
    )
    order = replace(order, policy=chosen_policy(options.policy))
    answer = _released(task_from(options, "run {what} FILE --out DIR"), order)
    show(options, answer, run_lines(answer))
    return 0


def _released(task: Task, order: ReleaseOptions) -> dict[str, Any]:
    pipeline, listener = Pipeline(), ProgressBar()
    try:
        release = pipeline.release(task, order, Progress(listener))
    finally:
        listener.close()
    summary = release.outcome
    amber = [f"{item.name}: {item.detail}" for item in release.gate if item.state == "amber"]
    return {
        "technique": task.technique,
        "params": params.as_dict(task.params),
        "verified": all(check.passed for check in release.checks),
        "release": release.folder,
        "seconds": round(summary.seconds, 3),
        "utility": summary.measured.utility,
        "risk": summary.measured.risk,
        "warnings": [*summary.measured.warnings, *amber],
    }


def _compare(options: argparse.Namespace) -> int:
    kind = find_kind(options.kind)
    if kind.compare is None:
        raise ParameterError(f"{kind.title} cannot be compared yet")
    listener = ProgressBar()
    answer = kind.compare(options.original, options.released, settings(options.set), Progress(listener))
    listener.close()
    show(options, answer, compare_lines(answer))
    return 0


def _verify(options: argparse.Namespace) -> int:
    checks = verify_folder(options.folder, Progress(), finished=not options.unfinished)
    verified = all(check.passed for check in checks)
    lines = [f"{'ok  ' if check.passed else 'FAIL'}  {check.name}: {check.detail}" for check in checks]
    answer = {"verified": verified, "checks": [check.__dict__ for check in checks]}
    show(options, answer, [*lines, "verified" if verified else "the promise does not hold"])
    return 0 if verified else 1


def _check(options: argparse.Namespace) -> int:
    kind = find_kind(options.kind)
    if kind.check is None:
        raise ParameterError(f"there is no check of {kind.title} files without a release")
    values = settings(options.set) | ({"show": "yes"} if options.show else {})
    listener = ProgressBar()
    try:
        found = kind.check(options.file, values, Progress(listener))
    finally:
        listener.close()
    answer = {"verified": found.holds, **found.figures, "checks": [one.__dict__ for one in found.checks]}
    lines = [f"{'ok  ' if one.passed else 'FAIL'}  {one.name}: {one.detail}" for one in found.checks]
    said = "the promise holds" if found.holds else "the promise does not hold"
    show(options, answer, [*found.lines, *lines, said])
    return 0 if found.holds else 1


def _techniques(options: argparse.Namespace) -> int:
    told = [described(technique) for technique in all_techniques()]
    lines = []
    for technique in told:
        lines.append(f"{technique['key']}: {technique['title']}. {technique['sentence']}")
        lines += [
            f"    {f['name']:18} {f['rule']}; default {f['default']}. {f['help']}"
            for f in technique["params"]
        ]
    show(options, {"techniques": told}, lines)
    return 0


def _ledger(options: argparse.Namespace) -> int:
    if options.export:
        prior_releases.export(options.export)
    entries = [entry.as_dict() for entry in prior_releases.entries()]
    lines = [
        "  ".join([e["time"][:16], e["dataset"], e["technique"], spent(e), e["folder"], e["note"]]).rstrip()
        for e in entries
    ]
    show(options, {"entries": entries}, lines or ["nothing was released yet"])
    return 0


class _DemoReasons(dict[str, str]):
    """The demo is of made-up data: one true reason for every amber line."""

    TEXT = "The data of this demo is made up: nobody's privacy is at stake."

    def get(self, name: str, default: object = None) -> str:
        return self.TEXT


def demonstrated() -> list[Kind]:
    return [kind for kind in kinds().values() if kind.sample and kind.techniques]


def _demo(options: argparse.Namespace) -> int:
    answers = {}
    with tempfile.TemporaryDirectory() as home:  # made-up data spends nothing of the house's
        os.environ["SFUMATO_HOME"] = home
        for kind in demonstrated():
            task = task_of(kind.techniques[0], [SAMPLES / kind.sample], {})
            folder = str(Path(options.out) / kind.key)
            order = ReleaseOptions(folder, reasons=_DemoReasons(), overwrite=options.overwrite)
            answers[kind.key] = _released(task, order)
    reason = f"Reason given for every amber line: {_DemoReasons.TEXT}"
    show(options, answers, [*demo_lines(answers.values()), reason])
    return 0
