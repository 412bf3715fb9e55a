"""Files as they are loaded: roles guessed and given, and real tables."""

from __future__ import annotations

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Columns, Perturb, Reading
from engine.kinds.tables.run import run
from tests.engine.kinds.tables.test_column_roles import SAMPLE


def test_roles_are_guessed_and_kept_when_given():
    preview = KIND.preview([SAMPLE], Reading(), Columns(), Progress())
    assert preview.roles["name"] == "id" and preview.roles["income"] == "protect"
    assert preview.roles["region"] == "quasi"
    chosen = Columns(quasi=("age",))
    kept = KIND.preview([SAMPLE], Reading(), chosen, Progress())
    assert kept.chosen.quasi == ("age",) and kept.chosen.id == ("name",)
    assert kept.chosen.protect == preview.chosen.protect == ("hours", "income", "tax")
    assert kept.chosen.sensitive == preview.chosen.sensitive == ("chronic illness",)


def test_identifiers_are_withheld_unasked_but_not_against_the_stewards_word():
    asked = {"id": None, "quasi": (), "sensitive": (), "protect": (), "drop": ()}
    assert load([SAMPLE], Reading(), Columns(**asked), Progress()).role("id") == ("name",)
    assert load([SAMPLE], Reading(), Columns(**{**asked, "id": ()}), Progress()).role("id") == ()


def test_real_tables_load_and_run(shared_data):
    for name in ("adult.csv", "sdcMicro_EIA.csv", "sdcMicro_Tarragona.csv"):
        data = load([shared_data(f"tables/{name}")], Reading(), Columns(), Progress())
        out = run(data, Perturb(), Randomness.from_seed(1), Progress())
        assert out.table.rows == data.rows and out.changes
