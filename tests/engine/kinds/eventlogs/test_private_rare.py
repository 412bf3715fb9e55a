"""Rare activities chosen with a part of the budget: what the choice keeps, held against measured figures."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from engine.core.errors import InputError
from engine.core.params import build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import Recoding
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.params import Columns, Reading, Travas
from engine.kinds.eventlogs.private_rare import choose, common_names
from engine.kinds.eventlogs.recode_view import recoded_size

ALL = {name: name for name in "abcdefghijkl"}


def chosen(path, share):
    asked = build(Reading, {"rare": "private", "rare_epsilon": share, "repeated": "collapse"})
    log = load([path], asked, Columns(), Progress())
    rows = []
    for seed in range(10):
        made, left, choice = choose(log, Travas(), Randomness.from_seed(seed))
        rows.append((recoded_size(made, log.raw, left).kept, len(choice.stay)))
    return np.mean(rows, axis=0)


def test_receipt(shared_data):
    """Measured: .938 of the cases and 5.9 activities, where the free choice keeps .953 and 6."""
    kept, stay = chosen(shared_data("eventlogs/receipt.xes.gz"), 0.1)
    assert kept == pytest.approx(0.938, abs=0.015) and stay == pytest.approx(5.9, abs=0.3)


@pytest.mark.slow
@pytest.mark.parametrize(("share", "kept", "stay"), [(0.1, 0.906, 16), (0.2, 0.797, 21)])
def test_bpic12(shared_data, share, kept, stay):
    found = chosen(shared_data("eventlogs/bpic2012.xes.gz"), share)
    assert found[0] == pytest.approx(kept, abs=0.005) and found[1] == pytest.approx(stay, abs=0.5)


def test_a_small_log_needs_a_declared_list(shared_data):
    with pytest.raises(InputError, match=r"about 1\D?089 cases"):
        chosen(shared_data("eventlogs/sepsis.xes.gz"), 0.1)


def test_a_case_counts_at_most_so_many_activities():
    """Of twelve activities of every case three count: each is held by about a quarter of the cases."""
    recoding = Recoding(rare="private", activities_per_case=3, rare_share=0.0)
    log = {tuple(ALL): 4_000}
    noise, choice = Randomness.from_seed(1).bits("noise"), Random(2)
    assert len(common_names(log, ALL, recoding, 5.0, 0.01, noise, choice)) == 12
    with pytest.raises(
        InputError
    ):  # T is about 2 800: above the 1 000 that each keeps, below the 4 000 cases
        common_names(log, ALL, recoding, 0.03, 1e-12, noise, choice)
