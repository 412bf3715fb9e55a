"""Threads, files and Dask carry the same messages to the same result; failures name the site."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine import VERSION
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.io import memory_limit
from engine.io.memory_limit import bytes_of
from engine.kinds.clusters import exchange_site, transport_files
from engine.kinds.clusters.data import Sites, one_site
from engine.kinds.clusters.load import load
from engine.kinds.clusters.message import Answer, Message, decode, encode
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.params import Columns, Em, Kmeans, Patterns, Reading, Sdbdc
from engine.kinds.clusters.protocol import Method, SiteError, Threads, Turn, run_rounds
from engine.kinds.clusters.run import run

ROOT = Path(__file__).resolve().parents[4]
TECHNIQUES = {
    "clusters.kmeans": Kmeans(k=3),
    "clusters.em": Em(k=3, k_max=4, starts=3),
    "clusters.sdbdc": Sdbdc(eps=0.8),
    "clusters.patterns": Patterns(support=0.1),
}


@pytest.fixture
def houses(tmp_path):
    """Three files with the same columns."""
    random = np.random.default_rng(7)
    paths = []
    for name in ("a", "b", "c"):
        group = random.integers(0, 3, 120)
        points = np.array([[0, 0], [6, 0], [0, 6]])[group] + random.normal(size=(120, 2)) * 0.5
        rows = [f"{x!r},{y!r},{'pqr'[g]}" for (x, y), g in zip(points.tolist(), group, strict=True)]
        path = tmp_path / f"{name}.csv"
        path.write_text("x,y,kind\n" + "\n".join(rows) + "\n")
        paths.append(path)
    return paths


def read_border(folder):
    return [json.loads(line) for line in (folder / "border.jsonl").read_text(encoding="utf-8").splitlines()]


def same(left, right, path="result"):
    assert type(left) is type(right) or {type(left), type(right)} <= {list, tuple, np.ndarray, int, float}, (
        path
    )
    if isinstance(left, dict):
        assert left.keys() == right.keys()
        for key in left:
            same(left[key], right[key], f"{path}.{key}")
    elif isinstance(left, list | tuple):
        assert len(left) == len(right), path
        for i, (a, b) in enumerate(zip(left, right, strict=True)):
            same(a, b, f"{path}[{i}]")
    elif isinstance(left, np.ndarray):
        assert np.array_equal(left, right), path
    else:
        assert left == right, path


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_files_carry_to_the_same_result(technique, houses, tmp_path):
    params = TECHNIQUES[technique]
    data = load(houses, Reading(), Columns(), Progress())
    here = run(data, params, Randomness.from_seed(5), Progress())
    master = tmp_path / "master"
    names = list(data.names)
    step = transport_files.start_master(master, technique, params, ("x", "y"), names, seed=5)
    for name, path in zip(names, houses, strict=True):
        joining = master / f"to-{name}" / f"joining-{name}.json"
        exchange_site.join(tmp_path / f"site-{name}", joining, path, accept=True, seed=5)
    for _ in range(200):
        for name, path in zip(names, houses, strict=True):
            letter = master / f"to-{name}" / f"round-{step.round}-to-{name}.json"
            answered = exchange_site.answer(tmp_path / f"site-{name}", letter, path, yes=True)
            # The same step again gives the same bytes: a lost stick costs nothing.
            sent = [file for file in answered.written if file.name.startswith("round-")]
            before = [file.read_bytes() for file in sent]
            again = exchange_site.answer(tmp_path / f"site-{name}", letter, path)
            assert [file.read_bytes() for file in again.written] == before
            for file in sent:
                file.rename(master / "from" / file.name)
        if step.done:
            break
        step = transport_files.step_master(master)
    found = transport_files.read_result(master)
    assert found.pop("technique") == technique
    same(decode(encode(dict(here.result))), found)
    assert len(read_border(master)) == len(here.border)
    assert [line["bytes"] for line in read_border(master)] == [c.bytes for c in here.border]
    assert [line["contains"] for line in read_border(master)] == [list(c.contains) for c in here.border]


def test_a_missing_answer_is_named(houses, tmp_path):
    master = tmp_path / "m"
    transport_files.start_master(master, "clusters.kmeans", Kmeans(k=2), ("x", "y"), ["a", "b"])
    exchange_site.join(tmp_path / "a-house", master / "to-a" / "joining-a.json", houses[0], accept=True)
    step = exchange_site.answer(
        tmp_path / "a-house", master / "to-a" / "round-1-to-a.json", houses[0], yes=True
    )
    step.written[0].rename(master / "from" / step.written[0].name)
    with pytest.raises(InputError, match="no answer yet from b"):
        transport_files.step_master(master)
    assert not (master / "result.json").exists()


def test_a_site_does_not_send_points_unless_told(houses, tmp_path):
    from engine.kinds.clusters.params import Dbscan

    master = tmp_path / "m"
    transport_files.start_master(master, "clusters.dbscan", Dbscan(eps=0.5), ("x", "y"), ["a"])
    joining, letter = (master / "to-a" / name for name in ("joining-a.json", "round-1-to-a.json"))
    with pytest.raises(MessageRefused, match="all rows leave this house"):
        exchange_site.join(tmp_path / "h", joining, houses[0], accept=True)
    assert not (tmp_path / "h").exists()
    exchange_site.join(tmp_path / "h", joining, houses[0], accept=True, allow_points=True)
    step = exchange_site.answer(tmp_path / "h", letter, houses[0], yes=True)
    assert step.written and "IT CONTAINS ROWS" in " ".join(step.told)


def test_a_site_keeps_its_own_floor(houses, tmp_path):
    master = tmp_path / "m"
    transport_files.start_master(master, "clusters.sdbdc", Sdbdc(eps=0.5, min_count=1), ("x", "y"), ["a"])
    joining, letter = (master / "to-a" / name for name in ("joining-a.json", "round-1-to-a.json"))
    exchange_site.join(tmp_path / "h", joining, houses[0], least_count=15, accept=True)
    step = exchange_site.answer(tmp_path / "h", letter, houses[0], yes=True)
    assert decode(step.written[0].read_text())["body"]["counts"].min() >= 15


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_a_site_without_the_memory_is_told_so_before_it_agrees_or_answers(
    technique, houses, tmp_path, monkeypatch
):
    transport_files.start_master(tmp_path / "m", technique, TECHNIQUES[technique], ("x", "y"), ["a", "b"])
    letters, house = tmp_path / "m" / "to-a", tmp_path / "house"
    there = bytes_of(load(houses[:1], Reading(), Columns(), Progress()).sites[0].values)
    monkeypatch.setattr(memory_limit, "available", lambda: 2 * there)
    with pytest.raises(InputError, match="this run would take about"):
        exchange_site.join(house, letters / "joining-a.json", houses[0], accept=True)
    assert not house.exists()
    monkeypatch.setattr(memory_limit, "available", lambda: 100 * there)
    exchange_site.join(house, letters / "joining-a.json", houses[0], accept=True)
    before = {path: path.read_bytes() for path in house.rglob("*") if path.is_file()}
    monkeypatch.setattr(memory_limit, "available", lambda: 2 * there)
    with pytest.raises(InputError, match="this run would take about"):
        exchange_site.answer(house, letters / "round-1-to-a.json", houses[0], yes=True)
    assert {path: path.read_bytes() for path in house.rglob("*") if path.is_file()} == before


def test_damaged_and_foreign_messages_are_refused(houses, tmp_path):
    bad = tmp_path / "round-1-to-a.json"
    bad.write_text('{"sfumato": "mess')
    with pytest.raises(InputError, match="damaged"):
        exchange_site.answer(tmp_path / "h", bad, houses[0])


def test_numbers_survive_the_journey():
    body = {
        "x": np.random.default_rng(0).normal(size=(3, 2)),
        "big": 1 << 190,
        "flags": np.array([True, False]),
    }
    back = decode(encode(body))
    assert np.array_equal(back["x"], body["x"]) and back["x"].dtype == np.float64
    assert back["big"] == 1 << 190 and back["flags"].dtype == bool


# ── failing and late sites ────────────────────────────────────────────────────────────────────


def _ask(memory, replies, randomness):
    return Turn({name: Message("request key") for name in memory["names"]}, memory)


def two_sites():
    return tuple(one_site(name, ("x",), np.zeros((1, 1))) for name in ("good", "bad"))


def test_a_failing_site_is_named():
    def step(site, memory, message, randomness):
        if site.name == "bad":
            raise ValueError("disk full")
        return Answer(Message("public key", {"key": "2"}))

    method = Method("clusters.kmeans", step, _ask)
    randomness = Randomness.from_seed(0)
    with pytest.raises(SiteError, match="site bad failed: disk full"):
        run_rounds(method, Threads(method, two_sites(), randomness), {}, randomness, Progress())


def test_a_late_site_is_named():
    release = threading.Event()

    def step(site, memory, message, randomness):
        if site.name == "bad":
            release.wait(60)
        return Answer(Message("public key", {"key": "2"}))

    method = Method("clusters.kmeans", step, _ask)
    randomness = Randomness.from_seed(0)
    try:
        with pytest.raises(SiteError, match=r"no answer from bad after 0\.3 seconds"):
            run_rounds(
                method,
                Threads(method, two_sites(), randomness, timeout=0.3),
                {},
                randomness,
                Progress(),
            )
    finally:
        release.set()


# ── Dask ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("technique", ["clusters.kmeans", "clusters.em", "clusters.sdbdc"])
def test_dask_carries_to_the_same_result(technique, houses, scheduler):
    params = TECHNIQUES[technique]
    here = run(load(houses, Reading(), Columns(), Progress()), params, Randomness.from_seed(5), Progress())
    data = load(houses, Reading(scheduler=scheduler), Columns(), Progress())
    assert not data.sites and not data.has_rows, "no row is in this process"
    there = run(data, params, Randomness.from_seed(5), Progress())
    same(dict(here.result), dict(there.result))
    assert [c.as_json() for c in here.border] == [c.as_json() for c in there.border]
    for name in here.labels:
        assert np.array_equal(here.labels[name], there.labels[name])


def test_dask_pins_sites_to_workers_and_names_failures(houses, scheduler):
    from engine.kinds.clusters import kmeans
    from engine.kinds.clusters.transport_dask import Dask

    data = load(houses, Reading(scheduler=scheduler), Columns(), Progress())
    carrier = Dask(kmeans.METHOD, data.remote, Randomness.from_seed(0), scheduler)
    try:
        assert len(set(carrier.worker.values())) == 2
        carrier.begin({"k": 2, "min_count": 10, "masked": True})
        carrier.deliver({n: Message("request key") for n in carrier.names}, Progress())
        for name, future in carrier._rows.items():
            where = carrier._client.who_has([future])
            assert list(where.values()) == [(carrier.worker[name],)]
    finally:
        carrier.close()
    lost = replace(data.remote[1], path=str(houses[1]) + ".gone")
    broken = Sites((), data.columns, scheduler=scheduler, remote=(data.remote[0], lost, data.remote[2]))
    broken = replace(broken, low=data.low, width=data.width)
    with pytest.raises(SiteError, match="site b failed"):
        run(broken, Kmeans(k=2), Randomness.from_seed(0), Progress())


def test_no_scheduler_is_said(houses, nobody_answers):
    data = load(houses, Reading(scheduler=nobody_answers), Columns(), Progress())
    with pytest.raises(InputError, match="no scheduler answers"):
        run(data, Kmeans(k=2), Randomness.from_seed(0), Progress())


OURS = VERSION.encode()


@pytest.mark.parametrize(
    "text",
    [
        {"kind": "sums"},
        None,
        "text",
        b"",
        b"[]",
        b"\x80\x04.",
        b'{"version": "%s", "labels": null}' % OURS,
        b'{"version": "%s", "labels": null, "held": "x"}' % OURS,
        b'{"version": "%s", "labels": null, "held": 0, "kind": 3, "body": {}, "contains": []}' % OURS,
        b'{"version": "%s", "labels": null, "held": 0, "kind": "sums", "body": [], "contains": []}' % OURS,
        b'{"version": "%s", "labels": null, "held": 0, "kind": "sums", "body": {}, "contains": ["no"]}'
        % OURS,
        b'{"version": "%s", "labels": null, "held": 0, "kind": "sums", "body": {}, "contains": [], "more": 1}'
        % OURS,
        b'{"version": "%s", "labels": null, "held": 0, "held": 1}' % OURS,
    ],
)
def test_what_a_worker_sends_is_read_as_text_of_ours_or_refused(text):
    from engine.kinds.clusters.transport_dask import read

    with pytest.raises(MessageRefused, match="no message of Sfumato"):
        read("a", text)


@pytest.mark.parametrize("said", [b'"labels": null, "held": 0', b'"failed": "x", "hint": "y"'])
def test_a_site_of_another_version_is_refused_whatever_it_says(said):
    from engine.kinds.clusters.transport_dask import read

    with pytest.raises(InputError, match="a was read by a worker of another version of Sfumato"):
        read("a", b'{"version": "0.0.1", %s}' % said)
    with pytest.raises(MessageRefused, match="no message of Sfumato"):
        read("a", b"{%s}" % said)
