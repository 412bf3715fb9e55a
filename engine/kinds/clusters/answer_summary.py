"""What is in an answer, in words and numbers: a site's steward reads it before it leaves the house.

Told from the answer itself and from the same numbers without masks; who reads it sits in the house.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.core.text import text
from engine.kinds.clusters.join_agreement import JoinAgreement
from engine.kinds.clusters.message import Answer, Body
from engine.kinds.clusters.secure_sum import fingerprint

SHOWN = 12  # lines of numbers


def key_lines(keys: Mapping[str, str] | None, own: str) -> list[str]:
    """The partners' keys as the master sent them: a steward can ask by telephone whether they are theirs."""
    others = {name: key for name, key in (keys or {}).items() if name != own}
    return [
        text("The key of {name}, as the master sent it: {key}.", name=name, key=fingerprint(key))
        for name, key in others.items()
    ]


def answer_lines(agreement: JoinAgreement, answer: Answer, rows: int) -> list[str]:
    if answer.message is None:
        return ["Nothing leaves this house with this step; its labels are written here."]
    body = {**answer.message.body, **(answer.plain or {})}
    lines = [
        text(
            "What would leave this house: {kind}, {bytes} bytes.",
            kind=answer.message.kind,
            bytes=answer.message.bytes,
        )
    ]
    lines += _of_kind(answer.message.kind, body, agreement, rows)
    lines += _numbers(body, agreement)
    if answer.held:
        lines.append(
            text(
                "{held} rows are counted with a neighbouring group, because fewer than {floor} would show.",
                held=answer.held,
                floor=agreement.floor,
            )
        )
    if answer.message.contains:
        lines.append(text("IT CONTAINS {value}.", value=" AND ".join(answer.message.contains).upper()))
    else:
        lines.append(
            text(
                "It contains no row, no value of a single row, "
                "and nothing that stands for fewer than {floor} rows.",
                floor=agreement.floor,
            )
        )
    return lines


def _of_kind(kind: str, body: Body, agreement: JoinAgreement, rows: int) -> list[str]:
    if kind == "public key":
        return [
            text(
                "A key for the masks, nothing of the rows. Its fingerprint is {key}.",
                key=fingerprint(body["key"]),
            )
        ]
    if kind in ("local means", "sums", "masked sums", "representatives", "components"):
        lines = [_groups(body)]
    elif kind == "column moments":
        lines = [
            text("How many rows there are, and sums and squares of every column over {rows} rows.", rows=rows)
        ]
    elif kind == "counts of components":
        lines = ["How many rows of this house are nearest to each component of the merged model."]
    elif kind in ("items", "tables", "publishable itemsets", "masked counts"):
        lines = _itemsets(kind, body, agreement)
    elif kind == "points":
        lines = [text("All {rows} rows with all clustered columns.", rows=rows)]
    elif kind == "sampled rows":
        lines = [text("{rows} of the {rows2} rows.", rows=len(body["rows"]), rows2=rows)]
    else:
        lines = []
    if kind.startswith("masked"):
        others = [name for name in agreement.partners if name != agreement.site]
        lines.append(
            text("Under masks with {others}: alone it reads like random numbers.", others=", ".join(others))
        )
        if len(agreement.partners) < 3:
            lines.append(
                text(
                    "{others} can subtract its own part from the total and has the numbers of this house.",
                    others=others[0],
                )
            )
    return lines


def _groups(body: Body) -> str:
    counts = np.asarray(body["counts"])
    counts = counts[counts > 0]
    if not len(counts):
        return "Nothing: no group of this house is large enough."
    return text(
        "{counts} groups of rows; the smallest stands for {min} rows, the largest for {max}.",
        counts=len(counts),
        min=f"{counts.min():.0f}",
        max=f"{counts.max():.0f}",
    )


def _itemsets(kind: str, body: Body, agreement: JoinAgreement) -> list[str]:
    if kind == "masked counts":
        return [
            "How many rows of this house have each itemset that was named, and how many there are in all."
        ]
    if kind == "tables":
        return [
            text(
                "The names of values in {tables} tables that hold no cell of fewer than "
                "{floor} rows of this house, and of values it holds too rarely. No counts.",
                tables=len(body["tables"]),
                floor=agreement.floor,
            )
        ]
    if kind == "publishable itemsets":
        return [
            text(
                "The counts of {itemsets} patterns that may be published, and no others.",
                itemsets=len(body["itemsets"]),
            )
        ]
    named = body["items"]
    words = text(
        "The names of {named} values that at least {floor} rows of this house have.",
        named=len(named),
        floor=agreement.floor,
    )
    return [words, *(f"{column}={value}" for column, value in named[:SHOWN])]


def _numbers(body: Body, agreement: JoinAgreement) -> list[str]:
    """The first lines of what goes by columns, one group a line."""
    counts = body.get("counts")
    for name in ("means", "centres", "sums", "rows", "points"):
        value = body.get(name)
        if not isinstance(value, np.ndarray) or value.ndim != 2:
            continue
        lines = [text("{name} of {columns}", name=name, columns=", ".join(agreement.columns))]
        for i, line in enumerate(value[:SHOWN]):
            stands = (
                text(" ({i} rows)", i=f"{counts[i]:.0f}")
                if counts is not None and len(counts) == len(value)
                else ""
            )
            lines.append("  " + ", ".join(f"{number:.6g}" for number in line) + stands)
        if len(value) > SHOWN:
            lines.append(text("  and {shown} more", shown=len(value) - SHOWN))
        return lines
    return []
