"""Networks in every format: as networkx wrote and reads them, and what is refused in words."""

from __future__ import annotations

import gzip
import json
import random

import networkx as nx
import pytest

from engine.core.errors import InputError
from engine.io import memory_limit
from engine.io.graph_read import network_format, read_network

SPACES = ("http://www.gexf.net/1.1draft", "http://www.gexf.net/1.2draft", "http://gexf.net/1.3", "")


def put(folder, name, content):
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def edges(path) -> tuple[bool, list[str], list]:
    """(directed, labels, edges with their weights), in an order of their own."""
    found = read_network(path)
    ends = [[found.labels[u], found.labels[v]] for u, v in zip(found.source, found.target, strict=True)]
    ends = ends if found.directed else [sorted(pair) for pair in ends]
    weighted = sorted((*pair, float(w)) for pair, w in zip(ends, found.weight, strict=True))
    return found.directed, sorted(found.labels), weighted


def expected(graph) -> tuple[bool, list[str], list]:
    ends = [((u, v) if graph.is_directed() else sorted((u, v)), d) for u, v, d in graph.edges(data=True)]
    return graph.is_directed(), sorted(graph), sorted((*e, float(d.get("weight", 1))) for e, d in ends)


def drawn(seed: int, directed: bool, parallel: bool):
    dice = random.Random(seed)
    kind = {(0, 0): nx.Graph, (1, 0): nx.DiGraph, (0, 1): nx.MultiGraph, (1, 1): nx.MultiDiGraph}
    graph = kind[directed, parallel]()
    labels = ["Ä b", "c & d", "<e>", "f'g", "h", "7", "1.50", "k;l"]
    graph.add_nodes_from(labels)
    for _ in range(12):
        graph.add_edge(*dice.choices(labels, k=2), weight=dice.choice([1.0, 2.5, 40.0, -3.0]))
    return graph


def write_json(graph, path):
    path.write_text(json.dumps(nx.node_link_data(graph, edges="links")), encoding="utf-8")


def write_gml(graph, path):
    nx.write_gml(graph, path)


WRITERS = {
    "graphml": nx.write_graphml,
    "gml": write_gml,
    "gexf": nx.write_gexf,
    "net": nx.write_pajek,
    "json": write_json,
}
READERS = {
    "graphml": nx.read_graphml,
    "gml": nx.read_gml,
    "gexf": nx.read_gexf,
    "net": nx.read_pajek,
    "json": lambda path: nx.node_link_graph(json.loads(path.read_text(encoding="utf-8")), edges="links"),
}


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("directed", [False, True])
@pytest.mark.parametrize("ending", WRITERS)
def test_what_networkx_writes_is_read_as_networkx_reads_it(tmp_path, ending, directed, parallel):
    for seed in range(5):
        graph, path = drawn(seed, directed, parallel), tmp_path / f"g.{ending}"
        WRITERS[ending](graph, path)
        assert edges(path) == expected(graph)
        if ending == "net":  # networkx does not read an apostrophe that it has written
            WRITERS[ending](nx.relabel_nodes(graph, {"f'g": "f"}), path)
        again = READERS[ending](path)
        assert edges(path) == expected(again)


# ── where networkx is not equal: something would be lost or made up in silence ────────────────


def graphml(body: str) -> str:
    return (
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
        '<key id="w" for="edge" attr.name="weight" attr.type="int"/>'
        f'<graph edgedefault="directed"><node id="a"/><node id="b"/>{body}</graph></graphml>'
    )


def weighted(weight: int) -> str:
    return f'<edge id="e" source="a" target="b"><data key="w">{weight}</data></edge>'


def gexf(body: str, space: str = SPACES[1], kind: str = "directed", more: str = "") -> str:
    return (
        f'<gexf xmlns="{space}"><graph defaultedgetype="{kind}" {more}>'
        '<attributes class="edge"><attribute id="0" title="contributors" type="integer">'
        "<default>1</default></attribute></attributes>"
        f'<nodes><node id="a" label="A"/><node id="b" label="B"/></nodes><edges>{body}</edges></graph></gexf>'
    )


def pajek(body: str) -> str:
    return f'*Vertices 3\n1 "a b"\n2 c 0.1 0.2 ellipse\n{body}'


