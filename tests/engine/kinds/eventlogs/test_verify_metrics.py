"""Figures of a released log that its file and parameters give: the verifier counts what is told."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cli import SAMPLES
from engine.core.params import as_dict
from engine.kinds.eventlogs import noise
from engine.kinds.eventlogs.group_privacy import group_privacy
from engine.kinds.eventlogs.kind import KIND
from engine.kinds.eventlogs.measure import single_case_released
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.verify_metrics import recount
from engine.verify.read_xes import Broken
from tests.engine.kinds.eventlogs.test_forgeries import write_log
from tests.forging import read
from tests.recounting import as_told, recounted, released, told

TRAVAS = KIND.techniques[0]
PROVEN = {
    "variants",
    "cases",
    "epsilon",
    "epsilon_spent",
    "epsilon_person",
    "delta_spent",
    "k",
    "single_case_released",
    "steps_own",
    "steps_pair",
    "steps_all",
    "steps_flat",
    "attributes_own",
    "attributes_pooled",
    "attributes_none",
}


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    """The sample, and a log with persons, in every format."""
    folder = tmp_path_factory.mktemp("recounted")
    write_log(folder / "log.csv")
    made = {"sample": released(TRAVAS.key, SAMPLES / KIND.sample, folder / "sample")}
    for format_ in TRAVAS.formats:
        made[format_] = released(TRAVAS.key, folder / "log.csv", folder / format_, format_)
    wanted = {"person": "Patient", "cases_per_person": "2", "repeats": "3", "epsilon": "2", "delta": "0.001"}
    made["persons"] = released(TRAVAS.key, folder / "log.csv", folder / "persons", **wanted)
    return made


def test_what_the_file_gives_is_declared():
    assert {metric.key for metric in TRAVAS.metrics if metric.proven} == PROVEN


@pytest.mark.parametrize("name", ["sample", *TRAVAS.formats, "persons"])
def test_the_verifier_counts_what_an_honest_release_tells(releases, name):
    counted = recounted(releases[name])
    assert set(counted) == PROVEN
    assert as_told(counted) == told(releases[name])
    assert counted["steps_own"] is None  # no durations in these
    assert counted["variants"] > 0 and counted["cases"] > counted["variants"]
    assert (counted["epsilon_person"] is not None) == (name == "persons")


def test_a_case_more_or_less_in_the_file_is_counted(releases, tmp_path):
    text = (releases["variants.csv"] / "data.variants.csv").read_text(encoding="utf-8")
    before = recounted(releases["variants.csv"])
    changed = re.sub(r",(\d+)(?=\r?\n)", lambda found: f",{int(found[1]) + 1}", text, count=1)
    (tmp_path / "data.variants.csv").write_text(changed, encoding="utf-8", newline="")
    after = recounted(tmp_path, read(releases["variants.csv"]))
    assert after == before | {"cases": before["cases"] + 1}


def test_a_variant_taken_out_of_the_file_is_counted(releases, tmp_path):
    lines = (releases["variants.csv"] / "data.variants.csv").read_text(encoding="utf-8").splitlines(True)
    before = recounted(releases["variants.csv"])
    (tmp_path / "data.variants.csv").write_text("".join(lines[:-1]), encoding="utf-8", newline="")
    after = recounted(tmp_path, read(releases["variants.csv"]))
    assert after["variants"] == before["variants"] - 1
    assert after["cases"] == before["cases"] - int(lines[-1].strip().rsplit(",", 1)[1])


def test_other_parameters_are_another_privacy_loss(releases):
    manifest = read(releases["persons"])
    before = recounted(releases["persons"], manifest)
    manifest["params"] |= {"cases_per_person": 3, "epsilon": 1.0}
    after = recounted(releases["persons"], manifest)
    assert (before["epsilon_spent"], after["epsilon_spent"]) == (4.0, 3.0)
    assert after["k"] > before["k"] and after["delta_spent"] != before["delta_spent"]


def test_a_file_that_is_no_log_is_not_counted(releases, tmp_path):
    (tmp_path / "data.csv").write_text("case,activity,time\ncase 1,Register,now\n", encoding="utf-8")
    with pytest.raises(Broken):
        recounted(tmp_path, read(releases["csv"]))


@given(
    st.floats(0.01, 20, exclude_min=True),
    st.floats(1e-10, 0.5),
    st.integers(1, 20),
    st.integers(1, 100),
    st.booleans(),
)
def test_both_readings_of_the_formulas_agree(tmp_path_factory, epsilon, delta, repeats, cases, person):
    """The verifier's closed forms against the sums that the technique itself takes."""
    chosen = Travas(round(epsilon, 4), float(f"{delta:.3g}"), repeats, cases)
    folder = tmp_path_factory.getbasetemp()
    (folder / "data.variants.csv").write_text('variant,count\n"[""a""]",9\n', encoding="utf-8")
    done = {"facts": {"person": person, "transitions": False, "delta": chosen.delta}}
    claims = {"params": as_dict(chosen), "format": "variants.csv", "done": done, "columns": {}}
    counted = recount(folder, claims)
    share, fail = noise.exact(chosen.epsilon) / repeats, noise.exact(chosen.delta) / repeats
    assert counted["k"] == noise.truncation(share, fail)
    assert math.isclose(
        counted["single_case_released"], single_case_released(chosen, counted["k"]), rel_tol=1e-9
    )
    loss = group_privacy(chosen.epsilon, 0, chosen.delta, repeats, cases if person else 1)
    assert counted["epsilon_spent"] == loss[0] and math.isclose(counted["delta_spent"], loss[1], rel_tol=1e-9)
