"""What holds for every technique, registered today or tomorrow."""

from __future__ import annotations

import getpass
import gzip
import json
import re
import shutil
import socket
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.cli import SAMPLES
from engine.core import params
from engine.core.errors import Cancelled
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.release import Release
from engine.core.task import Task, task_of
from engine.core.technique import GateItem, Technique, all_techniques, find, find_kind, kinds
from engine.verify.folder import verify_folder
from engine.verify.manifest import COMPARED, CONFIDENTIAL
from tests.signing import ReleaseOptions

SEED = 987654321
UNRECORDED = ("graphs.private", "clusters.patterns")  # see tests/end_to_end/test_recorded_bytes.py
every_technique = pytest.mark.parametrize("technique", all_techniques(), ids=lambda t: t.key)


def sample_task(technique: Technique, seed: int | None = None) -> Task:
    return task_of(technique, [SAMPLES / (technique.sample or find_kind(technique.key).sample)], {}, seed)


@dataclass(frozen=True)
class Made:
    folder: Path
    gate: Sequence[GateItem]
    release: Release


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    """A release of every sample with what the gate said of it, made when it is first asked for."""
    made: dict[str, Made] = {}

    def of(technique: Technique) -> Made:
        if technique.key not in made:
            folder = tmp_path_factory.mktemp("released") / "out"
            task, order, pipeline = sample_task(technique, SEED), ReleaseOptions(str(folder)), Pipeline()
            gate = pipeline.judge(task, order, Progress()).items
            made[technique.key] = Made(folder, gate, pipeline.release(task, order, Progress()))
        return made[technique.key]

    return of


@pytest.fixture
def released(technique, releases, tmp_path) -> Path:
    """A copy of the release of the technique's sample, for the test to spoil."""
    return shutil.copytree(releases(technique).folder, tmp_path / "out")


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
    folder, release = releases(technique).folder, releases(technique).release
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


@every_technique
def test_a_release_says_nothing_of_where_it_came_from(technique, releases):
    folder = releases(technique).folder
    audit = json.loads((folder / "audit" / "audit.json").read_text(encoding="utf-8"))
    assert technique.redraw_on_release or audit["seed"] == SEED
    secrets = [audit["seed"], SEED, audit["inputs"][0]["sha256"], audit["inputs"][0]["path"], folder]
    secrets += [Path(audit["inputs"][0]["path"]).name, Path.home(), tempfile.gettempdir(), "sfumato-"]
    secrets += [name for name in (socket.gethostname(), getpass.getuser()) if len(name) > 4]
    for path in (folder / "release").rglob("*"):
        for content in _unpacked(path):
            assert not [secret for secret in secrets if str(secret).encode() in content], path.name


def _unpacked(path: Path) -> Iterator[bytes]:
    """The bytes of a file, and what is packed in them: parts of workbooks, pages of PDF, logs."""
    yield (whole := path.read_bytes())
    if whole.startswith(b"PK"):
        with zipfile.ZipFile(path) as parts:
            yield from map(parts.read, parts.namelist())
    elif whole.startswith(b"%PDF"):
        yield from (
            zlib.decompress(one) for one in re.findall(rb"stream\r?\n(x.+?)\r?\nendstream", whole, re.DOTALL)
        )
    elif whole.startswith(b"\x1f\x8b"):
        assert whole[4:8] == bytes(4), "it says when it was packed"
        yield gzip.decompress(whole)


@pytest.mark.parametrize(  # the rest at leisure: their bytes are recorded
    "technique",
    [
        pytest.param(one, id=one.key, marks=() if one.key in UNRECORDED else pytest.mark.slow)
        for one in all_techniques()
    ],
)
def test_the_same_seed_gives_the_same_bytes_in_every_format(technique, tmp_path):
    written = []
    for turn in ("first", "second"):
        pipeline = Pipeline()
        for format_ in technique.formats:
            order = ReleaseOptions(str(tmp_path / turn / format_), format_)
            pipeline.release(sample_task(technique, seed=7), order, Progress())
        written.append({format_: data_files(tmp_path / turn / format_) for format_ in technique.formats})
    assert all(written[0].values()) and written[0] == written[1]


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
def test_the_gate_has_something_to_say(technique, releases):
    items = releases(technique).gate
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


# ── the same key is the same figure: what a run measured of its release, `compare` measures of the files ──

OTHERWISE = {  # what a file alone does not tell
    "tables.dates": {"to": "shift"},
    "tables.pseudonymise": {"columns": "education"},
    "tables.discretise": {"output": "number"},
}


def flat(told: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in told.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{above}{name}.")
        else:
            yield above + name, value


def assert_same_figures(technique: Technique, folder: Path, release: Release) -> None:
    kind = find_kind(technique.key)
    found = kind.compare(SAMPLES / (technique.sample or kind.sample), folder, {}, Progress())
    groups = {name: getattr(release.outcome.measured, name) for name in ("utility", "risk")}
    ran = dict(flat(groups if "utility" in found else {**groups["utility"], **groups["risk"]}))
    compared = dict(flat(found))
    shared = compared.keys() & ran.keys()
    if found.get("called_replaced"):  # a run leaves such columns out, a manifest is not believed
        shared = {name for name in shared if name.startswith("utility.columns.")}
    assert shared, "nothing to compare"
    for name in shared:
        value = compared[name]
        if isinstance(value, list) and len(value) == 2 and not isinstance(ran[name], list):
            value = value[1]  # of the original and of the release
        assert value == (pytest.approx(ran[name]) if isinstance(ran[name], float) else ran[name]), name


@every_technique
def test_a_key_of_run_and_compare_is_one_figure(technique, releases):
    made = releases(technique)
    assert_same_figures(technique, made.folder, made.release)


@pytest.mark.parametrize(("key", "chosen"), OTHERWISE.items())
def test_it_is_one_figure_with_other_parameters_too(key, chosen, tmp_path):
    task = task_of(find(key), [SAMPLES / (find(key).sample or find_kind(key).sample)], chosen, 7)
    release = Pipeline().release(task, ReleaseOptions(str(tmp_path / "made")), Progress())
    assert_same_figures(find(key), tmp_path / "made", release)
