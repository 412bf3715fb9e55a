"""Roles: what is recognised, one correction keeps the other guesses, window and command line agree."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.errors import ParameterError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import source_of, task_of
from engine.core.technique import Preview, find
from engine.kinds.tables.column_roles import given_roles
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Columns, Reading
from engine.kinds.tables.preview import preview
from gui.workspace.column_roles import with_role
from tests.signing import ReleaseOptions

SAMPLE = Path(__file__).resolve().parents[4] / "resources" / "samples" / "residents.csv"
FIRST = ["Anna", "Luca", "Marie", "Giulia", "Peter", "Sofia", "Hans", "Chiara"]
LAST = ["Rossi", "Weber", "Bianchi", "Schmidt", "Smith", "Verdi", "Castaño", "Brown"]


def write(path: Path, columns: dict, rows: int = 120) -> Path:
    """A file with these columns; a cell is made by the column's function of a random generator."""
    r = random.Random(1)
    lines = [";".join(columns)]
    lines += [";".join(str(make(r)) for make in columns.values()) for _ in range(rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def preview_of(path: Path, **given) -> Preview:
    return preview([path], Reading(), Columns(**given), Progress())


def day(r):
    return f"{r.randrange(1930, 2005)}-{r.randrange(1, 13):02}-{r.randrange(1, 29):02}"


RECOGNISED = {
    "id": {
        "name": lambda r: f"{r.choice(LAST)}, {r.choice(FIRST)}",
        "Nachname": lambda r: r.choice(LAST),
        "E-Mail": lambda r: f"a{r.randrange(10**6)}@example.org",
        "telefono": lambda r: f"+39 347 {r.randrange(10**6, 10**7)}",
        "Straße": lambda r: f"{r.choice(LAST)}straße {r.randrange(200)}",
        "indirizzo": lambda r: f"Via {r.choice(LAST)} {r.randrange(200)}",
        "Kundennummer": lambda r: r.randrange(10**7, 10**8),
        "codice fiscale": lambda r: f"RSSMRA{r.randrange(10, 99)}T10A{r.randrange(100, 999)}S",
        "patient_id": lambda r: f"P{r.randrange(40):04}",
    },
    "quasi": {
        "date_of_birth": day,
        "Geburtsdatum": day,
        "age": lambda r: r.randrange(18, 95),
        "Alter": lambda r: r.randrange(18, 95),
        "postcode": lambda r: r.randrange(10115, 14199),
        "PLZ": lambda r: r.randrange(10115, 14199),
        "sesso": lambda r: r.choice("mf"),
        "ward": lambda r: r.choice(["A1", "B2", "C3"]),
        "stars": lambda r: r.randrange(1, 6),
    },
    "sensitive": {
        "diagnosis": lambda r: r.choice(["flu", "asthma", "none"]),
        "Diagnose": lambda r: r.choice(["Grippe", "Asthma"]),
        "malattia cronica": lambda r: r.choice(["si", "no"]),
        "code": lambda r: f"{r.choice('ABJ')}{r.randrange(10, 14)}.{r.randrange(3)}",
    },
    "protect": {
        "income": lambda r: r.randrange(9_000, 90_000),
        "length_of_stay": lambda r: round(r.expovariate(0.2), 1),
    },
    "drop": {
        "note": lambda r: f"daughter {r.choice(FIRST)} calls daily since {day(r)}, case {r.randrange(10**6)}",
        "c7": lambda r: f"x{r.randrange(10**6)}",
    },
}  # fmt: skip


@pytest.mark.parametrize("role", RECOGNISED)
def test_columns_are_recognised(role, tmp_path):
    path = write(tmp_path / "file.csv", RECOGNISED[role] | {"filler": lambda r: r.choice("xy")})
    found = preview_of(path).roles
    assert {name: found.get(name) for name in RECOGNISED[role]} == dict.fromkeys(RECOGNISED[role], role)


def test_a_number_of_the_row_is_an_identifier(tmp_path):
    path = tmp_path / "file.csv"
    path.write_text("case,x\n" + "".join(f"{n},{n % 3}\n" for n in range(100)), encoding="utf-8")
    assert preview_of(path).roles == {"case": "id", "x": "quasi"}


def test_no_guess_leaves_a_column_in_clear_but_a_sensitive_one(tmp_path):
    """Every column of every kind has a role, and the default chain changes or drops all but the sensitive."""
    columns = {name: make for role in RECOGNISED.values() for name, make in role.items()}
    path = write(tmp_path / "file.csv", columns, rows=400)
    pipeline = Pipeline()
    outcome = pipeline.outcome(task_of(find("tables"), [path], {}), Progress())
    kept = {part.name for part in outcome.done.leaving if part.treatment == "kept"}
    assert kept == set(RECOGNISED["sensitive"])
    assert not [f for f in outcome.measured.risk["identifiers"] if f["state"] == "red"]


@pytest.mark.parametrize(
    ("column", "role"),
    [("chronic illness", "quasi"), ("name", "drop"), ("income", ""), ("age", "sensitive"), ("region", "id")],
)
def test_changing_one_role_keeps_every_other_guess(column, role):
    before = preview_of(SAMPLE)
    given = with_role(KIND, before, column, role)
    after = preview_of(SAMPLE, **given)
    expected = (
        {**before.roles, column: role} if role else {n: r for n, r in before.roles.items() if n != column}
    )
    assert after.roles == expected


def test_roles_left_open_are_those_of_the_preview():
    previewed = preview_of(SAMPLE).chosen
    loaded = load([SAMPLE], Reading(), Columns(), Progress())
    assert loaded.roles == given_roles(previewed)
    given = Columns(quasi=("region",))
    half = load([SAMPLE], Reading(), given, Progress())
    assert half.role("quasi") == ("region",) and half.role("protect") == previewed.protect


def test_window_and_command_line_release_the_same_bytes(tmp_path):
    """The window sends all roles as the preview filled them in, the command line none."""
    seen = preview_of(SAMPLE)
    files = []
    for place, columns in enumerate((seen.chosen, Columns())):
        task = task_of(find("tables"), [SAMPLE], {}, seed=3)
        source = source_of(KIND, [SAMPLE], {})
        task = type(task).with_seed(
            "tables", type(source)("tables", source.paths, source.reading, columns), task.params, 3
        )
        Pipeline().release(task, ReleaseOptions(str(tmp_path / str(place))), Progress())
        files.append((tmp_path / str(place) / "release" / "data.csv").read_bytes())
    assert files[0] == files[1]


def test_the_person_is_withheld_one_column_and_nothing_else(tmp_path):
    path = write(tmp_path / "v.csv", {"case": lambda r: r.randrange(40), "age": lambda r: r.randrange(90)})
    data = load([path], Reading(), Columns(person="case"), Progress())
    assert data.role("person") == ("case",) and data.withheld == {"case"} and data.role("quasi") == ("age",)
    assert not preview_of(path).chosen.person  # never guessed
    with pytest.raises(ParameterError, match="case is person and quasi"):
        load([path], Reading(), Columns(person="case", quasi=("case",)), Progress())


def test_a_release_without_the_person_says_so_and_verifies(tmp_path):
    path = write(tmp_path / "v.csv", {"case": lambda r: r.randrange(40), "age": lambda r: r.randrange(90)})
    task = task_of(find("tables.discretise"), [path], {"person": "case", "quasi": "age"})
    release = Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert all(check.passed for check in release.checks)
    assert [part.how for part in release.outcome.done.leaving if part.name == "case"] == ["person"]
    assert "case" not in (tmp_path / "out/release/data.csv").read_text(encoding="utf-8")
