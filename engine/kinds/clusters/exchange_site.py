"""A site's side of an exchange by files: join a run once, then answer its messages, one each round.

    site a/  memory.json                 what was agreed, and what the site remembers (stays)
             sent/round-1.json           every answer that was ever given (stays)
             round-1-site-a.json         the answer, to be carried to the master
             labels.csv                  the site's labels, at the end (stay)

Nothing is agreed to and nothing is answered before the house's steward has read it in words: without
`accept` (joining) or `yes` (an answer) a step writes nothing. A round is answered once: the same message
again gives the same bytes, another one for that round is refused, and so is a message of another run, method
or site, or out of order. The rows must stay as they were on joining: two answers for two versions of a file
would tell what changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import TypedDict, cast

import numpy as np

from engine.core import params as declared
from engine.core.errors import Cancelled, InputError, ParameterError, SfumatoError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.io.memory_limit import refuse_run_beyond_memory
from engine.kinds.clusters import message_files
from engine.kinds.clusters.answer_summary import answer_lines, key_lines
from engine.kinds.clusters.border_log import pass_border
from engine.kinds.clusters.data import Site
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.join_run import (
    JoinProposal,
    agree,
    agreement_from_dict,
    proposal_lines,
    read_proposal,
)
from engine.kinds.clusters.memory import memory_of_site
from engine.kinds.clusters.message import Answer, Memory, decode, encode
from engine.kinds.clusters.message_files import MessageEnvelope, message_json
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.params import Columns, Reading
from engine.kinds.clusters.protocol import site_randomness
from engine.kinds.clusters.transport_files import ExchangeStep, methods
from engine.verify.folder import sha256

MEMORY = "memory.json"


class SiteState(TypedDict):
    """What memory.json holds."""

    agreement: dict[str, object]
    reading: dict[str, object]
    columns: dict[str, object]
    rows: str  # digest of the file this house joined with
    entropy: str
    seeded: bool
    round: int
    requests: dict[str, str]  # digest of the message that was answered, by round
    border: Memory


def is_proposal(path: Path) -> bool:
    return message_files.read(path, "")["sfumato"] == "joining"


# ── joining ───────────────────────────────────────────────────────────────────────────────────


def join(
    folder: Path,
    joining_path: Path,
    data_path: Path,
    reading: Reading | None = None,
    columns: Columns | None = None,
    least_count: int = 10,
    allow_points: bool = False,
    accept: bool = False,
    seed: int | None = None,
) -> ExchangeStep:
    """What this house would agree to, in words; with `accept`, agreed and written down."""
    joining = read_proposal(joining_path)
    if joining.method not in methods():
        raise MessageRefused(text("{method} cannot be carried by files", method=joining.method))
    if (folder / MEMORY).exists():
        return _existing_agreement(folder, joining.run)
    chosen = _own_columns(joining, columns or Columns())
    renamed = dict(zip(joining.columns, chosen.features, strict=True))
    bounds = tuple(_of_column(content, renamed) for content in joining.bounds)
    reading = replace(reading or Reading(), split="none", layout="rows", bounds=bounds, scheduler="")
    site = _rows(data_path, reading, chosen, joining.site, joining.method)
    items = site.items.columns if site.items is not None else ()
    agreement = agree(joining, least_count, allow_points, items)
    told = tuple(proposal_lines(joining, agreement, site))
    if not accept:
        return ExchangeStep(0, (), False, "read this; nothing was agreed to yet", told, pending=True)
    randomness = Randomness.from_seed(seed)
    state: SiteState = {
        "agreement": asdict(agreement),
        "reading": declared.as_dict(reading),
        "columns": declared.as_dict(replace(chosen, items=items)),
        "rows": sha256(data_path),
        "entropy": randomness.entropy.hex(),
        "seeded": randomness.seeded,
        "round": 0,
        "requests": {},
        "border": {},
    }
    message_files.private_folder(folder)
    written = message_files.write(folder / MEMORY, encode(state))
    words = text("joined as {site}: now answer the message of round 1", site=joining.site)
    return ExchangeStep(0, (written,), False, words, told)


def _own_columns(joining: JoinProposal, own: Columns) -> Columns:
    """The roles of this house's columns: as it names them itself, else as the master does."""
    if own.features and len(own.features) != len(joining.columns):
        raise ParameterError(
            text(
                "the master clusters {columns} columns, {features} are named here",
                columns=len(joining.columns),
                features=len(own.features),
            ),
            hint=text("name them in the order of {columns}", columns=", ".join(joining.columns)),
            name="features",
        )
    return replace(
        own,
        features=own.features or joining.columns,
        items=own.items or joining.items,
        sensitive=own.sensitive or joining.sensitive,
    )


