"""Two logs compared from their files: the keys on the command line, and what cutting the logs can change."""

from __future__ import annotations

import numpy as np

from engine.core.progress import Progress
from engine.kinds.eventlogs.compare import compare, compare_logs
from engine.kinds.eventlogs.data import log_of


def test_compare_gives_the_fixed_keys(tmp_path):
    left, right = tmp_path / "a.csv", tmp_path / "b.csv"
    left.write_text('variant,count\n"a,b,c",50\n"a,b",25\na,25\n')
    right.write_text('variant,count\n"a,b,c,d",250\n"a,b,c",250\n"a,b",500\n')
    found = compare(left, right, {}, Progress())
    assert (
        found["similarity"] == 13 / 16
        and found["residual_mass"] == 0.5
        and found["similarity_exact"] == "13/16"
    )
    assert (found["difference"], found["variants"], found["cases"]) == (2525, [3, 3], [100, 1000])
    keys = "residual_distance plain_similarity difference_edits difference_added difference_removed"
    assert {
        *keys.split(),
        "case_disclosure_own",
        "trace_disclosure_own",
        "similarity_renormalised",
    } <= found.keys()
    assert found["proven_optimal"] is True


def test_the_most_frequent_variants_bound_the_error():
    rng = np.random.default_rng(2)
    draw = [
        {tuple(rng.choice(list("abcd"), 4)): int(rng.integers(1, 30)) for _ in range(40)} for _ in range(2)
    ]
    left, right = map(log_of, draw)
    whole, cut = compare_logs(left, right, None, Progress()), compare_logs(left, right, 25, Progress())
    assert abs(whole["plain_similarity"] - cut["plain_similarity"]) <= cut["plain_similarity_error_bound"]
    assert abs(whole["difference"] - cut["difference"]) <= cut["difference_error_bound"]
