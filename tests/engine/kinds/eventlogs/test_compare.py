"""Two logs compared from their files: the keys on the command line, and what cutting the logs can change."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.compare import compare, compare_logs
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.export_flow import export
from engine.kinds.eventlogs.measure_flow import measure
from engine.kinds.eventlogs.params import Flow
from engine.kinds.eventlogs.run import run


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


@pytest.mark.parametrize("format_", ["csv", "graphml", "json"])
def test_a_released_flow_has_the_figures_of_its_run(tmp_path, format_):
    rng = np.random.default_rng(4)
    log = log_of({tuple(rng.choice(list("abcd"), 4)): int(rng.integers(1, 90)) for _ in range(40)})
    chosen = Flow(epsilon=2.0, pairs_per_case=5)
    made = run(log, chosen, Randomness.from_seed(2), Progress())
    measured = measure(log, made, chosen, Randomness.from_seed(2), Progress()).utility
    export(made, chosen, tmp_path, format_, Randomness.from_seed(2))
    original = tmp_path / "variants.csv"
    lines = [f'"{",".join(variant)}",{cases}' for variant, cases in log.as_counts().items()]
    original.write_text("variant,count\n" + "\n".join(lines) + "\n")
    found = compare(original, tmp_path / f"data.{format_}", {}, Progress())
    for key in ("edges", "activities", "edges_lost", "passages_kept", "total_variation"):
        assert found[key] == measured[key], key
    assert found["edges_fabricated"] == 0 and found["edges"] > 0


def test_arrows_that_the_log_does_not_have_are_counted(tmp_path):
    (tmp_path / "a.csv").write_text('variant,count\n"a,b",9\n"b,a",1\n')
    (tmp_path / "f.csv").write_text("source,target,weight\nstart,a,5\nb,a,2\na,x,3\n")
    found = compare(tmp_path / "a.csv", tmp_path / "f.csv", {}, Progress())
    assert (found["edges"], found["edges_fabricated"], found["unique_released_own"]) == (3, 1, 1)
    assert found["edges_lost"] == 1 - 2 / 6 and found["passages_kept"] == 10 / 30
    shares = [abs(5 / 10 - 9 / 30), abs(2 / 10 - 1 / 30), 3 / 10, 9 / 30, 9 / 30, 1 / 30, 1 / 30]
    assert found["total_variation"] == pytest.approx(sum(shares) / 2)
    (tmp_path / "f.csv").write_text("source,target,weight\nstart,a,some\n")
    with pytest.raises(InputError, match="no positive whole number"):
        compare(tmp_path / "a.csv", tmp_path / "f.csv", {}, Progress())
