"""What is proposed for the columns of a made-up hospital file."""

from __future__ import annotations

import random

import pytest

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables.load import load
from engine.kinds.tables.params import STEPS, Columns, Reading
from engine.kinds.tables.proposals import proposals
from tests.signing import ReleaseOptions


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    r = random.Random(1)
    lines = ["patient_id,name,email,date_of_birth,admission_date,postcode,sex,diagnosis,cost,note"]
    for _ in range(300):
        who = r.randrange(200)
        born = f"{1930 + who % 70}-{1 + who % 12:02}-{1 + who % 28:02}"
        seen = f"2023-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"
        lines.append(
            f"P{who:05},Person{chr(97 + who % 26)} Of{chr(97 + who // 26)},p{who}@example.org,{born},{seen},"
            f"D-{10115 + who % 40},{r.choice('mf')},J{r.randrange(10, 20)}.{r.randrange(9)},"
            f"{r.randrange(100, 99999)},the daughter of bed {who} calls every day at {r.randrange(24)}"
        )
    path = tmp_path_factory.mktemp("x") / "admissions.csv"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    data = load([path], Reading(), Columns(), Progress())
    return proposals(data, None, None)


def test_one_line_for_every_column(found):
    told = {one.column: (one.role, one.treatment) for one in found.columns}
    assert told == {
        "patient_id": ("person", "pseudonymise"),
        "name": ("id", "drop"),
        "email": ("id", "drop"),
        "date_of_birth": ("quasi", "dates"),
        "admission_date": ("quasi", "dates"),
        "postcode": ("quasi", "code"),
        "sex": ("quasi", "generalise"),
        "diagnosis": ("sensitive", "keep"),
        "cost": ("protect", "noise"),
        "note": ("drop", "drop"),
    }
    states = {one.column: one.state for one in found.columns}
    assert [n for n, state in states.items() if state == "red"] == [
        "patient_id", "name", "email", "date_of_birth", "note",
    ]  # fmt: skip


def test_no_sentence_tells_a_value(found):
    for one in found.columns:
        assert "example.org" not in one.why + one.how and "P000" not in one.why + one.how


def test_accepting_all_gives_roles_and_a_chain(found):
    assert found.roles["id"] == ("name", "email") and found.roles["person"] == ("patient_id",)
    named = [(step["technique"], step["columns"]) for step in found.steps]
    wanted = [
        ("tables.pseudonymise", ["patient_id"]),
        ("tables.dates", ["date_of_birth"]),
        ("tables.dates", ["admission_date"]),
        ("tables.code", ["postcode"]),
        ("tables.generalise", ["date_of_birth", "admission_date", "postcode", "sex"]),
        ("tables.perturb", ["cost"]),
    ]
    assert named == [one for one in wanted if one[0] in STEPS]


def test_what_is_proposed_for_the_sample_can_be_released():
    """Accepted with one click, the gate blocks nothing, and no name, number or day of the file leaves."""
    sample = SAMPLES / "admissions.csv"
    data = load([sample], Reading(), Columns(), Progress())
    offered = proposals(data, None, None)
    roles = {role: names for role, names in offered.roles.items() if role != "person"}
    task = task_of(
        find("tables"),
        [sample],
        {**roles, "person": offered.roles["person"][0], "steps": list(offered.steps)},
    )
    pipeline = Pipeline()
    judged = pipeline.judge(task, ReleaseOptions("nowhere"), Progress())
    assert [item for item in judged.items if item.state == "red"] == []
    table = pipeline.outcome(task, Progress()).published.table
    leaving = {label for column in table.columns for label in column.labels or ()}
    for name in ("patient_id", "name", "date_of_birth", "admission_date", "postcode", "note"):
        assert not leaving & set(data.by_name[name].labels or ()), name
