"""One level a column: a release that mixes levels, each cell true of its row and k kept, is refused."""

from __future__ import annotations

import csv
import json
import tomllib

import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.verify.folder import verify_folder
from tests.engine.kinds.tables.forging import Forger
from tests.signing import ReleaseOptions

ROLES = {"id": [], "quasi": "zip,seen", "sensitive": [], "protect": [], "drop": [], "person": ""}
ZIPS = ["D13001", "D13002", "D14801", "D14802"]
ONE_LEVEL = "zip: one level of its hierarchy"


def write(path, days):
    rows = [[ZIPS[number % 4], days[number % len(days)]] for number in range(64)]
    rows[5][1] = rows[9][1] = rows[13][1] = rows[17][1] = ""
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([["zip", "seen"], *rows])
    return path


def release(folder, name="out", days=("2024-01-03", "2024-02-04"), **values):
    path = write(folder / f"{name}.csv", days)
    given = {"k": 4, "method": "lattice", "suppress": 0, "levels": "zip=1,seen=1", **values}
    task = task_of(find("tables.generalise"), [path], {**ROLES, **given})
    return Pipeline().release(task, ReleaseOptions(str(folder / name)), Progress())


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("levels")
    made = release(folder)
    assert ONE_LEVEL in [check.name for check in made.checks]
    return folder / "out"


def test_an_honest_release_is_one_level_a_column(honest):
    assert all(check.passed for check in verify_folder(honest, Progress()))


def test_given_levels_stand_in_recipe_and_report(honest):
    recipe = tomllib.loads((honest / "audit/recipe.toml").read_text(encoding="utf-8"))
    assert recipe["params"]["levels"] == ["zip=1", "seen=1"]
    assert "zip=1" in (honest / "release/report.html").read_text(encoding="utf-8")


def test_a_mix_of_levels_is_refused(honest, tmp_path):
    """Every row with D1300* now says D130**: true, and a class as large as before."""
    forger = Forger(honest, tmp_path, audit=True)
    forger.column("zip", lambda cells: [c.replace("D1300*", "D130**") for c in cells])
    assert ONE_LEVEL in forger.seal()


def test_another_level_than_the_parameters_give_is_refused(honest, tmp_path):
    forger = Forger(honest, tmp_path, audit=True)
    forger.column("zip", lambda cells: [c[:4] + "**" for c in cells])
    assert ONE_LEVEL in forger.seal()


def test_without_its_hierarchy_it_is_not_said_to_hold(honest, tmp_path):
    forger = Forger(honest, tmp_path, audit=True)
    (forger.root / "audit/transform.json").unlink()
    assert ONE_LEVEL in forger.seal()


def test_a_transform_used_again_for_days_it_has_not_seen(honest, tmp_path):
    """The hierarchy of the earlier file lacks these days: the audit has the lines they were given."""
    again = release(
        tmp_path, days=("2024-01-09", "2024-03-04"), levels="", transform=str(honest / "audit/transform.json")
    )
    assert all(check.passed for check in again.checks), [c for c in again.checks if not c.passed]
    told = json.loads((tmp_path / "out/audit/transform.json").read_text(encoding="utf-8"))
    assert [line[:2] for line in told["more"][1]] == [["2024-01-09", "2024-01"], ["2024-03-04", "2024-03"]]


def test_suppressed_rows_that_stay_count_for_no_level(tmp_path):
    path = tmp_path / "stars.csv"
    rows = [["D13001", 1]] * 20 + [["D14801", 1], ["D24802", 1], ["D20001", 1], ["D30001", 1]]
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([["zip", "n"], *rows])
    given = {"k": 4, "method": "lattice", "suppress": 0.2, "levels": "zip=1", "suppressed": "star"}
    task = task_of(find("tables.generalise"), [path], {**ROLES, "quasi": "zip", **given})
    made = Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert made.outcome.done.facts["rows"]["released"] == 24
    assert {check.name: check.passed for check in made.checks}[ONE_LEVEL]
