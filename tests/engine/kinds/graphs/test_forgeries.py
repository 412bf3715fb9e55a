"""Released files that somebody tampered with who knows the program; each names the check that finds it."""

from __future__ import annotations

import re

import pytest

from engine.core.progress import Progress
from engine.verify.folder import verify_folder
from tests.engine.kinds.graphs.forging import (
    HONEST,
    NOTHING_ELSE,
    READ,
    WHOLE,
    after,
    failed,
    relabel,
    weigh,
)


@pytest.mark.parametrize("name", HONEST)
def test_what_is_honest_is_verified(honest, forged, name):
    whole = verify_folder(honest[name], Progress())
    assert [check for check in whole if not check.passed] == []
    assert any(check.name == "Compared with the original" and "is the one" in check.detail for check in whole)
    alone = forged(name)
    alone.seal()
    assert failed(alone) == []
    assert len(re.findall("weight|[0-9]\n", alone.data().read_text(encoding="utf-8"))) > 2, (
        "there are edges to forge"
    )


CSV = {
    "an edge twice": (lambda ls: [*ls, ls[-1]], "No edge twice"),
    "a negative weight": (weigh("-4"), WHOLE),
    "no weight": (weigh("0"), WHOLE),
    "half a weight": (weigh("2.5"), WHOLE),
    "nan": (weigh("nan"), WHOLE),
    "infinity": (weigh("inf"), WHOLE),
    "a weight in powers": (weigh("1e2"), WHOLE),
    "a weight with a sign": (weigh("+5"), WHOLE),
    "a weight of other digits": (weigh("５"), WHOLE),
    "a weight of five thousand digits": (weigh("7" * 5000), WHOLE),
    "a weight with grouped digits": (weigh("1_000"), WHOLE),
    "a weight with a zero before": (weigh("007"), NOTHING_ELSE),
    "a weight in quotes": (lambda ls: [*ls[:-1], ls[-1][: ls[-1].rindex(",")] + ',"7"'], NOTHING_ELSE),
    "a blank before the weight": (weigh(" 7"), WHOLE),
    "a comment": (lambda ls: [*ls, "# thanks to Alba Rossi,,"], WHOLE),
    "an empty line": (lambda ls: [*ls, ""], READ),
    "rows backwards": (lambda ls: [ls[0], *ls[:0:-1]], "Order of the rows"),
    "two rows exchanged": (lambda ls: [ls[0], ls[2], ls[1], *ls[3:]], "Order of the rows"),
    "another column": (lambda ls: [line + ",9" for line in ls], "No identifier"),
    "participants for sources": (lambda ls: ["participant,target,weight", *ls[1:]], "No identifier"),
    "a header in capitals": (lambda ls: ["Source,Target,Weight", *ls[1:]], "No identifier"),
    "no header": (lambda ls: ls[1:], "No identifier"),
    "a row cut short": (lambda ls: [*ls[:-1], "A,B"], READ),
    "a row too long": (lambda ls: [*ls[:-1], ls[-1] + ",9"], READ),
    "an open quote": (lambda ls: [*ls[:-1], '"' + ls[-1]], READ),
}


@pytest.mark.parametrize("base", ["synthetic csv", "private csv"])
@pytest.mark.parametrize("name", CSV)
def test_a_forged_edge_list_is_found(forged, base, name):
    change, found = CSV[name]
    release = forged(base)
    release.lines(change)
    release.seal()
    assert found in failed(release)


TEXT = {
    "a byte order mark": (lambda t: "\ufeff" + t, "No identifier"),
    "line ends of Windows": (relabel("\n", "\r\n"), NOTHING_ELSE),
    "no end of the last line": (lambda t: t[:-1], NOTHING_ELSE),
    "a null character": (lambda t: t.replace("Noise", "Noi\0se"), "Labels in one spelling"),
    "a blank after a label": (relabel("Noise,", '"Noise ",'), "Labels in one spelling"),
    "two blanks in a label": (relabel("Noise,", "No  ise,"), "Labels in one spelling"),
    "a sign of no width": (relabel("Noise,", "Noi\u200bse,"), "Labels in one spelling"),
    "an accent apart": (relabel("Noise,", "Noise\u0301,"), "Labels in one spelling"),
    "quotes that are not needed": (relabel("Noise,", '"Noise",'), NOTHING_ELSE),
    "a formula that runs": (relabel("'=Cost", "=Cost"), NOTHING_ELSE),
    "nothing at all": (lambda t: "", "No identifier"),
    "another file": (lambda t: "PK\x03\x04", "No identifier"),
}


@pytest.mark.parametrize("name", TEXT)
def test_forged_bytes_of_an_edge_list_are_found(forged, name):
    change, found = TEXT[name]
    release = forged("synthetic csv")
    release.text(change)
    release.seal()
    assert found in failed(release)


