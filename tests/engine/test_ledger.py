from __future__ import annotations

import json

from engine.cli import SAMPLES
from engine.desk import Desk
from engine.ledger import earlier_releases
from engine.progress import Progress
from engine.task import task_of
from engine.technique import find, find_kind
from tests.signing import Order

METERS = SAMPLES / "meters.csv"


def record(folder, digest, epsilon=None, technique="eventlogs.travas"):
    (folder / "audit").mkdir(parents=True)
    params = {} if epsilon is None else {"epsilon": epsilon}
    written = {"technique": technique, "params": params, "inputs": [{"path": "x", "sha256": digest}]}
    (folder / "audit" / "audit.json").write_text(json.dumps(written))


def test_releases_of_the_same_data_beside_the_new_one_are_found(tmp_path):
    record(tmp_path / "first", "aa", 0.5)
    record(tmp_path / "second", "aa", 1.0)
    record(tmp_path / "other data", "bb", 1.0)
    (tmp_path / "damaged" / "audit").mkdir(parents=True)
    (tmp_path / "damaged" / "audit" / "audit.json").write_text("{")
    found = earlier_releases(tmp_path / "new", ["aa"])
    assert [(e.folder, e.epsilon) for e in found] == [("first", 0.5), ("second", 1.0)]
    assert earlier_releases(tmp_path / "first", ["aa"])[0].folder == "second"


def test_a_second_release_of_the_same_file_turns_the_gate_amber(tmp_path):
    desk, task = Desk(), task_of(find("timeseries.naive"), [METERS], {"k": 12})
    first = desk.release(task, Order(str(tmp_path / "one")), Progress())
    assert "Earlier releases" not in {item.name for item in first.gate}
    second = desk.release(task, Order(str(tmp_path / "two")), Progress())
    said = {item.name: item for item in second.gate}["Earlier releases"]
    assert said.state == "amber" and "one" in said.detail
    judged = {item.name for item in desk.judge(task, Order(str(tmp_path / "three")), Progress()).items}
    assert "Earlier releases" in judged


def test_epsilon_adds_up(tmp_path):
    log = SAMPLES / find_kind("eventlogs").sample
    desk, task = Desk(), task_of(find("eventlogs.travas"), [log], {"epsilon": 0.6})
    desk.release(task, Order(str(tmp_path / "one")), Progress())
    again = desk.release(task, Order(str(tmp_path / "two")), Progress())
    said = {item.name: item for item in again.gate}["Earlier releases"]
    assert said.state == "amber" and "1.2" in said.detail and "0.6" in said.detail
