"""What one person can change in a release: never whether there is a layer, a c, a spelling of a label."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.graphs.labels import normalize_label, person_key
from engine.kinds.graphs.params import Private
from engine.kinds.graphs.run import run
from engine.kinds.graphs.synthetic import one_digit_below
from tests.signing import ReleaseOptions

HEAD = "participant,source,target,weight"
CROWD = [f"P{i:03d},A,B,1" for i in range(60)]


def written(rows: list[str]) -> str:
    return "\n".join([HEAD, *rows]) + "\n"


@pytest.mark.parametrize("key", ["graphs.private", "graphs.synthetic"])
@pytest.mark.parametrize("format_", ["csv", "graphml", "adjacency.csv"])
def test_a_split_study_has_two_files_whether_or_not_anybody_gave_a_negative_weight(
    file_of, tmp_path, key, format_
):
    technique, expected = find(key), {f"data.positive.{format_}", f"data.negative.{format_}"}
    for name, target in (("without", []), ("with", ["Target,A,B,-1"])):
        path = file_of(f"{name}.csv", written(CROWD + target))
        task = task_of(technique, [path], {"signed": "split"}, seed=None)
        made, folder = Pipeline().outcome(task, Progress()), tmp_path / name
        folder.mkdir()
        technique.export(made.published, task.params, folder, format_, task.randomness())
        assert {file.name for file in folder.iterdir()} == expected
        assert technique.files(task.params, made.done, format_) == expected


def test_what_a_private_release_says_of_itself_is_the_same_with_and_without_a_person(file_of, tmp_path):
    """Everything but the data, the report's picture and the time: compared word by word."""
    import json

    said = []
    for name, rows in (("with", ["Target,A,B,-1", "Target,C,D,1"]), ("without", [])):
        path = file_of(f"{name}.csv", written(CROWD + rows))
        task = task_of(find("graphs.private"), [path], {"signed": "split", "c": 2}, seed=None)
        Pipeline().release(task, ReleaseOptions(str(tmp_path / name)), Progress())
        manifest = json.loads((tmp_path / name / "release" / "manifest.json").read_text(encoding="utf-8"))
        counts = [c for c in manifest["verification"] if c["name"] == "The data can be read"]
        assert len(counts) == 1
        manifest["verification"].remove(counts[0])  # nodes and edges of the file beside it
        said.append({k: v for k, v in manifest.items() if k not in ("time", "files")})
    assert said[0] == said[1]


def test_views_of_an_empty_layer_answer(file_of):
    path = file_of("maps.csv", written(CROWD))
    task = task_of(find("graphs.synthetic"), [path], {"signed": "split"}, seed=1)
    pipeline = Pipeline()
    for name in ("network", "matrix", "weights", "ranks"):
        assert pipeline.view(task, name, {"layer": "negative"}, Progress()) is not None


def outcome(study, budget: Private, seed: int) -> tuple:
    made = run(study, budget, Randomness.from_seed(seed), Progress())
    return tuple(
        (layer.name, tuple(zip(layer.graph.labels, layer.graph.weight.tolist(), strict=False)))
        for layer in made.layers
    )


@pytest.mark.parametrize(
    "own",
    [
        ["Target,A,B,-1"],
        ["Target,A,B,1", "Target,C,D,-1"],
        [f"Target,A,Z{i},1" for i in range(6)],
    ],
)
def test_releases_of_neighbouring_studies_differ_by_no_more_than_the_promise(file_of, load, own):
    """The whole of the release, simulated on both: δ̂ = Σ max(0, P(o) − e^ε·P'(o)), in both directions."""
    budget, runs = Private(epsilon=1.0, delta=0.05, c=2, rank="1.0"), 800
    studies = [
        load(file_of(f"{len(more)}.csv", written(CROWD[:12] + more)), signed="split") for more in (own, [])
    ]
    seen = [
        Counter(outcome(study, budget, runs * place + turn) for turn in range(runs))
        for place, study in enumerate(studies)
    ]
    for one, other in (seen, seen[::-1]):
        excess = sum(max(0.0, n / runs - math.e * other[o] / runs) for o, n in one.items() if n >= 8)
        assert excess <= budget.delta + 0.04  # that a layer exists or not would give 1


