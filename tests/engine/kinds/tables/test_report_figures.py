"""Figures of the report: classes and labels are bars with their names, counted in the release."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from engine.kinds.tables.report_figures import MOST_BARS, report_figures
from tests.engine.kinds.tables.classes import cells, table
from tests.engine.kinds.tables.people import chained, people, published_of


def drawn(figure):
    return [node.text for node in ElementTree.fromstring(figure.svg).iter("text")]


def test_classes_and_labels_are_bars_with_their_names():
    steps = chained(("tables.discretise", ["age", "region"], {"classes": 4}))
    published = published_of(people(), steps)
    figures = {str(figure.title): figure for figure in report_figures(published, steps)}
    for name in ("age", "region"):
        released = cells(published, name)
        said = drawn(figures[f"{name}, released"])
        assert set(released) < set(said) and str(released.count(released[0])) in said


def test_of_many_labels_the_most_frequent_are_drawn_and_pseudonyms_never():
    data = table({"town": [f"t{min(n, 30):02}" for n in range(60)]}, who=[f"p{n}" for n in range(60)])
    steps = chained(("tables.pram", ["town"], {}), ("tables.pseudonymise", ["who"], {}))
    (figure,) = report_figures(published_of(data, steps), steps)
    assert len(drawn(figure)) == 2 * MOST_BARS + 1 and str(MOST_BARS) in figure.caption
