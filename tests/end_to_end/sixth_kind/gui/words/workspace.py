"""Words: one panel."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from engine.kinds.words.views import WordCounts

from gui.plots.bars import Bars, BarSeries
from gui.workspace.panel_tabs import Panels
from gui.workspace.workspace import Workspace


class WordBars(Bars):
    view = "counts"
    title = "Counts"
    help = "How often each word was said."
    empty = "The words appear here when a file is read."
    before_run = True

    def draw(self, value: WordCounts) -> None:
        self.draw_bars(value.words, [BarSeries("Said", np.array(value.counts, dtype=float))])


class WordsWorkspace(Workspace):
    kind_key = "words"
    PANELS: ClassVar[Panels] = [WordBars]