def _of_column(bound: str, renamed: Mapping[str, str]) -> str:
    """A public bound of the master's column for this house's name of it."""
    name, _, ends = bound.partition("=")
    return f"{renamed.get(name.strip(), name)}={ends}"


def _existing_agreement(folder: Path, run: str) -> ExchangeStep:
    agreement = agreement_from_dict(_state(folder)["agreement"])
    if agreement.run != run:
        raise InputError(
            text("{folder} belongs to another run", folder=folder), hint="use an empty folder for another run"
        )
    return ExchangeStep(
        0, (folder / MEMORY,), False, text("this house has joined as {site} already", site=agreement.site)
    )


# ── answering ─────────────────────────────────────────────────────────────────────────────────


def answer(folder: Path, message_path: Path, data_path: Path, yes: bool = False) -> ExchangeStep:
    """What would leave this house in answer to a message, in words; with `yes`, the answer itself."""
    written = message_files.read(message_path, "message")
    envelope = message_files.parse_message(written, message_path.name)
    state = _state(folder)
    agreement = agreement_from_dict(state["agreement"])
    _check_address(envelope, agreement, state)
    request = hashlib.sha256(encode(written).encode()).hexdigest()
    if str(envelope.round) in state["requests"]:
        return _repeat_answer(folder, envelope, state, request)
    if sha256(data_path) != state["rows"]:
        raise InputError(
            text("{name} is not the file this house joined with; nothing was answered", name=data_path.name),
            hint="the same rows answer all rounds: two versions of them would tell what changed",
        )
    site, found = _carry_out(data_path, envelope, agreement, state)
    keys = key_lines(envelope.message.body.get("keys"), agreement.site)
    told = (*answer_lines(agreement, found, len(site)), *keys)
    if found.message is not None and not yes:
        words = "read what would leave this house; nothing was written yet"
        return ExchangeStep(envelope.round, (), False, words, told, pending=True)
    state |= {"round": envelope.round, "border": found.memory}
    state["requests"] = {**state["requests"], str(envelope.round): request}
    return _write_answer(folder, envelope, state, site, found, told)


def _check_address(envelope: MessageEnvelope, agreement: JoinAgreement, state: SiteState) -> None:
    if (envelope.run, envelope.method) != (agreement.run, agreement.method):
        raise InputError(
            "the message is of another run than this house joined; nothing was answered",
            hint="use the folder of that run, or join it first",
        )
    if envelope.site != agreement.site:
        raise InputError(
            text(
                "the message is for {site}, this house is {site2}; nothing was answered",
                site=envelope.site,
                site2=agreement.site,
            )
        )
    if envelope.round > state["round"] + 1:
        raise InputError(
            text(
                "round {round} was not answered here; this is round {round2}",
                round=state["round"] + 1,
                round2=envelope.round,
            ),
            hint="messages go in order",
        )