@pytest.mark.parametrize(
    "raw", [b"\xff\xfe\x00bad", "source,target,weight\nA,B,9\n".encode("utf-16"), b"\xc3("]
)
def test_bytes_that_are_no_text_are_a_failed_check(forged, raw):
    release = forged("private csv")
    release.data().write_bytes(raw)
    release.seal()
    assert READ in failed(release)


XML = {
    "a comment": after('attr.type="string"/>', "<!-- Alba Rossi -->"),
    "a comment on a line of its own": after("</node>\n", "<!-- Alba Rossi -->\n"),
    "a description": after('edgedefault="directed">\n', "<desc>Alba Rossi</desc>\n"),
    "an attribute of a node": relabel("</data></node>", '</data><data key="who">Alba</data></node>'),
    "another attribute of an edge": relabel("<edge ", '<edge id="e1" '),
    "a second datum of an edge": relabel("</data></edge>", '</data><data key="n">1</data></edge>'),
    "another key": after('attr.type="string"/>\n', '<key id="n" for="edge"/>\n'),
    "a second graph": relabel("</graph>\n", '</graph>\n<graph edgedefault="directed"></graph>\n'),
    "a document type": after('encoding="UTF-8"?>\n', '<!DOCTYPE graphml [<!ENTITY a "Alba">]>\n'),
    "a bomb of entities": after(
        'encoding="UTF-8"?>\n', '<!DOCTYPE g [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>\n'
    ),
    "an instruction": after('encoding="UTF-8"?>\n', "<?note Alba Rossi?>\n"),
    "another direction": relabel('edgedefault="directed"', 'edgedefault="undirected"'),
    "another type of weight": relabel('attr.type="long"', 'attr.type="double"'),
    "another namespace": relabel("graphdrawing.org/xmlns", "graphdrawing.org/xmlns/Alba"),
    "numbers of nodes from one": relabel('id="n0"', 'id="n99"'),
    "ids that are names": relabel('"n0"', '"Alba Rossi"'),
    "a letter by its number": relabel("Noise", "&#78;oise"),
    "lines indented": relabel("\n<edge", "\n  <edge"),
    "weights as real numbers": relabel("</data></edge>", ".0</data></edge>"),
    "words after the end": lambda text: text + "Alba Rossi",
    "an end cut off": lambda text: text[:-12],
    "an edge to nowhere": relabel('source="n0"', 'source="n77"'),
    "an entity that is none": relabel("&amp;", "&alba;"),
}


@pytest.mark.parametrize("base", ["synthetic graphml", "private graphml"])
@pytest.mark.parametrize("name", XML)
def test_a_forged_graphml_file_is_found(forged, base, name):
    release = forged(base)
    before = release.data().read_bytes()
    release.text(XML[name])
    assert release.data().read_bytes() != before
    release.seal()
    assert set(failed(release)) & {READ, NOTHING_ELSE, WHOLE}


def test_an_isolated_node_in_its_place_is_found(forged):
    """Numbered right and sorted right, so that nothing but the edge is missing."""
    release = forged("synthetic graphml")

    def change(lines):
        last = max(place for place, line in enumerate(lines) if line.startswith("<node"))
        number = sum(line.startswith("<node") for line in lines)
        extra = f'<node id="n{number}"><data key="label">ÿ Alba Rossi</data></node>'
        return [*lines[: last + 1], extra, *lines[last + 1 :]]

    release.lines(change)
    release.seal()
    assert failed(release) == [NOTHING_ELSE]


@pytest.mark.parametrize("kind", ["node", "edge"])
def test_another_order_in_graphml_is_found(forged, kind):
    release = forged("synthetic graphml")

    def change(lines):
        own = [line for line in lines if line.startswith(f"<{kind}")]
        turned = iter(own[::-1])
        return [next(turned) if line.startswith(f"<{kind}") else line for line in lines]

    release.lines(change)
    release.seal()
    assert set(failed(release)) & {READ, "Order of the rows"}


def cell(row: int, column: int, value: str):
    def change(lines):
        cells = lines[row].split(",")
        cells[column] = value
        return [*lines[:row], ",".join(cells), *lines[row + 1 :]]

    return change


MATRIX = {
    "a node without an edge": lambda ls: [
        ls[0] + ",ÿ Alba",
        *(line + ",0" for line in ls[1:]),
        "ÿ Alba," + ",".join("0" * (ls[0].count(",") + 1)),
    ],
    "another name in the corner": lambda ls: [ls[0].replace("node", "Alba", 1), *ls[1:]],
    "nothing written otherwise": cell(1, 1, "0.0"),
    "an empty cell": cell(1, 1, ""),
    "a negative cell": cell(1, 1, "-1"),
    "rows in another order": lambda ls: [ls[0], *ls[:0:-1]],
    "a row too long": lambda ls: [*ls[:-1], ls[-1] + ",0"],
    "a row too few": lambda ls: ls[:-1],
    "another label of a row": lambda ls: [*ls[:-1], "Alba" + ls[-1][ls[-1].index(",") :]],
}


