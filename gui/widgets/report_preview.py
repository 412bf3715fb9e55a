"""The report as it would leave, in a window of its own: many workstations have no browser.

Qt's text view knows neither style variables nor drawings inside a page, so the page gets a plain style and
its drawings are painted as pictures. What is read is the same page, word for word.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from gui.base.theme import GAP

SIZE = (820, 700)
WIDEST = 640  # pixels of a picture
DRAWING = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
PLAIN = """<style>
body { color: #1c2126; } .soft, figcaption, th { color: #5b6570; } th { text-align: left; }
td, th { padding: 3px 10px 3px 0; } .yes { color: #00705a; } .no { color: #b3261e; }
h1 { font-size: 20pt; } h2 { font-size: 14pt; }
</style>"""


class ReportPreview(QDialog):
    def __init__(self, parent: QWidget, page: str):
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("The report, as it would leave"))
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(QSize(*SIZE).boundedTo(room - QSize(80, 80)))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Report"))
        self.text.setOpenLinks(False)
        self.text.setStyleSheet(
            "QTextBrowser { background: white; color: #1c2126; }"
        )  # paper, in every theme
        self.text.document().setDocumentMargin(GAP * 2)
        self.text.setHtml(readable(page, self.text.document()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)


def readable(page: str, document: QTextDocument) -> str:
    """The page in a form that the text view shows; its drawings become pictures of the document."""

    parts, end = [], 0
    for number, found in enumerate(DRAWING.finditer(page)):
        image, name = drawing(found[0]), f"drawing-{number}"
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
        shown = f'<img src="{name}" width="{image.width()}" height="{image.height()}">'
        parts += [page[end : found.start()], shown]
        end = found.end()
    return STYLE.sub(PLAIN, "".join(parts) + page[end:])


def drawing(svg: str) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    if size.width() > WIDEST:
        size = QSize(WIDEST, size.height() * WIDEST // size.width())
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
