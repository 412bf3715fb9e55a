"""Releases and the ledger: whatever folder, copy or name, what was spent stays spent."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.core import prior_releases
from engine.core.errors import GateShut, PromiseBroken, ReleaseError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.release import ReleaseOptions as Unsigned
from engine.core.task import task_of
from engine.core.technique import all_techniques, find, find_kind
from tests.signing import ReleaseOptions

METERS = SAMPLES / "meters.csv"
NAIVE, TRAVAS = "timeseries.naive", "eventlogs.travas"


def release(path: Path, folder: Path, technique: str = NAIVE, order=ReleaseOptions, settings=None, **more):
    task = task_of(find(technique), [path], settings or {})
    return Pipeline().release(task, order(str(folder), **more), Progress())


def line(released):
    return {item.name: item for item in released.gate}.get("Earlier releases")


def saved_again(folder: Path) -> Path:
    """The same data: other name, mixed rows, other separator, packed."""
    head, *rows = METERS.read_text(encoding="utf-8").splitlines()
    text = "\n".join([head, *random.Random(20).sample(rows, len(rows))]).replace(",", ";")
    path = folder / "an innocent name.csv.gz"
    path.write_bytes(gzip.compress(text.encode()))
    return path


def test_every_kind_knows_its_data_again():
    assert {t.key for t in all_techniques() if find_kind(t.key).fingerprint is None} == set()


def test_a_first_release_says_nothing_and_is_written_down(tmp_path):
    released = release(METERS, tmp_path / "one", signed_by="M. Rossi", dataset="Meters of 2024")
    assert line(released) is None
    (entry,) = prior_releases.entries()
    assert (entry.dataset, entry.technique, entry.event) == ("Meters of 2024", NAIVE, "released")
    assert entry.folder == str(tmp_path / "one") and entry.signed_by == "M. Rossi" and entry.loss is None


def test_the_audit_says_when_and_who_and_the_release_nothing_of_the_ledger(tmp_path):
    release(METERS, tmp_path / "one", signed_by="M. Rossi")
    (entry,) = prior_releases.entries()
    audit = json.loads((tmp_path / "one" / "audit" / "audit.json").read_text(encoding="utf-8"))
    assert audit["signed_by"] == "M. Rossi" and audit["time"] == entry.time and audit["time"][-6:] == "+00:00"
    assert audit["ledger"] == entry.as_dict() and "user" in audit
    for path in (tmp_path / "one" / "release").iterdir():
        content = path.read_bytes()
        assert entry.fingerprint.encode() not in content and entry.id.encode() not in content


def test_another_folder_and_a_copy_saved_again_are_the_same_data(tmp_path):
    release(METERS, tmp_path / "a" / "one")
    said = line(release(saved_again(tmp_path), tmp_path / "b" / "two"))
    assert said.state == "amber" and "one (" in said.detail
    assert [entry.dataset for entry in prior_releases.entries()] == ["meters", "meters"]


def test_a_name_that_the_steward_gives_joins_what_content_does_not(tmp_path):
    shorter = tmp_path / "last year.csv"
    shorter.write_text("".join(METERS.read_text(encoding="utf-8").splitlines(keepends=True)[:200]))
    release(METERS, tmp_path / "one", dataset="Meters")
    assert line(release(shorter, tmp_path / "two")) is None
    assert line(release(shorter, tmp_path / "three", dataset="meters ")).state == "amber"


def test_replacing_is_a_second_release_and_keeps_the_first_record(tmp_path):
    first = release(METERS, tmp_path / "one", settings={"k": 12})
    second = release(METERS, tmp_path / "one", overwrite=True)
    assert line(first) is None and line(second).state == "amber"
    assert [entry.event for entry in prior_releases.entries()] == ["released", "replaced"]
    (kept,) = (tmp_path / "one" / "audit").glob("replaced-*")
    assert json.loads((kept / "audit.json").read_text(encoding="utf-8"))["params"]["k"] == 12
    assert json.loads((kept / "manifest.json").read_text(encoding="utf-8"))["params"]["k"] == 12


def test_what_the_gate_stops_is_not_written_down(tmp_path):
    release(METERS, tmp_path / "one")
    with pytest.raises(GateShut, match="Earlier releases"):
        release(METERS, tmp_path / "two", order=Unsigned)
    assert len(prior_releases.entries()) == 1 and not (tmp_path / "two").exists()


def test_the_window_sees_what_the_release_will_say(tmp_path):
    pipeline, task = Pipeline(), task_of(find(NAIVE), [METERS], {})
    pipeline.release(task, ReleaseOptions(str(tmp_path / "one")), Progress())
    judged = pipeline.judge(task, ReleaseOptions(str(tmp_path / "elsewhere" / "two")), Progress())
    shown = {item.name: item for item in judged.items}["Earlier releases"]
    assert shown == line(
        pipeline.release(task, ReleaseOptions(str(tmp_path / "elsewhere" / "two")), Progress())
    )


def test_a_release_that_cannot_be_written_down_is_not_made(tmp_path):
    prior_releases.ledger_file().mkdir(parents=True)
    with pytest.raises(ReleaseError, match="ledger"):
        release(METERS, tmp_path / "one")
    assert not (tmp_path / "one").exists()


def test_a_release_that_cannot_be_put_in_place_is_not_counted(tmp_path, monkeypatch):
    def failing(self: Path, to: Path) -> Path:
        raise PermissionError(13, "a program has a file of it open", str(self))

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(ReleaseError, match="a program has a file of it open"):
        release(METERS, tmp_path / "one")
    assert prior_releases.entries() == [] and not (tmp_path / "one").exists()
    assert prior_releases.ledger_file().read_text().count("withdrawn") == 1, "nothing is erased"


# --- differentially private -------------------------------------------------------------------------


@pytest.fixture
def visits(tmp_path) -> Path:
    """A log in which a person has three cases."""
    rows = [
        f"c{case},p{case // 3},{activity},2024-01-01T0{hour}:00:00"
        for case in range(600)
        for hour, activity in enumerate(["register", "check", "decide"])
    ]
    path = tmp_path / "visits.csv"
    path.write_text("\n".join(["case,patient,activity,time", *rows]), encoding="utf-8")
    return path


def private(path: Path, folder: Path, **more):
    chosen = {"epsilon": 0.3, "delta": 1e-5, "cases_per_person": 3, "person": "patient"}
    return release(path, folder, TRAVAS, settings=chosen, **more)


@pytest.mark.skipif(find(TRAVAS).privacy_loss is None, reason="the technique does not say what it spends")
def test_three_releases_of_three_cases_a_person_are_nine_times_epsilon(visits, tmp_path):
    """Side by side, replaced, and from elsewhere: ε 0.3 · 3 cases · 3 releases = 2.7."""
    private(visits, tmp_path / "a" / "one")
    private(visits, tmp_path / "a" / "one", overwrite=True)
    head, *rows = visits.read_text(encoding="utf-8").splitlines()
    copy = tmp_path / "copy.csv.gz"
    copy.write_bytes(gzip.compress("\n".join([head, *random.Random(20).sample(rows, len(rows))]).encode()))
    said = line(private(copy, tmp_path / "b" / "three"))
    assert said.state == "amber" and "ε 1.8 and" in said.detail and "ε 2.7 and" in said.detail
    total = prior_releases.spent(prior_releases.entries())
    assert total.epsilon == 2.7 and total.delta >= 9e-5 and total.unit == "person"


@pytest.mark.skipif(find(TRAVAS).privacy_loss is None, reason="the technique does not say what it spends")
def test_a_damaged_ledger_stops_a_private_release_whatever_the_reason(visits, tmp_path):
    prior_releases.ledger_file().parent.mkdir(parents=True)
    prior_releases.ledger_file().write_text("{half a li")
    with pytest.raises(PromiseBroken, match="line 1 of the ledger cannot be read"):
        private(visits, tmp_path / "one")
    assert not (tmp_path / "one").exists()
