"""Distributions: the words at their means never stand on each other."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from gui.plots.histogram import Distribution, Histogram, MeanLabel

EDGES = np.arange(11.0)
COUNTS = np.array([1, 4, 9, 20, 30, 22, 12, 5, 2, 1.0])


@pytest.mark.parametrize("height", [130, 160, 190, 400])
@pytest.mark.parametrize("means", [(4.9, 5.05), (4.4, 4.6), (3.0, 3.01, 3.02)])
def test_words_at_means_stand_free_of_each_other_however_low_the_plot_is(dressed, qtbot, height, means):
    """At 960×600 a histogram is so low that a fifth of it is less than a line of words."""
    panel = Histogram()
    qtbot.addWidget(panel)
    panel.resize(420, height)
    panel.show()
    panel.draw_distributions([Distribution(f"file {m}", EDGES, COUNTS, m) for m in means])
    qtbot.waitUntil(lambda: panel.plot.getViewBox().height() > 0)
    labels = [item.label for item in panel.plot.items if isinstance(getattr(item, "label", None), MeanLabel)]
    assert len(labels) == len(means)
    box = panel.plot.getViewBox().sceneBoundingRect()
    shown = [label.mapRectToScene(label.boundingRect()) for label in labels if label.opacity()]
    assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for one, other in combinations(shown, 2))
    assert all(one.bottom() <= box.bottom() + 1 for one in shown)
    assert len(shown) == len(means) or height < 200
