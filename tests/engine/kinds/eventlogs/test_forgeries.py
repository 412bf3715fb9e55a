"""Forged releases of event logs: none is accepted, whoever made hashes, words and report fit again."""

from __future__ import annotations

import csv
import json
import os
import shutil

import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.kinds.eventlogs.kind import KIND
from tests.engine.kinds.eventlogs.forged_files import CSV, READS, THRESHOLD, VARIANTS, XES
from tests.engine.kinds.eventlogs.forging import (
    both,
    bytes_,
    data_of,
    entry,
    facts,
    failed,
    finish,
    instead,
    leaving,
    manifest_of,
    params_,
)
from tests.signing import ReleaseOptions

TRAVAS = KIND.techniques[0]
WAYS = {
    "Register > Check, twice > =Pay()": 60,
    "Register > Stop & <go>": 50,
    "Register > Ünal": 45,
    "Check, twice": 40,
}
DONE = "What was done"


def write_log(path):
    rows, number = ["Case,Activity,Time,Patient,Amount"], 0
    for way, cases in WAYS.items():
        for _ in range(cases):
            number += 1
            rows += [
                f'c{number},"{name}",2024-01-01T00:{minute:02}:00,p{number // 2},{number}'
                for minute, name in enumerate(way.split(" > "))
            ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    """One honest release in every format, and one that protects persons, by the way all releases go."""
    folder = tmp_path_factory.mktemp("honest")
    write_log(folder / "log.csv")
    made = {}
    wanted = {format: (format, {}) for format in TRAVAS.formats}
    wanted["persons"] = "variants.csv", {"person": "Patient", "cases_per_person": "2"}
    wanted["repeated"] = "csv", {"repeats": "3", "epsilon": "1.5", "delta": "0.0001"}
    for name, (format, values) in wanted.items():
        task = task_of(TRAVAS, [folder / "log.csv"], values, None)
        release = Pipeline().release(task, ReleaseOptions(str(folder / name), format), Progress())
        assert all(check.passed for check in release.checks)
        made[name] = folder / name
    return made


@pytest.mark.parametrize("name", [*TRAVAS.formats, "persons", "repeated"])
def test_honest_releases_are_accepted(honest, tmp_path, name):
    assert failed(honest[name]) == []
    shutil.copytree(honest[name] / "release", tmp_path / "alone")
    assert failed(tmp_path / "alone") == []
    finish(tmp_path / "alone", manifest_of(tmp_path / "alone"))
    assert failed(tmp_path / "alone") == []  # what the forger does to make things fit is accepted as such


def forged(honest, tmp_path, name, change, original=False):
    target = tmp_path / "forged"
    shutil.copytree(honest[name], target) if original else shutil.copytree(honest[name] / "release", target)
    release = target / "release" if original else target
    manifest = manifest_of(release)
    change(release, manifest)
    finish(release, manifest)
    return failed(target)


SAID = {
    "ε kept in words, raised in numbers": (params_(False, epsilon=5.0), "Promise as made"),
    "ε lowered, words too": (params_(epsilon=0.05), THRESHOLD),
    "δ lowered, words too": (both(facts(delta=1e-12), params_(epsilon=0.2)), THRESHOLD),
    "δ chosen in numbers, open in what was done": (params_(delta=0.01), DONE),
    "a δ that nobody proposes": (facts(delta=2e-4), READS),
    "no δ": (lambda _r, m: m["done"]["facts"].pop("delta"), "Release reads"),
    "δ as a text": (lambda _r, m: m["done"]["facts"].update(delta="1e-4"), READS),
    "many repeats": (params_(False, repeats=1_000_000), "Parameters as declared"),
    "no ε": (lambda _r, m: m["params"].pop("epsilon"), "Parameters as declared"),
    "ε that needs endless noise": (params_(False, epsilon=1e-9, delta=1e-12), "Parameters as declared"),
    "negative δ": (params_(False, delta=-1), "Parameters as declared"),
    "an unknown parameter": (params_(False, who="Pete"), "Parameters as declared"),
    "persons who were none": (facts(person=True), DONE),
    "persons as a number": (lambda _r, m: m["done"]["facts"].update(person=0), DONE),
    "transitions that were none": (facts(transitions=True), DONE),
    "a further fact": (facts(who="Pete"), DONE),
    "rows that are not counted here": (facts(rows={"read": 195}), DONE),
    "nothing left out": (leaving(list.clear), DONE),
    "activities kept": (leaving(lambda parts: parts[1].update(treatment="kept")), DONE),
    "a case kept": (leaving(lambda parts: parts[0].update(treatment="kept")), DONE),
    "words of one's own": (leaving(lambda parts: parts[0].update(how="ask Pete")), DONE),
    "the time not listed": (leaving(lambda parts: parts.pop(2)), DONE),
    "an attribute kept": (leaving(lambda parts: parts[3].update(treatment="kept")), DONE),
    "an attribute with words": (leaving(lambda parts: parts[3].update(how="Pete")), DONE),
    "attributes not sorted": (leaving(lambda parts: parts.insert(3, parts.pop(4))), DONE),
    "an attribute twice": (leaving(lambda parts: parts.insert(3, dict(parts[3]))), DONE),
    "the rest not listed": (leaving(lambda parts: parts.pop()), DONE),
    "columns": (entry("columns", {"age": {"mean": 41}}), READS),
    "another format": (entry("format", "csv"), "Files as promised"),
    "a format that there is not": (entry("format", "../data.xes"), "Files as promised"),
    "a promise of one's own": (
        lambda _r, m: m["promise"].update(words="Nobody is in it."),
        "Promise as made",
    ),
    "no limits": (lambda _r, m: m["promise"].update(limits=""), "Promise as made"),
    "another unit": (lambda _r, m: m["promise"].update(unit="person"), "Promise as made"),
    "a further entry": (entry("who", "Pete"), "Manifest as declared"),
    "a figure of the original": (entry("risk", {"unique_released": 0}), "Figures as declared"),
    "a text as figure": (entry("utility", {"similarity": "Pete"}), "Figures as declared"),
    "another technique": (entry("technique", "timeseries.naive"), "Parameters as declared"),
    "a further file": (
        lambda release, _m: (release / "appendix.csv").write_text("Pete\n"),
        "Files as promised",
    ),
    "two formats": (
        lambda release, _m: (release / "data.csv").write_text("case,activity\n"),
        "Files as promised",
    ),
    "no data": (lambda release, _m: (release / "data.variants.csv").unlink(), "Files as promised"),
}


@pytest.mark.parametrize("how", XES)
def test_a_forged_log_is_refused(honest, tmp_path, how):
    change, name = XES[how]
    assert name in forged(honest, tmp_path, "xes", change)


@pytest.mark.parametrize("how", CSV)
def test_a_forged_table_of_events_is_refused(honest, tmp_path, how):
    change, name = CSV[how]
    assert name in forged(honest, tmp_path, "csv", change)


@pytest.mark.parametrize("how", VARIANTS)
def test_a_forged_table_of_variants_is_refused(honest, tmp_path, how):
    change, name = VARIANTS[how]
    assert name in forged(honest, tmp_path, "variants.csv", change)


@pytest.mark.parametrize("how", SAID)
def test_what_is_said_and_not_true_is_refused(honest, tmp_path, how):
    change, name = SAID[how]
    assert name in forged(honest, tmp_path, "variants.csv", change)


WITH_ORIGINAL = {
    "an invented variant": (bytes_(lambda b: b + b'"[""Zebra""]",60\n'), "No invented variant"),
    "an activity renamed": (instead("Stop", "Stip"), "No invented variant"),
    "an invisible letter": (instead("Stop", "St\u200bop"), "No invented variant"),
    "too much noise": (instead(r",(\d\d)\n", r",9\1\n"), "Noise within its bound"),
    "an attribute that the log has not": (
        leaving(lambda parts: parts.insert(3, {"name": "A. Smith", "treatment": "dropped", "how": ""})),
        DONE,
    ),
    "an attribute of the log not named": (leaving(lambda parts: parts.pop(3)), DONE),
    "δ of a smaller log": (facts(delta=1e-3), DONE),
    "δ of a larger log": (facts(delta=1e-5), DONE),
    "persons who were none": (
        both(
            facts(person=True),
            leaving(
                lambda parts: parts.insert(
                    3,
                    {
                        "name": "person",
                        "treatment": "dropped",
                        "how": "only bounds how many cases of a person count",
                    },
                )
            ),
        ),
        DONE,
    ),
}


@pytest.mark.parametrize("how", WITH_ORIGINAL)
def test_with_the_original_at_hand_more_is_refused(honest, tmp_path, how):
    change, name = WITH_ORIGINAL[how]
    assert name in forged(honest, tmp_path, "variants.csv", change, original=True)


def test_persons_who_were_protected_cannot_be_left_out_of_the_words(honest, tmp_path):
    change = both(facts(person=False), leaving(lambda parts: parts.pop(3)))
    assert DONE in forged(honest, tmp_path, "persons", change, original=True)
    shutil.rmtree(tmp_path / "forged")
    assert DONE in forged(honest, tmp_path, "persons", facts(person=False))


def test_more_cases_of_a_person_than_promised_is_another_promise(honest, tmp_path):
    assert "Promise as made" in forged(honest, tmp_path, "persons", params_(False, cases_per_person=50))


def test_averages_below_what_any_draws_give_are_refused(honest, tmp_path):
    assert THRESHOLD in forged(honest, tmp_path, "repeated", bytes_(lambda b: b + b"case 9999,Zebra\n"))


@pytest.mark.parametrize("what", ["link", "folder", "data is a link", "pipe"])
def test_what_is_no_plain_file_is_refused(honest, tmp_path, what):
    shutil.copytree(honest["csv"] / "release", tmp_path / "forged")
    if what == "link":
        (tmp_path / "forged" / "more").symlink_to(honest["csv"] / "audit")
    elif what == "folder":
        (tmp_path / "forged" / "Pete was here").mkdir()
    elif what == "pipe":
        os.mkfifo(tmp_path / "forged" / "pipe")
    else:
        data = data_of(tmp_path / "forged")
        shutil.copy(data, tmp_path / "elsewhere.csv")
        data.unlink()
        data.symlink_to(tmp_path / "elsewhere.csv")
    assert failed(tmp_path / "forged") == ["Nothing but files"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"epsilon": 1.0', '"epsilon": 0.1, "epsilon": 1.0'),
        ('"epsilon": 1.0', '"epsilon": 1.00'),
        ('"epsilon": 1.0', '"epsilon": NaN'),
        ('"params": {', '"params":  {'),
    ],
)
def test_a_manifest_that_says_a_thing_twice_or_otherwise_is_refused(honest, tmp_path, old, new):
    shutil.copytree(honest["csv"] / "release", tmp_path / "forged")
    path = tmp_path / "forged" / "manifest.json"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert failed(tmp_path / "forged") == ["Manifest reads"]


