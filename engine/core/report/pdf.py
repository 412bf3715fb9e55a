"""The report as PDF, for committees that file and sign paper: the same content as the HTML page.

reportlab (BSD) and not Qt's writer, so that the command line makes the same file without a display.
The same content gives the same bytes: the time in it is that of the release; no user, no machine. The
font is embedded (Latin, Greek, Cyrillic and the signs of the formulas); letters it lacks print as boxes and
are right in the HTML report.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
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
from engine.core.text import text

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
        title=f"{content['say']('Release report')}: {content['technique']['title']}",
        author="Sfumato",
        creator=f"Sfumato {content['manifest']['sfumato']}",
        lang=content["language"],
        invariant=1,
    )
    parts = [*_head(content), *_promise(content), *_leaving(content), *_making(content), *_verified(content)]
    parts += [*_metrics(content), *_pictures(content), *_files(content)]
    made = datetime.datetime.fromisoformat(content["manifest"]["time"])
    document.build(parts, canvasmaker=partial(_Numbered, made=made, say=content["say"]))
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
    style = _style(size=12, font=BOLD, spaceBefore=14, spaceAfter=5, keepWithNext=1)
    return [_Heading(escape(str(title)), style), *parts]


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
    about = (content["kind"], content["technique"]["title"], manifest["time"])
    line = " · ".join((*about, f"Sfumato {manifest['sfumato']}"))
    signed = [_soft(content["signed_by"])] if manifest["signed_by"] else []
    kind, told = content["say"]("Release report"), content["about"]
    head = [_text(told["title"] or kind, size=18, font=BOLD), Spacer(0, 3)]
    head += [_soft(kind)] if told["title"] else []
    lines = [_soft(f"{name}: {words}") for name, words in told["lines"]]
    return [*head, _soft(line), *signed, *lines]


def _promise(content: Document) -> list[Flowable]:
    promise = content["promise"]
    nature = f"{content['natures'][promise['nature']]} · {promise['unit']}"
    inside = [
        _text(nature, size=8, colour=NATURE[promise["nature"]]),
        _text(promise["words"], font=BOLD, spaceBefore=3, spaceAfter=3),
        _text(promise["limits"]),
    ]
    look = [
        ("BACKGROUND", (0, 0), (-1, -1), HexColor(WASH)),
        ("LINEBEFORE", (0, 0), (0, -1), 3, HexColor(ACCENT)),
        ("LEFTPADDING", (0, 0), (-1, -1), 10),
        ("TOPPADDING", (0, 0), (-1, -1), 7),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 7),
    ]
    return _section(content["say"]("What is promised"), Table([[inside]], [WIDTH], style=look))


def _leaving(content: Document) -> list[Flowable]:
    if not content["leaving"]:
        return []
    rows = [
        (name, _text(treatment, size=8, colour=WARN if state == "kept" else INK), _soft(how))
        for name, treatment, how, state in content["leaving"]
    ]
    say = content["say"]
    head = (say("Part of the original"), say("What became of it"), say("How"))
    table = _rows(head, rows, (0.3, 0.22, 0.48))
    said = [_text(content["rows"]), Spacer(0, 4)] if content["rows"] else []
    return _section(say("What leaves"), *said, table)


def _making(content: Document) -> list[Flowable]:
    rows = [(label, value, _soft(meaning)) for label, value, meaning in content["parameters"]]
    say = content["say"]
    table = _rows((say("Parameter"), say("Value"), say("Meaning")), rows, (0.24, 0.2, 0.56))
    return _section(say("How it was made"), _text(content["technique"]["summary"]), Spacer(0, 4), table)


def _verified(content: Document) -> list[Flowable]:
    rows, say = [], content["say"]
    for passed, name, detail in content["verification"]:
        mark, colour = (f"✓ {say('holds')}", GOOD) if passed else (f"✗ {say('fails')}", BAD)
        rows.append((_text(mark, size=8, colour=colour), name, _soft(detail)))
    table = _rows(("", say("Check"), say("Found")), rows, (0.12, 0.36, 0.52))
    return _section(say("What was verified"), _text(content["verified_by"]), Spacer(0, 4), table)


def _metrics(content: Document) -> list[Flowable]:
    title = content["say"]("Utility and residual risk")
    if not content["figures"]:
        return _section(title, _text(content["no_figures"]))
    parts: list[Flowable] = [_soft(content["about_figures"])]
    for words, metrics in content["figures"]:
        table = _metric_rows(metrics, content)
        parts += [_text(words, font=BOLD, spaceBefore=6, spaceAfter=4, keepWithNext=1), table]
    return _section(title, *parts)


def _metric_rows(metrics: Sequence[tuple[Any, str, str, str]], content: Document) -> Table:
    say = content["say"]
    rows = [
        (
            label,
            _text(value, size=8, alignment=2),
            _text(content["natures"][metric.nature], size=7, colour=NATURE.get(metric.nature, SOFT)),
            _soft(meaning),
        )
        for metric, label, value, meaning in metrics
    ]
    head = (say("Figure"), say("Value"), "", say("Meaning"))
    return _rows(head, rows, (0.27, 0.13, 0.12, 0.48))


def _pictures(content: Document) -> list[Flowable]:
    shown: list[Flowable] = []
    for picture in content["pictures"]:
        caption = f"<b>{escape(picture.title)}.</b> {escape(picture.caption)}"
        drawn = Drawing(picture.svg, WIDTH)
        drawn.keepWithNext = 1
        shown += [drawn, Paragraph(caption, _style(8, SOFT, spaceAfter=10))]
    return _section(content["say"]("What the release looks like"), *shown) if shown else []


def _files(content: Document) -> list[Flowable]:
    manifest, say = content["manifest"], content["say"]
    rows = [(name, _text(digest, size=6.5)) for name, digest in manifest["files"].items()]
    table = _rows((say("File"), "SHA-256"), rows, (0.3, 0.7))
    return _section(say("Files"), table, Spacer(0, 6), _soft(f"{say('Made with')} {content['made_with']}."))


class _Heading(Paragraph):
    """A heading that is an entry of the outline too: readers go from part to part by it."""

    def draw(self) -> None:
        words = self.getPlainText()
        self.canv.bookmarkHorizontal(words, 0, self.height)
        self.canv.addOutlineEntry(words, words, level=0)
        super().draw()


class _Made(TimeStamp):
    """The time of the release, whenever and wherever the page is set."""

    def __init__(self, made: datetime.datetime):
        super().__init__(invariant=1)
        self.t = made.timestamp()
        self.lt = made.utctimetuple()
        self.YMDhms = tuple(self.lt)[:6]


class _Numbered(Canvas):
    """Pages say how many there are, which is known only at the end."""

    def __init__(self, *args: object, made: datetime.datetime, say: Callable[[str], str], **options: object):
        super().__init__(*args, **options)
        self._say = say
        self._doc._timeStamp = _Made(made)
        self.setViewerPreference("DisplayDocTitle", "true")  # the title and not the name of the file
        self._pages: list[dict[str, Any]] = []

    def showPage(self) -> None:
        self._pages.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        for number, page in enumerate(self._pages, 1):
            self.__dict__.update(page)
            self.setFont(REGULAR, 7.5)
            self.setFillColor(HexColor(SOFT))
            self.drawString(MARGIN, 11 * mm, f"Sfumato · {self._say('release report')}")
            self.drawRightString(
                A4[0] - MARGIN,
                11 * mm,
                self._say(text("page {number} of {pages}", number=number, pages=len(self._pages))),
            )
            super().showPage()
        super().save()
