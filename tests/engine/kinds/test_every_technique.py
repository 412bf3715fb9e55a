"""What holds for every technique, registered today or tomorrow."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.core import params
from engine.core.errors import Cancelled
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.release import Release
from engine.core.task import Task, task_of
from engine.core.technique import Technique, all_techniques, find_kind, kinds
from engine.verify.folder import verify_folder
from engine.verify.manifest import COMPARED, CONFIDENTIAL
from tests.signing import ReleaseOptions

LAST_OF_A_KIND = {kind.techniques[-1].key for kind in kinds().values()}
UNRECORDED = ("graphs.private", "clusters.patterns")  # see tests/end_to_end/test_recorded_bytes.py
every_technique = pytest.mark.parametrize("technique", all_techniques(), ids=lambda t: t.key)
one_of_a_kind = pytest.mark.parametrize(  # the rest at leisure
    "technique",
    [
        pytest.param(one, id=one.key, marks=() if one.key in LAST_OF_A_KIND else pytest.mark.slow)
        for one in all_techniques()
    ],
)


def sample_task(technique: Technique, seed: int | None = None) -> Task:
    return task_of(technique, [SAMPLES / (technique.sample or find_kind(technique.key).sample)], {}, seed)


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    """A release of every sample, made when it is first asked for."""
    made: dict[str, tuple[Path, Release]] = {}

    def of(technique: Technique) -> tuple[Path, Release]:
        if technique.key not in made:
            folder = tmp_path_factory.mktemp("released") / "out"
            release = Pipeline().release(sample_task(technique), ReleaseOptions(str(folder)), Progress())
            made[technique.key] = folder, release
        return made[technique.key]

    return of


@pytest.fixture
def released(technique, releases, tmp_path) -> Path:
    """A copy of the release of the technique's sample, for the test to spoil."""
    return shutil.copytree(releases(technique)[0], tmp_path / "out")


def data_files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder / "release").as_posix(): path.read_bytes()
        for path in sorted((folder / "release").rglob("*"))
        if path.is_file() and path.name not in ("manifest.json", "report.html", "report.pdf")
    }


def test_there_are_five_kinds_in_their_order():
    assert list(kinds()) == ["eventlogs", "timeseries", "graphs", "tables", "clusters"]


@every_technique
def test_it_is_documented(technique):
    assert technique.key.split(".")[0] in kinds()
    assert technique.title and technique.summary.endswith(".")
    kind = find_kind(technique.key)
    for declared in (technique.Params, kind.Reading, kind.Columns):
        for field in params.fields(declared):
            assert field.label and len(field.help) > 10, f"{field.name} has no help"
    promise = technique.promise(technique.Params(), None)
    assert promise.words and promise.limits and promise.unit


@every_technique
def test_settings_of_one_technique_have_one_name_each(technique):
    kind = find_kind(technique.key)
    names = [f.name for d in (technique.Params, kind.Reading, kind.Columns) for f in params.fields(d)]
    assert len(names) == len(set(names)) and "seed" not in names


@every_technique
def test_defaults_survive_a_recipe(technique):
    made = technique.Params()
    assert params.build(technique.Params, params.as_dict(made)) == made


@every_technique
def test_it_releases_its_sample_and_the_release_verifies(technique, releases):
    folder, release = releases(technique)
    assert all(check.passed for check in release.checks), [c for c in release.checks if not c.passed]
    assert {path.name for path in folder.iterdir()} == {"release", "audit"}
    assert {"manifest.json", "report.html", "report.pdf"} <= {p.name for p in (folder / "release").iterdir()}
    measured = release.outcome.measured
    for metric in technique.metrics:
        assert metric.key in getattr(measured, metric.group), f"{metric.key} is shown but not measured"
    again = verify_folder(folder, Progress())
    assert all(check.passed for check in again)
    assert "the input is the one the audit names" in [check.detail for check in again]


@every_technique
def test_what_checks_found_about_the_original_stays_inside(technique, released, tmp_path):
    with_original = verify_folder(released, Progress())
    shutil.move(released / "release", tmp_path / "elsewhere")
    alone = verify_folder(tmp_path / "elsewhere", Progress())
    assert all(check.passed for check in (*with_original, *alone))
    outside = {(check.name, check.detail) for check in with_original if not check.confidential}
    assert outside <= {(check.name, check.detail) for check in alone}
    manifest = json.loads((tmp_path / "elsewhere" / "manifest.json").read_text(encoding="utf-8"))
    told = {(check["name"], check["detail"]) for check in manifest["verification"]}
    assert told <= outside | {(COMPARED, CONFIDENTIAL)}


@one_of_a_kind
def test_a_release_says_nothing_of_where_it_came_from(technique, tmp_path):
    task = sample_task(technique, seed=987654321)
    Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    audit = json.loads((tmp_path / "out" / "audit" / "audit.json").read_text(encoding="utf-8"))
    assert audit["seed"] == 987654321
    secrets = ["987654321", audit["inputs"][0]["sha256"], audit["inputs"][0]["path"], str(tmp_path)]
    for path in (tmp_path / "out" / "release").rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            assert not [secret for secret in secrets if secret.encode() in content], path.name


@pytest.mark.parametrize(  # the rest at leisure: their bytes are recorded
    "technique",
    [
        pytest.param(one, id=one.key, marks=() if one.key in UNRECORDED else pytest.mark.slow)
        for one in all_techniques()
    ],
)
def test_the_same_seed_gives_the_same_bytes_in_every_format(technique, tmp_path):
    for format_ in technique.formats:
        written = []
        for turn in ("first", "second"):
            folder = tmp_path / f"{turn}-{format_}"
            Pipeline().release(
                sample_task(technique, seed=7), ReleaseOptions(str(folder), format_), Progress()
            )
            written.append(data_files(folder))
        assert written[0] and written[0] == written[1], format_


@every_technique
def test_a_changed_byte_is_found(technique, released):
    name, content = next(iter(data_files(released).items()))
    (released / "release" / name).write_bytes(content[:-2] + bytes([content[-2] ^ 1]) + content[-1:])
    failed = [check for check in verify_folder(released, Progress()) if not check.passed]
    assert any(name in check.detail for check in failed)


class StopAfter(Listener):
    def __init__(self, updates: int):
        self._left = updates

    def cancelled(self):
        self._left -= 1
        return self._left < 0


@every_technique
@pytest.mark.parametrize("looks", [0, 3, 8])
def test_cancel_leaves_nothing(technique, looks, tmp_path):
    with pytest.raises(Cancelled):
        Pipeline().release(
            sample_task(technique), ReleaseOptions(str(tmp_path / "out")), Progress(StopAfter(looks))
        )
    assert not (tmp_path / "out").exists()


@every_technique
def test_the_gate_has_something_to_say(technique, tmp_path):
    items = (
        Pipeline()
        .judge(sample_task(technique, seed=1), ReleaseOptions(str(tmp_path / "out")), Progress())
        .items
    )
    states = {item.name: item.state for item in items}
    assert states["Promise verified"] == "green"
    assert states["Fresh randomness"] == "amber"
    assert len(items) > 2 and all(item.detail for item in items)


@every_technique
def test_every_view_answers_for_the_sample(technique):
    pipeline, task = Pipeline(), sample_task(technique)
    views = find_kind(technique.key).views
    assert "overview" in views
    assert pipeline.view(task.source, "overview", {}, Progress()) is not None
