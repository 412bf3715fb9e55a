"""Groups of k: how large they are, and how far cases were edited to join them."""

from __future__ import annotations

import numpy as np

from engine.kinds.eventlogs.view_types import GroupSizes
from gui.base.i18n import counted
from gui.plots.bars import Bars, BarSeries

MOST_EDITS, MOST_GROUPS = 20, 60


class GroupBars(Bars):
    view = "group_sizes"
    title = "Group sizes"
    help = "Cases of every released variant, and how many of them really were so. None is smaller than k."
    empty = "Group sizes appear here after groups were made."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Released variants, the commonest first"), self.tr("Cases"))
        self.clear()

    def draw(self, value: GroupSizes | None) -> None:
        if value is None:
            return self.show_empty(self.tr("This run made no groups."))
        names = [str(place + 1) for place in range(len(value.sizes))][:MOST_GROUPS]
        cases = BarSeries(self.tr("Cases"), value.sizes[:MOST_GROUPS])
        self.draw_bars(names, [cases, BarSeries(self.tr("really so"), value.unchanged[:MOST_GROUPS])])
        words = self.tr(
            "{groups} {groups:group|groups}, the smallest of {least} {least:case|cases} (k = {k})"
        )
        least = int(value.sizes.min()) if len(value.sizes) else 0
        self.headline(counted(words, groups=len(value.sizes), least=least, k=value.k))


class GroupEdits(Bars):
    view = "group_sizes"
    title = "How far cases were edited"
    help = (
        "Cases by the number of activities that were changed, added or left out to join a group. A released "
        "case that was edited never happened so: no question about single cases may be asked of it."
    )
    empty = "How far cases were edited appears here after groups were made."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Edited activities of a case"), self.tr("Cases"))
        self.clear()

    def draw(self, value: GroupSizes | None) -> None:
        if value is None:
            return self.show_empty(self.tr("This run made no groups."))
        shown, rest = value.edits[:MOST_EDITS], int(value.edits[MOST_EDITS:].sum())
        names = [str(far) for far in range(len(shown))]
        if rest:
            names, shown = [*names, f"{MOST_EDITS}+"], np.append(shown, rest)
        self.draw_bars(names, [BarSeries(self.tr("Cases"), shown)])
        words = counted(self.tr("{n} {n:case was|cases were} left out"), n=value.dropped)
        self.headline(words if value.dropped else "")
