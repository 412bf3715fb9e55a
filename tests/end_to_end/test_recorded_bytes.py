"""Every technique gives the bytes it gave before, for the same sample, parameters and seed.

`recorded_bytes.json` holds a sum of every data file. A change of the code that is no mended defect leaves it
as it is; a mended defect writes it anew (`python -m tests.end_to_end.test_recorded_bytes [TECHNIQUE …]`) and
says so in the change log. Techniques that stand on linear algebra are compared only on request: another
processor may give another last digit.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import all_techniques, find, find_kind
from tests.signing import ReleaseOptions

RECORD = Path(__file__).with_name("recorded_bytes.json")
NOT_DATA = ("report.html", "report.pdf", "manifest.json")
SEED = 20
ANYWHERE = (
    "eventlogs.travas",
    "eventlogs.groups",
    "eventlogs.flow",
    "timeseries.naive",
    "timeseries.kapra",
    "tables.discretise",
    "tables.swap",
)


def sums(key: str, folder: Path) -> dict[str, str]:
    """SHA-256 of every data file, in each format that the technique writes."""
    found, pipeline = {}, Pipeline()
    task = task_of(find(key), [SAMPLES / (find(key).sample or find_kind(key).sample)], {}, seed=SEED)
    for format in find(key).formats:
        pipeline.release(task, ReleaseOptions(str(folder / format), format=format), Progress())
        for path in sorted((folder / format / "release").rglob("*.*")):
            if path.name not in NOT_DATA:
                found[f"{format}/{path.name}"] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


@pytest.mark.parametrize(
    "key",
    [t.key if t.key in ANYWHERE else pytest.param(t.key, marks=pytest.mark.slow) for t in all_techniques()],
)
def test_every_technique_gives_the_bytes_it_gave_before(key, tmp_path):
    assert sums(key, tmp_path) == json.loads(RECORD.read_text(encoding="utf-8"))[key]


if __name__ == "__main__":
    known = json.loads(RECORD.read_text(encoding="utf-8"))
    asked = sys.argv[1:] or [t.key for t in all_techniques()]
    with tempfile.TemporaryDirectory() as folder:
        made = {key: sums(key, Path(folder) / key) for key in asked}
    RECORD.write_text(json.dumps(known | made, indent=1) + "\n", encoding="utf-8")
