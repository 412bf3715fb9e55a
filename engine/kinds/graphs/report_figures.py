"""The report's figure: the synthetic graph, laid out from itself alone.

Positions taken from the original would be a function of the data; these are a function of what is
published. Curved arrows, so that i→j and j→i part; the strongest edges where there are many.
"""

from __future__ import annotations

from html import escape

import numpy as np

from engine.core.progress import Progress
from engine.core.technique import ReportFigure
from engine.core.text import joined, text
from engine.kinds.graphs.data import Floats, Graph, GraphLayer, PublishedGraphs
from engine.kinds.graphs.layout import positions, strongest_nodes
from engine.kinds.graphs.params import Params

WIDTH, HEIGHT, MARGIN = 760, 620, 60
MOST_NODES, MOST_EDGES = 80, 400
EDGE, NODE, TEXT = "#0072b2", "#e69f00", "#22262b"


def report_figures(published: PublishedGraphs, params: Params | None = None) -> list[ReportFigure]:
    return [_figure(layer) for layer in published.released if layer.graph.edges]


def _figure(layer: GraphLayer) -> ReportFigure:
    shown = strongest(layer.graph)
    captions = ["Wider arrows weigh more. Positions are computed from the released weights alone."]
    if shown.edges < layer.graph.edges:
        captions.append(text("The {edges} strongest edges are drawn.", edges=shown.edges))
    title = "The released graph"
    if layer.name:
        title = text("The released graph, {layer} layer", layer=layer.name)
    return ReportFigure(title, joined(" ", captions), network_svg(shown, positions(shown, Progress())))


def strongest(graph: Graph) -> Graph:
    """What can still be seen: the strongest edges among the strongest nodes."""
    nodes = np.zeros(len(graph.labels), bool)
    nodes[strongest_nodes(graph, MOST_NODES)] = True
    inside = graph.subgraph(nodes[graph.source] & nodes[graph.target])
    kept = np.zeros(inside.edges, bool)
    kept[np.argsort(-inside.weight, kind="stable")[:MOST_EDGES]] = True
    return inside.subgraph(kept)


def network_svg(graph: Graph, places: Floats) -> str:
    x = MARGIN + (places[:, 0] + 1) / 2 * (WIDTH - 2 * MARGIN)
    y = MARGIN + (1 - places[:, 1]) / 2 * (HEIGHT - 2 * MARGIN)
    nodes = len(graph.labels)
    strength = np.bincount(graph.source, graph.weight, nodes) + np.bincount(graph.target, graph.weight, nodes)
    radius = 3 + 7 * np.sqrt(strength / (strength.max(initial=0) or 1))
    shown = np.flatnonzero(np.isfinite(x) & (strength > 0))
    order = np.argsort(graph.weight, kind="stable")
    body = [_arrow(graph, int(e), x, y, radius) for e in order]
    for at in shown:
        body.append(
            f'<circle cx="{x[at]:.1f}" cy="{y[at]:.1f}" r="{radius[at]:.1f}" fill="{NODE}" stroke="#fff"/>'
        )
    for at in shown[np.argsort(-strength[shown], kind="stable")]:
        halo = f'paint-order="stroke" stroke="#fff" stroke-width="3" fill="{TEXT}"'
        place = f'x="{x[at]:.1f}" y="{y[at] - radius[at] - 3:.1f}" text-anchor="middle"'
        body.append(f"<text {place} {halo}>{escape(_short(graph.labels[at]))}</text>")
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="11" font-family="sans-serif">'
        f"{''.join(body)}</svg>"
    )


def _short(label: str) -> str:
    return label if len(label) <= 24 else label[:23] + "…"


def _arrow(graph: Graph, edge: int, x: Floats, y: Floats, radius: Floats) -> str:
    u, v = int(graph.source[edge]), int(graph.target[edge])
    share = float(graph.weight[edge] / graph.weight.max())
    width = 0.6 + 5 * np.sqrt(share)
    style = (
        f'fill="none" stroke="{EDGE}" stroke-width="{width:.2f}" stroke-opacity="{0.25 + 0.5 * share:.2f}"'
    )
    if u == v:
        r = radius[u]
        return f'<circle cx="{x[u] + r:.1f}" cy="{y[u] + r:.1f}" r="{r:.1f}" {style}/>'
    dx, dy = x[v] - x[u], y[v] - y[u]
    length = float(np.hypot(dx, dy)) or 1.0
    bend = 0.14 if graph.directed else 0.0
    cx, cy = (x[u] + x[v]) / 2 + bend * dy, (y[u] + y[v]) / 2 - bend * dx
    # The way into the node, from the bend: the head ends at the rim.
    ax, ay = x[v] - cx, y[v] - cy
    near = float(np.hypot(ax, ay)) or 1.0
    head = min(4 + 1.6 * width, length / 3) if graph.directed else 0.0
    tip = x[v] - ax / near * radius[v], y[v] - ay / near * radius[v]
    base = tip[0] - ax / near * head, tip[1] - ay / near * head
    path = f'<path d="M{x[u]:.1f} {y[u]:.1f}Q{cx:.1f} {cy:.1f} {base[0]:.1f} {base[1]:.1f}" {style}/>'
    if not graph.directed:
        return path
    side = -ay / near * head * 0.4, ax / near * head * 0.4
    corners = f"{tip[0]:.1f},{tip[1]:.1f} {base[0] + side[0]:.1f},{base[1] + side[1]:.1f} "
    corners += f"{base[0] - side[0]:.1f},{base[1] - side[1]:.1f}"
    return path + f'<polygon points="{corners}" fill="{EDGE}" fill-opacity="{0.35 + 0.5 * share:.2f}"/>'
