"""From a file to a release folder and back, with what must never leave planted in the input."""

from __future__ import annotations

import json
import re

import numpy as np
import pypdf
import pytest

from engine.core.errors import Cancelled, InputError, ParameterError
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find, find_kind
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.compare import compare
from tests.signing import ReleaseOptions

KEYS = ("graphs.synthetic", "graphs.private")


@pytest.fixture
def marked(file_of):
    """Maps whose participants have telling names and whose total is a telling number."""
    rows = ["participant,source,target"]
    for i in range(900):
        rows.append(f"Zanzibar-{i:03d},Traffic,Noise")
        if i % 2:
            rows.append(f"Zanzibar-{i:03d},Noise,Sleep")
        if i < 7:
            rows.append(f"Zanzibar-{i:03d},Sleep,Grüße {i}")
    return file_of("maps.csv", "\n".join(rows) + "\n")  # 1357 statements


def told_by(path) -> str:
    """The text of a file, also of a PDF."""
    if path.suffix == ".pdf":
        return " ".join(page.extract_text() for page in pypdf.PdfReader(path).pages)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("format_", ["csv", "graphml", "adjacency.csv"])
def test_nothing_of_the_original_leaves(marked, tmp_path, key, format_):
    before = marked.read_bytes()
    pipeline = Pipeline()
    task = task_of(find(key), [marked], {}, seed=None)
    release = pipeline.release(task, ReleaseOptions(str(tmp_path / "out"), format_), Progress())
    assert all(check.passed for check in release.checks)
    assert marked.read_bytes() == before
    for path in (tmp_path / "out" / "release").rglob("*"):
        if path.is_file():
            text = told_by(path)
            assert "Zanzibar" not in text and "1357" not in _without_hashes(text), path.name
            assert "maps.csv" not in text
    manifest = json.loads((tmp_path / "out" / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert "utility" not in manifest and "risk" not in manifest


@pytest.mark.parametrize("format_", ["csv", "graphml", "adjacency.csv"])
def test_no_contributor_count_noise_value_or_total_leaves(file_of, tmp_path, format_):
    """All of them have four digits and more here, so that they would be found as words."""
    rows = [
        f"n{u},n{v},{3_000 + 37 * u + v},{7_001 + 11 * u + v}" for u in range(6) for v in range(6) if u != v
    ]
    path = file_of("a.csv", "\n".join(["source,target,weight,contributors", *rows]))
    task = task_of(find("graphs.synthetic"), [path], {"noise_scale": 1_000, "rank": "2"}, seed=8)
    pipeline = Pipeline()
    trace = pipeline.outcome(task, Progress()).published.traces[0]
    people, total = trace.original.contributors, trace.original.weight.sum()
    noise = np.abs(np.concatenate([trace.noise, trace.noised, trace.synthetic - trace.original.weight]))
    secrets = {str(int(value)) for value in (*people, *noise[noise >= 1_000], total, people.sum())}
    released = {str(int(weight)) for weight in trace.synthetic}
    assert len(secrets) > 40 and not secrets & released
    pipeline.release(task, ReleaseOptions(str(tmp_path / "out"), format_), Progress())
    for file in (tmp_path / "out" / "release").iterdir():
        words = set(re.findall(r"(?<![\w.])\d+(?![\w.])", told_by(file).replace(",", " ")))
        assert not secrets & words, file.name
        assert released <= words or not file.name.startswith("data"), file.name


def _without_hashes(text: str) -> str:
    return re.sub(r"[0-9a-f]{64}|[0-9.]{6,}|[MQ][0-9.,QM \-]+", "", text)


@pytest.mark.parametrize("key", KEYS)
def test_every_view_answers(marked, key):
    pipeline = Pipeline()
    task = task_of(find(key), [marked], {}, seed=1)
    views = find_kind(key).views
    for name in views:
        assert pipeline.view(task, name, {}, Progress()) is not None
    for name in ("overview", "recode", "network", "matrix", "weights"):
        assert pipeline.view(task.source, name, {}, Progress()) is not None
    network = pipeline.view(task, "network", {}, Progress())
    assert len(network.original) == len(network.synthetic) == network.edges
    assert network.original.max() == 900
    overview = pipeline.view(task.source, "overview", {}, Progress())
    assert (overview.nodes, overview.edges, overview.people, overview.single_edges) == (10, 9, 900, 7)


def test_figures_have_the_fixed_keys(marked):
    risk_keys = {
        "epsilon_edge",
        "epsilon_person",
        "posterior_cap",
        "attack_auc_naive",
        "attack_auc_bayes",
        "single_contributor_share",
    }
    utility_keys = {"total_weight_ratio", "edges_lost", "edges_fabricated", "pagerank_spearman"}
    for key in KEYS:
        measured = Pipeline().run(task_of(find(key), [marked], {}, seed=1), Progress()).measured
        assert risk_keys <= set(measured.risk) and utility_keys <= set(measured.utility)
        json.dumps({**measured.utility, **measured.risk})


@pytest.mark.parametrize(
    ("settings", "given"),
    [
        ({"fringe": "none"}, True),
        ({"fringe": "contributors"}, False),
        ({"fringe": "none", "smear": "normal"}, False),
        ({"fringe": "none", "noise_scale": 0}, False),
    ],
)
def test_epsilon_is_given_only_where_it_holds(marked, settings, given):
    risk = (
        Pipeline()
        .run(task_of(find("graphs.synthetic"), [marked], settings, seed=1), Progress())
        .measured.risk
    )
    assert (risk["epsilon_edge"] is not None) == given
    if given:
        assert risk["epsilon_edge"] == pytest.approx(1 / 0.9)
        assert risk["epsilon_person"] == pytest.approx(3 / 0.9) and risk["contributions"] == 3
        assert risk["posterior_cap"] == pytest.approx(risk["posterior_cap_noise_alone"])


def test_weights_that_add_up_have_no_epsilon(file_of):
    path = file_of("maps.csv", "participant,source,target,weight\nP1,A,B,3\nP2,A,B,1\nP2,B,C,2\n")
    settings = {"fringe": "none", "aggregate_by": "sum"}
    risk = (
        Pipeline().run(task_of(find("graphs.synthetic"), [path], settings, seed=1), Progress()).measured.risk
    )
    assert risk["epsilon_edge"] is None


@pytest.fixture
def mixed(file_of):
    """Maps with eight edges of one person and six of more."""
    rows = [f"P{i},A,B{i}" for i in range(8)]
    rows += [f"P{i},C{edge},D" for edge in range(6) for i in range(2 + 3 * edge)]
    return file_of("mixed.csv", "\n".join(["participant,source,target", *rows]) + "\n")


def test_a_released_file_compares_with_its_original(mixed, tmp_path):
    for format_, name in (
        ("csv", "data.csv"),
        ("graphml", "data.graphml"),
        ("adjacency.csv", "data.adjacency.csv"),
    ):
        folder = tmp_path / format_
        task = task_of(find("graphs.synthetic"), [mixed], {}, seed=5)
        pipeline = Pipeline()
        pipeline.release(task, ReleaseOptions(str(folder), format_), Progress())
        own = pipeline.run(task, Progress()).measured
        found = compare(mixed, folder / "release" / name, {}, Progress())
        assert compare(mixed, folder, {}, Progress()) == found
        assert compare(mixed, folder / "release", {}, Progress()) == found
        for key in ("total_weight_ratio", "edges_lost", "pagerank_spearman", "weight_ks", "top_edge_overlap"):
            assert found["utility"][key] == pytest.approx(own.utility[key]), key
        assert found["risk"]["attack_auc_naive"] == pytest.approx(own.risk["attack_auc_naive"])
        assert found["risk"]["attack_auc_before"] == 1.0


def test_a_release_in_two_layers_compares_as_a_whole_or_layer_by_layer(file_of, tmp_path):
    rows = [f"P{i},A{i % 4},B{i % 3},{-1 if i % 5 == 0 else 1}" for i in range(120)]
    path = file_of("signed.csv", "\n".join(["participant,source,target,weight", *rows]) + "\n")
    task = task_of(find("graphs.synthetic"), [path], {"signed": "split"}, seed=5)
    pipeline = Pipeline()
    pipeline.release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    both = compare(path, tmp_path / "out", {}, Progress())
    assert both["layer"] == "positive and negative"
    assert both["utility"]["total_weight_ratio"] == pytest.approx(
        pipeline.run(task, Progress()).measured.utility["total_weight_ratio"]
    )
    one = compare(path, tmp_path / "out", {"layer": "negative"}, Progress())
    assert one["layer"] == "negative" and one["utility"]["edges"][0] < both["utility"]["edges"][0]
    with pytest.raises(ParameterError, match="no layer 'grey'"):
        compare(path, tmp_path / "out", {"layer": "grey"}, Progress())


def test_a_folder_without_a_released_graph_is_refused_in_a_sentence(mixed, tmp_path):
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match="not a release of graphs"):
        compare(mixed, tmp_path / "empty", {}, Progress())


def test_the_record_holds_noise_and_difference_of_every_edge(mixed, tmp_path, rows_of):
    task = task_of(find("graphs.synthetic"), [mixed], {}, seed=5)
    pipeline = Pipeline()
    trace = pipeline.outcome(task, Progress()).published.traces[0]
    pipeline.release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    head, *rows = rows_of(tmp_path / "out" / "audit" / "edges.csv")
    table = {name: [row[at] for row in rows] for at, name in enumerate(head)}
    assert len(rows) == trace.original.edges == 14
    for name, values in (
        ("weight", trace.original.weight),
        ("noise", trace.noise),
        ("factor", trace.factors),
        ("fringe", trace.fringe),
        ("difference", trace.synthetic - trace.original.weight),
    ):
        assert [float(cell) for cell in table[name]] == values.astype(float).tolist(), name
    assert sum(map(int, table["fringe"])) == 8
    for name in (path.name for path in (tmp_path / "out" / "release").iterdir()):
        assert name != "edges.csv"


def test_compare_refuses_what_is_no_setting(marked):
    with pytest.raises(ParameterError, match="no setting 'colour'"):
        compare(marked, marked, {"colour": "red"}, Progress())
    with pytest.raises(InputError, match="names participants"):
        compare(marked, marked, {}, Progress())


def test_formulas_do_not_leave_as_formulas(file_of, tmp_path, rows_of, load):
    path = file_of("maps.csv", 'participant,source,target\nP1,=1+1,"a, ""b"""\nP2,=1+1,-x\n')
    task = task_of(find("graphs.synthetic"), [path], {}, seed=5)
    Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    rows = rows_of(tmp_path / "out" / "release" / "data.csv")
    assert [row[:2] for row in rows] == [["source", "target"], ["'=1+1", "'-x"], ["'=1+1", 'a, "b"']]


def test_undirected_graphs_stay_undirected(shared_data, tmp_path, load):
    task = task_of(find("graphs.synthetic"), [shared_data("graphs/lesmis.gml")], {}, seed=5)
    pipeline = Pipeline()
    for format_ in ("csv", "graphml", "adjacency.csv"):
        release = pipeline.release(task, ReleaseOptions(str(tmp_path / format_), format_), Progress())
        assert all(check.passed for check in release.checks)
    back = layers_of(load(tmp_path / "graphml" / "release" / "data.graphml"), "binary")[0].graph
    matrix = layers_of(
        load(tmp_path / "adjacency.csv" / "release" / "data.adjacency.csv", directed="no"), "binary"
    )
    assert back.edges == matrix[0].graph.edges == 254 and not back.directed
    assert np.array_equal(back.weight, matrix[0].graph.weight)


def test_a_real_signed_graph_releases_in_two_layers(shared_data, tmp_path):
    path = shared_data("graphs/soc-sign-bitcoinotc.csv")
    task = task_of(find("graphs.synthetic"), [path], {"signed": "split", "rank": "20"}, seed=5)
    release = Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert all(check.passed for check in release.checks)
    assert {"data.positive.csv", "data.negative.csv"} <= {
        p.name for p in (tmp_path / "out" / "release").iterdir()
    }


class StopAt(Listener):
    def __init__(self, phase: str):
        self._phase, self._stop = phase, False

    def update(self, update):
        self._stop = self._stop or update.phase.startswith(self._phase)

    def cancelled(self):
        return self._stop


@pytest.mark.parametrize("phase", ["Reading", "Anonymizing", "Measuring the release"])
def test_cancel_is_heard(marked, phase):
    task = task_of(find("graphs.synthetic"), [marked], {}, seed=1)
    with pytest.raises(Cancelled):
        Pipeline().run(task, Progress(StopAt(phase)))


def test_the_sample_is_what_its_program_makes(tmp_path):
    import importlib.util
    from pathlib import Path

    samples = Path(__file__).resolve().parents[4] / "resources" / "samples"
    spec = importlib.util.spec_from_file_location("make_barrier_maps", samples / "make_barrier_maps.py")
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    rows = [",".join(row) for row in program.maps(400, 20)]
    assert (samples / "barrier_maps.csv").read_text(encoding="utf-8").splitlines()[1:] == rows
