"""What each technique would leave of a log, on logs where it is known beforehand."""

from __future__ import annotations

import math

import pytest

from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.flow import least_weight
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.measure_flow import case_pairs
from engine.kinds.eventlogs.params import Flow
from engine.kinds.eventlogs.small_groups import cases_behind_arrows
from engine.kinds.eventlogs.technique_view import techniques


def test_a_log_of_common_variants_is_kept_by_all():
    rows = techniques(log_of({("a", "b"): 5000, ("a", "c"): 5000}))
    assert all(row.kept == 1 and row.total_variation < 0.02 for row in rows)
    assert [row.similarity is None for row in rows] == [False] * 6 + [True] * 3
    assert [row.draws for row in rows] == [5] * 3 + [1] * 3 + [5] * 3
    assert all(row.behind == 5000 for row in rows)


@pytest.mark.parametrize("epsilon", [0.5, 2.0])
def test_fewest_cases_behind_arrows(epsilon):
    """By the law of the noise, summed: what is rarer appears in one release of twenty at most."""
    log, params = log_of({("a", name): n for n, name in enumerate("bcdefghijk", 10)}), Flow(epsilon=epsilon)
    log = log_of({variant: 10 * cases for variant, cases in log.as_counts().items()})
    least, q = least_weight(epsilon, effective_delta(log, params), 8), math.exp(-epsilon / 8)
    counts = list(case_pairs(log.as_counts()).values())

    def shown(n: int) -> float:
        return sum((1 - q) / (1 + q) * q ** abs(x) for x in range(max(least - n, -3000), 3000))

    behind = cases_behind_arrows(log, params)
    assert sum(shown(n) for n in counts if n < behind) <= 0.05
    assert sum(shown(n) for n in counts if n <= behind) > 0.05


def test_what_cannot_be_run_says_why():
    rows = techniques(log_of({("a", "b"): 8}))
    assert rows[3].kept == 1 and rows[4].kept is None and "more than the 8 cases" in rows[4].problem


def test_nothing_released_is_nothing_kept():
    groups = techniques(log_of({(name,): 1 for name in "abcdefghij"}))[3]
    assert groups.kept == 0 and groups.similarity is None and groups.total_variation is None
