"""Nodes that say more than their labels: attributes, nodes alone, other names, and nodes that are people."""

from __future__ import annotations

import csv
import json

import networkx as nx
import pytest

from engine.core.errors import InputError, ParameterError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.io.graph_read import read_network
from engine.kinds.graphs.node_attributes import person_like
from engine.kinds.graphs.params import Columns, Reading
from engine.kinds.graphs.preview import preview
from engine.verify.folder import verify_folder
from tests.engine.kinds.graphs.forging import NOTHING_ELSE, READ, after, copied, failed, relabel
from tests.signing import ReleaseOptions

WARDS = ["north"] * 6 + ["south"] * 5 + ["attic"] * 1


@pytest.fixture
def network(tmp_path):
    """Twelve nodes in a ring and one alone; a ward each, of which one has a single node, and a secret."""
    graph = nx.DiGraph()
    for at, ward in enumerate(WARDS):
        graph.add_node(f"n{at}", label=f"node {at:02d}", ward=ward, secret=f"s{at}")
    graph.add_node("alone", label="node 99", ward="south")
    for at in range(12):
        graph.add_edge(f"n{at}", f"n{(at + 1) % 12}", weight=at % 3 + 2)
        graph.add_edge(f"n{at}", f"n{(at + 5) % 12}", weight=3)
    path = tmp_path / "wards.graphml"
    nx.write_graphml(graph, path)
    return path


@pytest.mark.parametrize(
    ("columns", "said"), [((), "dropped"), (("ward",), "kept where enough nodes have it")]
)
def test_an_attribute_of_one_value_has_a_value(tmp_path, columns, said):
    path = tmp_path / "one.graphml"
    graph = nx.DiGraph([("a", "b"), ("b", "c")])
    nx.set_node_attributes(graph, "north", "ward")
    nx.write_graphml(graph, path)
    shown = preview([path], Reading(), Columns(attributes=columns), Progress())
    assert dict(shown.facts)["Node attribute ward"] == f"1 value, {said}"


@pytest.fixture
def release(tmp_path):
    """Released and verified; gives the folder and what the gate said."""

    def make(path, format_="graphml", key="graphs.synthetic", seed=3, **values):
        task = task_of(find(key), [path], values, seed=seed)
        folder = tmp_path / f"out-{format_}-{seed}"
        made = Pipeline().release(task, ReleaseOptions(str(folder), format_), Progress())
        assert all(check.passed for check in made.checks), [c for c in made.checks if not c.passed]
        assert all(check.passed for check in verify_folder(folder, Progress()))
        return folder, {item.name: item for item in made.gate}

    return make


def test_attributes_are_shown_at_load_and_dropped_unless_chosen(network, release):
    shown = preview([network], Reading(), Columns(), Progress())
    assert shown.columns == ("source", "target", "weight", "secret", "ward")
    assert shown.roles == {name: name for name in ("source", "target", "weight")}
    assert dict(shown.facts)["Node attribute ward"] == "3 values, dropped"
    chosen = preview([network], Reading(), Columns(attributes=("ward",)), Progress())
    assert chosen.roles["ward"] == "attributes" and "kept" in dict(chosen.facts)["Node attribute ward"]
    folder, _ = release(network)
    assert "north" not in (folder / "release" / "data.graphml").read_text(encoding="utf-8")