def test_there_are_many_forgeries():
    assert sum(map(len, (XES, CSV, VARIANTS, SAID, WITH_ORIGINAL))) >= 120


def test_a_manifest_tells_nothing_of_the_log_but_names_and_a_power_of_ten(honest):
    said = manifest_of(honest["xes"] / "release")
    assert said["done"]["facts"] == {"person": False, "transitions": False, "delta": 1e-4}
    assert [part["name"] for part in said["done"]["leaving"]] == [
        *("case", "activity", "time"),
        *("Amount", "Patient"),
        "every other attribute",
    ]
    assert said["params"]["delta"] is None and not {"utility", "risk"} & set(said)
    assert "log.csv" not in json.dumps(said)


def test_the_record_tells_of_the_draw_that_left(honest):
    """Not of the one that was looked at before."""
    with (honest["variants.csv"] / "release" / "data.variants.csv").open(
        encoding="utf-8", newline=""
    ) as file:
        cases = sum(int(row["count"]) for row in csv.DictReader(file))
    record = json.loads((honest["variants.csv"] / "audit" / "audit.json").read_text(encoding="utf-8"))
    (line,) = [item for item in record["gate"] if item["name"] == "Something to release"]
    assert f"cases: {cases}" in line["detail"] and "looked at" not in line["detail"]
