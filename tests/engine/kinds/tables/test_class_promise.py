"""Which later step takes k away: one that maps a column by a function of the written value does not."""

from __future__ import annotations

import csv
from dataclasses import replace

import numpy as np
import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import Done, find
from engine.kinds.tables.describe import describe
from engine.kinds.tables.promise import promise
from engine.verify.folder import verify_folder
from tests.engine.kinds.tables.classes import table
from tests.engine.kinds.tables.forging import Forger
from tests.engine.kinds.tables.people import chained, published_of
from tests.signing import ReleaseOptions

DAYS = ["2020-01-05"] * 4 + ["2021-06-07"] * 4 + ["2022-11-30"] * 4
SEEN = [f"2024-{month:02}-11" for month in range(1, 13)]
DATA = table({"day": DAYS}, seen=SEEN)


def nature(to, **values):
    steps = chained(("tables.generalise", ["day"], {"k": 4}), ("tables.dates", ["day"], {"to": to, **values}))
    return promise(steps, describe(DATA, published_of(DATA, steps), steps)).nature


@pytest.mark.parametrize("to", ["year", "quarter", "month", "week", "weekday", "decade"])
def test_coarser_days_keep_the_classes(to):
    assert nature(to) == "guarantee"


def test_an_age_keeps_them_at_one_day_and_not_at_a_column_of_days():
    assert nature("age", reference="2024-12-31") == "guarantee"
    assert nature("age", reference="seen") == "heuristic"


def test_shifted_days_do_not():
    assert nature("shift", shift=30) == "heuristic"


# ── the verifier says the same ────────────────────────────────────────────────────────────────


def released(folder, to, **values):
    path = folder / "days.csv"
    r = np.random.default_rng(1)
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = [[DAYS[n % 12], SEEN[n % 12], r.choice(["u", "v"])] for n in range(48)]
        csv.writer(file, lineterminator="\n").writerows([["day", "seen", "s"], *rows])
    steps = [
        {"technique": "tables.generalise", "columns": ["day"], "params": {"k": 4}},
        {"technique": "tables.dates", "columns": ["day"], "params": {"to": to, **values}},
    ]
    roles = {"id": [], "quasi": "day", "sensitive": [], "protect": [], "drop": ["s"], "person": ""}
    task = task_of(find("tables"), [path], {**roles, "steps": steps})
    return Pipeline().release(task, ReleaseOptions(str(folder / "out")), Progress())


def test_the_verifier_counts_classes_after_coarser_days(tmp_path):
    made = released(tmp_path, "year")
    assert all(check.passed for check in verify_folder(tmp_path / "out", Progress()))
    assert "Classes of at least 4" in [check.name for check in made.checks]
    forger = Forger(tmp_path / "out", tmp_path, audit=False)
    forger.column("day", lambda cells: ["1999", *cells[1:]])
    assert "Classes of at least 4" in forger.seal()


def test_who_says_that_an_age_at_a_column_keeps_classes_is_refused(tmp_path):
    made = released(tmp_path, "age", reference="seen")
    assert "Classes of at least 4" not in [check.name for check in made.checks]
    forger = Forger(tmp_path / "out", tmp_path, audit=False)
    assert forger.facts["steps"][1]["equal_stays_equal"] is False
    forger.facts["steps"][1]["equal_stays_equal"] = True
    assert "What was done" in forger.seal()


# ── before a run the same is said ─────────────────────────────────────────────────────────────

K = ("tables.generalise", [], {"k": 4})
NAMED = ("tables.generalise", ["day"], {"k": 4})
CHAINS = {
    "all quasi-identifiers": [K],
    "the same by name": [NAMED],
    "not all of them": [("tables.generalise", ["seen"], {"k": 4})],
    "coarser days after": [NAMED, ("tables.dates", ["day"], {"to": "year"})],
    "shifted days after": [NAMED, ("tables.dates", ["day"], {"to": "shift"})],
    "an age at a day after": [NAMED, ("tables.dates", ["day"], {"to": "age", "reference": "2024-12-31"})],
    "an age at a column after": [NAMED, ("tables.dates", ["day"], {"to": "age", "reference": "seen"})],
    "days before": [("tables.dates", ["day"], {"to": "month"}), NAMED],
    "drawn labels after": [NAMED, ("tables.pram", ["day"], {})],
    "drawn labels of another column": [NAMED, ("tables.pram", ["seen"], {})],
    "groups": [("tables.microaggregate", ["day"], {"k": 4})],
}


@pytest.mark.parametrize("steps", CHAINS.values(), ids=CHAINS.keys())
def test_what_a_run_would_promise_is_what_it_promises(steps):
    chain = chained(*steps)
    data = replace(DATA, roles={"quasi": ("day",)})
    done = describe(data, published_of(data, chain), chain)
    assert promise(chain, Done(facts={"quasi": ["day"]})).nature == promise(chain, done).nature
