"""An edge list without apostrophes is read as one that has some: the same edges, the same complaints."""

from __future__ import annotations

import random

import pytest

from engine.verify import read_graph

PIECES = ["a", "b", "1", "'=a", "'", '"a"', '"', '""', '"a,b"', '"a\nb"', "", "é", "\r"]
HEADS = ["source,target,weight"] * 5 + ["source,target,weight,x", "source,target", '"source",target,weight']


def _read(folder):
    try:
        layer = read_graph.read_layer(folder, "", "csv", True)
    except read_graph.Unreadable as error:
        return str(error)
    return layer.columns, layer.nodes, layer.edges


@pytest.mark.parametrize("seed", range(10))
def test_plain_or_not(seed, tmp_path, monkeypatch):
    chosen, plain = random.Random(seed), 0
    path = tmp_path / "data.csv"
    for _ in range(100):
        pieces = chosen.sample(PIECES, chosen.choice([2, 3, 4]))
        width = chosen.choice([3, 3, 3, 2, 4])
        lines = [
            ",".join(chosen.choice(pieces) for _ in range(3 if chosen.random() < 0.97 else width))
            for _ in range(chosen.randint(0, 6))
        ]
        written = "\n".join([chosen.choice(HEADS), *lines]) + chosen.choice(["", "\n", "\n\n"])
        path.write_bytes(written.encode() + (b"\xff" if chosen.random() < 0.05 else b""))
        quick = _read(tmp_path)
        plain += bool(read_graph._plain_edges(path))
        with monkeypatch.context() as patched:
            patched.setattr(read_graph, "_plain_edges", lambda _: [])
            assert quick == _read(tmp_path)
    assert plain
