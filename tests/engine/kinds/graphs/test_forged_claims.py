"""Releases whose manifest, folder or edges say more or other than was done, some beside the original."""

from __future__ import annotations

import os

import pytest

from tests.engine.kinds.graphs.forging import among, failed, relabel, weigh

# ── what the manifest says ────────────────────────────────────────────────────────────────────


def test_an_edge_of_one_person_under_the_threshold_is_found(forged):
    release = forged("private csv")
    release.lines(among("Rare,Noise,1"))
    release.seal()
    assert failed(release) == ["Every weight reaches the threshold"]


@pytest.mark.parametrize(
    "values", [{"epsilon": 0.01}, {"delta": 1e-12}, {"c": 90}, {"epsilon": 0.001, "c": 100_000}]
)
def test_a_stricter_promise_than_was_kept_is_found(forged, values):
    """Every word is restated; the edges are those of the looser promise."""
    release = forged("private csv")
    release.restate(**values)
    release.seal()
    assert failed(release) == ["Every weight reaches the threshold"]


def test_a_synthetic_graph_called_private_is_found(forged):
    release = forged("synthetic csv")
    release.restate("graphs.private", epsilon=2.0, delta=1e-5, c=3)
    release.seal()
    assert failed(release) == ["Every weight reaches the threshold"]


def test_a_higher_floor_than_was_kept_is_found(forged):
    release = forged("synthetic csv")
    release.restate(floor=900)
    release.seal()
    assert failed(release) == ["No weight under the floor"]


def without(*keys):
    def change(manifest):
        inside = manifest
        for key in keys[:-1]:
            inside = inside[key]
        del inside[keys[-1]]

    return change


def put(value, *keys):
    def change(manifest):
        inside = manifest
        for key in keys[:-1]:
            inside = inside[key]
        inside[keys[-1]] = value

    return change


SAID = "What is said of the graph"
LEAVES = {"name": "Alba Rossi drew Rare", "treatment": "dropped", "how": ""}
MANIFEST = {
    "epsilon is gone": (without("params", "epsilon"), "Parameters as declared"),
    "c is gone": (without("params", "c"), "Parameters as declared"),
    "no parameters": (put({}, "params"), "Parameters as declared"),
    "a delta below zero": (put(-1, "params", "delta"), "Parameters as declared"),
    "an epsilon of nothing": (put(1e-20, "params", "epsilon"), "Parameters as declared"),
    "an epsilon of a thousand": (put(1000.0, "params", "epsilon"), "Parameters as declared"),
    "no edge a person": (put(0, "params", "c"), "Parameters as declared"),
    "c is not known": (put(None, "params", "c"), "Parameters as declared"),
    "c in words": (put("three", "params", "c"), "Parameters as declared"),
    "another parameter": (put("Alba", "params", "note"), "Parameters as declared"),
    "digits hidden in the rank": (put("0.500000000174", "params", "rank"), "Parameters as declared"),
    "words in the rank": (put("energy:0.9 Alba", "params", "rank"), "Parameters as declared"),
    "a blank in the rank": (put("0.5 ", "params", "rank"), "Parameters as declared"),
    "the rank with a nought": (put("0.50", "params", "rank"), "Parameters as declared"),
    "parameters raised, words kept": (put(4.0, "params", "epsilon"), "Promise as made"),
    "another promise": (put("nobody can ever know", "promise", "words"), "Promise as made"),
    "no limits": (put("", "promise", "limits"), "Promise as made"),
    "a heuristic called a guarantee": (put("heuristic", "promise", "nature"), "Promise as made"),
    "more in the promise": (put("Alba", "promise", "note"), "Promise as made"),
    "another technique": (put("graphs.synthetic", "technique"), "Parameters as declared"),
    "no technique": (put("graphs.magic", "technique"), "Parameters as declared"),
    "another format": (put("graphml", "format"), "Files as promised"),
    "no format": (put("exe", "format"), "Files as promised"),
    "more facts": (put(["Alba Rossi"], "done", "facts", "names"), SAID),
    "rows among the facts": (put({"read": 9, "dropped": 0}, "done", "facts", "rows"), SAID),
    "fewer facts": (without("done", "facts", "people"), SAID),
    "a layer twice": (put(["", ""], "done", "facts", "layers"), "Files as promised"),
    "no layer": (put([], "done", "facts", "layers"), "Files as promised"),
    "a layer elsewhere": (put(["../audit"], "done", "facts", "layers"), "Files as promised"),
    "layers in words": (put("positive", "done", "facts", "layers"), "Files as promised"),
    "two layers said, one there": (
        put(["positive", "negative"], "done", "facts", "layers"),
        "Files as promised",
    ),
    "a direction in words": (put("yes", "done", "facts", "directed"), SAID),
    "a direction as a number": (put(1, "done", "facts", "directed"), SAID),
    "real weights": (put("real numbers", "done", "facts", "weights"), SAID),
    "other people": (put("unknown", "done", "facts", "people"), SAID),
    "people counted": (put(314, "done", "facts", "people"), SAID),
    "nothing leaves": (put([], "done", "leaving"), SAID),
    "more that leaves": (lambda m: m["done"]["leaving"].append(LEAVES), SAID),
    "another treatment": (put("dropped", "done", "leaving", 0, "treatment"), SAID),
    "another how": (put("Alba Rossi", "done", "leaving", 0, "how"), SAID),
    "no treatment at all": (put("burnt", "done", "leaving", 0, "treatment"), "Parameters as declared"),
    "columns with more": (put("Alba", "columns", "note"), SAID),
    "columns with another direction": (put(False, "columns", "directed"), SAID),
    "no columns": (put({}, "columns"), SAID),
    "an entry nobody knows": (put("Alba", "note"), "Manifest as declared"),
    "figures of the original": (put({"people": 94}, "risk"), "Figures as declared"),
    "figures in words": (put({"epsilon_person": "Alba"}, "risk"), "Figures as declared"),
}


