"""Releases of coded values, dates, pseudonyms and drawn labels: honest ones verify, forged ones do not."""

from __future__ import annotations

import json
import random
import shutil
import stat
from collections.abc import Callable

import pytest

from engine.cli import main
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.verify.folder import verify_folder
from tests.engine.kinds.tables.forging import Forger
from tests.signing import ReleaseOptions

ROLES = {
    "id": "name",
    "quasi": "born,zip,region",
    "sensitive": [],
    "protect": "income",
    "drop": [],
    "person": "who",
}
CHAINS = {
    "coarse": [
        {"technique": "tables.pseudonymise", "columns": ["who"]},
        {"technique": "tables.dates", "columns": ["born"], "params": {"to": "year"}},
        {"technique": "tables.dates", "columns": ["seen"],
         "params": {"to": "age", "reference": "2025-01-01"}},
        {"technique": "tables.code", "columns": ["zip"], "params": {"operation": "keep", "min_count": 5}},
        {"technique": "tables.code", "columns": ["income"], "params": {"operation": "top", "share": 0.1}},
        {"technique": "tables.pram", "columns": ["region"], "params": {"keep": 0.6}},
    ],
    "moved": [
        {"technique": "tables.pseudonymise", "columns": ["who"], "params": {"method": "random"}},
        {"technique": "tables.dates", "columns": ["seen"], "params": {"to": "shift", "shift": 90}},
        {"technique": "tables.code", "columns": ["income"], "params": {"operation": "round", "base": 500.0}},
        {
            "technique": "tables.pram",
            "columns": ["region"],
            "params": {"matrix": "uniform", "public": ["north", "south", "east", "west"], "keep": 0.7},
        },
    ],
}  # fmt: skip


def write_patients(path):
    r = random.Random(5)
    born = {
        who: f"{r.randrange(1930, 2010)}-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"
        for who in range(130)
    }
    lines = ["name,who,born,seen,zip,region,income"]
    for row in range(240):
        who = row % 130
        seen = "" if row == 7 else f"2023-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"
        zip_ = f"D{r.choice(['10115', '10117', '20095', '99999' if row == 3 else '20097'])}"
        region = "" if row == 11 else r.choice(["north", "south", "south", "east"])
        lines.append(
            f"Person {row} Example,P{who:03},{born[who]},{seen},{zip_},{region},{r.randrange(900, 90000)}"
        )
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("honest")
    patients, pipeline, made = write_patients(folder / "patients.csv"), Pipeline(), {}
    for name, steps in CHAINS.items():
        task = task_of(find("tables"), [patients], {**ROLES, "steps": steps})
        release = pipeline.release(task, ReleaseOptions(str(folder / name), "csv"), Progress())
        made[name] = folder / name, {item.name: item for item in release.gate}
    return made


@pytest.mark.parametrize("name", CHAINS)
def test_an_honest_release_verifies_with_and_without_its_audit(honest, name, tmp_path):
    folder, _ = honest[name]
    assert [c for c in verify_folder(folder, Progress()) if not c.passed] == []
    for audit in (True, False):
        (tmp_path / str(audit)).mkdir()
        assert Forger(folder, tmp_path / str(audit), audit).seal() == []


def test_secrets_stay_in_the_audit_for_their_owner_alone(honest):
    for name, secret in (
        ("coarse", "pseudonym.key"),
        ("moved", "pseudonyms.csv"),
        ("moved", "date_shifts.csv"),
    ):
        folder, _ = honest[name]
        path = folder / "audit" / secret
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        words = path.read_text("utf-8").split()
        for leaving in (folder / "release").iterdir():
            assert leaving.name not in ("pseudonym.key", "pseudonyms.csv", "date_shifts.csv")
            if secret == "pseudonym.key":
                assert words[0].encode() not in leaving.read_bytes()


def test_the_gate_says_what_pseudonyms_and_gaps_mean(honest):
    _, coarse = honest["coarse"]
    assert coarse["Pseudonyms"].state == "amber" and "not anonymous" in coarse["Pseudonyms"].detail
    assert "rows of one person can be joined" in coarse["Pseudonyms"].detail
    about = [n for n, line in coarse.items() if "pseudonym" in line.detail or "one person" in line.detail]
    assert about == ["Pseudonyms"]  # one line says it all
    assert coarse["No identifier"].state != "red"
    assert "Gaps between days" in honest["moved"][1]


