"""A swap held against what is claimed of it: the file alone shows nothing of it. No code of the algorithm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.verify.released_columns import Released

COARSENS = False
DROPS_ROWS = False


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    return "it tells more of swap than its columns" if facts else ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    expected = {"step": "swap", "method": values["method"]}
    return claim == (expected | {"window": values["window"]} if values["method"] == "rank" else expected)


def treatment(claim: Document) -> str:
    if claim["method"] == "random":
        return "exchanged with any row"
    return text("exchanged with rows within {window} of the ranks", window=f"{claim['window']:.3g}")


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    yield from ()