def _repeat_answer(folder: Path, envelope: MessageEnvelope, state: SiteState, request: str) -> ExchangeStep:
    """A round that was answered: the same answer to the same message, and none to another."""
    if state["requests"][str(envelope.round)] != request:
        raise MessageRefused(
            text(
                "round {round} was answered already, and to another message; nothing was answered",
                round=envelope.round,
            ),
            hint="a master that asks twice can compare the answers: ask its house what happened",
        )
    kept = folder / "sent" / f"round-{envelope.round}.json"
    if not kept.exists():
        return ExchangeStep(
            envelope.round, (), envelope.last, "answered before: nothing leaves this house in this round"
        )
    path = folder / f"round-{envelope.round}-site-{state['agreement']['site']}.json"
    message_files.write(path, kept.read_text(encoding="utf-8"))
    return ExchangeStep(
        envelope.round, (path,), envelope.last, "the same answer as before: carry it to the master"
    )


def _carry_out(
    data_path: Path, envelope: MessageEnvelope, agreement: JoinAgreement, state: SiteState
) -> tuple[Site, Answer]:
    reading = declared.build(Reading, state["reading"])
    columns = declared.build(Columns, state["columns"])
    site = _rows(data_path, reading, columns, agreement.site, agreement.method)
    randomness = site_randomness(Randomness(bytes.fromhex(state["entropy"]), state["seeded"]), agreement.site)
    method = methods()[agreement.method]
    try:
        step = lambda s, m, asked: method.site_step(s, m, asked, randomness)  # noqa: E731
        return site, pass_border(step, site, state["border"], envelope.message, agreement)
    except (SfumatoError, Cancelled):
        raise
    except Exception as failure:
        raise MessageRefused(
            text(
                "the message of round {round} cannot be carried out ({name}); nothing was answered",
                round=envelope.round,
                name=type(failure).__name__,
            ),
            hint="it does not fit what was asked before: ask the master's house what happened",
        ) from failure


def _write_answer(
    folder: Path,
    envelope: MessageEnvelope,
    state: SiteState,
    site: Site,
    found: Answer,
    told: tuple[str, ...],
) -> ExchangeStep:
    """The copy that stays, the memory, then the answer: cut anywhere, the same message goes on from there."""
    written: list[Path] = []
    reply = ""
    if found.message is not None:
        reply = message_json(replace(envelope, message=found.message, last=False))
        message_files.write(folder / "sent" / f"round-{envelope.round}.json", reply)
    if found.labels is not None:
        written.append(_write_labels(folder / "labels.csv", site, found.labels))
    message_files.write(folder / MEMORY, encode(state))
    if reply:
        written.insert(
            0, message_files.write(folder / f"round-{envelope.round}-site-{site.name}.json", reply)
        )
    words = "carry the answer to the master" if reply else "finished: the labels stay here"
    return ExchangeStep(envelope.round, tuple(written), envelope.last, words, told)


def _write_labels(path: Path, site: Site, labels: np.ndarray) -> Path:
    from engine.io.table_write import write_csv

    part = path.with_name(".labels.csv.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    write_csv(part, {"site": [site.name] * len(site), "row": site.rows, "label": labels})
    part.replace(path)
    return path


def _rows(path: Path, reading: Reading, columns: Columns, name: str, method: str) -> Site:
    """The rows of this house; refused where the memory does not hold what the method does with them."""
    from engine.kinds.clusters.load import load

    site = load([path], reading, columns, Progress()).sites[0]
    refuse_run_beyond_memory(memory_of_site(site, method))
    return replace(site, name=name)


def _state(folder: Path) -> SiteState:
    path = folder / MEMORY
    if not path.exists():
        raise InputError(
            text("this house has not joined the run: there is nothing in {folder}", folder=folder),
            hint="answer the joining that came with the first message, and accept it",
        )
    try:
        found = decode(path.read_bytes())
        if isinstance(found, dict) and {"agreement", "border", "requests", "rows"} <= found.keys():
            return cast(SiteState, found)
    except (OSError, ValueError):
        pass
    raise InputError(
        text("{path} cannot be read", path=path),
        hint="it was changed or damaged: join the run anew in another folder",
    )
