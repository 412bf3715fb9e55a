"""Released times: honest ones are accepted, forged ones are not, whoever made everything around them fit."""

from __future__ import annotations

import json
import shutil
from datetime import datetime, timedelta

import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.kinds.eventlogs.kind import KIND
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.metrics_times import TIME_METRICS
from engine.kinds.eventlogs.params import Columns, Reading
from tests.engine.kinds.eventlogs.forging import (
    both,
    bytes_,
    failed,
    finish,
    instead,
    manifest_of,
    params_,
    promise_again,
)
from tests.signing import ReleaseOptions

TRAVAS = KIND.techniques[0]
TIMES, BINS, READS, BYTES = "Times as released", "Durations in their bins", "File reads", "Release reads"
CHOSEN = {"times": "relative", "epsilon": "2", "own": "40", "bins": "0, 10s, 1min, 1h, 1d", "span": "30"}


def write_log(path):
    """Two common variants, one of them rare enough to share its histograms, and one of a single event."""
    rows, number = ["Case,Activity,Time,Patient"], 0
    begin = datetime(2024, 5, 1)
    for steps, cases in (([90, 40], 200), ([30], 24), ([], 60)):
        for _ in range(cases):
            number += 1
            moment = begin + timedelta(minutes=7 * number)
            for place, taken in enumerate([0, *steps]):
                moment += timedelta(seconds=taken)
                name = "xyz"[place] if len(steps) == 1 else "abc"[place]
                rows.append(f"c{number},{name},{moment.isoformat()},p{number}")
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("honest")
    write_log(folder / "log.csv")
    made = {}
    wanted = {format: (format, {}) for format in TRAVAS.formats}
    wanted["persons"] = "csv", {"person": "Patient"}
    wanted["order"] = "xes", {"times": "none"}
    for name, (format, values) in wanted.items():
        task = task_of(TRAVAS, [folder / "log.csv"], {**CHOSEN, **values}, 3)
        options = ReleaseOptions(str(folder / name), format, share_utility=True, dataset=f"times {name}")
        release = Pipeline().release(task, options, Progress())
        assert all(check.passed for check in release.checks), release.checks
        made[name] = folder / name
    return made


@pytest.mark.parametrize("name", [*TRAVAS.formats, "persons"])
def test_honest_times_are_accepted(honest, tmp_path, name):
    assert failed(honest[name]) == []
    shutil.copytree(honest[name] / "release", tmp_path / "alone")
    assert failed(tmp_path / "alone") == []
    finish(tmp_path / "alone", manifest_of(tmp_path / "alone"))
    assert failed(tmp_path / "alone") == []


def test_the_manifest_tells_of_durations(honest):
    manifest = manifest_of(honest["xes"] / "release")
    assert {metric.key for metric in TIME_METRICS} <= set(manifest["utility"])
    assert manifest["utility"]["steps_own"] + manifest["utility"]["steps_pair"] == pytest.approx(1, abs=0.01)
    assert "made up" in manifest["promise"]["limits"] and "durations" in manifest["promise"]["words"]
    names = [check["name"] for check in manifest["verification"]]
    assert {"Budget of times", "Weights of the steps", BINS} <= set(names)


def test_a_release_is_read_again_with_its_order_and_durations(honest):
    for format in ("xes", "csv"):
        log = load([honest[format] / "release" / f"data.{format}"], Reading(), Columns(), Progress())
        assert set(log.variants) == {("a", "b", "c"), ("x", "y"), ("a",)}
        assert log.times is not None and log.times.min() >= 946_684_800_000_000


def told(edit):
    """Another times.json, written as the program writes it."""

    def change(release, _manifest):
        path = release / "times.json"
        content = json.loads(path.read_text(encoding="utf-8"))
        edit(content)
        spelled = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
        path.write_text(spelled, encoding="utf-8")

    return change


def step(content, variant, place=0):
    (found,) = [one for one in content["variants"] if one["activities"] == variant]
    return found["steps"][place]


def weight(variant, bin_, value):
    def edit(content):
        step(content, variant)["weights"][bin_] = value

    return told(edit)


def moved(line, seconds):
    """One line of the data file has another time."""

    def change(release, _manifest):
        path = release / "data.csv"
        lines = path.read_text(encoding="utf-8").split("\n")
        case, activity, moment = lines[line].split(",")
        later = datetime.fromisoformat(moment) + timedelta(seconds=seconds)
        lines[line] = f"{case},{activity},{later.isoformat()}"
        path.write_text("\n".join(lines), encoding="utf-8")

    return change


AB, XY = ["a", "b", "c"], ["x", "y"]
LAST_OF_A_CASE = 1 + 60 + 2  # somewhere among the cases of a, b, c: behind those of a alone


def _last_line(release):
    lines = (release / "data.csv").read_text(encoding="utf-8").split("\n")
    return max(n for n, line in enumerate(lines) if ",c," in line)


def last_event(seconds):
    return lambda release, manifest: moved(_last_line(release), seconds)(release, manifest)


