"""Networks as they are written: networkx and the verifier's own reader read back what was given."""

from __future__ import annotations

import json

import networkx as nx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import ReleaseError
from engine.io.graph_read import read_network as read_any
from engine.io.graph_write import write_graph
from engine.kinds.graphs.labels import normalize_label
from engine.verify.read_network import read_network

FORMATS = ("gml", "gexf", "net", "json")
LABELS = ("#hash", "=Cost", "A & <b>", "O Brien", "Ünder", "\N{GRINNING FACE} &amp; &#78;")
SOURCE, TARGET = np.array([0, 0, 1, 3]), np.array([0, 4, 2, 5])
WEIGHTS = {"whole": np.array([3, 1, 7, 2]), "real": np.array([1 / 3, 1e-7, 2.0, 1e15])}


def written(folder, format_, labels=LABELS, weight=WEIGHTS["whole"], directed=True, attributes=None):
    path = folder / f"data.{format_}"
    write_graph(path, format_, labels, SOURCE, TARGET, weight, directed, attributes or {})
    return path


@pytest.mark.parametrize("directed", [True, False])
@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("format_", FORMATS)
def test_what_is_written_reads_back(tmp_path, format_, weight, directed):
    path = written(tmp_path, format_, weight=WEIGHTS[weight], directed=directed)
    ends = [(LABELS[a], LABELS[b]) for a, b in zip(SOURCE, TARGET, strict=True)]
    verified = read_network(path, directed)
    assert verified.labels == LABELS and [edge[:2] for edge in verified.edges] == ends
    assert [float(edge[2]) for edge in verified.edges] == WEIGHTS[weight].tolist()
    ours = read_any(path)
    assert ours.labels == LABELS and ours.weight.tolist() == WEIGHTS[weight].tolist()
    assert ours.directed == directed and not ours.attributes and not ours.others
    with pytest.raises(ValueError, match=r"kind|begin|not in list|are not"):
        read_network(path, not directed)


@pytest.mark.parametrize("format_", FORMATS)
def test_networkx_reads_the_same_graph(tmp_path, format_):
    path = written(tmp_path, format_)
    theirs = {
        "gml": nx.read_gml,
        "gexf": lambda one: named(nx.read_gexf(one)),
        "net": lambda one: nx.DiGraph(nx.read_pajek(one)),
        "json": lambda one: named(nx.node_link_graph(json.loads(one.read_text("utf-8")), edges="links")),
    }[format_](path)
    edges = {(LABELS[a], LABELS[b]): w for a, b, w in zip(SOURCE, TARGET, WEIGHTS["whole"], strict=True)}
    assert nx.get_edge_attributes(theirs, "weight") == edges and list(theirs) == list(LABELS)


def named(graph):
    return nx.relabel_nodes(graph, nx.get_node_attributes(graph, "label"))


@pytest.mark.parametrize("format_", ["gml", "gexf", "json"])
def test_attributes_stand_in_one_order_with_nothing_where_there_is_none(tmp_path, format_):
    given_ = {"ward": ["", "", 'a "b" & ü', "x", "", ""], "empty": [""] * 6}
    path = written(tmp_path, format_, attributes=given_)
    found = read_network(path, True).attributes
    assert {name: list(values) for name, values in found.items()} == given_ and list(found) == list(given_)
    assert read_any(path).attributes["ward"] == tuple(given_["ward"])


def test_nothing_tells_the_day_or_the_program(tmp_path):
    for format_ in FORMATS:
        assert not {"lastmodified", "creator", "networkx"} & set(
            written(tmp_path, format_).read_text("utf-8").lower().replace("=", " ").replace("<", " ").split()
        )


@pytest.mark.parametrize("label", ['a "b"', "back\\slash", "O'Brien"])
def test_pajek_refuses_a_label_that_it_cannot_hold(tmp_path, label):
    with pytest.raises(ReleaseError, match="cannot hold the label"):
        written(tmp_path, "net", labels=(label, *LABELS[1:]))


@pytest.mark.parametrize(("format_", "name"), [("gml", "date of birth"), ("gml", "età"), ("gexf", "pid")])
def test_an_attribute_that_a_format_cannot_name_is_refused(tmp_path, format_, name):
    with pytest.raises(ReleaseError, match="cannot hold a node attribute"):
        written(tmp_path, format_, attributes={name: ["x"] * 6})


_LABEL = st.text(min_size=1, max_size=12).map(normalize_label).filter(bool)


@settings(max_examples=40, deadline=None)
@given(labels=st.lists(_LABEL, min_size=6, max_size=6, unique=True), value=_LABEL)
def test_any_label_reads_back(tmp_path_factory, labels, value):
    folder = tmp_path_factory.mktemp("any")
    for format_ in ("gml", "gexf", "json"):
        read = read_network(written(folder, format_, labels=labels, attributes={"a": [value] * 6}), True)
        assert list(read.labels) == labels and read.attributes["a"] == (value,) * 6
    try:
        path = written(folder, "net", labels=labels)
    except ReleaseError:
        return
    assert list(read_network(path, True).labels) == labels
