"""Two files held against each other, row by row."""

from __future__ import annotations

import csv
import json

import pytest

from engine.core import params
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables import export
from engine.kinds.tables.compare import compare
from engine.kinds.tables.load import load
from engine.kinds.tables.params import Chain, Columns, Reading
from engine.kinds.tables.run import run
from tests.engine.kinds.tables.test_views import ROLES, SAMPLE, STEPS


def test_compare_two_files(tmp_path):
    data = load([SAMPLE], Reading(), Columns(**ROLES), Progress())
    chain = params.build(Chain, {"steps": STEPS})
    out = run(data, chain, Randomness.from_seed(1), Progress())
    (tmp_path / "release").mkdir()
    (tmp_path / "audit").mkdir()
    export.export(out, chain, tmp_path / "release", "csv", Randomness.from_seed(1))
    written = tmp_path / "release" / "data.csv"
    with pytest.raises(InputError, match="sorted by their cells"):
        compare(SAMPLE, written, {}, Progress())
    export.audit(out, tmp_path / "audit")
    found = compare(SAMPLE, written, {"quasi": "age,region"}, Progress())
    assert found["columns_dropped"] == ["name"]
    assert found["utility"]["columns"]["hours"]["ks"] == 0
    assert set(found["risk"]["changed_columns"]) == {"age", "region", "income", "tax"}
    assert found["risk"]["k_released"] >= 1 and "k_achieved" not in found["risk"]
    assert compare(SAMPLE, tmp_path, {"quasi": "age,region"}, Progress()) == found
    same = compare(SAMPLE, SAMPLE, {}, Progress())
    assert same["utility"]["il1s"] == 0 and same["risk"]["changed_columns"] == []


@pytest.mark.parametrize("format_", ["sav", "dta"])
def test_columns_that_spss_and_stata_rename_are_not_taken_for_dropped(tmp_path, format_):
    """`chronic illness` is called chronic_illness there: it is released, and what it tells is counted."""
    data = load([SAMPLE], Reading(), Columns(**ROLES), Progress())
    chain = params.build(Chain, {"steps": STEPS})
    out = run(data, chain, Randomness.from_seed(1), Progress())
    found = []
    for one in ("csv", format_):
        folder = tmp_path / one
        (folder / "release").mkdir(parents=True)
        (folder / "audit").mkdir()
        export.export(out, chain, folder / "release", one, Randomness.from_seed(1))
        export.audit(out, folder / "audit")
        found.append(compare(SAMPLE, folder, {}, Progress()))
    assert found[0]["columns_dropped"] == found[1]["columns_dropped"] == ["name"]
    assert found[0]["risk"] == found[1]["risk"]


def test_a_forged_manifest_changes_no_figure(tmp_path):
    """Every income and hour carries a little noise: whatever they are called, rows are found by them."""
    with SAMPLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for number, row in enumerate(rows):
        for name in ("income", "hours"):
            row[name] = row[name] and int(row[name]) + 1 + number % 2
    with (tmp_path / "data.csv").open("w", encoding="utf-8", newline="") as file:
        written = csv.DictWriter(file, rows[0], lineterminator="\n")
        written.writeheader()
        written.writerows(rows)
    plain = compare(SAMPLE, tmp_path / "data.csv", {}, Progress())
    assert plain.pop("called_replaced") == [] and plain["risk"]["linkage"] > 0.9
    replaced = [{"step": "pseudonymise"}], [{"step": "dates", "to": "shift"}]
    for steps in (*replaced, [{"step": "discretise", "output": "number"}], [{}], ["x"], None, 3):
        manifest = {"columns": {name: {"steps": steps} for name in ("hours", "income")}}
        (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
        found = compare(SAMPLE, tmp_path / "data.csv", {}, Progress())
        assert sorted(found.pop("called_replaced")) == (["hours", "income"] if steps in replaced else [])
        assert found == plain
