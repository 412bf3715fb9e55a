"""What is said of a network in words: of a node, of an edge, of what is left out; and its table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gui.base.i18n import numeral
from gui.kinds.graphs.network_sides import MOST_DRAWN, NetworkSides


def tr(text: str) -> str:
    return QCoreApplication.translate("NetworkPlot", text)


def node_words(sides: NetworkSides, node: int) -> str:
    view, words = sides.view, []
    own = (sides.original, sides.synthetic)
    for name, ends in ((tr("in"), view.target), (tr("out"), view.source)):
        totals = [float(weights[ends == node].sum()) for weights in own if weights is not None]
        words.append(f"{name} " + " → ".join(numeral(total, ",.6g") for total in totals))
    edges = int(((view.source == node) | (view.target == node)).sum())
    form = tr("{node}:  {words},  1 edge") if edges == 1 else tr("{node}:  {words},  {edges} edges")
    return form.format(node=view.labels[node], words=",  ".join(words), edges=edges)


def edge_words(sides: NetworkSides, edge: int) -> str:
    view = sides.view
    arrow = "→" if view.directed else "–"
    words = [f"{view.labels[view.source[edge]]} {arrow} {view.labels[view.target[edge]]}:"]
    words.append(tr("original {weight}").format(weight=numeral(sides.original[edge], ",.6g")))
    if view.contributors is not None:
        words.append(tr("(people: {n})").format(n=numeral(view.contributors[edge], ",")))
    if sides.synthetic is not None:
        change = sides.synthetic[edge] - sides.original[edge]
        made = f"{numeral(sides.synthetic[edge], ',.6g')} ({numeral(change, '+,.6g')})"
        words.append(tr("synthetic {weight}").format(weight=made))
    return "  ".join(words)


def left_out_words(sides: NetworkSides) -> str:
    """How to read the plot, and which nodes and edges are not in it."""
    words = []
    drawn = int(sides.shown(sides.original).sum())
    total = sides.view.edges
    if sides.hidden_nodes:
        words.append(
            tr("The strongest {shown} of {all} nodes.").format(
                shown=numeral(sides.nodes, ","), all=numeral(sides.nodes + sides.hidden_nodes, ",")
            )
        )
    if drawn < total and drawn == MOST_DRAWN:
        words.append(
            tr("Only the strongest {shown} of {all} edges are drawn.").format(
                shown=numeral(drawn, ","), all=numeral(total, ",")
            )
        )
    if sides.crowded:
        words.append(tr("Crowded? The matrix shows every edge without crossings."))
    words.append(
        tr(
            "Both on the same places, one weight scale. Click or search a node to see its edges, drag it "
            "to move it, wheel to zoom, Space for before and after."
        )
        if sides.synthetic is not None
        else tr("The file before anonymizing. Open arrow heads rest on one person.")
        if sides.view.contributors is not None
        else tr("The file before anonymizing.")
    )
    return " ".join(words)


def edge_table(sides: NetworkSides | None) -> tuple[list[str], list[list[Any]]]:
    """Source, target and the weights of every edge."""
    header = [tr("Source"), tr("Target"), tr("Original")]
    if sides is None:
        return header, []
    view = sides.view
    columns: list[Any] = [
        [view.labels[at] for at in view.source.tolist()],
        [view.labels[at] for at in view.target.tolist()],
        sides.original.tolist(),
    ]
    if sides.synthetic is not None:
        header += [tr("Synthetic"), tr("Difference")]
        change = sides.synthetic - sides.original
        columns += [sides.synthetic.tolist(), change.tolist()]
    return header, [list(row) for row in zip(*columns, strict=True)]
