"""The same key is the same figure: what a run measured of its release, `compare` measures of the files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.cli import SAMPLES
from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import all_techniques, find, find_kind
from tests.signing import ReleaseOptions

NO_DATA_OF_ITS_KIND = {"eventlogs.flow"}  # counts, of which no log can be made


def flat(told: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in told.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{above}{name}.")
        else:
            yield above + name, value


OTHERWISE = {  # what a file alone does not tell
    "tables.dates": {"to": "shift"},
    "tables.pseudonymise": {"columns": "education"},
    "tables.discretise": {"output": "number"},
}
CASES = [pytest.param(one, {}, id=one.key) for one in all_techniques()] + [
    pytest.param(find(key), chosen, id=f"{key} {chosen}") for key, chosen in OTHERWISE.items()
]


@pytest.mark.parametrize(("technique", "chosen"), CASES)
def test_a_key_of_run_and_compare_is_one_figure(technique, chosen, tmp_path):
    kind = find_kind(technique.key)
    sample = SAMPLES / (technique.sample or kind.sample)
    task = task_of(technique, [sample], chosen, 7)
    release = Pipeline().release(task, ReleaseOptions(str(tmp_path / "made")), Progress())
    if technique.key in NO_DATA_OF_ITS_KIND:
        with pytest.raises(InputError):
            kind.compare(sample, tmp_path / "made", {}, Progress())
        return
    found = kind.compare(sample, tmp_path / "made", {}, Progress())
    groups = {name: getattr(release.outcome.measured, name) for name in ("utility", "risk")}
    ran = dict(flat(groups if "utility" in found else {**groups["utility"], **groups["risk"]}))
    compared = dict(flat(found))
    shared = compared.keys() & ran.keys()
    if found.get("called_replaced"):  # a run leaves such columns out, a manifest is not believed
        shared = {name for name in shared if name.startswith("utility.columns.")}
    assert shared, "nothing to compare"
    for name in shared:
        value = compared[name]
        if isinstance(value, list) and len(value) == 2 and not isinstance(ran[name], list):
            value = value[1]  # of the original and of the release
        assert value == (pytest.approx(ran[name]) if isinstance(ran[name], float) else ran[name]), name