def test_two_edges_with_one_id_are_two_edges(tmp_path):
    path = put(tmp_path, "g.graphml", graphml(weighted(2) + weighted(5)))
    assert edges(path)[2] == [("a", "b", 2.0), ("a", "b", 5.0)]
    assert len(nx.read_graphml(path).edges) == 1
    path = put(tmp_path, "g.gexf", gexf('<edge id="0" source="a" target="b" weight="2"/>' * 2))
    assert edges(path)[2] == [("A", "B", 2.0)] * 2
    assert len(nx.read_gexf(path).edges) == 1


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("g.graphml", graphml('<node id="a"/>'), "the node id 'a' occurs twice"),
        ("g.graphml", graphml('<edge source="a" target="q"/>'), "edge 1 names the node 'q'"),
        ("g.gexf", gexf('<edge source="a" target="q"/>'), "edge 1 names the node 'q'"),
        ("g.gexf", gexf("", more='mode="dynamic"'), "changes over time"),
        ("g.gexf", gexf('<edge source="a" target="b" type="undirected"/>'), "edge 1 is undirected"),
        ("g.gexf", gexf('<edge source="a" target="b" weight="1,5"/>'), "'1,5' is not a number"),
        ("g.gexf", gexf('<edge source="a" target="b" weight="inf"/>'), "is not a finite number"),
        ("g.gexf", gexf('<edge source="a" target="b" weight="1e120"/>'), "'1e120' is too large or too small"),
        ("g.gexf", "<gexf><graph/></gexf>", "holds no <node> of a GEXF graph"),
        ("g.gexf", "<gexf><graph><nodes>", "not well-formed XML"),
        ("g.gexf", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><gexf><node id="&e;"/></gexf>',
         "declares a document type, which GEXF does not need"),
        ("g.net", pajek("*Arcs\n1 9 1\n"), "edge 1 names the node '9'"),
        ("g.net", pajek("*Arcs\n1 2 1,5\n"), "'1,5' is not a number"),
        ("g.net", pajek("*Arcs\n1 2 1\n*Edges\n2 3 1\n"), "holds arcs and edges"),
        ("g.net", pajek("*Arcs\n1\n"), "line 5: an edge needs two ends"),
        ("g.net", pajek("7 x\n"), "line 4: there is no vertex 7"),
        ("g.net", pajek("*Partition p\n"), "line 4: *Partition is not read"),
        ("g.net", pajek("*Vertices 3\n"), "line 4: *Vertices is not read"),
        ("g.net", pajek("*Matrix\n0 1 0\n0 0 1\n"), "ends inside its matrix"),
        ("g.net", pajek("*Matrix\n0 1\n"), "line 5: the matrix should have 3 rows of 3 numbers"),
        ("g.net", "1 2 3\n", "holds no '*Vertices' of a Pajek file"),
    ],
)  # fmt: skip
def test_nothing_is_made_up(tmp_path, name, content, words):
    path = put(tmp_path, name, content)
    with pytest.raises(InputError) as caught:
        read_network(path)
    assert words in caught.value.message and name in caught.value.message and caught.value.hint


@pytest.mark.parametrize("space", [*SPACES, "http://www.gexf.net/1.3draft", "urn:x"])
def test_gexf_of_every_version(tmp_path, space):
    body = """<edge id="0" source="a" target="b" weight="2.5"><attvalues><!-- so -->
    <attvalue for="0" value="3"/></attvalues></edge><edge source="b" target="b"/>
    <edge source="b" target="a" type="mutual"/>"""
    path = put(tmp_path, "g.gexf", gexf(body, space))
    ways = [("A", "B", 1.0), ("A", "B", 2.5), ("B", "A", 1.0), ("B", "B", 1.0)]
    assert edges(path) == (True, ["A", "B"], ways)
    assert sorted(read_network(path).contributors) == [1, 1, 1, 3]
    both = put(tmp_path, "u.gexf", gexf('<edge source="a" target="b" type="mutual"/>', space, "undirected"))
    assert edges(both) == (False, ["A", "B"], [("A", "B", 1.0)])