@pytest.mark.parametrize("format_", ["graphml", "csv", "adjacency.csv", "gexf", "net"])
def test_a_value_leaves_where_enough_nodes_have_it(network, release, format_):
    folder, gate = release(network, format_, attributes="ward", attribute_k=5)
    everything = "".join(p.read_text(encoding="utf-8") for p in (folder / "release").glob("data*"))
    assert "north" in everything and "south" in everything
    assert "attic" not in everything and "s11" not in everything and "node 99" not in everything
    assert gate["Nodes alike"].state != "green"  # one node has no ward: it is alone with that
    manifest = json.loads((folder / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["done"]["facts"]["attributes"] == ["ward"]
    if format_ in ("graphml", "gexf"):
        read = read_network(folder / "release" / f"data.{format_}")
        assert sorted(set(read.attributes["ward"])) == ["", "north", "south"]
    else:
        rows = list(csv.DictReader((folder / "release" / "data.nodes.csv").open(encoding="utf-8")))
        assert {row["ward"] for row in rows} == {"", "north", "south"} and len(rows) == 12


@pytest.mark.parametrize("format_", ["graphml", "csv"])
def test_nodes_alone_are_kept_if_asked(network, release, format_):
    folder, _ = release(network, format_, isolated=True)
    name = "data.graphml" if format_ == "graphml" else "data.nodes.csv"
    assert "node 99" in (folder / "release" / name).read_text(encoding="utf-8")


def test_numbers_for_labels_follow_no_order_and_the_key_stays(network, release):
    folder, _ = release(network, "csv", relabel="number", attributes="ward")
    for path in (folder / "release").iterdir():
        if path.suffix in (".csv", ".html", ".json"):
            assert "node 0" not in path.read_text(encoding="utf-8"), path.name
    key = list(csv.DictReader((folder / "audit" / "labels.csv").open(encoding="utf-8")))
    numbers = [row["released"] for row in key]
    assert sorted(numbers) == [f"{n:02d}" for n in range(1, 13)] and numbers != sorted(numbers)
    other, _ = release(network, "csv", seed=4, relabel="number")
    again = [
        row["released"] for row in csv.DictReader((other / "audit" / "labels.csv").open(encoding="utf-8"))
    ]
    assert again != numbers
    # the attack that relabelling does not stop, and the promise says so: the weights tell who is who
    manifest = json.loads((folder / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert "finds a node again" in manifest["promise"]["limits"]


def test_names_by_a_table(network, release, tmp_path):
    table = tmp_path / "names.csv"
    names = {f"node {at:02d}": f"K{at * 7 % 12:02d}" for at in range(12)}
    table.write_text("label,pseudonym\n" + "".join(f"{a},{b}\n" for a, b in names.items()))
    folder, _ = release(network, relabel="table", pseudonyms=str(table))
    read = read_network(folder / "release" / "data.graphml")
    assert sorted(read.labels) == sorted(names.values())
    table.write_text("label,pseudonym\nnode 00,K1\n")
    with pytest.raises(ParameterError, match="no name for 'node 01'"):
        release(network, relabel="table", pseudonyms=str(table), seed=5)
    table.write_text("label,pseudonym\nnode 00,K1\nnode 01,K1\n")
    with pytest.raises(InputError, match="would both be called 'K1'"):
        release(network, relabel="table", pseudonyms=str(table), seed=6)


def test_private_graphs_are_relabelled_too(release, tmp_path):
    path = tmp_path / "maps.csv"
    rows = [
        f"p{n},{a},{b}" for n in range(60) for a, b in (("bus", "late"), ("late", "lost"), ("cost", "lost"))
    ]
    path.write_text("participant,source,target\n" + "\n".join(rows) + "\n")
    folder, _ = release(path, "csv", key="graphs.private", epsilon=4.0, c=3, relabel="number")
    written = (folder / "release" / "data.csv").read_text(encoding="utf-8")
    assert "bus" not in written and "late" not in written and len(written.splitlines()) > 1


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"attributes": "colour"}, "no node attribute 'colour'"),
        ({"attributes": "label"}, "no node attribute 'label'"),
    ],
)
def test_attributes_that_cannot_be_kept(network, release, values, message):
    with pytest.raises(InputError, match=message):
        release(network, **values)


def test_attributes_of_several_maps_are_not_kept(network, tmp_path):
    (tmp_path / "b.graphml").write_bytes(network.read_bytes())
    task = task_of(
        find("graphs.synthetic"), [network, tmp_path / "b.graphml"], {"attributes": "ward"}, seed=1
    )
    with pytest.raises(InputError, match="of a single network only"):
        Pipeline().run(task, Progress())


