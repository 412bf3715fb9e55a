"""Sub-commands for houses that exchange files: `master` in the middle, `site` at each house.

    sfumato master RUN --technique clusters.em --columns age,bmi --sites north,hill --set k=4   begins
    sfumato site joining-north.json rows.csv --dir NORTH          says in words what joining means
    sfumato site joining-north.json rows.csv --dir NORTH --accept joins
    sfumato site round-1-to-north.json rows.csv --dir NORTH       says in words what would leave the house
    sfumato site round-1-to-north.json rows.csv --dir NORTH --yes answers
    sfumato master RUN                                            reads the answers, goes on or ends
    sfumato master RUN --gate                                     what the release gate says of a finished run
    sfumato master RUN --release DIR                              writes the verified release of it

Every step says what it wrote and what to carry where; repeating a step repeats its files. `site` ends with
1 and has written nothing as long as its steward has not agreed.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine import cli_options, cli_output
from engine.core import params
from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.text import text

if TYPE_CHECKING:
    from engine.core.technique import Technique
    from engine.kinds.clusters.params import ClusterParams
    from engine.kinds.clusters.transport_files import ExchangeStep

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

START_NEEDS = ("technique", "columns", "sites")


def add_master(commands: Commands) -> None:
    master = commands.add_parser("master", help="clusters by files: begin a run, or read answers and go on")
    master.add_argument("folder", type=Path, metavar="RUN", help="folder of the run; stays in this house")
    master.add_argument("--technique", help="to begin: clusters.em, clusters.kmeans, …")
    master.add_argument("--columns", type=_names, metavar="A,B", help="to begin: columns all sites have")
    master.add_argument(
        "--sensitive",
        type=_names,
        default=(),
        metavar="A,B",
        help="to begin: columns that patterns never conclude with certainty",
    )
    master.add_argument(
        "--items", type=_names, default=(), metavar="A,B", help="to begin: columns that patterns count"
    )
    master.add_argument(
        "--bounds",
        type=_names,
        default=(),
        metavar="A=0..120,B=0..1",
        help="to begin: public bounds, by which every site standardises and checks its units",
    )
    master.add_argument("--sites", type=_names, metavar="A,B", help="to begin: a name for every site")
    master.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="to begin: a parameter, or seed"
    )
    master.add_argument("--gate", action="store_true", help="of a finished run: what the gate says")
    master.add_argument("--release", metavar="DIR", help="of a finished run: folder for release/ and audit/")
    master.add_argument("--format", default="", help="of the released data file")
    master.add_argument("--overwrite", action="store_true", help="replace a release that is already in DIR")
    master.add_argument("--policy", type=Path, metavar="FILE", help="the house's thresholds (TOML)")
    master.add_argument(
        "--reason", action="append", default=[], metavar="ITEM=WHY", help="why an amber item is acceptable"
    )
    master.add_argument("--signed-by", default="", metavar="NAME", help="who answers for the release")
    master.add_argument("--dataset", default="", metavar="NAME", help="what the ledger calls the data")
    master.set_defaults(command=_master)


def add_site(commands: Commands) -> None:
    site = commands.add_parser("site", help="clusters by files: join a run, or answer a master's message")
    site.add_argument("message", type=Path, help="the joining or message that was carried here")
    site.add_argument("data", type=Path, help="this house's rows; they stay")
    site.add_argument(
        "--dir", type=Path, required=True, metavar="DIR", help="memory and answers of this house"
    )
    site.add_argument(
        "--accept", action="store_true", help="to join: agree to what is said in words without this"
    )
    site.add_argument("--yes", action="store_true", help="to answer: let what is said in words leave")
    site.add_argument(
        "--least-count",
        type=_count,
        metavar="N",
        help="to join: nothing leaves that stands for fewer rows (default 10, never less than the run's own)",
    )
    site.add_argument(
        "--allow-points",
        action="store_true",
        help="to join: original rows may leave, if the method needs them",
    )
    site.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="to join: how the file is read, or seed",
    )
    site.set_defaults(command=_site)


def _count(written: str) -> int:
    if not written.isascii() or not written.isdecimal() or not 1 <= int(written) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{written!r} is no number of rows from 1 to 1000000")
    return int(written)


def _names(written: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in written.split(",") if part.strip())


def _master(options: argparse.Namespace) -> int:
    from engine.kinds.clusters import transport_files

    given = [name for name in START_NEEDS if getattr(options, name)]
    if options.gate or options.release:
        return _judge_or_release(options)
    if not given:
        if options.set:
            raise ParameterError(
                "a run that has begun keeps its parameters", hint="--set goes with --technique"
            )
        return _tell(options, transport_files.step_master(options.folder))
    if missing := [name for name in START_NEEDS if name not in given]:
        raise ParameterError(
            text("to begin, --{missing} must be given too", missing=" and --".join(missing)),
            hint="leave all out to go on",
        )
    values, seed = _split_seed(options)
    technique = _find(options.technique)
    made: ClusterParams = params.build(technique.Params, values)
    step = transport_files.start_master(
        options.folder,
        technique.key,
        made,
        options.columns,
        options.sites,
        seed,
        options.sensitive,
        options.items,
        options.bounds,
    )
    return _tell(options, step)


def _judge_or_release(options: argparse.Namespace) -> int:
    from engine.core.policy import chosen_policy
    from engine.core.release import ReleaseOptions
    from engine.kinds.clusters import exchange_release

    order = ReleaseOptions(
        options.release or "",
        options.format,
        reasons=cli_options.settings(options.reason),
        overwrite=options.overwrite,
        signed_by=options.signed_by,
        dataset=options.dataset,
    )
    order = replace(order, policy=chosen_policy(options.policy))
    if options.gate:
        items = exchange_release.check_gate(options.folder, order, Progress())
        lines = [f"{item.state:5}  {item.name}: {item.detail}" for item in items]
        cli_output.show(options, {"gate": [item.as_dict() for item in items]}, lines)
        return 0
    done = exchange_release.release(options.folder, order, Progress())
    answer = {
        "technique": done.outcome.task.technique,
        "verified": all(check.passed for check in done.checks),
        "release": done.folder,
        "files": dict(done.files),
        "gate": [item.as_dict() for item in done.gate],
        "utility": done.outcome.measured.utility,
        "risk": done.outcome.measured.risk,
        "warnings": list(done.outcome.measured.warnings),
    }
    words = f"released to {done.folder}, verified by a separate process"
    cli_output.show(options, answer, [words, *(f"  {name}" for name, _ in done.files)])
    return 0


def _site(options: argparse.Namespace) -> int:
    from engine.kinds.clusters import exchange_site

    if exchange_site.is_proposal(options.message):
        return _tell(options, _join(options))
    if options.set or options.least_count is not None or options.allow_points or options.accept:
        raise ParameterError(
            "how this house takes part was fixed on joining", hint="give --yes or nothing with a message"
        )
    return _tell(options, exchange_site.answer(options.dir, options.message, options.data, options.yes))


def _join(options: argparse.Namespace) -> ExchangeStep:
    from engine.kinds.clusters import exchange_site
    from engine.kinds.clusters.params import Columns, Reading

    values, seed = _split_seed(options)
    reading, columns = params.build_two(values, Reading, Columns)
    return exchange_site.join(
        options.dir,
        options.message,
        options.data,
        reading,
        columns,
        least_count=10 if options.least_count is None else options.least_count,
        allow_points=options.allow_points,
        accept=options.accept,
        seed=seed,
    )


def _find(key: str) -> Technique:
    from engine.core.technique import find

    technique = find(key)
    if not key.startswith("clusters."):
        raise ParameterError(text("{key} is no technique of clusters", key=key), name="technique")
    return technique


def _split_seed(options: argparse.Namespace) -> tuple[dict[str, str], int | None]:
    values = cli_options.settings(options.set)
    return values, cli_options.seed_of(values.pop("seed", None))


def _tell(options: argparse.Namespace, step: ExchangeStep) -> int:
    written = [str(path) for path in step.written]
    answer = {
        "round": step.round,
        "done": step.done,
        "next": step.words,
        "written": written,
        "told": list(step.told),
        "pending": step.pending,
    }
    state = "done" if step.done else f"round {step.round}" if step.round else "joining"
    cli_output.show(options, answer, [*step.told, *written, f"{state}: {step.words}"])
    return 1 if step.pending else 0
