"""Messages carried as files between houses that each run their own Sfumato, resumable at every round.

    master/  master.json                 what the master remembers (stays)
             to-a/round-1-to-a.json      what is carried to site a
             from/round-1-site-a.json    what was carried back
             result.json, border.jsonl   at the end
    site a/  memory.json, labels.csv     what the site remembers, and its labels (stay)

`start_master` writes the first messages; `step_site` answers one; `step_master` reads all answers of
the round and writes the next messages or the result. Calling a step again with the same files gives
the same files, so a lost stick or a power cut costs nothing: each side's memory of every round is kept
beside the messages until the end. A step never guesses: a missing or foreign answer is named.

A site guards itself: it raises `min_count` to its own floor and does not send original points unless
it was told to.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine import params as declared
from engine.clusters.data import Columns, Reading, Site, Sites
from engine.clusters.message import MASTER, Message, crossing, decode, encode
from engine.clusters.transport import Method, SiteError, at_site, start
from engine.errors import InputError, ParameterError, SfumatoError
from engine.progress import Progress
from engine.randomness import Randomness

# A request for these can only be answered with original points.
ASKS_FOR_POINTS = (
    "request points",
    "request sample",
    "candidates",
    "row as centre",
    "begin",
    "start",
    "assignment",
)


@dataclass(frozen=True)
class Step:
    """What a step wrote, and what to do now."""

    round: int
    written: tuple[Path, ...]
    done: bool
    words: str


def methods() -> dict[str, Method]:
    from engine.clusters import kmeans, patterns, pdbscan, private_em, sdbdc, vertical

    modules = (pdbscan, sdbdc, kmeans, vertical, private_em, patterns)
    return {module.METHOD.key: module.METHOD for module in modules}


# ── the master's side ─────────────────────────────────────────────────────────────────────────


def start_master(
    folder: Path,
    technique: str,
    params: Any,
    columns: Sequence[str],
    sites: Sequence[str],
    seed: int | None = None,
    sensitive: Sequence[str] = (),
) -> Step:
    """Begin: the first message for every site. `params` is the technique's parameter dataclass."""
    from engine.clusters.publish import method_for, settings_of

    if (folder / "master.json").exists():
        raise InputError(f"{folder} holds a run already", hint="go on with it, or choose an empty folder")
    if len(set(sites)) != len(sites) or not sites:
        raise ParameterError("each site needs a name of its own", name="sites")
    for name in sites:
        if not name or any(c in name for c in "/\\:") or name.startswith("."):
            raise ParameterError(
                f"{name!r} cannot be a site's name", hint="letters, digits and dashes", name="sites"
            )
    empty = Site("", tuple(columns), np.zeros((0, len(columns))), np.zeros(0, dtype=np.int64))
    shape = Sites(
        (empty,),
        tuple(columns),
        low=np.zeros(len(columns)),
        width=np.ones(len(columns)),
        sensitive=tuple(sensitive),
    )
    if hasattr(params, "eps") and params.eps is None:
        raise ParameterError("give ε as a number: nobody sees all rows here", name="eps")
    method = method_for(params)
    randomness = Randomness.from_seed(seed)
    state = {
        "technique": technique,
        "params": declared.as_dict(params),
        "method": method.key,
        "entropy": randomness.entropy.hex(),
        "seeded": randomness.seeded,
        "seed": seed,
        "columns": list(columns),
        "sensitive": list(sensitive),
        "round": 0,
        "memory": start(sites, settings_of(params, shape)),
        "border": [],
    }
    folder.mkdir(parents=True, exist_ok=True)
    return _turn(folder, state, {})


def step_master(folder: Path) -> Step:
    """Read the answers of this round from folder/from and go on."""
    state = read_state(folder)
    if (folder / "result.json").exists():
        return Step(state["round"], (folder / "result.json",), True, "the run is finished")
    round_, names = state["round"], state["memory"]["names"]
    missing = [n for n in names if not _answer_path(folder, round_, n).exists()]
    if missing:
        raise InputError(
            f"round {round_}: no answer yet from {', '.join(missing)}",
            hint=f"put {_answer_path(folder, round_, missing[0]).name} into {folder / 'from'}",
        )
    replies = {name: _read_message(_answer_path(folder, round_, name), state, name) for name in names}
    state["border"] += [crossing(round_, n, MASTER, m).as_json() for n, m in replies.items()]
    return _turn(folder, state, replies)


def _turn(folder: Path, state: dict[str, Any], replies: Mapping[str, Message]) -> Step:
    method = methods()[state["method"]]
    randomness = Randomness(bytes.fromhex(state["entropy"]), state["seeded"])
    turn = method.master_step(state["memory"], replies, randomness)
    round_ = state["round"] + 1
    state = {**state, "round": round_, "memory": turn.memory}
    state["border"] = [
        *state["border"],
        *(crossing(round_, MASTER, name, message).as_json() for name, message in turn.messages.items()),
    ]
    written = []
    for name, message in turn.messages.items():
        path = folder / f"to-{name}" / f"round-{round_}-to-{name}.json"
        envelope = _envelope(message, state["method"], round_, name, turn.result is not None)
        written.append(_write(path, envelope | {"columns": state["columns"]}))
    if turn.result is not None:
        written.append(_write(folder / "result.json", {"technique": state["technique"], **turn.result}))
        _write_text(folder / "border.jsonl", "\n".join(state["border"]) + "\n")
    # The state last: a cut before this line leaves the round as it was, to be done again.
    _write(folder / "master.json", state)
    words = (
        "carry the last messages to the sites"
        if turn.result is not None
        else f"carry round {round_} to the sites"
    )
    return Step(round_, tuple(written), turn.result is not None, words)


