"""The report as PDF, for committees that file and sign paper: the same content as the HTML page.

reportlab (BSD) and not Qt's writer, so that the command line makes the same file without a display.
The same content gives the same bytes: the time in it is that of the release; no user, no machine. The
font is embedded (Latin, Greek, Cyrillic and the signs of the formulas); letters it lacks print as boxes and
are right in the HTML report.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.lib.utils import TimeStamp
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, Paragraph, SimpleDocTemplate, Spacer, Table

from engine.core.json_values import Document
from engine.core.report.svg_to_pdf import Drawing

FONTS = Path(__file__).resolve().parents[3] / "resources" / "fonts"
REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"
INK, SOFT, LINE, WASH, ACCENT = "#23262b", "#6a7078", "#d9dce1", "#f5f3ef", "#0072b2"
GOOD, WARN, BAD = "#00785a", "#b35900", "#b3261e"
NATURE = {"guarantee": GOOD, "heuristic": WARN, "measure": ACCENT}
MARGIN = 20 * mm
PADDING = 6  # of reportlab's frame, at either side
WIDTH = A4[0] - 2 * MARGIN


def as_bytes(content: Document) -> bytes:
    """`content` is what `engine.core.report.html.content` gives, also to the HTML template."""
    _fonts()
    written = BytesIO()
    document = SimpleDocTemplate(
        written,
        pagesize=A4,
        leftMargin=MARGIN - PADDING,
        rightMargin=MARGIN - PADDING,
        topMargin=18 * mm,
        bottomMargin=20 * mm,
        title=f"Release report: {content['technique'].title}",
        author="Sfumato",
        creator=f"Sfumato {content['manifest']['sfumato']}",
        lang="en",
        invariant=1,
    )
    parts = [*_head(content), *_promise(content), *_leaving(content), *_making(content), *_verified(content)]
    parts += [*_metrics(content), *_pictures(content), *_files(content)]
    made = datetime.datetime.fromisoformat(content["manifest"]["time"])
    document.build(parts, canvasmaker=partial(_Numbered, made=made))
    return written.getvalue()


@cache
def _fonts() -> None:
    for name in (REGULAR, BOLD):
        pdfmetrics.registerFont(TTFont(name, str(FONTS / f"{name}.ttf")))
    pdfmetrics.registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)


def _style(size: float = 9, colour: str = INK, font: str = REGULAR, **more: object) -> ParagraphStyle:
    return ParagraphStyle(
        "", fontName=font, fontSize=size, leading=size * 1.42, textColor=HexColor(colour), **more
    )


def _text(words: Any, **style: Any) -> Paragraph:
    return Paragraph(escape(str(words)), _style(**style))


def _section(title: str, *parts: Flowable) -> list[Flowable]:
    """A heading is never alone at the foot of a page."""
    return [_text(title, size=12, font=BOLD, spaceBefore=14, spaceAfter=5, keepWithNext=1), *parts]


def _rows(head: Sequence[str], rows: Sequence[Sequence[Any]], widths: Sequence[float]) -> Table:
    """A ruled table; cells are texts or flowables; widths are shares of the page."""
    cells = [[_text(name, size=8, colour=SOFT, font=BOLD) for name in head]]
    cells += [[cell if isinstance(cell, Flowable) else _text(cell, size=8) for cell in row] for row in rows]
    rule = ("LINEBELOW", (0, 0), (-1, -1), 0.5, HexColor(LINE))
    air = [("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 6)]
    top = ("VALIGN", (0, 0), (-1, -1), "TOP")
    return Table(cells, [WIDTH * share for share in widths], repeatRows=1, style=[rule, top, *air])


def _soft(words: object) -> Paragraph:
    return _text(words, size=8, colour=SOFT)


def _head(content: Document) -> list[Flowable]:
    manifest = content["manifest"]
    about = (content["kind"].title, content["technique"].title, manifest["time"])
    line = " · ".join((*about, f"Sfumato {manifest['sfumato']}"))
    signed = [_soft(f"Signed by {manifest['signed_by']}")] if manifest["signed_by"] else []
    return [_text("Release report", size=18, font=BOLD), Spacer(0, 3), _soft(line), *signed]


def _promise(content: Document) -> list[Flowable]:
    promise = content["manifest"]["promise"]
    inside = [
        _text(f"{promise['nature']} · unit: {promise['unit']}", size=8, colour=NATURE[promise["nature"]]),
        _text(promise["words"], font=BOLD, spaceBefore=3, spaceAfter=3),
        _text(f"What it does not protect: {promise['limits']}"),
    ]
    look = [
        ("BACKGROUND", (0, 0), (-1, -1), HexColor(WASH)),
        ("LINEBEFORE", (0, 0), (0, -1), 3, HexColor(ACCENT)),
        ("LEFTPADDING", (0, 0), (-1, -1), 10),
        ("TOPPADDING", (0, 0), (-1, -1), 7),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 7),
    ]
    return _section("What is promised", Table([[inside]], [WIDTH], style=look))


def _leaving(content: Document) -> list[Flowable]:
    if not content["leaving"]:
        return []
    rows = [
        (name, _text(treatment, size=8, colour=WARN if state == "kept" else INK), _soft(how))
        for name, treatment, how, state in content["leaving"]
    ]
    table = _rows(("Part of the original", "What became of it", "How"), rows, (0.3, 0.22, 0.48))
    said = [_text(content["rows"]), Spacer(0, 4)] if content["rows"] else []
    return _section("What leaves", *said, table)


def _making(content: Document) -> list[Flowable]:
    rows = [(label, value, _soft(meaning)) for label, value, meaning in content["parameters"]]
    table = _rows(("Parameter", "Value", "Meaning"), rows, (0.24, 0.2, 0.56))
    return _section("How it was made", _text(content["technique"].summary), Spacer(0, 4), table)


def _verified(content: Document) -> list[Flowable]:
    rows = []
    for check in content["manifest"]["verification"]:
        mark, colour = ("✓ holds", GOOD) if check["passed"] else ("✗ fails", BAD)
        rows.append((_text(mark, size=8, colour=colour), check["name"], _soft(check["detail"])))
    words = _text(content["verified_by"])
    return _section(
        "What was verified", words, Spacer(0, 4), _rows(("", "Check", "Found"), rows, (0.12, 0.36, 0.52))
    )


def _metrics(content: Document) -> list[Flowable]:
    title = "Utility and residual risk"
    if not content["figures"]:
        return _section(title, _text(content["no_figures"]))
    parts: list[Flowable] = [_soft(f"{content['about_figures']} {content['alike']}")]
    for words, metrics in content["figures"]:
        parts += [_text(words, font=BOLD, spaceBefore=6, spaceAfter=4, keepWithNext=1), _metric_rows(metrics)]
    return _section(title, *parts)


def _metric_rows(metrics: Sequence[tuple[Any, str]]) -> Table:
    rows = [
        (
            metric.label,
            _text(value, size=8, alignment=2),
            _text(metric.nature, size=7, colour=NATURE.get(metric.nature, SOFT)),
            _soft(metric.meaning),
        )
        for metric, value in metrics
    ]
    return _rows(("Figure", "Value", "", "Meaning"), rows, (0.27, 0.13, 0.12, 0.48))


def _pictures(content: Document) -> list[Flowable]:
    shown: list[Flowable] = []
    for picture in content["pictures"]:
        caption = f"<b>{escape(picture.title)}.</b> {escape(picture.caption)}"
        drawn = Drawing(picture.svg, WIDTH)
        drawn.keepWithNext = 1
        shown += [drawn, Paragraph(caption, _style(8, SOFT, spaceAfter=10))]
    return _section("What the release looks like", *shown) if shown else []


def _files(content: Document) -> list[Flowable]:
    manifest = content["manifest"]
    rows = [(name, _text(digest, size=6.5)) for name, digest in manifest["files"].items()]
    made = ", ".join(f"{name} {version}" for name, version in manifest["libraries"].items())
    table = _rows(("File", "SHA-256"), rows, (0.3, 0.7))
    return _section("Files", table, Spacer(0, 6), _soft(f"Made with {made}."))


class _Made(TimeStamp):
    """The time of the release, whenever and wherever the page is set."""

    def __init__(self, made: datetime.datetime):
        super().__init__(invariant=1)
        self.t = made.timestamp()
        self.lt = made.utctimetuple()
        self.YMDhms = tuple(self.lt)[:6]


class _Numbered(Canvas):
    """Pages say how many there are, which is known only at the end."""

    def __init__(self, *args: object, made: datetime.datetime, **options: object):
        super().__init__(*args, **options)
        self._doc._timeStamp = _Made(made)
        self._pages: list[dict[str, Any]] = []

    def showPage(self) -> None:
        self._pages.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        for number, page in enumerate(self._pages, 1):
            self.__dict__.update(page)
            self.setFont(REGULAR, 7.5)
            self.setFillColor(HexColor(SOFT))
            self.drawString(MARGIN, 11 * mm, "Sfumato · release report")
            self.drawRightString(A4[0] - MARGIN, 11 * mm, f"page {number} of {len(self._pages)}")
            super().showPage()
        super().save()