@pytest.mark.parametrize(
    ("body", "directed", "ways"),
    [
        ("% said in passing\n\n*Arcs\n1 2 2.5 c Blue\n2 3\n", True, [("a b", "c", 2.5), ("c", "3", 1.0)]),
        ("*arcslist\r\n1 2 3\r\n", True, [("a b", "3", 1.0), ("a b", "c", 1.0)]),
        ("*Arcs\n*Edges\n2 1 4\n", False, [("a b", "c", 4.0)]),
        ("*Edgeslist\n1 2 3\n", False, [("3", "a b", 1.0), ("a b", "c", 1.0)]),
        ("*Matrix\n0 1.5 0.0\n0 0 -2\n1 00 0\n", True,
         [("3", "a b", 1.0), ("a b", "c", 1.5), ("c", "3", -2.0)]),
        ('*Arcs :1 "likes"\n1 2 1\n*Arcs :2 "knows"\n1 2 1\n', True, [("a b", "c", 1.0)] * 2),
        ("*Arcs\n1: 1 2 1\n2: 2 3 4\n", True, [("a b", "c", 1.0), ("c", "3", 4.0)]),
    ],
)  # fmt: skip
def test_pajek_as_pajek_means_it(tmp_path, body, directed, ways):
    path = put(tmp_path, "g.net", pajek(body))
    assert edges(path) == (directed, ["3", "a b", "c"], ways)


def test_labels_that_occur_twice_name_no_node(tmp_path):
    path = put(tmp_path, "g.net", '*Vertices 2\n1 "a"\n2 "a"\n*Arcs\n1 2 1\n')
    assert edges(path) == (True, ["1", "2"], [("1", "2", 1.0)])
    assert read_network(path).attributes == {"label": ("a", "a")}


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("g.graphml", graphml("") * 2, "not well-formed XML"),
        ("g.graphml", graphml("").replace("</graph>", "</graph><graph/>"), "holds 2 graphs"),
        ("g.graphml", graphml("<hyperedge/>"), "hyperedges"),
        ("g.graphml", graphml('<edge source="a" target="b" directed="false"/>'), "edge 1 is undirected"),
        ("g.graphml", graphml('<node id="c"><data key="u"/></node>'), "no key u"),
        ("g.graphml", graphml('<edge source="a" target="b"><data key="w">1,5</data></edge>'), "'1,5' is"),
        ("g.gexf", gexf("</edges><edges>" + '<edge source="a" target="b"/>'), "0 stand where they belong"),
        ("g.gexf", gexf("").replace("contributors", "u_for_edge").replace(
            "<edges>", '<edges><edge source="a" target="b"><attvalues><attvalue for="0" value="1"/>'
            "</attvalues></edge>"), "cannot be read as a network"),
        ("g.gml", "graph [ node [ id 1 ] node [ id 1 ] ]", "node id 1 is duplicated"),
        ("g.gml", "graph [ node [ id 1 ] edge [ source 1 target 2 ] ]", "undefined target 2"),
        ("g.gml", "graph [ node [ id 1 ] edge [ source 1 target 1 weight 1,5 ] ]", "cannot tokenize ,5"),
        ("g.gml", 'graph [ node [ id 1 ] edge [ source 1 target 1 weight "1,5" ] ]', "'1,5' is not a number"),
        ("g.gml", "graph [ node [ id 1 x [ edge [ source 1 target 1 ] ] ] ]", "0 stand where they belong"),
        ("g.gml", "graph [ " + "x [ " * 5000, "nested too deep"),
        ("g.json", '{"nodes": [{"id": 1}, {"id": 1}], "links": []}', "the node id '1' occurs twice"),
        ("g.json", '{"nodes": [1], "links": [{"source": 1, "target": 7}]}', "edge 1 names the node '7'"),
        ("g.json", '{"nodes": [1], "links": [{"source": 1, "target": 1, "u_for_edge": 1}]}', "multiple"),
    ],
)  # fmt: skip
def test_what_networkx_would_pass_over_is_refused_in_one_line(tmp_path, name, content, words):
    with pytest.raises(InputError) as caught:
        read_network(put(tmp_path, name, content))
    assert words in caught.value.message and name in caught.value.message and caught.value.hint


def test_gml_keeps_parallel_edges_and_spellings(tmp_path):
    nodes = 'node [ id 0 label 007 ] node [ id 1 label "a edge [ b" ] # edge [\n'
    links = "edge [ source 0 target 1 key 5 value 2 ] edge [ source 0 target 1 key 5 value 3 ]"
    path = put(tmp_path, "g.gml", f"graph [ directed 1\n{nodes}{links} ]")
    assert edges(path) == (True, ["007", "a edge [ b"], [("007", "a edge [ b", w) for w in (2.0, 3.0)])