def test_folding_case_writes_the_same_label_whatever_one_person_wrote(file_of, load):
    crowd = [f"P{i},COST,b,1" for i in range(4)] + [f"Q{i},cost,b,1" for i in range(4)]
    for target in ([], ["T,COST,b,1"], ["T,cost,b,1"], ["T,CoST,b,1"]):
        study = load(file_of("maps.csv", written(crowd + target)), case="fold")
        assert study.statements.labels == ("b", "cost")


def test_one_undirected_file_does_not_turn_the_others(file_of, load):
    from engine.core.errors import InputError

    table = file_of("one.csv", "source,target\nA,B\nB,A\n")
    graph = file_of(
        "two.graphml",
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="undirected">'
        '<node id="A"/><node id="B"/><edge source="A" target="B"/></graph></graphml>',
    )
    with pytest.raises(InputError, match="some files are undirected"):
        load(table, graph)
    assert not load(table, graph, directed="no").statements.directed


# ── one person however spelled ────────────────────────────────────────────────────────────────

SPELLINGS = [
    "Anna",
    "Anna ",
    " anna",
    "ANNA",
    "An\u200bna",
    "\ufeffAnna",
    "Anna\u00ad",
    "Ａnna",
    "anna\u2009",
]


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_spellings_of_one_person_have_one_key(spelling):
    assert person_key(spelling) == person_key("Anna")


def test_different_people_keep_different_keys():
    assert len({person_key(name) for name in ("Anna", "Anne", "An na", "Änna", "Anna 2")}) == 5


def test_a_person_in_many_spellings_is_bounded_as_one(file_of, load):
    rows = [f'"{name}",A,B{at},1' for at, name in enumerate(SPELLINGS)]
    study = load(file_of("maps.csv", written(rows)))
    assert len(study.statements.people) == 1 and len(study.statements.spellings) > 1
    made = run(study, Private(c=2), Randomness.from_seed(1), Progress())
    assert sum(trace.original.weight.sum() for trace in made.traces) == 2
    assert made.facts["left_out"] == len(SPELLINGS) - 2
    assert any("one participant is spelled in several ways" in note for note in study.notes)


def test_a_person_counts_once_behind_an_edge_in_many_spellings(file_of, load):
    from engine.kinds.graphs.aggregate import layers_of

    study = load(file_of("maps.csv", written([f'"{name}",A,B,1' for name in SPELLINGS])))
    assert layers_of(study, "binary")[0].graph.weight.tolist() == [1.0]


def test_maps_of_one_person_in_two_files_are_one_persons(file_of, load):
    from engine.core.errors import InputError

    one = file_of("Anna.csv", "source,target\nA,B\n")
    other = file_of("anna.csv", "source,target\nA,C\n", "second")
    with pytest.raises(InputError, match="two different maps"):
        load(one, other)
    assert len(load(one, other, duplicates="merge").statements.people) == 1


def test_labels_read_the_same_in_every_format():
    assert normalize_label(" a\x01\tb\ud800\uffff ") == "a b"
    assert normalize_label("e\u0301") == "é" and normalize_label("nan") == "nan"


# ── the smallest weight ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("smallest", [0.12345678912, 0.1])
def test_no_original_weight_stands_in_a_release_of_real_weights(file_of, tmp_path, smallest):
    rng = np.random.default_rng(5)
    weights = [smallest] * 8 + (smallest + rng.random(40) * 3).round(9).tolist()
    rows = [f"n{at % 7},m{at // 7},{weight!r}" for at, weight in enumerate(weights)]
    path = file_of("a.csv", "\n".join(["source,target,weight", *rows]) + "\n")
    task = task_of(find("graphs.synthetic"), [path], {"noise_scale": 2.0}, seed=3)
    release = Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert all(check.passed for check in release.checks)
    lines = (tmp_path / "out" / "release" / "data.csv").read_text(encoding="utf-8").splitlines()[1:]
    released = [float(line.rsplit(",", 1)[1]) for line in lines]
    assert len(released) == 48 and not set(released) & set(weights)
    least = min(released)  # of one digit, and below what it stands for
    assert released.count(least) > 1 and float(f"{least:.0e}") == least < smallest


@pytest.mark.parametrize(
    ("smallest", "floor"),
    [
        (0.123, 0.1),
        (0.1, 0.09),
        (0.5, 0.4),
        (1.0, 0.9),
        (0.99, 0.9),
        (9.5, 9),
        (10, 9),
        (123.4, 100),
        (0.0951, 0.09),
    ],
)
def test_the_floor_has_one_digit_and_lies_below(smallest, floor):
    assert one_digit_below(smallest) == floor