def _answer_path(folder: Path, round_: int, name: str) -> Path:
    return folder / "from" / f"round-{round_}-site-{name}.json"


def read_state(folder: Path) -> dict[str, Any]:
    path = folder / "master.json"
    if not path.exists():
        raise InputError(f"{folder} holds no run of a master", hint="start one first")
    return decode(path.read_text(encoding="utf-8"))


# ── a site's side ─────────────────────────────────────────────────────────────────────────────


def step_site(
    folder: Path,
    message_path: Path,
    data_path: Path,
    reading: Reading | None = None,
    columns: Columns | None = None,
    least_count: int = 10,
    allow_points: bool = False,
    seed: int | None = None,
) -> Step:
    """Answer one message with this house's own rows; the answer is written into `folder`."""
    envelope = _read_envelope(message_path)
    message = Message(envelope["kind"], envelope["body"], envelope["original"])
    name, round_ = envelope["site"], envelope["round"]
    if message.kind in ASKS_FOR_POINTS and not allow_points:
        raise SiteError(
            f"the master asks for what gives original rows away ({message.kind}); nothing was answered",
            "allow it for this site, or choose another method",
        )
    body = dict(message.body)
    if "min_count" in body and not allow_points:
        body["min_count"] = max(int(body["min_count"]), least_count)
    if body.get("blur") is False and not allow_points:
        raise SiteError(
            "the master asks for original points as representatives; nothing was answered", "blur"
        )
    site = _own_rows(data_path, reading or Reading(), columns or Columns(), envelope, name)
    state = _site_state(folder, envelope, seed)
    memory = state["memory"].get(str(round_ - 1), {})
    randomness = at_site(Randomness(bytes.fromhex(state["entropy"]), state["seeded"]), name)
    step = methods()[envelope["method"]].site_step
    answer = step(site, memory, Message(message.kind, body, message.original), randomness)
    state["memory"][str(round_)] = answer.memory
    written = []
    if answer.message is not None:
        path = folder / f"round-{round_}-site-{name}.json"
        written.append(_write(path, _envelope(answer.message, envelope["method"], round_, name, False)))
    if answer.labels is not None:
        from engine.files.write import write_csv

        path = folder / "labels.csv"
        write_csv(path, {"site": [name] * len(site), "row": site.rows, "label": answer.labels})
        written.append(path)
    _write(folder / "memory.json", state)
    words = (
        "carry the answer to the master" if answer.message is not None else "finished: the labels stay here"
    )
    return Step(round_, tuple(written), envelope["last"], words)


def _own_rows(path: Path, reading: Reading, columns: Columns, envelope: Mapping[str, Any], name: str) -> Site:
    from dataclasses import replace

    from engine.clusters.load import load

    features = columns.features or tuple(envelope["columns"])
    data = load([path], replace(reading, split="none"), replace(columns, features=features), Progress())
    return replace(data.sites[0], name=name)


def _site_state(folder: Path, envelope: Mapping[str, Any], seed: int | None) -> dict[str, Any]:
    path = folder / "memory.json"
    if path.exists():
        state = decode(path.read_text(encoding="utf-8"))
        if (state["site"], state["method"]) != (envelope["site"], envelope["method"]):
            raise InputError(
                f"{folder} belongs to site {state['site']}, the message is for {envelope['site']}",
                hint="use another folder for another site or run",
            )
        if str(envelope["round"] - 1) not in state["memory"] and envelope["round"] > 1:
            raise InputError(
                f"round {envelope['round'] - 1} was not answered here", hint="messages go in order"
            )
        return state
    if envelope["round"] > 1:
        raise InputError(f"this is round {envelope['round']}, but {folder} has no memory of the earlier ones")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    randomness = Randomness.from_seed(seed)
    return {
        "site": envelope["site"],
        "method": envelope["method"],
        "entropy": randomness.entropy.hex(),
        "seeded": randomness.seeded,
        "memory": {},
    }


# ── files ─────────────────────────────────────────────────────────────────────────────────────


def _envelope(message: Message, method: str, round_: int, site: str, last: bool) -> dict[str, Any]:
    return {
        "sfumato": "message",
        "method": method,
        "round": round_,
        "site": site,
        "last": last,
        "kind": message.kind,
        "original": message.original,
        "body": dict(message.body),
    }


def _read_envelope(path: Path) -> dict[str, Any]:
    try:
        found = decode(path.read_text(encoding="utf-8"))
        if found["sfumato"] != "message" or found["method"] not in methods():
            raise KeyError("sfumato")
    except OSError as failure:
        raise InputError(f"{path} cannot be read: {failure.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise InputError(f"{path.name} is no message of Sfumato, or was damaged on its way") from None
    return found


def _read_message(path: Path, state: Mapping[str, Any], name: str) -> Message:
    found = _read_envelope(path)
    if (found["method"], found["round"], found["site"]) != (state["method"], state["round"], name):
        raise InputError(
            f"{path.name} is the answer of {found['site']} to round {found['round']}",
            hint=f"needed: {name}, round {state['round']}; was a file renamed?",
        )
    return Message(found["kind"], found["body"], found["original"])


def _write(path: Path, value: Mapping[str, Any]) -> Path:
    return _write_text(path, encode(value))


def _write_text(path: Path, text: str) -> Path:
    """To a temporary name beside it, flushed, then renamed: a half-written message is never carried."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.part")
    try:
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as failure:
        raise SfumatoError(f"{path} cannot be written: {failure.strerror}") from None
    return path


def read_result(folder: Path) -> dict[str, Any]:
    path = folder / "result.json"
    if not path.exists():
        raise InputError(f"the run in {folder} is not finished", hint="go on with the next round")
    return decode(path.read_text(encoding="utf-8"))


def read_border(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "border.jsonl").read_text(encoding="utf-8").splitlines()]
