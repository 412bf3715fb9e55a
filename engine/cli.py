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
from engine.cli_output import ProgressBar, described, print_error, run_lines, short, show, spent
from engine.core import params, prior_releases
from engine.core.errors import Cancelled, ParameterError, SfumatoError
from engine.core.json_values import plain
from engine.core.pipeline import Pipeline
from engine.core.policy import chosen_policy
from engine.core.progress import Progress
from engine.core.recipe import read_recipe
from engine.core.release import ReleaseOptions
from engine.core.task import Task, task_of
from engine.core.technique import Kind, all_techniques, find, find_kind, kinds
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
    for add in (_add_run, _add_compare, _add_verify, _add_demo, _add_ledger):
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
    run.add_argument(
        "what", metavar="RECIPE.toml | TECHNIQUE", help="a recipe, or a technique followed by its input"
    )
    run.add_argument("input", nargs="*", help="input files (not with a recipe)")
    run.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a parameter, a reading option, or seed",
    )
    run.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="clusters: each site's file is read by a Dask worker; scheduler and workers can run code here",
    )
    run.add_argument(
        "--allow-scheduler",
        action="store_true",
        help="use the scheduler that a recipe names, if you trust it",
    )
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
    )
    order = replace(order, policy=chosen_policy(options.policy))
    answer = _released(_task(options), order)
    show(options, answer, run_lines(answer))
    return 0


def _task(options: argparse.Namespace) -> Task:
    values = settings(options.set)
    if options.scheduler:
        values["scheduler"] = options.scheduler
    if options.what.endswith(".toml"):
        if options.input or values:
            raise ParameterError("a recipe says everything itself", hint="leave out further inputs and --set")
        return read_recipe(Path(options.what), options.allow_scheduler)
    if not options.input:
        raise ParameterError("no input file given", hint=f"sfumato run {options.what} FILE --out DIR")
    seed = seed_of(values.pop("seed", None))
    return task_of(find(options.what), options.input, values, seed)


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
    show(options, answer, [f"{name:28} {short(value)}" for name, value in plain(answer).items()])
    return 0


def _verify(options: argparse.Namespace) -> int:
    checks = verify_folder(options.folder, Progress(), finished=not options.unfinished)
    verified = all(check.passed for check in checks)
    lines = [f"{'ok  ' if check.passed else 'FAIL'}  {check.name}: {check.detail}" for check in checks]
    answer = {"verified": verified, "checks": [check.__dict__ for check in checks]}
    show(options, answer, [*lines, "verified" if verified else "the promise does not hold"])
    return 0 if verified else 1


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
    lines = [line for answer in answers.values() for line in run_lines(answer)]
    lines.append(f"Reason given for every amber line: {_DemoReasons.TEXT}")
    show(options, answers, lines)
    return 0
