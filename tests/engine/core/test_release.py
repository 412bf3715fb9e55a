"""The release folder: whole or not at all, and nothing lost when it cannot be written."""

from __future__ import annotations

import dataclasses
import json
import os
import shutil

import numpy as np
import pytest

from engine.cli import SAMPLES
from engine.core.audit import write_json
from engine.core.errors import PromiseBroken, ReleaseError, SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.staging import tidy
from engine.core.task import task_of
from engine.core.technique import find
from engine.verify.folder import verify_folder
from tests.signing import EveryReason, ReleaseOptions

NAIVE = "timeseries.naive"


@pytest.fixture
def meters(tmp_path):
    path = tmp_path / "meters with ü.csv"
    shutil.copy(SAMPLES / "meters.csv", path)
    return path


def task(path, **settings):
    return task_of(find(NAIVE), [path], settings)


def contents(folder):
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_the_input_is_untouched(meters, tmp_path):
    before, status = meters.read_bytes(), meters.stat()
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    assert meters.read_bytes() == before and meters.stat().st_mtime_ns == status.st_mtime_ns


def test_an_existing_release_is_kept_unless_asked(meters, tmp_path):
    order = ReleaseOptions(str(tmp_path / "out"))
    Pipeline().release(task(meters), order, Progress())
    before = contents(tmp_path / "out")
    with pytest.raises(ReleaseError, match="already holds a release"):
        Pipeline().release(task(meters, k=12), order, Progress())
    assert contents(tmp_path / "out") == before
    Pipeline().release(task(meters, k=12), ReleaseOptions(str(tmp_path / "out"), overwrite=True), Progress())
    manifest = json.loads((tmp_path / "out" / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["params"]["k"] == 12
    assert {p.name for p in (tmp_path / "out").iterdir()} == {"release", "audit"}


def test_other_files_in_the_folder_stay(meters, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "notes.txt").write_text("mine")
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    assert (tmp_path / "out" / "notes.txt").read_text() == "mine"


def test_a_file_that_changed_since_it_was_read_is_not_released(meters, tmp_path, monkeypatch):
    pipeline = Pipeline()
    asked = task(meters)
    pipeline.run(asked, Progress())
    monkeypatch.setattr(
        pipeline, "load", lambda source, progress: pipeline._data
    )  # as if it changed after the look
    with meters.open("a") as file:
        file.write("\n")
    with pytest.raises(ReleaseError, match="has changed on disk"):
        pipeline.release(asked, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert not (tmp_path / "out").exists()


def test_a_changed_file_is_read_again(meters):
    pipeline = Pipeline()
    first = pipeline.run(task(meters), Progress())
    lines = meters.read_text(encoding="utf-8").splitlines(keepends=True)
    meters.write_text("".join(lines[:100]), encoding="utf-8")
    second = pipeline.run(first.task, Progress())
    assert second.measured.utility["groups"] < first.measured.utility["groups"]


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_said(meters, tmp_path):
    (tmp_path / "locked").mkdir(mode=0o500)
    with pytest.raises(ReleaseError, match="could not be written"):
        Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "locked" / "out")), Progress())


def test_a_file_where_the_folder_should_be_is_said(meters, tmp_path):
    (tmp_path / "out").write_text("a file")
    with pytest.raises(ReleaseError, match="is a file, not a folder"):
        Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    with pytest.raises(ReleaseError, match="could not be written"):
        Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out" / "deeper")), Progress())


def test_an_unknown_format_is_said(meters, tmp_path):
    with pytest.raises(ReleaseError, match="'docx' is not a format"):
        Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out"), "docx"), Progress())


class Committee(EveryReason):
    def __getitem__(self, name):
        return f"the committee agreed to {name}"


def test_reasons_go_into_the_audit_and_nowhere_else(meters, tmp_path):
    order = ReleaseOptions(str(tmp_path / "out"), reasons=Committee(), policy=Policy(min_group=50))
    Pipeline().release(task(meters), order, Progress())
    audit = json.loads((tmp_path / "out" / "audit" / "audit.json").read_text(encoding="utf-8"))
    reasons = {item["name"]: (item["state"], item["reason"]) for item in audit["gate"]}
    assert reasons["Group size"] == ("amber", "the committee agreed to Group size")
    assert audit["policy"]["min_group"] == 50
    released = contents(tmp_path / "out" / "release")
    assert not [name for name, content in released.items() if b"committee" in content]


def test_the_report_has_no_address_outside_and_no_script(meters, tmp_path):
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    page = (tmp_path / "out" / "release" / "report.html").read_text(encoding="utf-8")
    assert "shared by at least 8" in page and "<svg" in page
    assert "http" not in page and "<script" not in page and "src=" not in page


def killed_at(folder, *, replacing, moved):
    """A folder as a release leaves it that is killed while it is put in place."""
    stage = folder / ".sfumato-1-abcdefgh"
    for part in ("audit", "release"):
        (stage / part).mkdir(parents=True)
        (stage / part / "new").touch()
        if replacing:
            (stage / f"replaced-{part}").mkdir()
            (stage / f"replaced-{part}" / "old").touch()
    (stage / "placing").touch()
    for part in moved:
        (stage / part).rename(folder / part)
    return folder


