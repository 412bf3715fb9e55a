"""Every form of file gets the right reading, or one clear line."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.translation import Translation
from engine.kinds.graphs.aggregate import layers_of
from engine.kinds.graphs.load import load as load_study
from engine.kinds.graphs.params import Columns, Reading
from engine.kinds.graphs.preview import preview

EXPECTED = {("A", "B"): 2.0, ("B", "C"): 1.0, ("C", "A"): 1.0}
ENSEMBLE = "participant,source,target\nP1,A,B\nP2,A,B\nP1,B,C\nP2,C,A\n"


def edges(study, by="binary", layer=0) -> dict:
    graph = layers_of(study, by)[layer].graph
    cells = zip(graph.source, graph.target, graph.weight, strict=True)
    return {(graph.labels[u], graph.labels[v]): float(w) for u, v, w in cells}


def test_an_ensemble_in_one_file(file_of, load):
    study = load(file_of("maps.csv", ENSEMBLE))
    assert edges(study) == EXPECTED and study.raw.people == ("P1", "P2")


def test_a_file_a_participant(file_of, load):
    paths = [file_of("P1.csv", "source,target\nA,B\nB,C\n"), file_of("P2.csv", "source,target\nA,B\nC,A\n")]
    study = load(*paths)
    assert edges(study) == EXPECTED and study.raw.people == ("P1", "P2")


def test_a_matrix_a_participant(file_of, load):
    first = file_of("P1.csv", ",A,B,C\nA,0,1,0\nB,0,0,1\nC,0,0,0\n")
    second = file_of("P2.csv", ",A,B,C\nA,0,1,0\nB,0,0,0\nC,1,0,0\n")
    assert edges(load(first, second)) == EXPECTED


def test_a_sheet_a_participant(workbook_of, load):
    book = workbook_of(
        "maps.xlsx",
        {
            "P1": [["source", "target"], ["A", "B"], ["B", "C"]],
            "P2": [["", "A", "B", "C"], ["A", 0, 1, 0], ["B", 0, 0, 0], ["C", 1, 0, 0]],
        },
    )
    study = load(book)
    assert edges(study) == EXPECTED and study.raw.people == ("P1", "P2")


def test_an_aggregate_with_contributors(file_of, load):
    study = load(file_of("a.csv", "source,target,weight,contributors\nA,B,5,2\nB,C,1,1\n"))
    graph = layers_of(study, "binary")[0].graph
    assert not study.raw.ensemble
    assert graph.weight.tolist() == [5, 1] and graph.contributors.tolist() == [2, 1]


def test_the_weight_column_may_count_the_people(file_of, load):
    study = load(
        file_of("a.csv", "source,target,weight\nA,B,5\nB,C,1\n"), contributors="weight", weight="weight"
    )
    assert layers_of(study, "binary")[0].graph.contributors.tolist() == [5, 1]


GRAPHML = """<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="d0" for="edge" attr.name="weight" attr.type="int"/><graph edgedefault="directed">
<node id="A"/><node id="B"/><node id="C"/><node id="Z"/>
<edge source="A" target="B"><data key="d0">2</data></edge><edge source="B" target="C"/>
<edge source="C" target="A"><data key="d0">1</data></edge></graph></graphml>"""
GML = """graph [ directed 1 node [ id 0 label "A" ] node [ id 1 label "B" ] node [ id 2 label "C" ]
edge [ source 0 target 1 value 2 ] edge [ source 1 target 2 ] edge [ source 2 target 0 ] ]"""
JSON = json.dumps(
    {
        "directed": True,
        "nodes": [{"id": "A"}, {"id": "B"}, {"id": "C"}],
        "links": [
            {"source": "A", "target": "B", "weight": 2},
            {"source": "B", "target": "C"},
            {"source": 2, "target": 0},
        ],
    }
)


@pytest.mark.parametrize(("name", "text"), [("g.graphml", GRAPHML), ("g.gml", GML), ("g.json", JSON)])
def test_network_formats(file_of, load, name, text):
    assert edges(load(file_of(name, text))) == EXPECTED


def test_isolates_are_nodes_without_edges(file_of, load):
    study = load(file_of("g.graphml", GRAPHML))
    assert "Z" in study.raw.labels and len(layers_of(study, "binary")[0].graph.active) == 3


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("g.txt", "# comment\n# FromNodeId ToNodeId\nA B\nA B\nB C\nC A\n"),
        ("g.txt", "% konect\nA\tB\nA\tB\nB\tC\nC\tA\n"),
        ("g.csv", "A,B,2\nB,C,1\nC,A,1\n"),
        ("g.csv", "from;to;value\nA;B;2\nB;C;1\nC;A;1\n"),
        ("g.csv", "target,weight,source\nB,2,A\nC,1,B\nA,1,C\n"),
        ("g.csv", "A,B\nB,C\nC,A\nA,B\n"),
        ("g.csv", ",A,B,C\nA,0,2,0\nB,,,1\nC,1,0,\n"),
        ("g.csv", "A,B,C\nA,0,2,0\nB,0,0,1\nC,1,0,0\n"),
        ("g.csv", "node,C,B,A\nA,0,2,0\nB,1,0,0\nC,0,0,1\n"),
        ("g.csv", "source,target,weight\nA,B,2\nB,C,1\nC,A,1\nA,C,0\n"),
    ],
)
def test_dialects_of_edge_lists_and_matrices(file_of, load, name, text):
    assert edges(load(file_of(name, text))) == EXPECTED


def test_a_matrix_of_numbers_alone(file_of, load):
    study = load(file_of("g.csv", "0,2,0,0\n0,0,1,0\n0,0,0,3\n1,0,0,0\n"))
    assert edges(study) == {("1", "2"): 2, ("2", "3"): 1, ("3", "4"): 3, ("4", "1"): 1}


def test_missing_words_and_codes_are_labels(file_of, load):
    study = load(file_of("g.csv", "source,target\nnan,NA\nnull,None\n007,7\n1.10,1.1\n"))
    assert set(study.raw.labels) == {"nan", "NA", "null", "None", "007", "7", "1.10", "1.1"}


def test_labels_of_one_normal_form_are_one_node(file_of, load):
    study = load(
        file_of("g.csv", "source,target\ncafe\u0301,B\ncaf\u00e9,B\n  café  ,B\nhot  bath,B\nhot bath,B\n")
    )
    assert study.raw.labels == ("B", "café", "hot bath")


def test_case_is_kept_and_pointed_out_or_folded(file_of, load):
    path = file_of("g.csv", "source,target\nCost,B\ncost,B\ncost,C\n")
    kept = load(path)
    assert kept.raw.labels == ("B", "C", "Cost", "cost") and "Cost and cost; they are kept" in kept.notes[0]
    folded = load(path, case="fold")
    assert folded.statements.labels == ("b", "c", "cost")
    shown = preview([path], Reading(), Columns(), Progress())
    assert shown.problems[0].remedies[0].changes == {"case": "fold"}


def refused(load, *paths, **settings) -> InputError:
    with pytest.raises(InputError) as caught:
        load(*paths, **settings)
    assert "\n" not in caught.value.one_line()
    return caught.value


def test_a_signed_matrix_is_refused_by_its_first_negative_edge_and_split(file_of, load):
    path = file_of("g.csv", ",A,B,C\nA,0,2,0\nB,-3,0,1\nC,0,-1,0\n")
    error = refused(load, path)
    assert "B → A" in error.message and "-3" in error.message and "line 3" in error.message
    assert error.remedies[0].changes == {"signed": "split"}
    study = load(path, signed="split")
    assert [layer.name for layer in layers_of(study, "sum")] == ["positive", "negative"]
    assert edges(study, layer=0) == {("A", "B"): 2, ("B", "C"): 1}
    assert edges(study, layer=1) == {("B", "A"): 3, ("C", "B"): 1}


def test_a_matrix_that_is_not_square(file_of, load):
    path = file_of("g.csv", ",A,B,C\nA,0,2,0\nB,0,0,1\n")
    error = refused(load, path)
    assert "2 rows and 3 columns" in error.message and "'C'" in error.message
    assert edges(load(path, incomplete="zeros")) == {("A", "B"): 2, ("B", "C"): 1}
    bare = file_of("h.csv", "0,2,0,1\n0,0,1,5\n1,1,1,1\n")
    assert "not square" in refused(load, bare, form="adjacency").message


def test_a_file_with_one_column(file_of, load):
    error = refused(load, file_of("g.csv", "source\nA\nB\n"))
    assert "one column" in error.message and "separator" in error.hint


def test_duplicate_participants(file_of, load):
    one = file_of("P1.csv", "source,target\nA,B\n", "x")
    same = file_of("P1.csv", "source,target\nA,B\n", "y")
    other = file_of("P1.csv", "source,target\nB,C\n", "z")
    assert edges(load(one, same)) == {("A", "B"): 1}
    error = refused(load, one, other)
    assert "'P1'" in error.message and str(Path("x", "P1.csv")) in error.message
    assert str(Path("z", "P1.csv")) in error.message and [r.changes for r in error.remedies] == [
        {"duplicates": "merge"},
        {"duplicates": "separate"},
    ]
    assert len(load(one, other, duplicates="merge").raw.people) == 1
    assert len(load(one, other, duplicates="separate").raw.people) == 2


def test_one_person_with_two_weights_for_an_edge_is_told(file_of, load):
    study = load(file_of("g.csv", "participant,source,target,weight\nP1,A,B,2\nP1,A,B,5\n"))
    assert "1 edges were stated again" in study.notes[0]
    assert edges(study, "binary") == {("A", "B"): 1} and edges(study, "sum") == {("A", "B"): 7}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("source,target\nA,\n", "line 2, column target: the cell is empty"),
        ("source,target,weight\nA,B,1\nB,C,many\n", "g.csv, line 3, column weight: 'many' is not a number"),
        (",A,B\nA,0,x\nB,1,0\n", "g.csv, line 2, column B: 'x' is not a number"),
        ("source,target,weight\nA,B,inf\n", "'inf' is not a finite number"),
        ("source,target,weight\nA,B,1\nB,C,-1e120\n", "line 3, column weight: '-1e120' is too large or too"),
        ("source,target,weight\nA,B,1e-320\n", "line 2, column weight: '1e-320' is too large or too small"),
        (",A,B\nA,0,1e120\nB,1,0\n", "line 2, column B: '1e120' is too large or too small"),
        ("source,target,weight,contributors\nA,B,1,1e300\n", "column contributors: '1e300' is too large"),
        ("source,target,weight,contributors\nA,B,3,0.5\n", "is not a number of people"),
        ("source,target,weight\nA,B,0\n", "no edge"),
        ("source,target\n", "no edge"),
        ("a,b,c,d,e\n1,2,3,4,5\n", "source and target is not clear"),
        (",A,A\nA,0,1\nB,1,0\n", "are called 'A'"),
    ],
)
def test_one_clear_line(file_of, load, text, words):
    assert words in refused(load, file_of("g.csv", text)).message


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("g.graphml", "<graphml><node"),
        (
            "g.graphml",
            '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><graphml><node id="&e;"/></graphml>',
        ),
        ("g.graphml", "<html/>"),
        ("g.gml", "graph [ node [ id 0 ]"),
        ("g.gml", "nothing here"),
        ("g.gml", "graph [ node [ id 0 ] edge [ source 0 target 9 ] ]"),
        ("g.json", "{"),
        ("g.json", "[1, 2]"),
        ("g.json", '{"nodes": [{"id": 1}], "links": [{"source": 1}]}'),
        ("g.json", '{"nodes": [{"id": 1}], "links": [{"source": 1, "target": 1, "weight": "x"}]}'),
    ],
)
def test_spoiled_network_files(file_of, load, name, text):
    assert name in refused(load, file_of(name, text)).message


def test_rows_with_empty_cells_may_be_left_out(file_of, load):
    study = load(file_of("g.csv", "source,target\nA,B\nA,\n,C\n"), blank="drop")
    assert edges(study) == {("A", "B"): 1} and "2 rows" in study.notes[0]


def test_decimal_commas(file_of, load):
    study = load(file_of("g.csv", "source;target;weight\nA;B;1,5\nB;C;0,25\n"))
    assert edges(study) == {("A", "B"): 1.5, ("B", "C"): 0.25}


def test_undirected_edges_are_one_cell(file_of, load):
    study = load(file_of("g.csv", "participant,source,target\nP1,A,B\nP1,B,A\nP2,B,A\n"), directed="no")
    assert edges(study) == {("A", "B"): 2}
    matrix = load(file_of("m.csv", ",A,B\nA,0,3\nB,3,1\n"), directed="no")
    assert edges(matrix) == {("A", "B"): 3, ("B", "B"): 1}


@pytest.mark.parametrize(
    ("name", "nodes", "cells"),
    [
        ("graphs/syseff_ensemble.csv", 40, 523),
        ("graphs/syseff_aggregate.csv", 40, 523),
        ("graphs/comap_demo_ensemble.csv", 14, 161),
        ("graphs/lesmis.gml", 77, 254),
        ("graphs/celegansneural.gml", 297, 2345),
        ("graphs/email-Eu-core.txt", 1005, 25571),
        ("graphs/wiki-Vote.txt", 7115, 103689),
    ],
)
def test_real_files(shared_data, load, name, nodes, cells):
    study = load(shared_data(name))
    assert len(study.raw.labels) == nodes and layers_of(study, "binary")[0].graph.edges == cells


def test_a_real_signed_graph(shared_data, load):
    path = shared_data("graphs/soc-sign-bitcoinotc.csv")
    assert "line 598: 104 → 179" in refused(load, path).message
    layers = layers_of(load(path, signed="split"), "binary")
    assert [layer.graph.edges for layer in layers] == [32029, 3563]


def test_ensemble_and_aggregate_of_one_study_agree(shared_data, load):
    people = layers_of(load(shared_data("graphs/syseff_ensemble.csv")), "binary")[0].graph
    ready = layers_of(load(shared_data("graphs/syseff_aggregate.csv")), "binary")[0].graph
    assert people.labels == ready.labels and np.array_equal(people.weight, ready.weight)
    assert np.array_equal(people.contributors, ready.contributors)


def test_the_preview_says_what_was_recognised(file_of):
    shown = preview([file_of("maps.csv", ENSEMBLE)], Reading(), Columns(), Progress())
    assert shown.roles == {"participant": "participant", "source": "source", "target": "target"}
    assert ("Participants", "2") in shown.facts and shown.rows[0] == ("P1", "A", "B")
    assert shown.chosen.source == "source"
    again = load_study([file_of("maps.csv", ENSEMBLE)], shown.reading, shown.chosen, Progress())
    assert edges(again) == EXPECTED


def test_the_preview_of_an_unclear_file_still_shows_it(file_of):
    shown = preview([file_of("g.csv", "source\nA\nB\n")], Reading(), Columns(), Progress())
    assert shown.rows[1] == ("A",) and "one column" in shown.problems[0].what


def test_settings_that_do_nothing_here_are_neither_shown_nor_taken(tmp_path):
    from engine.core.errors import InputError
    from engine.core.progress import Progress
    from engine.kinds.graphs.params import Columns, Reading
    from engine.kinds.graphs.preview import preview

    path = tmp_path / "edges.csv"
    path.write_text("source,target\na,b\nb,c\n")
    unused = preview([path], Reading(), Columns(), Progress()).unused
    assert {"sheet", "tidy", "ranges", "bad_lines", "labels"} <= set(unused) and "separator" not in unused
    with pytest.raises(InputError, match="cell by cell"):
        preview([path], Reading(tidy="fold"), Columns(), Progress())


def test_the_place_of_a_wrong_weight_is_said_in_the_language_of_the_reader(tmp_path):
    """An Italian message said: maps.csv, line 3, colonna weight."""
    path = tmp_path / "maps.csv"
    path.write_text("source,target,weight\nA,B,1\nB,C,much\n")
    with pytest.raises(InputError) as found:
        load_study([path], Reading(), Columns(), Progress())
    assert Translation("it")(found.value.args[0]).startswith("maps.csv, riga 3, colonna weight")