def exchanged(one: str, other: str):
    """Each stands where the other stood first."""
    return lambda text: text.replace(one, "\0", 1).replace(other, one, 1).replace("\0", other, 1)


ENOUGH = "Values of node attributes on enough nodes"
VALUES = {  # what a forger does, the check that finds it, and whether the original is needed for it
    "a value of another's own": (relabel(">north<", ">attic<", 1), ENOUGH, False),
    "the value that was left out": (after("node 11</data>", '<data key="a0">attic</data>'), ENOUGH, False),
    "values of two nodes exchanged": (exchanged(">north<", ">south<"), "Node attributes", True),
    "another attribute": (relabel('attr.name="ward"', 'attr.name="secret"'), "No identifier", False),
    "a value without an attribute": (after(">north</data>", '<data key="a1">x</data>'), READ, False),
    "two values of one node": (
        after("node 03</data>", '<data key="a0">south</data>'),
        NOTHING_ELSE,
        False,
    ),
}


@pytest.fixture
def forge(tmp_path):
    """A copy of a release with other text in a data file and the sums made right: the checks that fail."""

    def tamper(folder, change, audit, name="data.graphml", facts=None):
        forged = copied(folder, tmp_path / "forged", audit)
        path = forged.folder / name
        before = path.read_bytes()
        forged.text(change, path)
        assert path.read_bytes() != before, "nothing was forged"
        if facts:
            forged.restate(facts=facts)
        forged.seal()
        return failed(forged)

    return tamper


@pytest.mark.parametrize("name", VALUES)
def test_a_forged_value_is_found(network, release, forge, name):
    change, found, original = VALUES[name]
    folder, _ = release(network, attributes="ward", attribute_k=5)
    assert found in forge(folder, change, original)


def test_a_value_on_too_few_nodes_is_found_in_a_list_of_nodes(network, release, forge):
    folder, _ = release(network, "csv", attributes="ward", attribute_k=5)
    change = relabel('node 11,""', "node 11,attic")
    assert ENOUGH in forge(folder, change, False, "data.nodes.csv")


def test_another_attribute_that_the_manifest_names_is_found(network, release, forge):
    folder, _ = release(network, attributes="ward", attribute_k=5)
    change = relabel('attr.name="ward"', 'attr.name="secret"')
    assert "Read as the original" in forge(folder, change, True, facts={"attributes": ["secret"]})


@pytest.mark.parametrize("label", ["node 03", "3", "13", "00"])
def test_what_is_no_number_among_numbers_for_labels_is_found(network, release, forge, label):
    folder, _ = release(network, relabel="number")
    assert "Numbers for labels" in forge(folder, relabel(">03<", f">{label}<"), False)


@pytest.mark.parametrize("label", ["node 03", "K99"])
def test_a_label_that_the_table_does_not_give_is_found(network, release, forge, tmp_path, label):
    """The first is what the node is called in the original: its edges are right, its name is not hidden."""
    table = tmp_path / "names.csv"
    names = {f"node {at:02d}": f"a{at:02d}" for at in range(12)} | {"node 03": "node"}
    table.write_text("label,pseudonym\n" + "".join(f"{a},{b}\n" for a, b in names.items()))
    folder, _ = release(network, relabel="table", pseudonyms=str(table))
    found = forge(folder, relabel(">node<", f">{label}<"), True)
    assert "Labels by the table" in found


