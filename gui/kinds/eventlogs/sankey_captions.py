"""A flow between two logs in words: its headline, a band as a sentence, all bands as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.kinds.eventlogs.view_types import BUFFER, SankeyDiagram, SankeySide
from gui.base.i18n import counted, numeral
from gui.kinds.eventlogs.sankey_item import SankeyItem


def tr(text: str) -> str:
    return QCoreApplication.translate("EventLogsFlow", text)


def headline(flow: SankeyDiagram, other: str) -> str:
    if flow.bounds is not None:
        return _so_far(flow, flow.bounds)
    if flow.metric == "similarity":
        words, value = tr("Original → {other}: log similarity {value}"), numeral(flow.value, ".3f")
    else:
        words, value = (
            tr("Original → {other}: {value} {value:activity|activities} to change"),
            numeral(flow.value, ",.0f"),
        )
    return counted(words, other=other or tr("release"), value=value)


def _so_far(flow: SankeyDiagram, bounds: tuple[float, float]) -> str:
    """The solver is at work: between which bounds the value lies."""
    if flow.metric == "similarity":
        words, digits = tr("Improving, round {round}: log similarity between {low} and {high}"), ".4f"
    else:
        words, digits = tr("Improving, round {round}: between {low} and {high} activities to change"), ",.0f"
    low, high = (numeral(bound, digits) for bound in bounds)
    return words.format(round=numeral(flow.round, "d"), low=low, high=high)


def classes(metric: str) -> list[str]:
    """The colours of the bands, near to far."""
    if metric == "similarity":
        return [tr("to ¼ edited"), tr("to ½ edited"), tr("to ¾ edited"), tr("more")]
    return [tr("1–2 edits"), tr("3–5"), tr("6–10"), tr("more")]


def of_band(flow: SankeyDiagram, band: int, item: SankeyItem) -> str:
    """A band in a sentence."""
    amount, edits = item.amount(int(flow.mass[band])), numeral(flow.edits[band], ".3g")
    if flow.unit == "cases":
        amount = counted(tr("{n} {n:case|cases}"), n=int(flow.mass[band]))
    if flow.matched[band]:
        return tr("{amount} unchanged").format(amount=amount)
    if BUFFER in (int(flow.source[band]), int(flow.target[band])):
        words = tr("{amount}: {what}, {edits} {edits:activity|activities} each")
        return counted(words, amount=amount, what=item.buffer_words, edits=edits)
    if flow.count[band] > 1:
        words = tr("{amount} in {count} folded bands, {edits} {edits:edit|edits} each on average")
        return counted(words, amount=amount, count=int(flow.count[band]), edits=edits)
    return counted(tr("{amount} by {edits} {edits:edit|edits}"), amount=amount, edits=edits)


def table(flow: SankeyDiagram | None, item: SankeyItem) -> tuple[list[str], list[list[Any]]]:
    header = [tr("Original"), tr("Release"), tr("Mass"), tr("Share of all"), tr("Edits"), tr("Bands")]
    if flow is None:
        return header, []
    rows = [
        [
            _of_node(int(flow.source[band]), flow.sources, item),
            _of_node(int(flow.target[band]), flow.targets, item),
            int(flow.mass[band]),
            round(float(flow.mass[band]) / max(1, flow.total), 6),
            round(float(flow.edits[band]), 3),
            int(flow.count[band]),
        ]
        for band in range(len(flow.mass))
    ]
    return header, rows


def _of_node(node: int, side: SankeySide, item: SankeyItem) -> str:
    if node == BUFFER:
        return item.buffer_words
    if node < len(side.variants):
        return " → ".join(side.variants[node])
    return item.folded_words.format(count=numeral(side.folded, ","))
