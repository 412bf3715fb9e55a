"""Figures: what could not be measured is one sentence, never a card that could be taken for a zero."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from engine.core.technique import Metric
from gui.widgets.metric_cards import MetricCard, MetricCards, number_text

METRICS = [
    Metric("known", "Known figure", "what it means", "risk", headline=True),
    Metric("unknown", "Unknown figure", "what it would mean", "risk", headline=True),
]


@pytest.fixture
def cards(qtbot, dressed):
    made = MetricCards()
    qtbot.addWidget(made)
    return made


def test_what_could_not_be_measured_is_one_sentence(cards):
    cards._add_group("Risk", METRICS, {"known": 0.0, "unknown": None}, {})
    assert [card.shown.key for card in cards.findChildren(MetricCard)] == ["known"]
    said = [label.text() for label in cards.findChildren(QLabel)]
    assert "Not measured here: Unknown figure." in said


def test_names_with_commas_are_told_apart(cards):
    """ "Drawn labels, certainty, Drawn labels, ε of a cell": nobody knew how many figures these were."""
    unknown = [METRICS[1], Metric("other", "Labels, ε", "", "risk")]
    cards._add_group("Risk", unknown, {"unknown": None, "other": None}, {})
    said = [label.text() for label in cards.findChildren(QLabel)]
    assert "Not measured here: Unknown figure; Labels, ε." in said


def test_beside_a_run_that_measured_it_it_is_a_card(cards):
    cards._add_group("Risk", METRICS, {"known": 0.0, "unknown": None}, {"unknown": 0.5})
    assert [card.shown.key for card in cards.findChildren(MetricCard)] == ["known", "unknown"]


@pytest.mark.parametrize(
    ("value", "digits", "shown"),
    [
        (18_227.665, 3, "18\u202f228"),
        (154.213, 3, "154.2"),
        (4.9389, 3, "4.939"),
        (0.5, 3, "0.500"),
        (12, 0, "12"),
    ],
)
def test_figures_have_the_digits_that_tell_something(value, digits, shown):
    """4 939.109, 4939.11, 1.542e+05 and 4 939 stood beside each other for like quantities."""
    assert number_text(value, digits) == shown


def test_a_figure_that_goes_on_from_another_is_not_named_alone(cards):
    """It was "Not measured here: Durations, … if nothing were known": the second has no meaning by itself."""
    further = Metric("further", "… without noise", "what it would mean", "risk")
    cards._add_group("Risk", [*METRICS, further], {"known": 0.0, "unknown": None, "further": None}, {})
    assert "Not measured here: Unknown figure." in [label.text() for label in cards.findChildren(QLabel)]
