"""Released times of groups: honest ones are accepted, forged ones are not."""

from __future__ import annotations

import json
import shutil
from datetime import datetime, timedelta

import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.kinds.eventlogs.kind import KIND
from tests.engine.kinds.eventlogs.forging import failed, finish, manifest_of
from tests.signing import ReleaseOptions

GROUPS = KIND.techniques[1]
TIMES = "Times as released"
CHOSEN = {"k": 10, "times": "relative", "bins": "0, 10s, 1min, 1h, 1d", "span": 30}
WAYS = (
    ("abc", [90, 40], 20),
    ("abc", [90, 5000], 15),
    ("ab", [30], 14),
    ("axc", [30, 30], 3),
    ("abd", [9, 9], 1),
)


def write_log(path, ways=WAYS):
    rows, number = ["Case,Activity,Time,Patient"], 0
    for names, steps, cases in ways:
        for _ in range(cases):
            number += 1
            moment = datetime(2024, 5, 1) + timedelta(minutes=7 * number)
            for name, taken in zip(names, [0, *steps], strict=True):
                moment += timedelta(seconds=taken)
                rows.append(f"c{number},{name},{moment.isoformat()},p{number}")
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("groups with times")
    write_log(folder / "log.csv")
    write_log(folder / "rare.csv", (("ab", [30], 14), ("xy", [9], 2), ("xyz", [9, 9], 2), ("xz", [5], 6)))
    wanted = {format: ("log.csv", format, {}) for format in GROUPS.formats}
    wanted["persons"] = "log.csv", "csv", {"person": "Patient"}
    wanted["untimed"] = "rare.csv", "xes", {"own": 1}
    for name, (file, format, values) in wanted.items():
        task = task_of(GROUPS, [folder / file], {**CHOSEN, **values}, 3)
        options = ReleaseOptions(str(folder / name), format, share_utility=True, dataset=f"groups {name}")
        Pipeline().release(task, options, Progress())
    return folder


@pytest.mark.parametrize("name", [*GROUPS.formats, "persons", "untimed"])
def test_honest_times_are_accepted(honest, tmp_path, name):
    assert failed(honest / name) == []
    shutil.copytree(honest / name / "release", tmp_path / "alone")
    finish(tmp_path / "alone", manifest_of(tmp_path / "alone"))
    assert failed(tmp_path / "alone") == []


def test_the_manifest_tells_of_durations(honest):
    manifest = manifest_of(honest / "xes" / "release")
    assert manifest["done"]["facts"]["times"] is True and manifest["utility"]["steps_own"] == 1
    assert manifest["utility"]["step_distance"] < manifest["utility"]["step_distance_flat"]
    assert "bin of durations" in manifest["promise"]["words"] and "made up" in manifest["promise"]["limits"]
    names = [check["name"] for check in manifest["verification"]]
    assert {"Weights of the steps", "Durations in their bins"} <= set(names)
    told = json.loads((honest / "xes" / "release" / "times.json").read_text(encoding="utf-8"))
    assert told["k"] == 10 and told["edges_in_seconds"] == [0, 10, 60, 3600, 86_400]


def test_too_few_durations_leave_no_times_and_say_so(honest):
    release = honest / "untimed" / "release"
    manifest = manifest_of(release)
    assert manifest["done"]["facts"]["times"] is False and not (release / "times.json").exists()
    assert "No times are released" in manifest["promise"]["words"]
    assert "steps_own" not in manifest["utility"]


def told(edit):
    def change(release, _manifest):
        path = release / "times.json"
        content = json.loads(path.read_text(encoding="utf-8"))
        edit(content)
        spelled = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
        path.write_text(spelled, encoding="utf-8")

    return change


def step(content, names, place=0):
    (found,) = [one for one in content["variants"] if one["activities"] == list(names)]
    return found["steps"][place]


def weight(names, bin_, value, source=None):
    def edit(content):
        one = step(content, names)
        one["weights"][bin_] = value
        one["source"] = source or one["source"]

    return told(edit)


def last_event(seconds):
    def change(release, _manifest):
        path = release / "data.csv"
        lines = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        case, activity, moment = lines[-1].split(",")
        later = datetime.fromisoformat(moment) + timedelta(seconds=seconds)
        lines[-1] = f"{case},{activity},{later.isoformat()}"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    return change


def forged(honest, tmp_path, change, name="csv"):
    shutil.copytree(honest / name, tmp_path / "out")
    release = tmp_path / "out" / "release"
    manifest = manifest_of(release)
    change(release, manifest)
    finish(release, manifest)
    shutil.copytree(release, tmp_path / "alone")
    return failed(tmp_path / "alone")


@pytest.mark.parametrize(
    "change",
    [
        weight("abc", 3, 9),  # a bin of k - 1
        weight("abc", 3, 99),  # more durations than cases
        weight("abc", 0, 1, "pair"),
        weight("abc", 3, 10.0),
        weight("ab", 1, 14, "all"),
        told(lambda content: content.update(k=9)),
        told(lambda content: content.update(span_in_days=31)),
        told(lambda content: content.update(about="true times")),
        told(lambda content: content["variants"].pop()),
        last_event(86_400 * 2),
        last_event(-90_000),
        lambda release, _manifest: (release / "times.json").unlink(),
    ],
)
def test_forged_times_are_refused_from_the_file_alone(honest, tmp_path, change):
    assert forged(honest, tmp_path, change) != []


def test_a_small_rest_of_a_pair_is_refused(honest, tmp_path):
    """One step's own, subtracted from what its pair tells, leaves a bin of fewer than k."""

    def edit(content):
        own, shared = step(content, "abc"), step(content, "ab")
        shared["source"] = "pair"
        shared["weights"] = [one + 4 if one else 0 for one in own["weights"]]

    assert TIMES in forged(honest, tmp_path, told(edit))


def test_other_weights_are_refused_with_the_original(honest, tmp_path):
    shutil.copy(honest / "log.csv", tmp_path / "log.csv")
    alone = forged(honest, tmp_path, weight("abc", 2, step_weight(honest) - 1), "variants.csv")
    assert alone == []
    assert "The same durations again" in failed(tmp_path / "out")


def step_weight(honest):
    content = json.loads((honest / "variants.csv" / "release" / "times.json").read_text(encoding="utf-8"))
    return step(content, "abc")["weights"][2]
