"""Every technique gives the bytes it gave before, for the same sample, parameters and seed.

`recorded_bytes.json` holds a sum of every data file. A change of the code that is no mended defect leaves it
as it is; a mended defect writes it anew (`python -m tests.end_to_end.test_recorded_bytes`) and says so in the
change log. Techniques that stand on linear algebra are compared only on request: another processor may give
another last digit.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.desk import Desk
from engine.progress import Progress
from engine.task import task_of
from engine.technique import all_techniques, find, find_kind
from tests.signing import Order

RECORD = Path(__file__).with_name("recorded_bytes.json")
NOT_DATA = ("report.html", "report.pdf", "manifest.json")
SEED = 20
ANYWHERE = ("eventlogs.travas", "timeseries.naive", "timeseries.kapra", "tables.discretise", "tables.swap")


def sums(key: str, folder: Path) -> dict[str, str]:
    """SHA-256 of every data file, in each format that the technique writes."""
    found = {}
    for format in find(key).formats:
        task = task_of(find(key), [SAMPLES / find_kind(key).sample], {}, seed=SEED)
        Desk().release(task, Order(str(folder / format), format=format), Progress())
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
    with tempfile.TemporaryDirectory() as folder:
        made = {t.key: sums(t.key, Path(folder) / t.key) for t in all_techniques()}
    RECORD.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
