"""What is told of columns that stay in the house: their names inside it, their number outside."""

from __future__ import annotations

import json

import pypdf
import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import Done, find
from tests.signing import ReleaseOptions

NAMED = ("account_of_the_customer", "Ward of Mrs Example", "remark")


@pytest.fixture
def released(tmp_path):
    """A file with an identifier, two columns without a role, and two points that only some series have."""
    who, ward, remark = NAMED
    lines = [f"{who},reading1,reading2,reading3,reading4,{ward},{remark}"]
    lines += [
        f"p{i:03d},{i % 7},{i % 5},{i},{i if i < 9 else ''},{'ab'[i % 2]},{'xy'[i % 2]}" for i in range(60)
    ]
    path = tmp_path / "series.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    task = task_of(find("timeseries.naive"), [path], {"k": 10, "P": 2, "lengths": "window"}, seed=1)
    pipeline = Pipeline()
    outcome = pipeline.outcome(task, Progress())
    pipeline.release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    return outcome.done, tmp_path / "out" / "release"


def text_of(file):
    if file.suffix == ".pdf":
        return "".join(page.extract_text() for page in pypdf.PdfReader(file).pages)
    return file.read_text(encoding="utf-8")


def test_the_house_sees_every_dropped_column_by_its_name(released):
    done, _ = released
    named = [name for part in done.leaving if part.treatment == "dropped" for name in part.in_the_house]
    assert named == [NAMED[0], *NAMED[1:], "reading4"]


def test_a_release_tells_how_many_were_dropped_and_no_name(released):
    _, folder = released
    files = sorted(folder.iterdir())
    assert len(files) == 4
    for file in files:
        assert not any(name in text_of(file) for name in (*NAMED, "reading4")), file.name
    written = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["done"]
    told = [part["name"] for part in written["leaving"] if part["treatment"] == "dropped"]
    assert told == ["the identifier", "columns without a role: 2", "time points at the end: 1"]
    assert all(not part.in_the_house for part in Done.from_dict(written).leaving)
