"""A picture of the report on a PDF page: the few shapes our own SVG is made of, drawn with reportlab."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

from reportlab.lib.colors import HexColor
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"


class Drawing(Flowable):
    """SVG text made by this program, scaled to a width."""

    def __init__(self, svg: str, width: float):
        super().__init__()
        self._root = ElementTree.fromstring(svg)
        _, _, self._across, self._down = _numbers(self._root.get("viewBox", ""))
        self.width, self.height = width, width * self._down / self._across

    def draw(self) -> None:
        """SVG counts downwards, PDF upwards: turned over once, texts turned back one by one."""
        self.canv.scale(self.width / self._across, -self.width / self._across)
        self.canv.translate(0, -self._down)
        for shape in self._root:
            self.canv.saveState()
            _draw(self.canv, shape, {**self._root.attrib, **shape.attrib})
            self.canv.restoreState()


def _numbers(text: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(text)]


def _draw(canvas: Any, shape: ElementTree.Element, style: dict[str, str]) -> None:
    if shape.tag == "text":
        _write(canvas, shape.text or "", style)
        return
    fill, stroke = _pens(canvas, style)
    if shape.tag == "rect":
        canvas.rect(*(float(style[key]) for key in ("x", "y", "width", "height")), stroke, fill)
    elif shape.tag == "circle":
        canvas.circle(*(float(style[key]) for key in ("cx", "cy", "r")), stroke, fill)
    elif shape.tag == "line":
        canvas.line(*(float(style[key]) for key in ("x1", "y1", "x2", "y2")))
    elif shape.tag in ("polygon", "polyline", "path"):
        canvas.drawPath(_path(canvas, shape.tag, style), stroke, fill)
    else:
        raise ValueError(f"no way to draw <{shape.tag}> in a PDF yet")


def _pens(canvas: Any, style: dict[str, str]) -> tuple[int, int]:
    """Set colours, width and dashes; say whether to fill and whether to stroke."""
    fill, stroke = style.get("fill", "none"), style.get("stroke", "none")
    if fill != "none":
        canvas.setFillColor(HexColor(_long(fill)), alpha=float(style.get("fill-opacity", 1)))
    if stroke != "none":
        canvas.setStrokeColor(HexColor(_long(stroke)), alpha=float(style.get("stroke-opacity", 1)))
        canvas.setLineWidth(float(style.get("stroke-width", 1)))
        canvas.setLineJoin(1)
        if dashes := _numbers(style.get("stroke-dasharray", "")):
            canvas.setDash(dashes)
    return int(fill != "none"), int(stroke != "none")


def _long(colour: str) -> str:
    """#fff is #ffffff."""
    return "#" + "".join(2 * digit for digit in colour[1:]) if len(colour) == 4 else colour


def _path(canvas: Any, tag: str, style: dict[str, str]) -> Any:
    path = canvas.beginPath()
    values = _numbers(style["d"] if tag == "path" else style["points"])
    path.moveTo(*values[:2])
    if tag == "path":  # one quadratic curve, as the cubic one it equals
        (x0, y0), (cx, cy), (x1, y1) = zip(values[::2], values[1::2], strict=True)
        path.curveTo(
            *(x0 + 2 / 3 * (cx - x0), y0 + 2 / 3 * (cy - y0)),
            *(x1 + 2 / 3 * (cx - x1), y1 + 2 / 3 * (cy - y1)),
            *(x1, y1),
        )
        return path
    for x, y in zip(values[2::2], values[3::2], strict=True):
        path.lineTo(x, y)
    if tag == "polygon":
        path.close()
    return path


def _write(canvas: Any, words: str, style: dict[str, str]) -> None:
    size = float(style.get("font-size", 12))
    font = BOLD if style.get("font-weight") == "bold" else REGULAR
    if "transform" in style:  # translate(x y) rotate(degrees)
        x, y, turn = _numbers(style["transform"])
    else:
        x, y, turn = float(style["x"]), float(style["y"]), 0.0
    canvas.translate(x, y)
    canvas.rotate(turn)
    canvas.scale(1, -1)
    back = {"middle": 0.5, "end": 1.0}.get(style.get("text-anchor", ""), 0.0)
    start = -back * stringWidth(words, font, size)
    _pens(canvas, style)
    if "stroke" in style:  # the halo first, the letters over it
        canvas.saveState()
        _letters(canvas, words, start, font, size, mode=1)
        canvas.restoreState()  # reportlab never goes back to filled letters by itself
    _letters(canvas, words, start, font, size, mode=0)


def _letters(canvas: Any, words: str, start: float, font: str, size: float, mode: int) -> None:
    text = canvas.beginText(start, 0)
    text.setFont(font, size)
    text.setTextRenderMode(mode)
    text.textOut(words)
    canvas.drawText(text)
