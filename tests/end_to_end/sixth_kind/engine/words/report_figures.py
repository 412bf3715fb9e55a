from __future__ import annotations

from collections.abc import Sequence

from engine.kinds.words.params import Frequent

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.core.text import text


def report_figures(published: dict[str, int], params: Frequent) -> Sequence[ReportFigure]:
    drawn = svg.ranks(list(published), list(published.values()), text("times said"))
    return [ReportFigure("Released words", "How often each released word was said.", drawn)]
