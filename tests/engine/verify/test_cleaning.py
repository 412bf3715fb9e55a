"""What was cleaned is in gate, report and manifest, and a release that keeps it to itself is refused."""

from __future__ import annotations

import json

import numpy as np
import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.verify.cleaning import check_cleaning, of_the_kind
from engine.verify.folder import verify_folder
from tests.signing import ReleaseOptions


@pytest.fixture
def people(tmp_path):
    r = np.random.default_rng(1)
    rows = [
        f"{r.integers(20, 80)},{r.integers(900, 3000)} €,{r.choice(['north', ' south'])}" for _ in range(60)
    ]
    rows[7] = "41,1000"
    rows[9] = "999,1000 €,north"
    path = tmp_path / "people.csv"
    path.write_text("age,wage,region\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return path


CHOSEN = {"bad_lines": "skip", "tidy": "trim", "units": "off", "ranges": ["age=0..120"], "outside": "missing"}


def test_gate_report_and_manifest_say_what_was_cleaned(people, tmp_path):
    pipeline = Pipeline()
    steps = [{"technique": "tables.discretise", "columns": ["age", "wage"], "params": {"classes": 3}}]
    task = task_of(find("tables"), [people], {**CHOSEN, "steps": steps})
    order = ReleaseOptions(str(tmp_path / "out"), "csv")
    items = {item.name: item for item in pipeline.judge(task, order, Progress()).items}
    assert items["Cleaned at Load"].state == "amber" and items["Rows left out"].state == "amber"
    pipeline.release(task, order, Progress())
    manifest = json.loads((tmp_path / "out/release/manifest.json").read_text())
    counts = manifest["done"]["facts"]["cleaning"]
    assert counts["bad_lines"] == 1 and counts["outside"] == 1 and counts["trimmed"] > 5
    assert counts["units"] == 59
    report = (tmp_path / "out/release/report.html").read_text()
    assert "1 line of the file did not fit its columns" in report
    assert "lines left out: 9" not in report and "lines left out: 9" not in json.dumps(manifest)
    assert all(check.passed for check in verify_folder(tmp_path / "out", Progress()))


def test_a_release_that_is_silent_or_chatty_about_it_is_refused():
    claims = {"done": {"facts": {"rows": {}, "cleaning": {"bad_lines": 2}}}}
    assert [check.passed for check in check_cleaning(claims, {"bad_lines": 2})] == [True]
    assert [check.passed for check in check_cleaning(claims, {"bad_lines": 3})] == [False]
    assert [check.passed for check in check_cleaning(of_the_kind(claims), {"bad_lines": 2})] == [False]
    assert list(check_cleaning(of_the_kind(claims), {})) == []
    for told in ({"bad_lines": 0}, {"Anna": 1}, {"bad_lines": "2"}, [1], {}):
        forged = {"done": {"facts": {"cleaning": told}}}
        passed = [check.passed for check in check_cleaning(forged, None)]
        assert passed == ([False] if told else [])
