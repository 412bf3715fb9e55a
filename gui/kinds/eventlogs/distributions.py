"""Distributions of both logs beside each other: trace lengths, activities, variants by how rare they are."""

from __future__ import annotations

import numpy as np

from engine.core.number_format import percent_apart
from engine.kinds.eventlogs.view_types import LogDistributions
from gui.base.i18n import counted, numeral
from gui.kinds.eventlogs.log_pair import LogPair
from gui.plots.bars import Bars, BarSeries
from gui.plots.histogram import Distribution, Histogram
from gui.plots.names import shortened

MOST_ACTIVITIES = 30
LONGEST_NAME = 26


class TraceLengths(LogPair, Histogram):
    view = "distributions"
    title = "Trace lengths"
    help = "How many events a case has. Rare long traces are the first to be lost."
    empty = "The lengths of the traces appear here when a log is read."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Events of a case"), self.tr("Share of cases (%)"))
        self._longest = np.inf  # events of a case, up to which the first look goes
        self.clear()

    def reset_zoom(self) -> None:
        """A few very long cases would press all others into a corner."""
        super().reset_zoom()
        if np.isfinite(self._longest):
            self.plot.getViewBox().setXRange(0, self._longest, padding=0)

    def draw(self, value: LogDistributions) -> None:
        edges = np.append(value.lengths, value.lengths[-1] + 1) - 0.5
        sides = [(self.tr("Original"), value.lengths_before, value.cases[0])]
        if value.cases[1]:
            sides.append((self.other_name(), value.lengths_after, value.cases[1]))
        self._longest = _most(value.lengths, value.lengths_before + value.lengths_after)
        self.draw_distributions(
            [
                Distribution(side, edges, 100 * counts / max(1, cases), _mean(value.lengths, counts))
                for side, counts, cases in sides
            ]
        )
        words = percent_apart(self.tr("1% of the cases are longer than {count}"))
        longest = numeral(self._longest, "g")
        self.headline(words.format(count=longest) if np.isfinite(self._longest) else "")


def _most(lengths: np.ndarray, counts: np.ndarray) -> float:
    """What 99 of 100 cases do not exceed, where the rest would need more room than all of them."""
    upto = float(lengths[np.searchsorted(np.cumsum(counts), 0.99 * counts.sum())])
    return upto if lengths[-1] > 2 * upto else np.inf


def _mean(lengths: np.ndarray, counts: np.ndarray) -> float:
    return float((lengths * counts).sum() / max(1, counts.sum()))


class ActivityShares(LogPair, Bars):
    view = "distributions"
    title = "Activities"
    help = "How often activities happen in a case, before and after."
    empty = "The activities appear here when a log is read."
    lying = True

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Events per case"), "")
        self.clear()

    def draw(self, value: LogDistributions) -> None:
        names = [shortened(name, LONGEST_NAME) for name in value.activities[:MOST_ACTIVITIES]]
        sides = [(self.tr("Original"), value.events_before, value.cases[0])]
        if value.cases[1]:
            sides.append((self.other_name(), value.events_after, value.cases[1]))
        self.draw_bars(
            names,
            [BarSeries(side, events[:MOST_ACTIVITIES] / max(1, cases)) for side, events, cases in sides],
        )
        rest = len(value.activities) - len(names)
        words = counted(self.tr("Activities; {count} rarer {count:one is|ones are} not shown"), count=rest)
        self.headline(words if rest > 0 else "")


class LostVariants(LogPair, Bars):
    view = "distributions"
    title = "Variants lost"
    help = (
        "Variants by the number of their cases in the original: the rarer, the less likely they are "
        "released. What is kept at 1 shows a single case."
    )
    empty = "How rare the variants are appears here when a log is read."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Cases of a variant"), self.tr("Variants"))
        self.clear()

    def draw(self, value: LogDistributions) -> None:
        count = value.variants_kept + value.variants_lost
        last = int(np.flatnonzero(count)[-1]) + 1 if count.any() else 1
        names = _classes(value.frequencies)[:last]
        if not value.compared:
            self.headline("")
            return self.draw_bars(names, [BarSeries(self.tr("Variants"), count[:last])])
        lost = int(value.variants_lost.sum()) / max(1, int(count.sum()))
        self.draw_bars(
            names,
            [
                BarSeries(self.tr("Kept"), value.variants_kept[:last], ink=2),
                BarSeries(self.tr("Lost"), value.variants_lost[:last], ink=4),
            ],
        )
        self.headline(self.tr("{share} of the variants are lost").format(share=share_text(lost)))


def share_text(share: float) -> str:
    """In per cent; nearly all is not all, and nearly nothing is not nothing."""
    if share in (0, 1) or 0.005 <= share < 0.995:
        return numeral(share, ".0%")
    return numeral(min(max(share, 0.0001), 0.9999), ".2%")


def _classes(lows: tuple[int, ...]) -> list[str]:
    """Names of the classes, short enough to stand side by side."""
    highs = [*(low - 1 for low in lows[1:]), None]
    return [
        f"{low}" if low == high else f"{_thousands(low)}+" if high is None or low >= 10 else f"{low}–{high}"
        for low, high in zip(lows, highs, strict=True)
    ]


def _thousands(count: int) -> str:
    return f"{count // 1000}k" if count >= 1000 else f"{count}"
