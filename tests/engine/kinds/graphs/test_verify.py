"""The verifier passes what is right and finds every way of spoiling it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.describe import describe
from engine.kinds.graphs.export import export
from engine.kinds.graphs.params import Private, Synthetic
from engine.kinds.graphs.private import Budget
from engine.kinds.graphs.run import run
from engine.kinds.graphs.verify import verify
from engine.kinds.graphs.verify_claims import threshold

ROWS = [(f"Anna {i:02d}", "A", "B") for i in range(30)]
ROWS += [(f"Anna {i:02d}", "B", "=C") for i in range(8)] + [("Anna 00", "A", "A"), ("Anna 01", "Ünder", "A")]


@pytest.fixture
def released(study_of, tmp_path):
    """A release folder, its claims and its study."""

    def make(chosen=None, format_="csv", directed=True, rows=ROWS, signed=False):
        from dataclasses import replace

        study = study_of(rows, signed)
        stated = replace(study.statements, directed=directed)
        study = replace(study, raw=stated, statements=stated)
        chosen = chosen or Synthetic()
        made = run(study, chosen, Randomness.from_seed(4), Progress())
        key = "graphs.private" if isinstance(chosen, Private) else "graphs.synthetic"
        claims = {
            "technique": key,
            "params": params.as_dict(chosen),
            "format": format_,
            "columns": dict(export(made, chosen, tmp_path, format_, Randomness.from_seed(1))),
            "done": describe(study, made, chosen).as_dict(),
        }
        return tmp_path, json.loads(json.dumps(claims)), study

    return make


def failed(folder, claims, study) -> list[str]:
    return [check.name for check in verify(folder, claims, study) if not check.passed]


@pytest.mark.parametrize("directed", [True, False])
@pytest.mark.parametrize("format_", ["csv", "graphml", "adjacency.csv"])
def test_a_right_release_passes(released, format_, directed):
    folder, claims, study = released(format_=format_, directed=directed)
    checks = verify(folder, claims, study)
    assert [c for c in checks if not c.passed] == [] and len(checks) == 13
    assert "nodes: 4, edges: 4" in checks[1].detail if directed else True
    assert failed(folder, claims, None) == []


@pytest.mark.parametrize(
    "chosen", [Synthetic(floor=0), Synthetic(min_contributors=5), Private(epsilon=8, c=2, delta=0.01)]
)
def test_other_promises_pass(released, chosen):
    assert failed(*released(chosen)) == []


def test_a_signed_release_passes(released):
    rows = [(f"P{i:02d}", "A", "B", 1 if i % 3 else -1) for i in range(30)]
    folder, claims, study = released(rows=rows, signed=True)
    assert {path.name for path in folder.iterdir()} == {"data.positive.csv", "data.negative.csv"}
    assert failed(folder, claims, study) == []
    (folder / "data.negative.csv").unlink()
    assert failed(folder, claims, study) == ["The data can be read"]


def spoil(folder, change) -> None:
    path = folder / "data.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(change(lines)) + "\n", encoding="utf-8")


def with_weight(lines: list[str], weight: str) -> list[str]:
    return [*lines[:-1], lines[-1].rsplit(",", 1)[0] + "," + weight]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda lines: [*lines, lines[-1]], "No edge twice"),
        (lambda lines: with_weight(lines, "-1"), "Weights are positive whole numbers"),
        (lambda lines: with_weight(lines, "0"), "Weights are positive whole numbers"),
        (lambda lines: with_weight(lines, "2.5"), "Weights are positive whole numbers"),
        (lambda lines: with_weight(lines, "nan"), "Weights are positive whole numbers"),
        (lambda lines: [*lines, "B,A,3"], "Support"),
        (lambda lines: lines[:-1], "Support"),
        (lambda lines: [line + ",x" for line in lines], "No identifier"),
        (lambda lines: [lines[0], *lines[:0:-1]], "Order of the rows"),
        (lambda lines: [*lines[:-1], lines[-1] + "\n"], "The data can be read"),
        (lambda lines: [*lines[:-1], '"' + lines[-1].replace(",", '",', 1)], "Nothing else is in the file"),
        (lambda lines: with_weight(lines, "0" + lines[-1].rsplit(",", 1)[1]), "Nothing else is in the file"),
        (lambda lines: [lines[0], "A,B", *lines[2:]], "The data can be read"),
        (lambda lines: ["participant,source,target", *lines[1:]], "No identifier"),
        (lambda lines: [*lines, "Anna 03,A,3"], "No participant named"),
    ],
)
def test_a_spoiled_file_is_refused(released, change, found):
    folder, claims, study = released()
    spoil(folder, change)
    assert found in failed(folder, claims, study)


def test_a_floor_above_one_is_checked(released):
    folder, claims, study = released(Synthetic(floor=3))
    assert failed(folder, claims, study) == []
    spoil(folder, lambda lines: with_weight(lines, "2"))
    assert failed(folder, claims, study) == ["No weight under the floor"]


def test_edges_on_few_people_must_be_gone(released):
    folder, claims, study = released(Synthetic(min_contributors=5))
    spoil(folder, lambda lines: [*lines, "A,A,1"])
    assert "Edges on few people are gone" in failed(folder, claims, study)


def test_a_private_release_keeps_its_threshold(released):
    folder, claims, study = released(Private(epsilon=8, c=2, delta=0.01))
    spoil(folder, lambda lines: with_weight(lines, "1"))
    assert failed(folder, claims, study) == ["Every weight reaches the threshold"]
    claims["columns"]["applied_threshold"] = 1
    assert failed(folder, claims, None) == ["What is said of the graph"]


@settings(deadline=None)
@given(
    st.integers(1, 100_000_000).map(lambda n: n / 1_000_000), st.floats(1e-12, 0.1), st.integers(1, 100_000)
)
def test_the_threshold_is_the_same_for_whoever_computes_it(epsilon, delta, c):
    """Two formulas, written apart: within the range of the parameters they agree, and end at once."""
    mine = threshold({"epsilon": epsilon, "delta": delta, "c": c})
    theirs = Budget(epsilon, delta, c).applied_threshold
    assert abs(mine - theirs) <= max(1, 1e-9 * theirs) and mine <= theirs


def test_a_name_in_any_file_of_the_folder_is_found(released):
    folder, claims, study = released()
    (folder / "notes.txt").write_text("thanks to Anna 07!", encoding="utf-8")
    assert failed(folder, claims, study) == ["No participant named"]


def test_more_in_a_graphml_file_is_found(released):
    folder, claims, study = released(format_="graphml")
    path = folder / "data.graphml"
    whole = path.read_text(encoding="utf-8")
    for old, new in (
        ("</edge>", '<data key="people">3</data></edge>'),
        ("<edge source=", '<edge who="Anna 01" source='),
        ('for="edge" attr.name="weight"', 'for="edge" attr.name="contributors"'),
        ("</graphml>", ""),
    ):
        path.write_text(whole.replace(old, new, 1), encoding="utf-8")
        assert failed(folder, claims, study), new
