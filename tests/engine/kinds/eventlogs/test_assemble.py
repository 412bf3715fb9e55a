"""What a log takes in memory while its parts are counted, which decides whether it is refused."""

from __future__ import annotations

import numpy as np

from engine.kinds.eventlogs.assemble import Assembly, Events


def part(cases: int, activities: list[str], people: list[str]) -> Events:
    case = np.repeat(np.arange(cases), 4)
    return Events(case, np.tile(np.arange(4), cases), activities, cases, person=people)


def test_a_variant_takes_memory_once_however_many_cases_follow_it():
    assembly = Assembly("all", "activity", "log")
    assembly.add(part(10, ["a", "b", "c", "d"], ["p"] * 10))
    before = assembly.held
    assembly.add(part(1000, ["a", "b", "c", "d"], ["p"] * 1000))
    assert assembly.held - before < 1000 * (4 + 4 * 8 + 8) + 100  # variant, times and person of each case


def test_long_names_of_people_and_activities_count():
    assembly = Assembly("all", "activity", "log")
    assembly.add(part(3, [sign * 1_000_000 for sign in "abcd"], [sign * 500_000 for sign in "pqr"]))
    assert assembly.held > 5_500_000
