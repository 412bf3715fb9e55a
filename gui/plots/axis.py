"""An axis that writes its numbers the way the language does."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg

from gui.words import localised


class Axis(pg.AxisItem):
    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [localised(text) for text in super().tickStrings(values, scale, spacing)]