@pytest.mark.parametrize("moved", [(), ("audit",)])
def test_what_a_killed_release_left_is_taken_away(tmp_path, moved):
    folder = killed_at(tmp_path / "out", replacing=False, moved=moved)
    tidy(folder)
    assert not folder.exists()


@pytest.mark.parametrize("moved", [(), ("audit",)])
def test_what_a_killed_release_was_replacing_comes_back(tmp_path, moved):
    folder = killed_at(tmp_path / "out", replacing=True, moved=moved)
    tidy(folder)
    assert sorted(contents(folder)) == ["audit/old", "release/old"]


def test_a_release_that_was_in_place_when_it_was_killed_stays(tmp_path):
    folder = killed_at(tmp_path / "out", replacing=True, moved=("audit", "release"))
    tidy(folder)
    assert sorted(contents(folder)) == ["audit/new", "release/new"]


def test_a_release_without_its_audit_still_verifies(meters, tmp_path):
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    shutil.move(tmp_path / "out" / "release", tmp_path / "elsewhere")
    checks = verify_folder(tmp_path / "elsewhere", Progress())
    assert all(check.passed for check in checks)
    assert any("no audit folder" in check.detail for check in checks)


def test_an_extra_file_in_a_release_is_found(meters, tmp_path):
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    (tmp_path / "out" / "release" / "rows.csv").write_text("meter")
    failed = [check for check in verify_folder(tmp_path / "out", Progress()) if not check.passed]
    assert "not in the manifest: rows.csv" in [check.detail for check in failed]


def test_a_manifest_that_names_the_input_is_found(meters, tmp_path):
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    path = tmp_path / "out" / "release" / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    write_json(path, manifest | {"input": str(meters)})
    failed = [check.name for check in verify_folder(tmp_path / "out", Progress()) if not check.passed]
    assert failed == ["Manifest as declared"]


ABOUT = {"title": "Meters of 2024", "holder": "Stadtwerke Ü", "purpose": "Research", "contact": "a@b.example"}


def test_what_a_committee_asks_for_stands_in_the_head_of_the_report(meters, tmp_path):
    order = ReleaseOptions(str(tmp_path / "out"), about=ABOUT)
    Pipeline().release(task(meters), order, Progress())
    page = (tmp_path / "out" / "release" / "report.html").read_text(encoding="utf-8")
    assert all(line in page for line in ABOUT.values()) and "<h1>Meters of 2024</h1>" in page
    assert all(check.passed for check in verify_folder(tmp_path / "out", Progress()))


@pytest.mark.parametrize("about", [{"title": "x" * 301}, {"note": "free text"}, {"contact": "a\u0007b"}])
def test_lines_about_a_release_have_a_form(meters, tmp_path, about):
    with pytest.raises(ReleaseError):
        Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out"), about=about), Progress())
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "forged", [{"title": ["row"]}, {"rows": "1,2,3"}, {"title": "x" * 301}, {"purpose": ""}]
)
def test_a_manifest_has_no_room_for_more_about_it(meters, tmp_path, forged):
    Pipeline().release(task(meters), ReleaseOptions(str(tmp_path / "out")), Progress())
    path = tmp_path / "out" / "release" / "manifest.json"
    write_json(path, json.loads(path.read_text(encoding="utf-8")) | {"about": forged})
    failed = [check.name for check in verify_folder(tmp_path / "out", Progress()) if not check.passed]
    assert failed == ["Manifest as declared"]


def test_a_folder_without_a_manifest_is_no_release(tmp_path):
    with pytest.raises(SfumatoError, match=r"manifest\.json"):
        verify_folder(tmp_path, Progress())


@pytest.mark.parametrize("damage", ["{", "[]", "{}", '{"a": NaN}', '{"a": 1, "a": 1}', "[" * 100_000])
def test_a_damaged_manifest_is_a_failed_check(tmp_path, damage):
    (tmp_path / "manifest.json").write_text(damage)
    assert not all(check.passed for check in verify_folder(tmp_path, Progress()))


def test_a_broken_promise_is_not_released(meters, tmp_path):
    """Each leaf with an envelope of its own (the classical mistake): the separate process refuses."""
    pipeline, asked = Pipeline(), task(meters, k=10, P=2)
    outcome = pipeline.outcome(asked, Progress())
    published, values = outcome.published, pipeline.load(asked.source, Progress()).values
    leaves = range(len(published.leaf_level))
    spoiled = dataclasses.replace(
        published,
        group=published.leaf,
        low=np.array([values[published.leaf == leaf].min(axis=0) for leaf in leaves]),
        high=np.array([values[published.leaf == leaf].max(axis=0) for leaf in leaves]),
        leaf_group=np.arange(len(leaves), dtype=published.leaf_group.dtype),
    )
    pipeline._outcomes[asked] = dataclasses.replace(outcome, published=spoiled)
    with pytest.raises(PromiseBroken, match="envelope") as caught:
        pipeline.release(asked, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert caught.value.exit_code == 1
    assert not (tmp_path / "out").exists()