def test_a_key_that_lies_in_a_release_shuts_the_gate(honest, tmp_path):
    folder, _ = honest["coarse"]
    leaving = tmp_path / "release"
    shutil.copytree(folder / "release", leaving)
    shutil.copy(folder / "audit" / "pseudonym.key", leaving / "pseudonym.key")
    steps = [
        {
            "technique": "tables.pseudonymise",
            "columns": ["who"],
            "params": {"key": str(leaving / "pseudonym.key")},
        }
    ]
    task = task_of(find("tables"), [folder.parent / "patients.csv"], {**ROLES, "steps": steps})
    lines = Pipeline().judge(task, ReleaseOptions("nowhere"), Progress()).items
    assert {item.name: item.state for item in lines}["Key stays inside"] == "red"


def cell(column: str, value: str) -> Callable[[Forger], object]:
    return lambda f: f.column(column, lambda old: [value, *old[1:]])


def params_of(step: int, **values: object) -> Callable[[Forger], object]:
    return lambda f: f.manifest["params"]["steps"][step]["params"].update(values)


def exchanged(column: str) -> Callable[[Forger], object]:
    return lambda f: f.column(column, lambda old: old[1:] + old[:1])


FORGERIES = {
    "a name among pseudonyms": ("coarse", cell("who", "P017"), False),
    "a pseudonym of another row": ("coarse", exchanged("who"), True),
    "a day of birth": ("coarse", cell("born", "1950-02-01"), False),
    "another year": ("coarse", exchanged("born"), True),
    "a whole postcode": ("coarse", cell("zip", "D10115"), False),
    "a beginning that few share": ("coarse", cell("zip", "D99***"), False),
    "an income beyond the end": ("coarse", cell("income", "99999999"), False),
    "an age of another": ("coarse", exchanged("seen"), True),
    "a label nobody promised": ("coarse", cell("region", "atlantis"), False),
    "labels that were not drawn": ("coarse", lambda f: f.column("region", lambda old: ["north"] * 240), True),
    "another bound": ("coarse", lambda f: f.step("income").update(bound=1e9), False),
    "more characters": ("coarse", params_of(3, characters=6), False),
    "no number": ("moved", cell("who", "Anna"), False),
    "a shift of one's own": ("moved", cell("seen", "2023-03-04"), True),
    "no day": ("moved", cell("seen", "soon"), False),
    "no multiple": ("moved", cell("income", "1234"), False),
    "a label outside the list": ("moved", cell("region", "up"), False),
    "a smaller window": ("moved", params_of(1, shift=2), True),
    "a higher chance": ("moved", params_of(3, keep=0.99), True),
}  # fmt: skip


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forgery_is_refused(honest, what, tmp_path):
    name, change, audit = FORGERIES[what]
    forger = Forger(honest[name][0], tmp_path, audit)
    change(forger)
    assert forger.seal() != [], what


def test_no_file_of_the_house_is_named_in_a_release(honest, tmp_path):
    folder, _ = honest["coarse"]
    key = tmp_path / "the house key.txt"
    key.write_text("00" * 32, "utf-8")
    reasons = [
        "Pseudonyms",
        "Leaves as it is",
        "Quasi-identifiers",
        "Unique rows",
        "Record linkage",
    ]
    reasons += ["Columns to protect", "No identifier", "Missing cells", "Sensitive values"]
    options = [part for one in reasons for part in ("--reason", f"{one}=it is a made-up file of a test")]
    roles = ["id=name", "person=who", "quasi=region", "protect=", "sensitive=", "drop=born,seen,income,zip"]
    sets = [part for one in [*roles, "columns=who", f"key={key}"] for part in ("--set", one)]
    out = tmp_path / "out"
    patients = str(folder.parent / "patients.csv")
    assert main(["run", "tables.pseudonymise", patients, "--out", str(out), *sets, *options]) == 0
    for path in (out / "release").iterdir():
        assert b"house key" not in path.read_bytes()
    assert json.loads((out / "release" / "manifest.json").read_text("utf-8"))["params"]["key"] == ""
    assert not (out / "audit" / "pseudonym.key").exists()


@pytest.mark.parametrize(
    "technique, values",
    [
        ("tables.code", ["columns=zip"]),
        ("tables.code", ["operation=map", "columns=zip", "map=nowhere.csv"]),
        ("tables.dates", ["columns=region"]),
        ("tables.dates", ["to=age", "columns=born"]),
        ("tables.pseudonymise", ["key=nowhere.key", "columns=who"]),
        ("tables.pram", ["keep=1"]),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(honest, technique, values, tmp_path, capsys):
    patients = str(honest["coarse"][0].parent / "patients.csv")
    sets = [part for one in [*values, "person=who"] for part in ("--set", one)]
    assert main(["run", technique, patients, "--out", str(tmp_path / "out"), *sets]) == 2
    assert len([line for line in capsys.readouterr().err.splitlines() if line.startswith("sfumato:")]) == 1
    assert not (tmp_path / "out").exists()
