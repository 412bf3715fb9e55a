"""A finished exchange of files as a release: the master's result through the same gate and verifier.

The master holds messages, no rows: figures that compare with the rows are missing, labels stay at their
sites, and the verifier says that the original was not there to compare with. The messages are the inputs
that the audit names, with their hashes, beside the border log.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

from engine.core import gate, params, tempfiles
from engine.core.audit import Input, inspect_input
from engine.core.privacy_account import account_of
from engine.core.progress import Progress
from engine.core.release import Release, ReleaseOptions, dry_run, write_release
from engine.core.task import Outcome, Task
from engine.core.task import Source as Files
from engine.core.technique import GateItem, find
from engine.kinds.clusters.data import Crossing, PublishedClusters, RemoteSite, Result, Sites
from engine.kinds.clusters.load import public_bounds
from engine.kinds.clusters.measure import measure
from engine.kinds.clusters.params import Columns, Reading
from engine.kinds.clusters.transport_files import MasterState, read_result, read_state
from engine.verify.folder import sha256


def check_gate(folder: Path, order: ReleaseOptions, progress: Progress) -> tuple[GateItem, ...]:
    """What the gate says before anything is written."""
    outcome = load_outcome(folder, progress)
    with tempfiles.private_folder() as private:
        checks = dry_run(outcome, None, private, progress).checks
    target = Path(order.folder).absolute() if order.folder else None
    account = account_of(outcome, fingerprint(folder), order.dataset, target, _digests(folder))
    return gate.judge(outcome, checks, order.policy, account.judge(order.policy))


def release(folder: Path, order: ReleaseOptions, progress: Progress) -> Release:
    """The release folder from the last round, or nothing."""
    return write_release(
        load_outcome(folder, progress), input_messages(folder), order, progress, fingerprint(folder)
    )


def input_messages(folder: Path) -> tuple[Input, ...]:
    """The answers of the sites: what the result was made from."""
    return tuple(inspect_input(path.absolute()) for path in sorted((folder / "from").glob("round-*.json")))


def fingerprint(folder: Path) -> str:
    """By what the ledger knows the run again: the answers of the sites, for their rows are not here.

    Another run over the same rows has other answers: only the name of the data set joins the two.
    """
    return hashlib.sha256(" ".join(sorted(_digests(folder))).encode()).hexdigest()


def _digests(folder: Path) -> list[str]:
    return [sha256(Path(known.path)) for known in input_messages(folder)]


def load_outcome(folder: Path, progress: Progress) -> Outcome:
    """The finished run as if it had been carried out here."""
    began = time.monotonic()
    result = read_result(folder)
    state = read_state(folder)
    chosen = Columns(features=tuple(state["columns"]), sensitive=tuple(state["sensitive"]))
    task = Task(
        state["technique"],
        Files("clusters", (), Reading(), chosen),
        params.build(find(state["technique"]).Params, state["params"]),
        state["seed"],
        bytes.fromhex(state["entropy"]),
    )
    published = _published(result, state)
    data = Sites(
        (),
        published.columns,
        low=published.low,
        width=published.width,
        remote=tuple(RemoteSite(name, "", None, None) for name in state["memory"]["names"]),
    )
    measured = measure(data, published, task.params, task.randomness(), progress)
    done = find(task.technique).describe(data, published, task.params)
    return Outcome(task, published, measured, time.monotonic() - began, done)


def _published(result: Result, state: MasterState) -> PublishedClusters:
    columns = tuple(state["columns"])
    return PublishedClusters(
        {name: value for name, value in result.items() if name != "technique"},
        columns,
        state["memory"]["settings"],
        {},
        {},
        tuple(Crossing.from_json(line) for line in state["border"]),
        state["round"],
        *public_bounds(state["bounds"], columns),
        layout="rows",
        held=None,
    )
