"""The master's side of an exchange by files between houses that each run their own Sfumato.

    master/  master.json                 what the master remembers (stays)
             to-a/joining-a.json         what site a is asked to agree to, first of all
             to-a/round-1-to-a.json      what is carried to site a
             from/round-1-site-a.json    what was carried back
             result.json, border.jsonl   at the end

`start_master` writes the joinings and the first messages; `step_master` reads all answers of the round and
writes the next messages or the result (`exchange_site.py` is the site's side). Calling a step again with the
same files gives the same files, so a lost stick or a power cut costs nothing. A step never guesses: a
missing, foreign or malformed answer is named, and nothing is done with it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, cast

from engine.core import params as declared
from engine.core.errors import Cancelled, InputError, SfumatoError
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters import message_files
from engine.kinds.clusters.border_log import mark, read_answer
from engine.kinds.clusters.data import Result
from engine.kinds.clusters.join_agreement import JoinAgreement, check_names
from engine.kinds.clusters.join_run import JoinProposal, proposal_json, settings_for
from engine.kinds.clusters.message import MASTER, Memory, Message, crossing, decode, encode
from engine.kinds.clusters.message_files import MessageEnvelope, message_json
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.params import ClusterParams
from engine.kinds.clusters.protocol import Method, Turn, master_memory


@dataclass(frozen=True)
class ExchangeStep:
    """What a step wrote, what to do now, and what its steward reads (`pending`: and agrees to, first)."""

    round: int
    written: tuple[Path, ...]
    done: bool
    words: str
    told: tuple[str, ...] = ()
    pending: bool = False


class MasterState(TypedDict):
    """What master.json holds."""

    run: str
    technique: str
    params: dict[str, object]
    method: str
    entropy: str
    seeded: bool
    seed: int | None
    columns: list[str]
    items: list[str]
    sensitive: list[str]
    bounds: list[str]
    round: int
    asked: dict[str, str]  # kind of the last message, by site
    memory: Memory
    border: list[str]  # lines of border.jsonl


def methods() -> dict[str, Method]:
    """What files can carry. Columns of the same rows they cannot: nobody brings the rows into one order."""
    from engine.kinds.clusters import kmeans, patterns, pdbscan, private_em, sdbdc

    modules = (pdbscan, sdbdc, kmeans, private_em, patterns)
    return {module.METHOD.key: module.METHOD for module in modules}


def start_master(
    folder: Path,
    technique: str,
    params: ClusterParams,
    columns: Sequence[str],
    sites: Sequence[str],
    seed: int | None = None,
    sensitive: Sequence[str] = (),
    items: Sequence[str] = (),
    bounds: Sequence[str] = (),
) -> ExchangeStep:
    """Begin: a joining and the first message for every site. `params`: the technique's dataclass."""
    from engine.kinds.clusters.run import method_for

    if (folder / "master.json").exists():
        raise InputError(
            text("{folder} holds a run already", folder=folder),
            hint="go on with it, or choose an empty folder",
        )
    names = check_names(sites)
    settings = settings_for(params, columns, sensitive, bounds)
    randomness = Randomness.from_seed(seed)
    state: MasterState = {
        "run": secrets.token_hex(16),
        "technique": technique,
        "params": declared.as_dict(params),
        "method": method_for(params).key,
        "entropy": randomness.entropy.hex(),
        "seeded": randomness.seeded,
        "seed": seed,
        "columns": list(columns),
        "items": list(items),
        "sensitive": list(sensitive),
        "bounds": list(bounds),
        "round": 0,
        "asked": {},
        "memory": master_memory(names, settings),
        "border": [],
    }
    message_files.private_folder(folder)
    joinings = [_write_proposal(folder, state, params, name) for name in names]
    try:
        (folder / "from").mkdir(exist_ok=True)
    except OSError as failure:
        raise SfumatoError(
            text("{from_} cannot be made: {strerror}", from_=folder / "from", strerror=failure.strerror)
        ) from None
    step = _turn(folder, state, {})
    return ExchangeStep(step.round, (*joinings, *step.written), step.done, step.words)


def _write_proposal(folder: Path, state: MasterState, params: ClusterParams, name: str) -> Path:
    lists = {key: tuple(state[key]) for key in ("columns", "items", "sensitive", "bounds")}
    joining = JoinProposal(
        state["run"], state["technique"], params, sites=tuple(state["memory"]["names"]), site=name, **lists
    )
    return message_files.write(folder / f"to-{name}" / f"joining-{name}.json", proposal_json(joining))


