"""The gate of graphs: by the house's limits, and what is not known is never green."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.errors import InputError, SfumatoError
from engine.core.number_format import grouped
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.attack import roc, standard_error
from engine.kinds.graphs.params import Columns, Private, Reading
from engine.kinds.graphs.preview import preview


def lines(path, key="graphs.synthetic", policy=None, **settings) -> dict:
    """The technique's own lines of the gate, by name."""
    technique = find(key)
    task = task_of(technique, [path], settings, seed=1)
    measured = Pipeline().run(task, Progress()).measured
    return {item.name: item for item in technique.gate(task.params, measured, policy or Policy())}


@pytest.fixture
def maps(file_of):
    """`single` edges of one person and `more` of twelve people."""

    def make(single: int, more: int):
        rows = [f"P{i},A,one {i}" for i in range(single)]
        rows += [f"P{i},B,many {edge}" for edge in range(more) for i in range(12)]
        return file_of("maps.csv", "\n".join(["participant,source,target", *rows]) + "\n")

    return make


@pytest.fixture
def aggregate(file_of):
    return file_of("a.csv", "source,target,weight\n" + "".join(f"a{i},b{i % 3},{i + 1}\n" for i in range(12)))


def test_nothing_is_green_that_is_not_known(aggregate):
    found = lines(aggregate)
    for name in ("People behind edges", "Attack", "Posterior cap"):
        assert found[name].state == "amber" and found[name].detail.startswith("not known"), name


def test_an_attack_on_one_edge_is_not_known(maps):
    for single, more in ((1, 30), (4, 30), (30, 4)):
        attack = lines(maps(single, more))["Attack"]
        assert attack.state == "amber" and f"{single} of the published edges" in attack.detail
    judged = lines(maps(5, 30))["Attack"]
    assert "AUC" in judged.detail and "±" in judged.detail and "from 5 edges of one person" in judged.detail


def test_no_edge_of_one_person_is_known_and_green(maps):
    assert lines(maps(0, 8))["Attack"].state == "green"
    assert lines(maps(3, 8), min_contributors=2)["Attack"].state == "green"


def test_the_limits_are_the_houses(maps):
    path = maps(20, 20)
    for policy, state in (
        (Policy(max_auc_graphs=1.0, max_auc_graphs_red=1.0), "green"),
        (Policy(max_auc_graphs=0.1), "amber"),
        (Policy(max_auc_graphs=0.1, max_auc_graphs_red=0.2), "red"),
    ):
        assert lines(path, policy=policy, noise_scale=0.3)["Attack"].state == state
    assert (
        lines(path, policy=Policy(max_posterior=0.01, max_posterior_red=0.02))["Posterior cap"].state == "red"
    )
    assert lines(path, policy=Policy(min_contributors=1))["People behind edges"].state == "green"
    assert lines(path, policy=Policy(min_contributors_red=3))["People behind edges"].state == "red"
    assert lines(path, min_contributors=12)["People behind edges"].state == "green"
    assert (
        lines(path, min_contributors=12, policy=Policy(min_contributors=13))["People behind edges"].state
        == "amber"
    )
    sweep = find("graphs.synthetic").sweep
    assert sweep.limit(Policy(max_auc_graphs=0.61)) == 0.61


@pytest.mark.parametrize(
    ("delta", "state"), [(0.05, "red"), (0.02, "amber"), (0.004, "amber"), (0.002, "green")]
)
def test_delta_is_judged_against_the_number_of_people(maps, delta, state):
    """40 people: one over it is 0.025, a tenth of that 0.0025."""
    item = lines(maps(40, 1), "graphs.private", delta=delta)["Chance of failure and people"]
    assert item.state == state and "(40)" in item.detail


@pytest.mark.parametrize(("epsilon", "state"), [(1.0, "green"), (5.0, "amber"), (50.0, "red")])
def test_epsilon_is_judged_by_the_policy(maps, epsilon, state):
    assert lines(maps(4, 1), "graphs.private", epsilon=epsilon)["Privacy budget"].state == state


def test_what_a_private_release_spends_is_a_persons():
    technique = find("graphs.private")
    loss = technique.privacy_loss(Private(epsilon=0.5, delta=1e-6, c=9), None)
    assert (loss.epsilon, loss.delta, loss.unit) == (0.5, 1e-6, "person")


def test_a_study_that_is_too_small_says_so_in_the_gate(maps):
    assert "too small for ε = 1" in lines(maps(0, 2), "graphs.private")["Something to publish"].detail