FORGED = {
    "a time outside its bin": (last_event(7200), TIMES),
    "a duration beyond the last edge": (last_event(90_000_000), TIMES),
    "times that fall": (last_event(-100_000), TIMES),
    "a case that begins before": (moved(1, -40 * 86_400), TIMES),
    "a case that begins after": (moved(1, 31 * 86_400), TIMES),
    "parts of ε that do not add up": (told(lambda t: t.update(epsilon_times="1.5")), TIMES),
    "another share": (told(lambda t: t.update(epsilon_times="1.5", epsilon_variants="0.5")), TIMES),
    "a part of ε as a number": (told(lambda t: t.update(epsilon_times=1)), TIMES),
    "another δ": (told(lambda t: t.update(delta=1e-9)), TIMES),
    "other edges": (told(lambda t: t["edges_in_seconds"].__setitem__(1, 11)), TIMES),
    "another start": (told(lambda t: t.update(start="2024-05-01T00:00:00+00:00")), TIMES),
    "another span": (told(lambda t: t.update(span_in_days=31)), TIMES),
    "other words": (told(lambda t: t.update(about="ask Pete")), TIMES),
    "a further entry": (told(lambda t: t.update(who="Pete")), TIMES),
    "a negative weight": (weight(AB, 0, -3), TIMES),
    "half a weight": (weight(AB, 0, 2.5), TIMES),
    "a weight below the noise": (weight(AB, 3, 1), TIMES),
    "a weight as a text": (weight(AB, 0, "Pete"), TIMES),
    "a bin more": (told(lambda t: step(t, AB)["weights"].append(9)), TIMES),
    "no weight": (told(lambda t: step(t, AB).update(weights=[0, 0, 0, 0])), TIMES),
    "a rare variant with its own": (told(lambda t: step(t, XY).update(source="own")), TIMES),
    "a common variant without": (told(lambda t: step(t, AB).update(source="pair")), TIMES),
    "an unknown source": (told(lambda t: step(t, AB).update(source="Pete")), TIMES),
    "flat that is not": (told(lambda t: step(t, AB).update(source="flat")), TIMES),
    "other cases": (told(lambda t: t["variants"][0].update(cases=7)), TIMES),
    "a variant left out": (told(lambda t: t["variants"].pop()), TIMES),
    "a step left out": (told(lambda t: t["variants"][1]["steps"].pop()), TIMES),
    "blanks": (
        lambda r, _m: (r / "times.json").write_text((r / "times.json").read_text() + " \n"),
        TIMES,
    ),
    "not JSON": (lambda r, _m: (r / "times.json").write_text("Pete"), TIMES),
    "no file": (lambda r, _m: (r / "times.json").unlink(), "Files as promised"),
    "a larger share in the parameters": (params_(times_share=0.9), TIMES),
    "no times in the parameters": (params_(times="none"), "Files as promised"),
    "another zone": (instead(r"\+00:00\n", "+02:00\n"), READS),
    "half a second": (instead(r"\+00:00\n", ".5+00:00\n"), READS),
    "a time that there is not": (instead(r"T\d\d:", "T25:"), READS),
    "no column of times": (bytes_(lambda b: b"\n".join(r.rsplit(b",", 1)[0] for r in b.split(b"\n"))), READS),
}


@pytest.mark.parametrize("how", FORGED)
def test_forged_times_are_refused(honest, tmp_path, how):
    change, name = FORGED[how]
    target = tmp_path / "forged"
    shutil.copytree(honest["csv"] / "release", target)
    manifest = manifest_of(target)
    change(target, manifest)
    finish(target, manifest)
    assert name in failed(target)


def test_times_that_do_not_follow_the_log_are_found_with_it(honest, tmp_path):
    shutil.copytree(honest["csv"], tmp_path / "forged")
    release = tmp_path / "forged" / "release"
    manifest = manifest_of(release)
    weight(AB, 3, 190)(release, manifest)  # nobody took an hour
    finish(release, manifest)
    assert "Durations follow the log" in failed(tmp_path / "forged")


def test_figures_of_sources_are_counted_again(honest, tmp_path):
    shutil.copytree(honest["csv"] / "release", tmp_path / "forged")
    manifest = manifest_of(tmp_path / "forged")
    manifest["utility"]["steps_own"] = 1.0
    finish(tmp_path / "forged", manifest)
    assert "Figures as counted" in failed(tmp_path / "forged")


ORDINAL = {
    "one second more": instead("T00:00:01", "T00:00:02"),
    "a true date": instead('"2000-01-01T00:00:00', '"2024-05-01T00:00:00'),
    "no note": instead(r'\t<string key="sfumato:times"[^\n]*\n', ""),
    "another note": instead("only the order of events is true", "all of it is true"),
}


@pytest.mark.parametrize("how", ORDINAL)
def test_a_release_of_the_order_has_ordinal_times_and_no_others(honest, tmp_path, how):
    release = tmp_path / "forged"
    shutil.copytree(honest["order"] / "release", release)
    manifest = manifest_of(release)
    ORDINAL[how](release, manifest)
    finish(release, manifest)
    assert failed(release)


def test_changed_words_of_the_promise_are_refused(honest, tmp_path):
    shutil.copytree(honest["csv"] / "release", tmp_path / "forged")
    manifest = manifest_of(tmp_path / "forged")
    both(params_(False, start="2024-05-01"), lambda _r, m: promise_again(m))(tmp_path / "forged", manifest)
    finish(tmp_path / "forged", manifest)
    assert TIMES in failed(tmp_path / "forged")


@pytest.mark.parametrize("format", TRAVAS.formats)
def test_an_empty_release_with_times_is_a_release(tmp_path, format):
    """With so little ε nothing passes: the files are there, empty, and verified."""
    rows = [f"c{n},{name},2024-05-01T00:0{at}:00" for n in range(3) for at, name in enumerate("ab")]
    (tmp_path / "log.csv").write_text("\n".join(["case,activity,time", *rows]) + "\n", encoding="utf-8")
    task = task_of(TRAVAS, [tmp_path / "log.csv"], {"times": "relative", "epsilon": "0.1"}, 3)
    options = ReleaseOptions(str(tmp_path / "made"), format, dataset=f"empty {tmp_path}")
    release = Pipeline().release(task, options, Progress())
    assert all(check.passed for check in release.checks)
    assert json.loads((tmp_path / "made" / "release" / "times.json").read_text())["variants"] == []