def test_edges_stand_in_the_order_of_the_file(tmp_path):
    ways = [("b", "a", 1.0), ("a", "b", 2.0), ("b", "a", 3.0)]
    links = [{"source": u, "target": v, "weight": w} for u, v, w in ways]
    in_gexf = "".join(f'<edge source="{u}" target="{v}" weight="{w}"/>' for u, v, w in ways)
    data = '<data key="w">{}</data>'
    in_graphml = "".join(f'<edge source="{u}" target="{v}">{data.format(w)}</edge>' for u, v, w in ways)
    for name, content in {
        "g.json": json.dumps({"nodes": ["a", "b"], "links": links}),
        "g.gexf": gexf(in_gexf),
        "g.graphml": graphml(in_graphml),
        "g.net": pajek("*Arcs\n2 1 1\n1 2 2\n2 1 3\n"),
    }.items():
        assert read_network(put(tmp_path, name, content)).weight.tolist() == [1.0, 2.0, 3.0]


def test_defaults_of_graphml_count(tmp_path):
    key = '<key id="w" for="edge" attr.name="weight" attr.type="int"><default>4</default></key>'
    content = graphml('<edge source="a" target="b"/>' + weighted(2))
    head = '<key id="w" for="edge" attr.name="weight" attr.type="int"/>'
    path = put(tmp_path, "g.graphml", content.replace(head, key))
    assert edges(path)[2] == [("a", "b", 2.0), ("a", "b", 4.0)]


def test_graphs_inside_nodes_are_read(tmp_path):
    inner = '<graph><node id="c"/><edge source="c" target="a"/></graph>'
    inner = f'<node id="g" yfiles.foldertype="group">{inner}</node>'
    assert edges(put(tmp_path, "g.graphml", graphml(inner)))[1:] == (["a", "b", "c", "g"], [("c", "a", 1.0)])


def test_letters_of_pajek_may_be_old(tmp_path):
    path = put(tmp_path, "g.net", '*Vertices 2\n1 "Zoë"\n2 O\'Brien\n*Arcs\n1 2 1\n'.encode("latin-1"))
    assert read_network(path).labels == ("Zoë", "O'Brien")


# ── which format it is, and bombs ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "content", "found"),
    [
        ("g.csv", gexf(""), "gexf"),
        ("g.txt", pajek(""), "pajek"),
        ("g.csv", "<?xml version='1.0'?><graphml/>", "graphml"),
        ("g.PAJ", "", "pajek"),
        ("g.csv", "source,target\na,<gexf\n", ""),
        ("g.csv", "source,target\na,b\n", ""),
        ("g.xlsx", "<?xml", ""),
    ],
)
def test_the_format_by_the_name_or_the_head(tmp_path, name, content, found):
    assert network_format(put(tmp_path, name, content)) == found


@pytest.mark.parametrize("name", ["g.gexf.gz", "g.net.gz", "g.csv.gz", "g.gml.gz"])
def test_packed_networks_are_refused_in_a_sentence(tmp_path, name):
    path = put(tmp_path, name, gzip.compress(gexf("").encode() if "csv" in name else b"1 2\n"))
    with pytest.raises(InputError, match="is a packed network"):
        network_format(path)


def test_vertices_that_no_memory_holds(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_limit, "physical", lambda: 1 << 30)
    for count in (10**7, 10**12):
        with pytest.raises(InputError, match="would take"):
            read_network(put(tmp_path, "g.net", f"*Vertices {count}\n*Arcs\n1 2\n"))
    with pytest.raises(InputError, match=r"g\.net"):
        read_network(put(tmp_path, "g.net", f"*Vertices {'9' * 5000}\n*Arcs\n1 2\n"))


@pytest.mark.parametrize("root", ["gexf", "graphml"])
def test_entities_are_never_unfolded(tmp_path, root):
    laughs = "".join(f'<!ENTITY l{i + 1} "{f"&l{i};" * 10}">' for i in range(9))
    content = f'<!DOCTYPE x [<!ENTITY l0 "ha">{laughs}]><{root}><node id="&l9;"/>&l9;</{root}>'
    with pytest.raises(InputError, match=r"declares a document type|not well-formed XML"):
        read_network(put(tmp_path, f"g.{root}", content))
