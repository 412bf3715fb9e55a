"""Small pictures for the report as SVG text: bars, lines, bands, ellipses and discs on one frame with axes.

Drawn from published values only. Colours are Okabe–Ito; every series also has a dash pattern of its
own, so that a grey print can be read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from xml.etree import ElementTree

import numpy as np

from engine.core.translation import label, number

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 16, 48
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 2", "10 4")
INK, LINE = "#6a7078", "#d9dce1"
MOST_NUMBERS = 30  # things that can be numbered and still be seen
LETTER = 7  # pixels of a digit, at most
LONGEST_NAME = 44  # letters that fit left of a bar


def bars(edges: Sequence[float], counts: Sequence[float], x_label: str, y_label: str) -> str:
    """A histogram: `counts[i]` stands on `edges[i]` to `edges[i + 1]`."""
    frame = _Frame((float(edges[0]), float(edges[-1])), (0.0, max(float(max(counts, default=0)), 1e-12)))
    body = []
    for low, high, count in zip(edges[:-1], edges[1:], counts, strict=True):
        x0, x1, y = frame.x(low), frame.x(high), frame.y(count)
        width, height = max(0.5, x1 - x0 - 1), frame.y(0) - y
        body.append(
            f'<rect x="{x0:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{COLOURS[0]}"/>'
        )
    return frame.svg(body, x_label, y_label)


def ranks(names: Sequence[str], values: Sequence[float], x_label: str) -> str:
    """Named bars from top to bottom, each with its value."""
    top, high, begin = 8, 20, 300  # pixels: above the first bar, of a bar, left of all bars
    height, largest = top + high * len(names) + 26, max(float(max(values, default=0)), 1e-12)
    body = []
    for index, (name, value) in enumerate(zip(names, values, strict=True)):
        y, width = top + high * index, (WIDTH - begin - 60) * float(value) / largest
        short = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        body.append(f'<text x="{begin - 8}" y="{y + 14}" text-anchor="end">{escape(short)}</text>')
        place = f'x="{begin}" y="{y + 3}" width="{width:.1f}" height="{high - 6}"'
        body.append(f'<rect {place} fill="{COLOURS[0]}"/>')
        body.append(f'<text x="{begin + width + 6:.1f}" y="{y + 14}">{number(value)}</text>')
    middle = begin + (WIDTH - begin - 60) / 2
    body.append(f'<text x="{middle}" y="{height - 6}" text-anchor="middle">{escape(label(x_label))}</text>')
    return _picture(height, body)


def lines(x: Sequence[float], series: Mapping[str, Sequence[float]], x_label: str, y_label: str) -> str:
    """Named curves over common x values."""
    values = np.array([list(map(float, y)) for y in series.values()])
    frame = _Frame(_span(np.asarray(x, float)), _span(values))
    body = []
    for index, (name, y) in enumerate(series.items()):
        body.append(frame.path(x, y, COLOURS[index % 6], DASHES[index % 6]))
        body.append(frame.legend(index, name))
    return frame.svg(body, x_label, y_label)


def bands(x: Sequence[float], low: np.ndarray, high: np.ndarray, x_label: str, y_label: str) -> str:
    """Envelopes: row i of `low` and `high` is one band over x."""
    frame = _Frame(_span(np.asarray(x, float)), _span(np.stack([low, high])))
    body = []
    for index, (bottom, top) in enumerate(zip(low, high, strict=True)):
        colour = COLOURS[index % 6]
        corners = [*zip(x, top, strict=True), *list(zip(x, bottom, strict=True))[::-1]]
        points = " ".join(f"{frame.x(a):.1f},{frame.y(b):.1f}" for a, b in corners)
        body.append(f'<polygon points="{points}" fill="{colour}" fill-opacity="0.18" stroke="{colour}"/>')
    return frame.svg(body, x_label, y_label)


def ellipses(rows: np.ndarray, x_label: str, y_label: str) -> str:
    """Numbered ellipses: rows of (x, y, half-axis, half-axis, angle)."""
    around = np.linspace(0, 2 * np.pi, 60)
    x, y, a, b, angle = (np.asarray(rows, float)[:, j, None] for j in range(5))
    along, across = a * np.cos(around), b * np.sin(around)
    xs = x + along * np.cos(angle) - across * np.sin(angle)
    ys = y + along * np.sin(angle) + across * np.cos(angle)
    frame, body = _Frame(_wide(xs), _wide(ys)), []
    for index in range(len(rows)):
        colour, dash = COLOURS[index % 6], DASHES[index // 6 % 6]
        corners = " ".join(
            f"{frame.x(p):.1f},{frame.y(q):.1f}" for p, q in zip(xs[index], ys[index], strict=True)
        )
        style = f'fill="{colour}" fill-opacity="0.15" stroke="{colour}" stroke-dasharray="{dash}"'
        body.append(f'<polygon points="{corners}" {style}/>')
        body.append(frame.number(float(x[index, 0]), float(y[index, 0]), index))
    return frame.svg(body, x_label, y_label)


def discs(x: np.ndarray, y: np.ndarray, sizes: np.ndarray, x_label: str, y_label: str) -> str:
    """Discs whose area is their size; numbered while they are few."""
    frame = _Frame(_wide(x), _wide(y))
    largest, body = max(float(np.max(sizes)), 1e-12), []
    for index, (across, up, size) in enumerate(zip(x, y, sizes, strict=True)):
        radius = 2 + 14 * math.sqrt(size / largest)
        where = f'cx="{frame.x(across):.1f}" cy="{frame.y(up):.1f}" r="{radius:.1f}"'
        body.append(f'<circle {where} fill="{COLOURS[0]}" fill-opacity="0.35" stroke="{COLOURS[0]}"/>')
        if len(sizes) <= MOST_NUMBERS:
            body.append(frame.number(across, up, index))
    return frame.svg(body, x_label, y_label)


def _wide(values: np.ndarray) -> tuple[float, float]:
    """The span with air at both ends, for what is drawn around a place."""
    low, high = _span(values)
    return low - 0.06 * (high - low), high + 0.06 * (high - low)


def _span(values: np.ndarray) -> tuple[float, float]:
    low, high = float(np.min(values)), float(np.max(values))
    return (low, high) if high > low else (low - 0.5, low + 0.5)


class _Frame:
    """Axes with round ticks, and the way from values to pixels."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float]):
        self._x, self._y = x, y
        self._ticks = {tick: number(tick) for tick in ticks(*y)}  # as many letters as they need, at the left
        self._left = max(LEFT, 26 + LETTER * max(map(len, self._ticks.values()), default=0))

    def x(self, value: float) -> float:
        return self._left + (value - self._x[0]) / (self._x[1] - self._x[0]) * (WIDTH - self._left - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self._y[0]) / (self._y[1] - self._y[0]) * (HEIGHT - TOP - BOTTOM)

    def path(self, x: Sequence[float], y: Sequence[float], colour: str, dash: str) -> str:
        points = " ".join(f"{self.x(a):.1f},{self.y(b):.1f}" for a, b in zip(x, y, strict=True))
        style = f'fill="none" stroke="{colour}" stroke-width="1.6" stroke-dasharray="{dash}"'
        return f'<polyline points="{points}" {style}/>'

    def number(self, x: float, y: float, number: int) -> str:
        style = 'text-anchor="middle" font-weight="bold"'
        return f'<text x="{self.x(x):.1f}" y="{self.y(y) + 4:.1f}" {style}>{number}</text>'

    def legend(self, index: int, name: str) -> str:
        y = TOP + 14 + 17 * index
        x = WIDTH - RIGHT - 190
        style = f'stroke="{COLOURS[index % 6]}" stroke-width="2" stroke-dasharray="{DASHES[index % 6]}"'
        stroke = f'<line x1="{x}" y1="{y - 4}" x2="{x + 26}" y2="{y - 4}" {style}/>'
        return f'{stroke}<text x="{x + 32}" y="{y}">{escape(label(name))}</text>'

    def svg(self, body: Sequence[str], x_label: str, y_label: str) -> str:
        bottom, right = HEIGHT - BOTTOM, WIDTH - RIGHT
        grid = []
        for tick, shown in self._ticks.items():
            y = self.y(tick)
            grid.append(f'<line x1="{self._left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="{LINE}"/>')
            grid.append(f'<text x="{self._left - 6}" y="{y + 4:.1f}" text-anchor="end">{shown}</text>')
        grid += self._ticks_below(bottom + 16)
        middle = (TOP + bottom) / 2
        labels = (
            f'<text x="{(self._left + right) / 2}" y="{HEIGHT - 8}" text-anchor="middle">'
            f"{escape(label(x_label))}</text>"
            f'<text transform="translate(14 {middle}) rotate(-90)" text-anchor="middle">'
            f"{escape(label(y_label))}</text>"
        )
        return _picture(HEIGHT, [*grid, *body, labels])

    def _ticks_below(self, y: float) -> Iterator[str]:
        """None runs into the one before it; the last one ends inside the picture."""
        free = 0.0
        for tick in ticks(*self._x):
            shown = number(tick)
            half = LETTER * len(shown) / 2
            middle = min(self.x(tick), WIDTH - half)
            if middle - half >= free:
                free = middle + half + LETTER
                yield f'<text x="{middle:.1f}" y="{y}" text-anchor="middle">{shown}</text>'