def test_nodes_that_are_people_are_recognised_and_promise_and_gate_say_so(release, tmp_path):
    names = ["Anna Rossi", "Bruno Keller", "Carla Meier", "Dario Bianchi", "Emma Weber", "Franz Huber"]
    graph = nx.Graph()
    for one in names:
        for other in names:
            if one < other:
                graph.add_edge(one, other, weight=3)
    path = tmp_path / "friends.gexf"
    nx.write_gexf(graph, path)
    problem = preview([path], Reading(), Columns(), Progress()).problems[0]
    assert "look like people" in problem.what and problem.remedies[0].changes == {"nodes": "people"}
    assert not preview([path], Reading(nodes="things"), Columns(), Progress()).problems
    task = task_of(find("graphs.synthetic"), [path], {}, seed=1)
    items = Pipeline().judge(task, ReleaseOptions(str(tmp_path / "o")), Progress()).items
    assert {i.name: i.state for i in items}["Nodes"] == "amber"
    said = task_of(find("graphs.synthetic"), [path], {"nodes": "people", "relabel": "number"}, seed=1)
    done = Pipeline().judge(said, ReleaseOptions(str(tmp_path / "o")), Progress())
    assert "people" in {i.name: i.detail for i in done.items}["Nodes"]
    folder, _ = release(path, nodes="people", relabel="number")
    manifest = json.loads((folder / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert "Nobody who is a node is protected" in manifest["promise"]["limits"]
    assert "Rossi" not in (folder / "release" / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("matrix", [False, True])
def test_people_are_recognised_in_tables_too(tmp_path, matrix):
    names = [
        f"{first} {last}" for first in ("Anna", "Bruno", "Carla", "Dario") for last in ("Rossi", "Weber")
    ]
    path = tmp_path / "friends.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        if matrix:
            rows.writerow(["", *names])
            rows.writerows([name, *(int(name != other) for other in names)] for name in names)
        else:
            rows.writerow(["from", "to"])
            rows.writerows((name, other) for name in names for other in names if name < other)
    (problem,) = preview([path], Reading(), Columns(), Progress()).problems
    assert "look like people" in problem.what and problem.remedies[0].changes == {"nodes": "people"}
    assert not preview([path], Reading(nodes="things"), Columns(), Progress()).problems


def test_what_looks_like_people():
    assert person_like(["a", "b"], ["Gender"]) == "they have the attribute Gender"
    assert person_like(["cost", "time", "no bus"], ["weight", "colour"]) == ""
    assert person_like([f"p{n}@example.org" for n in range(20)], [])


def test_gephi_exports_round_trip(tmp_path, release):
    """As Gephi 0.10 writes GEXF 1.3: viz of nodes, attributes with a default, edges with ids and weights."""
    nodes = "".join(
        f'<node id="{n}" label="topic {n}"><attvalues><attvalue for="group" value="{n % 2}"/></attvalues>'
        f'<viz:size value="10.0"/><viz:position x="1.5" y="-3.0"/><viz:color r="1" g="2" b="3"/></node>'
        for n in range(12)
    )
    edges = "".join(
        f'<edge id="{n}" source="{n}" target="{(n + 1) % 12}" type="directed" weight="{n % 3 + 2}.0"/>'
        for n in range(12)
    )
    path = tmp_path / "gephi.gexf"
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<gexf xmlns="http://gexf.net/1.3" version="1.3" '
        'xmlns:viz="http://gexf.net/1.3/viz"><meta lastmodifieddate="2026-11-18"><creator>Gephi</creator>'
        '</meta><graph defaultedgetype="directed" mode="static"><attributes class="node" mode="static">'
        '<attribute id="group" title="group" type="integer"><default>0</default></attribute></attributes>'
        f"<nodes>{nodes}</nodes><edges>{edges}</edges></graph></gexf>"
    )
    folder, _ = release(path, attributes="group", noise_scale=0.0, rank="1.0", fringe="none")
    back, before = read_network(folder / "release" / "data.graphml"), read_network(path)
    assert back.labels == tuple(sorted(before.labels)) and sorted(back.weight) == sorted(before.weight)
    assert dict(zip(back.labels, back.attributes["group"], strict=True)) == dict(
        zip(before.labels, before.attributes["group"], strict=True)
    )