@pytest.mark.parametrize("name", MANIFEST)
def test_a_forged_manifest_is_found(forged, name):
    change, found = MANIFEST[name]
    release = forged("private csv")
    change(release.manifest)
    release.seal()
    assert found in failed(release)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace('"c": 3', '"c": 3, "c": 3', 1),
        lambda text: text.replace('"c": 3', '"c": NaN', 1),
        lambda text: text.replace('"c": 3', '"c":  3', 1),
        lambda text: text + "\n",
        lambda text: text[:-20],
        lambda text: "[]",
    ],
)
def test_a_manifest_spelled_otherwise_is_found(forged, change):
    release = forged("private csv")
    release.seal()
    release.text(change, release.folder / "manifest.json")
    assert "Manifest reads" in failed(release)


# ── what else is in the folder ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "name", ["appendix.csv", ".raw", "data.adjacency.csv", "data.graphml", "data.json", "notes.txt"]
)
@pytest.mark.parametrize("base", ["synthetic csv", "private layers"])
def test_another_file_is_found(forged, base, name):
    release = forged(base)
    (release.folder / name).write_text("participant,source,target\nAlba Rossi,Rare,Noise\n", encoding="utf-8")
    release.seal()
    assert "Files as promised" in failed(release)


@pytest.mark.parametrize("name", ["data.positive.csv", "data.negative.csv"])
def test_a_layer_that_is_missing_is_found(forged, name):
    release = forged("private layers")
    (release.folder / name).unlink()
    release.seal()
    assert "Files as promised" in failed(release)


def test_a_layer_called_the_whole_is_found(forged):
    """One of two layers is taken away and the words are changed to fit: the original tells."""
    release = forged("private layers", audit=True)
    (release.folder / "data.negative.csv").unlink()
    (release.folder / "data.positive.csv").rename(release.folder / "data.csv")
    release.restate(facts={"layers": [""]})
    release.seal()
    assert "Read as the original" in failed(release)


def test_links_and_folders_are_found(forged):
    release = forged("synthetic csv")
    release.seal()
    (release.folder / "more").mkdir()
    assert failed(release) == ["Nothing but files"]
    (release.folder / "more").rmdir()
    os.symlink("/etc/hostname", release.folder / "more")
    assert failed(release) == ["Nothing but files"]


def test_changed_bytes_without_new_hashes_are_found(forged):
    release = forged("synthetic csv")
    release.seal()
    release.lines(weigh("8"))
    assert "Files are as they were written" in failed(release)


# ── where the house still has the original ────────────────────────────────────────────────────


def drop_last(lines):
    return lines[:-1]


ORIGINAL = {
    "an edge that nobody drew": ("synthetic csv", among("Noise,Zebra,4"), "Support"),
    "an edge that is missing": ("synthetic csv", drop_last, "Support"),
    "a private edge that nobody drew": ("private csv", among("Noise,Zebra,400"), "Support"),
    "an edge of one person": ("synthetic floor", among("Rare,Noise,7"), "Edges on few people are gone"),
    "a participant for a node": ("synthetic csv", among("Alba Rossi,Noise,4"), "No participant named"),
}


@pytest.mark.parametrize("name", ORIGINAL)
def test_a_forgery_is_found_beside_the_original(forged, name):
    base, change, found = ORIGINAL[name]
    release = forged(base, audit=True)
    release.lines(change)
    release.seal()
    assert found in failed(release)


@pytest.mark.parametrize("facts", [{"directed": False}, {"people": "counted"}, {"people": "unknown"}])
def test_other_facts_are_found_beside_the_original(forged, facts):
    release = forged("synthetic undirected" if facts.get("directed") else "synthetic csv", audit=True)
    release.restate(facts=facts)
    release.seal()
    assert set(failed(release)) & {"Read as the original", "Order of the rows"}


def test_whole_numbers_called_real_are_found_beside_the_original(forged):
    release = forged("synthetic csv", audit=True)
    release.restate(facts={"weights": "real numbers"})
    release.seal()
    assert "Kind of weights" in failed(release)


def test_an_original_weight_is_found(forged, honest):
    """One real weight of the file, to its last digit."""
    known = (honest["synthetic real"].parent / "real.csv").read_text(encoding="utf-8").splitlines()[3]
    release = forged("synthetic real", audit=True)
    text = release.data().read_text(encoding="utf-8")
    old = text.rsplit('<data key="weight">', 1)[1].split("<", 1)[0]
    release.text(relabel(f">{old}<", f">{known.rsplit(',', 1)[1]}<"))
    release.seal()
    assert failed(release) == ["No weight as it was"]


def test_layers_exchanged_are_found(forged):
    release = forged("private layers", audit=True)
    first, second = release.folder / "data.positive.csv", release.folder / "data.negative.csv"
    first.rename(release.folder / "x")
    second.rename(first)
    (release.folder / "x").rename(second)
    release.lines(among("A,B7,999"))
    release.seal()
    assert any(name.startswith("Support") for name in failed(release))
