"""GraphML and GEXF made ready for networkx: XML without entities or a document type from outside.

The elements stay what they are; what networkx would take another way than the format means it is settled
before: the name space, nested graphs, edge ids, types of attributes, empty defaults.
"""

from __future__ import annotations

from copy import deepcopy
from io import BytesIO
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.graph_guard import AGAIN, PLACE, check_complete, check_edges, finite_number, one_direction
from engine.io.input_file import open_raw

Element = Any  # lxml and networkx have no types
GRAPHML = "{http://graphml.graphdrawing.org/xmlns}"
GEXF = "{http://www.gexf.net/1.2draft}"
_PASSING = ("spells", "slices", "parents")  # of GEXF: when a node is there, and in which group


def read_graphml(path: Path) -> Any:
    import networkx as nx

    graph = nx.read_graphml(_settled_graphml(path), force_multigraph=True)
    for _, _, place, facts in graph.edges(keys=True, data=True):
        facts[PLACE] = place
    return graph


def _settled_graphml(path: Path) -> BytesIO:
    root = _tree(path, GRAPHML, "GraphML")
    graph = _one_graph(path, root, GRAPHML, "GraphML")
    directed = graph.get("edgedefault", "directed") != "undirected"
    graph.set("edgedefault", "directed" if directed else "undirected")
    for key in root.iterfind(f"{GRAPHML}key"):
        key.set("attr.type", "string")
        key.set("attr.name", key.get("attr.name", key.get("id", "")))
        _without_empty_default(key, GRAPHML)
    nodes, edges = list(graph.iter(f"{GRAPHML}node")), list(graph.iter(f"{GRAPHML}edge"))
    for element in (*nodes, *edges):  # those of a graph inside a node too
        graph.append(element)
    for node in nodes:
        for inner in node.findall(f"{GRAPHML}graph"):
            node.remove(inner)
        node.attrib.pop("yfiles.foldertype", None)
    for place, edge in enumerate(edges, 1):
        one_direction(path.name, place, directed, edge.get("directed", str(directed).lower()) == "true")
        edge.set("id", str(place))
    _check(path, nodes, edges)
    return _written(root)


def read_gexf(path: Path) -> Any:
    """Versions 1.1 to 1.3. Edges without a type are undirected, unless the graph says otherwise."""
    import networkx as nx

    content, nodes, edges = _settled_gexf(path)
    graph = nx.read_gexf(content)
    check_complete(path.name, graph, nodes, edges)
    for _, _, facts in graph.edges(data=True):
        facts[PLACE] = facts.pop("id")
    return graph


def _settled_gexf(path: Path) -> tuple[BytesIO, int, int]:
    """What networkx may read, and how many nodes and edges it should find."""
    root = _tree(path, GEXF, "GEXF")
    graph = _one_graph(path, root, GEXF, "GEXF")
    if graph.get("mode") == "dynamic":
        raise InputError(
            text("{name} holds a graph that changes over time", name=path.name),
            hint="export one moment of it, or export it as GraphML",
        )
    directed = graph.get("defaultedgetype") == "directed"
    for attributes in graph.findall(f"{GEXF}attributes"):
        if attributes.get("class") not in ("node", "edge"):
            graph.remove(attributes)
    for attribute in graph.iter(f"{GEXF}attribute"):
        attribute.set("type", "string")
        attribute.set("title", attribute.get("title", attribute.get("id", "")))
        _without_empty_default(attribute, GEXF)
    for value in graph.iter(f"{GEXF}attvalue"):
        value.set("for", value.get("for", value.get("id", "")))
        value.set("value", value.get("value", ""))
    nodes, edges = list(graph.iter(f"{GEXF}node")), list(graph.iter(f"{GEXF}edge"))
    for element in (*nodes, *edges):
        for passing in ("start", "end"):
            element.attrib.pop(passing, None)
        for child in list(element):
            if child.tag in {f"{GEXF}{name}" for name in _PASSING} or not child.tag.startswith(GEXF):
                element.remove(child)
    for place, edge in enumerate(edges, 1):
        _settle_gexf_edge(path.name, place, edge, directed)
    _check(path, nodes, edges)
    return _written(root), len(nodes), len(list(graph.iter(f"{GEXF}edge")))


def _settle_gexf_edge(name: str, place: int, edge: Element, directed: bool) -> None:
    edge.set("id", str(place))
    kind = edge.get("type", "")
    if kind != "mutual":
        one_direction(name, place, directed, kind == "directed" if kind else directed)
    if edge.get("weight") is not None:
        finite_number(edge.get("weight"), text("{name}: edge {place}, weight", name=name, place=place))
    for values in edge.findall(f"{GEXF}attvalues"):
        for value in values:  # networkx numbers parallel edges by it; here they have their places
            if value.get("for") == "networkx_key":
                values.remove(value)
    edge.attrib.pop("type", None)
    if kind == "mutual" and directed and edge.get("source") != edge.get("target"):
        # networkx loses the way back of an edge that has a parallel
        back = deepcopy(edge)
        back.set("source", edge.get("target", ""))
        back.set("target", edge.get("source", ""))
        edge.addnext(back)


def _tree(path: Path, space: str, format: str) -> Element:
    """The whole file; every element of the root's name space in the one that networkx reads."""
    from lxml import etree

    with open_raw(path) as file:
        events = etree.iterparse(
            file,
            events=("start",),
            resolve_entities=False,
            no_network=True,
            load_dtd=False,
            remove_comments=True,
            remove_pis=True,
        )
        try:
            for _, element in events:
                if element.getroottree().docinfo.doctype:
                    raise InputError(
                        text(
                            "{name} declares a document type, which GraphML does not need"
                            if format == "GraphML"
                            else "{name} declares a document type, which GEXF does not need",
                            name=path.name,
                        ),
                        hint="it can hide an entity bomb; remove the declaration",
                    )
        except etree.XMLSyntaxError as error:
            raise InputError(
                text("{name} is not well-formed XML: {msg}", name=path.name, msg=error.msg), hint=AGAIN
            ) from None
    root = events.root
    own = root.tag[: root.tag.rfind("}") + 1]
    if own != space:
        for element in root.iter():
            if element.tag.startswith(own) and (own or "}" not in element.tag):
                element.tag = space + element.tag[len(own) :]
    return root


def _one_graph(path: Path, root: Element, space: str, format: str) -> Element:
    graphs = root.findall(f"{space}graph")
    if len(graphs) > 1:
        raise InputError(
            text("{name} holds {graphs} graphs", name=path.name, graphs=len(graphs)),
            hint="export one graph a file",
        )
    if not graphs or graphs[0].find(f".//{space}node") is None:
        raise InputError(
            text(
                "{name} holds no <node> of a GraphML graph"
                if format == "GraphML"
                else "{name} holds no <node> of a GEXF graph",
                name=path.name,
            ),
            hint=AGAIN,
        )
    return graphs[0]


def _without_empty_default(element: Element, space: str) -> None:
    for default in element.findall(f"{space}default"):
        if not default.text:
            element.remove(default)


def _check(path: Path, nodes: list[Element], edges: list[Element]) -> None:
    ends = ((edge.get("source", ""), edge.get("target", "")) for edge in edges)
    check_edges(path.name, (node.get("id", "") for node in nodes), ends)


def _written(root: Element) -> BytesIO:
    from lxml import etree

    return BytesIO(etree.tostring(root, encoding="utf-8"))
