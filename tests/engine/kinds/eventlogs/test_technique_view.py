"""What each technique would leave of a log, on logs where it is known beforehand."""

from __future__ import annotations

from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.technique_view import techniques


def test_a_log_of_common_variants_is_kept_by_all():
    rows = techniques(log_of({("a", "b"): 5000, ("a", "c"): 5000}))
    assert all(row.kept == 1 and row.total_variation < 0.02 for row in rows)
    assert [row.similarity is None for row in rows] == [False] * 6 + [True] * 3
    assert [row.draws for row in rows] == [5] * 3 + [1] * 3 + [5] * 3


def test_what_cannot_be_run_says_why():
    rows = techniques(log_of({("a", "b"): 8}))
    assert rows[3].kept == 1 and rows[4].kept is None and "more than the 8 cases" in rows[4].problem


def test_nothing_released_is_nothing_kept():
    groups = techniques(log_of({(name,): 1 for name in "abcdefghij"}))[3]
    assert groups.kept == 0 and groups.similarity is None and groups.total_variation is None