def test_labels_that_name_persons_are_found(file_of):
    rows = [f"P{i},p{i}@example.org,Noise" for i in range(12)]
    path = file_of("maps.csv", "\n".join(["participant,source,target", *rows]) + "\n")
    risk = Pipeline().run(task_of(find("graphs.synthetic"), [path], {}, seed=1), Progress()).measured.risk
    assert any(finding["state"] == "red" for finding in risk["identifiers"])


def test_participants_who_are_nodes_are_found(file_of):
    rows = [f"Person {i},Person {(i * 3 + 1) % 9},PERSON {(i + 1) % 9}" for i in range(9)]
    path = file_of("maps.csv", "\n".join(["participant,source,target", *rows]) + "\n")
    risk = Pipeline().run(task_of(find("graphs.synthetic"), [path], {}, seed=1), Progress()).measured.risk
    assert ("participant", "red") in {(f["kind"], f["state"]) for f in risk["identifiers"]}


def test_plain_labels_are_no_identifiers(maps):
    risk = (
        Pipeline().run(task_of(find("graphs.synthetic"), [maps(5, 5)], {}, seed=1), Progress()).measured.risk
    )
    assert risk["identifiers"] == []


def test_the_standard_error_is_that_of_many_draws():
    import numpy as np

    rng = np.random.default_rng(4)
    truth, areas = np.arange(60) < 20, []
    for _ in range(600):
        score = rng.normal(truth * 1.0, 1.0)
        areas.append(roc(score, truth).auc)
    assert standard_error(float(np.mean(areas)), 20, 40) == pytest.approx(np.std(areas), rel=0.15)


def test_the_map_says_when_risk_cannot_be_measured_at_all(aggregate, monkeypatch):
    technique = find("graphs.synthetic")
    few = replace(technique.sweep, tried=lambda chosen: [replace(chosen, noise_scale=2.0)], draws=1)
    monkeypatch.setitem(technique.__dict__, "sweep", few)
    task = task_of(technique, [aggregate], {}, seed=None)
    with pytest.raises(SfumatoError) as caught:
        Pipeline().sweep(task, Progress())
    assert "cannot be measured for this file" in caught.value.message
    assert "change the parameters" not in caught.value.hint


# ── networks by another name ──────────────────────────────────────────────────────────────────

GEXF = """<?xml version="1.0"?>
<gexf xmlns="http://gexf.net/1.3"><graph defaultedgetype="directed"><nodes><node id="1" label="a"/>
<node id="2" label="b"/></nodes><edges><edge source="1" target="2"/></edges></graph></gexf>
"""
PAJEK = '*Vertices 2\n1 "a"\n2 "b"\n*Arcs\n1 2 1\n'


@pytest.mark.parametrize(
    ("name", "text", "form"),
    [
        ("g.gexf", GEXF, "GEXF, directed"),
        ("g.csv", GEXF, "GEXF, directed"),
        ("g.net", PAJEK, "PAJEK, directed"),
        ("g.txt", PAJEK, "PAJEK, directed"),
    ],
)
def test_network_files_are_known_by_what_they_hold(file_of, load, name, text, form):
    path = file_of(name, text)
    graph = layers_of(load(path), "binary")[0].graph
    assert graph.labels == ("a", "b") and graph.weight.tolist() == [1.0]
    found = preview([path], Reading(), Columns(), Progress())
    assert dict(found.facts)["Form"] == form and found.rows == (("a", "b", "1"),)


def test_other_xml_is_refused_in_a_sentence(file_of, load):
    path = file_of("g.csv", "<?xml version='1.0'?><rows/>\n")
    for door in (load, lambda path: preview([path], Reading(), Columns(), Progress())):
        with pytest.raises(InputError, match=r"g\.csv holds no <node> of a GraphML graph"):
            door(path)


def test_the_preview_counts_all_rows_and_shows_how_many_edges_people_drew(file_of):
    text = "participant,source,target\n" + "".join(f"P{i % 900},A,B{i % 7}\n" for i in range(25_571))
    facts = dict(preview([file_of("big.csv", text)], Reading(), Columns(), Progress()).facts)
    assert facts["Rows"] == grouped(25_571)
    quoted = dict(
        preview([file_of("q.csv", text.replace("A", '"A"'))], Reading(), Columns(), Progress()).facts
    )
    assert quoted["Rows"] == f"about {grouped(25_571)}"
    few = "participant,source,target\n" + "".join(f"P{i % 10},A,B{i}\n" for i in range(70))
    facts = dict(preview([file_of("few.csv", few)], Reading(), Columns(), Progress()).facts)
    assert facts["Edges a participant"] == "up to 7 for 95 of 100 participants"