def step_master(folder: Path) -> ExchangeStep:
    """Read the answers of this round from folder/from and go on."""
    state = read_state(folder)
    if (folder / "result.json").exists():
        return ExchangeStep(state["round"], (folder / "result.json",), True, "the run is finished")
    round_, names = state["round"], state["memory"]["names"]
    missing = [n for n in names if not _answer_path(folder, round_, n).exists()]
    if missing:
        raise InputError(
            text("round {round}: no answer yet from {missing}", round=round_, missing=", ".join(missing)),
            hint=text(
                "put {name} into {from_}",
                name=_answer_path(folder, round_, missing[0]).name,
                from_=folder / "from",
            ),
        )
    replies = {name: _read_reply(_answer_path(folder, round_, name), state, name) for name in names}
    state["border"] += [crossing(round_, n, MASTER, m).as_json() for n, m in replies.items()]
    return _turn(folder, state, replies)


def _turn(folder: Path, state: MasterState, replies: Mapping[str, Message]) -> ExchangeStep:
    turn = _master_step(state, replies)
    round_, floor = state["round"] + 1, int(state["memory"]["settings"].get("min_count", 1))
    messages = {name: mark(state["method"], message, floor) for name, message in turn.messages.items()}
    state = {**state, "round": round_, "memory": turn.memory}
    state["asked"] = {name: message.kind for name, message in messages.items()}
    state["border"] = [
        *state["border"],
        *(crossing(round_, MASTER, name, message).as_json() for name, message in messages.items()),
    ]
    written = []
    for name, message in messages.items():
        envelope = MessageEnvelope(
            state["run"], state["method"], round_, name, turn.result is not None, message
        )
        path = folder / f"to-{name}" / f"round-{round_}-to-{name}.json"
        written.append(message_files.write(path, message_json(envelope)))
    if turn.result is not None:
        result = {"technique": state["technique"], **turn.result}
        written.append(message_files.write(folder / "result.json", encode(result)))
        message_files.write(folder / "border.jsonl", "\n".join(state["border"]) + "\n")
    # The state last: a cut before this line leaves the round as it was, to be done again.
    message_files.write(folder / "master.json", encode(state))
    words = (
        "carry the last messages to the sites"
        if turn.result is not None
        else text("carry round {round} to the sites", round=round_)
    )
    return ExchangeStep(round_, tuple(written), turn.result is not None, words)


def _master_step(state: MasterState, replies: Mapping[str, Message]) -> Turn:
    """The method's own step; answers that fit the protocol but not each other are a sentence too."""
    randomness = Randomness(bytes.fromhex(state["entropy"]), state["seeded"])
    try:
        return methods()[state["method"]].master_step(state["memory"], replies, randomness)
    except (SfumatoError, Cancelled):
        raise
    except Exception as failure:
        raise MessageRefused(
            text(
                "the answers of round {round} cannot be put together ({name}: {failure})",
                round=state["round"],
                name=type(failure).__name__,
                failure=failure,
            ),
            hint="they do not fit each other: ask the sites for them again",
        ) from failure


def _read_reply(path: Path, state: MasterState, name: str) -> Message:
    envelope = message_files.read_message(path)
    if (envelope.run, envelope.method) != (state["run"], state["method"]):
        raise InputError(text("{name} is an answer of another run", name=path.name))
    if (envelope.round, envelope.site) != (state["round"], name):
        raise InputError(
            text(
                "{name} is the answer of {site} to round {round}",
                name=path.name,
                site=envelope.site,
                round=envelope.round,
            ),
            hint=text("needed: {name}, round {round}; was a file renamed?", name=name, round=state["round"]),
        )
    return read_answer(_agreement(state, name), Message(state["asked"][name]), envelope.message)


def _agreement(state: MasterState, name: str) -> JoinAgreement:
    """What the answers of a site are held against here."""
    settings = state["memory"]["settings"]
    return JoinAgreement(
        state["method"],
        name,
        tuple(state["memory"]["names"]),
        tuple(state["columns"]),
        settings,
        int(settings.get("min_count", 1)),
        points=True,
        run=state["run"],
    )


def _answer_path(folder: Path, round_: int, name: str) -> Path:
    return folder / "from" / f"round-{round_}-site-{name}.json"


def read_state(folder: Path) -> MasterState:
    path = folder / "master.json"
    if not path.exists():
        raise InputError(text("{folder} holds no run of a master", folder=folder), hint="start one first")
    return cast(MasterState, _own(path))


def read_result(folder: Path) -> Result:
    path = folder / "result.json"
    if not path.exists():
        raise InputError(
            text("the run in {folder} is not finished", folder=folder), hint="go on with the next round"
        )
    return _own(path)


def _own(path: Path) -> dict[str, Any]:
    """A file that this program wrote for itself."""
    try:
        found = decode(path.read_bytes())
        if isinstance(found, dict):
            return found
    except (OSError, ValueError):
        pass
    raise InputError(
        text("{path} cannot be read", path=path), hint="it was changed or damaged: begin the run anew"
    )
