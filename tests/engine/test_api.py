"""Sfumato from Python: frames and networks in and out, the same bytes as the command line."""

from __future__ import annotations

import inspect
import json
import os
from pathlib import Path

import numpy as np
import pytest

from engine import api
from engine.cli import SAMPLES
from engine.cli import main as command_line
from engine.core import tempfiles
from engine.core.errors import GateShut, InputError, ParameterError
from engine.core.technique import all_techniques, find_kind
from tests.signing import REASON, EveryReason

SEED = 20
REPORTS = ("report.html", "report.pdf")


@pytest.fixture(autouse=True)
def own_ledger(tmp_path, monkeypatch):
    monkeypatch.setenv("SFUMATO_HOME", str(tmp_path / "home"))


def some_and_slowly_the_rest():
    quick = ("eventlogs.travas", "timeseries.naive", "tables.swap")
    return [
        pytest.param(one, id=one.key, marks=() if one.key in quick else pytest.mark.slow)
        for one in all_techniques()
    ]


@pytest.mark.parametrize("technique", some_and_slowly_the_rest())
def test_api_and_command_line_give_the_same_bytes(technique, tmp_path, monkeypatch):
    sample = SAMPLES / (technique.sample or find_kind(technique.key).sample)
    made = api.run(api.open_data(find_kind(technique.key).key, sample), technique.key, seed=SEED)
    reasons = {item.name: REASON for item in api.gate(made) if item.state == "amber"}
    ours = Path(api.release(made, tmp_path / "python", reasons=reasons).folder) / "release"
    monkeypatch.setenv("SFUMATO_HOME", str(tmp_path / "other home"))
    reasons["Earlier releases"] = REASON  # the first one lies beside
    given = [part for name, why in reasons.items() for part in ("--reason", f"{name}={why}")]
    line = ["run", technique.key, str(sample), "--set", f"seed={SEED}", "--out", str(tmp_path / "line")]
    assert command_line([*line, *given, "--json"]) == 0
    theirs = tmp_path / "line" / "release"
    names = sorted(path.name for path in ours.iterdir())
    assert names == sorted(path.name for path in theirs.iterdir())
    for name in names:
        if name not in (*REPORTS, "manifest.json"):
            assert (ours / name).read_bytes() == (theirs / name).read_bytes(), name
    first, second = (
        json.loads((one / "manifest.json").read_text(encoding="utf-8")) for one in (ours, theirs)
    )
    for told in (first, second):
        del told["time"]
        for name in REPORTS:
            del told["files"][name]
    assert first == second
    assert api.verify(tmp_path / "python").verified


def test_a_frame_gives_the_bytes_of_its_file(tmp_path):
    import pandas as pd

    frame = pd.read_csv(SAMPLES / "meters.csv")
    made = [
        api.run(api.open_data("timeseries", one), "timeseries.kapra", seed=3, k=9)
        for one in (frame, SAMPLES / "meters.csv")
    ]
    assert made[0].utility == made[1].utility and made[0].risk == made[1].risk
    pd.testing.assert_frame_equal(made[0].result(), made[1].result())
    assert made[0].params["k"] == 9 and made[0].promise.nature == "guarantee"


def test_data_in_memory_is_gone_with_the_object():
    import pandas as pd

    data = api.open_data("clusters", {"north": pd.DataFrame(np.eye(30)), "south": pd.DataFrame(np.eye(30))})
    assert [Path(path).stem for path in data.paths] == ["north", "south"]
    (folder,) = {Path(path).parent for path in data.paths}
    assert folder.parent == tempfiles.private_root() and folder.name.startswith(f"{os.getpid()}-")
    del data
    assert not folder.exists()


def test_maps_of_participants_become_one_synthetic_network():
    import networkx as nx

    maps = [nx.gnm_random_graph(12, 40, seed=number, directed=True) for number in range(30)]
    made = api.run(api.open_data("graphs", maps), "graphs.synthetic", seed=1, noise_scale=0.9)
    network, edges = made.result(), made.table("edges")
    assert network.is_directed() and set(network) <= {str(node) for node in range(12)}
    assert made.risk["single_contributor_share"] is not None
    told = {(one.source, one.target): one for one in edges.itertuples()}
    for source, target, weight in network.edges(data="weight"):
        edge = told[source, target]
        drawn = sum(one.has_edge(int(source), int(target)) for one in maps)
        assert edge.released == weight and edge.weight == drawn and edge.difference == weight - drawn
    assert made.figures()[0]._repr_svg_().startswith("<svg")


def test_compare_takes_frames_networks_and_folders(tmp_path):
    import networkx as nx
    import pandas as pd

    frame = pd.DataFrame({"x": np.arange(40.0), "y": np.arange(40.0) % 7})
    found = api.compare("clusters", frame, frame)
    assert found["risk"]["equal_rows"] == 40
    assert "utility.columns.x.mean_shift" in set(found.frame()["figure"])
    graph = nx.gnm_random_graph(10, 20, seed=2)
    assert api.compare("graphs", graph, graph)["utility"]["total_weight_ratio"] == 1
    residents = SAMPLES / "residents.csv"
    made = api.run(api.open_data("tables", residents), "tables.swap", seed=1)
    api.release(made, tmp_path / "out", reasons=EveryReason())
    assert api.compare("tables", residents, tmp_path / "out")["rows"] == 2000


def test_mistakes_are_sentences(tmp_path):
    import pandas as pd

    with pytest.raises(ParameterError, match="no setting 'k' of reading"):
        api.open_data("timeseries", SAMPLES / "meters.csv", k=3)
    with pytest.raises(InputError, match="int is no data"):
        api.open_data("tables", 7)
    with pytest.raises(InputError, match="cannot be read"):
        api.open_data("tables", pd.DataFrame({"a": [1, "x", object()]}))
    with pytest.raises(InputError, match="has no edge"):
        import networkx as nx

        api.open_data("graphs", nx.Graph())
    data = api.open_data("timeseries", SAMPLES / "meters.csv")
    with pytest.raises(ParameterError, match="is not for timeseries"):
        api.run(data, "tables.swap")
    made = api.run(data, "timeseries.kapra")
    with pytest.raises(GateShut) as shut:
        api.release(made, tmp_path / "out")
    assert shut.value.missing and not (tmp_path / "out").exists()
    with pytest.raises(ParameterError, match="no table"):
        made.table("edges")


def test_what_is_public_is_documented_and_typed():
    for name in api.__all__:
        one = getattr(api, name)
        assert inspect.getdoc(one), name
        if inspect.isfunction(one):
            signature = inspect.signature(one)
            assert signature.return_annotation is not inspect.Signature.empty
            assert all(p.annotation is not inspect.Parameter.empty for p in signature.parameters.values())
