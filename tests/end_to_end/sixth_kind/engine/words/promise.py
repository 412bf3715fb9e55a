from __future__ import annotations

from collections.abc import Sequence

from engine.kinds.words.params import Frequent

from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, Promise
from engine.core.text import text


def promise(params: Frequent, done: Done | None) -> Promise:
    said = text("Every released word was said at least {least} times.", least=params.least)
    return Promise("guarantee", said, "Who said a word often is not protected.", "word")


def gate(params: Frequent, measured: Measured, policy: Policy) -> Sequence[GateItem]:
    smallest = measured.risk["smallest"]
    detail = text("the rarest released word was said {smallest} times", smallest=smallest)
    return [GateItem("Rarest word", "green" if smallest >= params.least else "red", detail)]