@pytest.mark.parametrize("base", ["synthetic matrix", "private matrix"])
@pytest.mark.parametrize("name", MATRIX)
def test_a_forged_matrix_is_found(forged, base, name):
    release = forged(base)
    release.lines(MATRIX[name])
    release.seal()
    assert set(failed(release)) & {READ, NOTHING_ELSE, WHOLE}


def test_an_undirected_matrix_with_two_weights_of_one_edge_is_found(forged):
    release = forged("synthetic matrix")
    size = release.data().read_text(encoding="utf-8").splitlines()[0].count(",")
    release.lines(cell(1, size, "77"))
    release.seal()
    assert READ in failed(release)


def test_an_undirected_edge_written_backwards_is_found(forged):
    release = forged("synthetic undirected")

    def change(lines):
        source, target, weight = lines[1].split(",")
        return [lines[0], *sorted([f"{target},{source},{weight}", *lines[2:]])]

    release.lines(change)
    release.seal()
    assert "Order of the rows" in failed(release)


def quoted_weight(text: str) -> str:
    return re.sub("weight ([0-9]+)", r'weight "\1"', text)


NETWORKS = {
    "a comment in GML": ("gml", after("graph [\n", "  # Alba Rossi\n"), READ),
    "a comment of GML": ("gml", after("graph [\n", '  comment "Alba Rossi"\n'), READ),
    "an attribute of a node in GML": ("gml", after('label "Noise"\n', '    who "Alba"\n'), READ),
    "an attribute of an edge in GML": ("gml", relabel("    weight", '    who "Alba"\n    weight'), READ),
    "another number for a sign in GML": ("gml", relabel("Noise", "&#78;oise"), NOTHING_ELSE),
    "a weight in quotes in GML": ("gml", quoted_weight, NOTHING_ELSE),
    "another direction in GML": ("gml", relabel("  directed 1\n", ""), READ),
    "two graphs in GML": ("gml", lambda text: text + text, READ),
    "a day in GEXF": ("gexf", after('version="1.2">', '<meta lastmodifieddate="2026-01-01"/>'), NOTHING_ELSE),
    "a comment in GEXF": ("gexf", after("<nodes>", "<!-- Alba Rossi -->"), READ),
    "a bomb in GEXF": ("gexf", after('"UTF-8"?>\n', '<!DOCTYPE g [<!ENTITY a "x">]>\n'), READ),
    "text between the nodes of GEXF": ("gexf", after("<nodes>", "Alba Rossi"), NOTHING_ELSE),
    "an attribute of an edge in GEXF": ("gexf", relabel("<edge ", '<edge label="Alba" '), NOTHING_ELSE),
    "broken GEXF": ("gexf", relabel("</graph>", ""), READ),
    "a place on the map in Pajek": ("net", relabel("0.0 0.0 ellipse", "0.1 0.0 ellipse", 1), READ),
    "a comment in Pajek": ("net", after("*arcs\n", "% Alba Rossi\n"), READ),
    "a partition in Pajek": ("net", lambda text: text + "*partition who\n1\n", READ),
    "quotes that Pajek does not need": ("net", relabel(" u0 ", ' "u0" '), NOTHING_ELSE),
    "an edge to nowhere in Pajek": ("net", lambda text: text + "1 999 2.5\n", READ),
    "another key in JSON": ("json", relabel('"graph": {}', '"graph": {}, "by": "Alba"'), READ),
    "a name of the graph in JSON": ("json", relabel('"graph": {}', '"graph": {"by": "Alba"}'), NOTHING_ELSE),
    "a key twice in JSON": ("json", after('"graph": {}, ', '"graph": {}, '), READ),
    "a fact of a link in JSON": ("json", relabel('"weight"', '"by": "Alba", "weight"'), NOTHING_ELSE),
    "blanks in JSON": ("json", relabel(": {}", ":  {}"), NOTHING_ELSE),
    "a weight that is a text in JSON": ("json", relabel('"weight": ', '"weight": "1", "n": '), READ),
    "not JSON": ("json", lambda text: text[:-3], READ),
}


@pytest.mark.parametrize("name", NETWORKS)
def test_a_forged_network_is_found(forged, name):
    format_, change, found = NETWORKS[name]
    release = forged(f"synthetic {format_}")
    before = release.data().read_bytes()
    release.text(change)
    assert release.data().read_bytes() != before, "nothing was forged"
    release.seal()
    assert found in failed(release)