SHAPES = {
    "rect": {"x", "y", "width", "height"},
    "circle": {"cx", "cy", "r"},
    "line": {"x1", "y1", "x2", "y2"},
    "polygon": {"points"},
    "polyline": {"points"},
    "path": {"d"},
    "text": {"x", "y", "transform", "text-anchor", "font-weight", "font-size", "paint-order"},
}
STYLE = {
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linejoin",
}


def is_drawing(svg: str) -> bool:
    """Whether a text is a picture of the shapes made here, without comment, script, link or hidden part."""
    if "<!" in svg or "<?" in svg:
        return False
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError:
        return False
    if root.tag != "svg" or not set(root.attrib) <= {"viewBox", "role", "font-size", "font-family", "fill"}:
        return False
    return not (root.text or "") and all(_is_shape(shape) for shape in root)


def _is_shape(shape: ElementTree.Element) -> bool:
    known = SHAPES.get(shape.tag)
    if known is None or len(shape) or shape.tail or (shape.text and shape.tag != "text"):
        return False
    return set(shape.attrib) <= known | STYLE


def _picture(height: float, body: Sequence[str]) -> str:
    style = f'role="img" font-size="12" font-family="sans-serif" fill="{INK}"'
    return f'<svg viewBox="0 0 {WIDTH} {height}" {style}>{"".join(body)}</svg>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between low and high, about so many."""
    rough = (high - low) / about
    power = 10 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    first = math.ceil(low / step - 1e-9)
    return [round(i * step, 12) for i in range(first, math.floor(high / step + 1e-9) + 1)]
