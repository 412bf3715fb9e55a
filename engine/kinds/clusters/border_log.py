"""A site's border: every request passes it on its way in, every answer on its way out.

In: the request is one of the protocol, in turn, with what was agreed on joining; its floor is raised to
the house's own. Out: the answer is one of the protocol, what it contains is read out of it
(`message_content.py`), and it stays where it holds more of the rows than the house's steward allowed.
The same border stands at every site, whether messages travel by threads, files or Dask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.text import text
from engine.kinds.clusters.data import Settings, Site
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.message import Answer, Memory, Message
from engine.kinds.clusters.message_content import contents
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.message_types import check_answer, check_request

SiteStep = Callable[[Site, Memory, Message], Answer]


def pass_border(
    step: SiteStep, site: Site, memory: Memory, message: Message, agreement: JoinAgreement
) -> Answer:
    """A site's answer to a request, or a refusal. `memory` is what the last call returned."""
    asked = list(memory.get("asked", ()))
    check_request(agreement, asked, message, len(site))
    answer = step(site, memory.get("own", {}), _with_floor(message, agreement, len(asked)))
    kept = {"asked": [*asked, message.kind], "own": answer.memory}
    if answer.message is None:
        return replace(answer, memory=kept)
    check_answer(agreement, message.kind, answer.message, text("site {name}", name=site.name), len(site))
    marks = contents(agreement.method, answer.message, agreement.floor, site, answer.plain)
    if marks and not agreement.points:
        raise MessageRefused(
            text(
                "the answer to {kind} would hold {marks}; it stays in this house",
                kind=f"{message.kind!r}",
                marks=" and ".join(marks),
            ),
            hint="this is an error of the program: please tell its makers",
        )
    return replace(answer, message=replace(answer.message, contains=marks), memory=kept)


def _with_floor(message: Message, agreement: JoinAgreement, round_: int) -> Message:
    body = dict(message.body)
    if "min_count" in body:
        body["min_count"] = max(int(body["min_count"]), agreement.floor)
    if not agreement.masked:
        return Message(message.kind, body)
    # All sites get the same request: the digest of it, as it came, is what their masks are bound to.
    context = f"{agreement.run} {round_} {sorted(agreement.partners)}"
    return Message(message.kind, body, asked=f"{context} {message.digest()}")


def read_answer(agreement: JoinAgreement, asked: Message, answer: Message) -> Message:
    """An answer as the master takes it: of the protocol, or refused with the name of the site."""
    check_answer(agreement, asked.kind, answer, text("site {site}", site=agreement.site), None)
    return answer


def mark(method: str, message: Message, floor: int) -> Message:
    """A master's message with what it contains: rows and labels that came from other sites."""
    return replace(message, contains=contents(method, message, floor))


def local_agreement(
    method: str, name: str, partners: Sequence[str], columns: Sequence[str], settings: Settings
) -> JoinAgreement:
    """A rehearsal: one steward holds all sites. Rows may pass between them; the log says where."""
    return JoinAgreement(
        method,
        name,
        tuple(partners),
        tuple(columns),
        settings,
        floor=int(settings.get("min_count", 1)),
        points=True,
    )
