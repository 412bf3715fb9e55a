"""Whom a release protects: a case, or a person with all cases; what it says of that, and what it spends."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.io.xes_read import read_xes
from engine.kinds.eventlogs.assemble import person_key
from engine.kinds.eventlogs.data import EventLog, log_of
from engine.kinds.eventlogs.group_privacy import group_privacy
from engine.kinds.eventlogs.kind import KIND, Columns, Reading, Travas
from engine.kinds.eventlogs.load import load

TRAVAS = KIND.techniques[0]
LOG = log_of({("a", "b"): 60, ("a",): 40})
OF_PERSONS = EventLog(LOG.variants, LOG.counts, LOG.variant_of_case, np.arange(100, dtype=np.int32) // 3)


def walked(log: EventLog, params: Travas):
    published = TRAVAS.run(log, params, Randomness.from_seed(1), Progress())
    measured = TRAVAS.measure(log, published, params, Randomness.from_seed(1), Progress())
    return TRAVAS.describe(log, published, params), measured, TRAVAS.gate(params, measured, Policy())


def test_without_a_person_column_nothing_speaks_of_protected_persons():
    params = Travas(epsilon=1.0, cases_per_person=3)
    done, measured, gate = walked(LOG, params)
    promise, loss = TRAVAS.promise(params, done), TRAVAS.privacy_loss(params, done)
    assert "single case" in promise.words and "person" not in promise.words
    assert promise.unit == loss.unit == "case" and (loss.epsilon, loss.delta) == (1.0, done.facts["delta"])
    assert "not protected" in promise.limits
    assert measured.risk["epsilon_person"] is None and measured.risk["epsilon_spent"] == 1.0
    lines = {item.name: item for item in gate}
    assert "per case" in lines["Privacy loss"].detail and "per person" not in lines["Privacy loss"].detail
    assert lines["Unit of privacy"].state == "amber"


def test_with_a_person_column_all_speak_of_persons_and_of_all_their_cases():
    params = Travas(epsilon=0.3, delta=1e-4, cases_per_person=3)
    done, measured, gate = walked(OF_PERSONS, params)
    promise, loss = TRAVAS.promise(params, done), TRAVAS.privacy_loss(params, done)
    assert loss.unit == promise.unit == "person"
    assert loss.epsilon == pytest.approx(0.9)
    assert loss.delta == pytest.approx(1e-4 * (1 + math.exp(0.3) + math.exp(0.6)))
    assert (
        "single person" in promise.words and "single case" not in promise.words and "e^0.9" in promise.words
    )
    assert "3 cases of every person" in promise.words
    assert measured.risk["epsilon_spent"] == measured.risk["epsilon_person"] == pytest.approx(0.9)
    lines = {item.name: item for item in gate}
    assert "ε = 0.9 per person" in lines["Privacy loss"].detail
    assert lines["Unit of privacy"].state == "green"


def test_the_words_before_a_run_leave_open_what_is_not_known():
    words = TRAVAS.promise(Travas(), None).words
    assert "Where a person column is set" in words and "tenth of 1 / number of cases" in words
    assert "1e-" not in words
    assert "0.004" in TRAVAS.promise(Travas(delta=0.004), None).words


def test_repeats_make_the_delta_of_a_person_no_larger():
    for cases in (1, 2, 5):
        whole, parts = group_privacy(1.0, 0, 1e-5, 1, cases)[1], group_privacy(1.0, 0, 1e-5, 4, cases)[1]
        assert parts <= whole and group_privacy(1.0, 0, 1e-5, 4, cases)[0] == cases
    assert group_privacy(1.0, 0, 1e-5, 1, 1) == (1.0, 1e-5)
    assert group_privacy(20.0, 0, 0.01, 1, 100)[1] == 1.0


@pytest.mark.parametrize(
    "other", ["anna  lee", " Anna Lee", "ANNA LEE", "An\u200bna Lee", "An\u00adna\u00a0Lee\ufe0f"]
)
def test_one_person_in_several_spellings_is_one_person(other):
    assert person_key(other) == person_key("Anna Lee")


def test_names_that_differ_stay_apart():
    assert len({person_key(name) for name in ("Anna", "Ana", "Hanna", "Anna2", "Jörg", "Jorg")}) == 6
    assert person_key("Jo\u0308rg") == person_key("J\u00f6rg")
    assert person_key("\u200b ") == ""


@pytest.mark.parametrize("format", ["csv", "xes"])
def test_the_bound_on_cases_is_not_evaded_by_spelling(tmp_path, format):
    names = ["Anna", "Anna ", "anna", "An\u200bna", "Bert"]
    path = tmp_path / f"log.{format}"
    if format == "csv":
        rows = "".join(f'{number},x,"{name}"\n' for number, name in enumerate(names))
        path.write_text(f"case,activity,who\n{rows}", encoding="utf-8")
    else:
        event = '<event><string key="concept:name" value="x"/></event>'
        traces = "".join(f'<trace><string key="who" value="{name}"/>{event}</trace>' for name in names)
        path.write_text(f"<log>{traces}</log>", encoding="utf-8")
    log = load([path], Reading(), Columns(person="who"), Progress())
    assert log.person_of_case is not None and log.person_of_case.tolist() == [0, 0, 0, 0, 1]


def test_two_spellings_in_one_case_are_no_second_person(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text("case,activity,who\n1,x,Anna\n1,y,ANNA \n2,x,Bert\n", encoding="utf-8")
    log = load([path], Reading(), Columns(person="who"), Progress())
    assert log.person_of_case is not None and log.person_of_case.tolist() == [0, 1]


def test_what_is_left_out_is_named(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text(
        "Case ID,Activity,Time,who,Amount,Clerk\n1,x,2024-01-01,Anna,3,P\n2,x,2024-01-02,Bert,4,Q\n"
    )
    log = load([path], Reading(), Columns(person="who"), Progress())
    done, _, _ = walked(log, Travas())
    found = {part.name: part.treatment for part in done.leaving}
    assert found == {
        "case": "dropped",
        "activity": "changed",
        "time": "dropped",
        "person": "dropped",
        "Amount": "dropped",
        "Clerk": "dropped",
        "every other attribute": "dropped",
    }


def test_an_attribute_of_one_single_case_is_not_named(tmp_path):
    """Its name would tell for certain that the case is in the log."""
    head = '<global scope="trace"><string key="ward" value=""/></global>'
    event = '<event><string key="concept:name" value="x"/></event>'
    traces = f"<trace>{event}</trace>" * 30
    target = f'<trace><string key="organ donor" value="yes"/>{event}</trace>'
    done = []
    for number, content in enumerate((traces, traces + target)):
        path = tmp_path / f"{number}.xes"
        path.write_text(f"<log>{head}{content}</log>")
        log = load([path], Reading(), Columns(), Progress())
        done.append(walked(log, Travas(delta=0.01))[0])
    assert done[0] == done[1]
    assert "ward" in [part.name for part in done[0].leaving]


@pytest.mark.parametrize("fast", [True, False])
def test_the_keys_of_all_attributes_are_read(tmp_path, fast):
    """Of cases and events however deep, and of the log; what a header declares is no attribute by itself."""
    event = '<event><string key="concept:name" value="x"/><int key="size &amp; weight" value="1"/></event>'
    nested = '<list key="visits"><values><string key="nurse" value="N"/></values></list>'
    plain = f'<trace><string key="organ donor" value="yes"/>{event}</trace>\n'
    late = plain.replace("organ donor", "late &amp; rare")
    path = tmp_path / "log.xes"
    path.write_text(
        '<log><global scope="trace"><string key="declared only" value=""/></global>'
        '<string key="owner of the log" value="us"><int key="number of owners" value="1"/></string>'
        f"<trace>{nested}{event}</trace>{plain * 40}{late}{plain}</log>"
    )
    read = read_xes(path, fast=fast, block=256)
    assert read.keys == (
        "concept:name", "late & rare", "nurse", "organ donor", "owner of the log", "size & weight", "visits",
    )  # fmt: skip


def test_the_house_reads_every_name_and_the_release_only_those_of_the_header(tmp_path):
    head = '<global scope="trace"><string key="ward" value=""/></global>'
    event = (
        '<event><string key="concept:name" value="x"/>'
        '<date key="time:timestamp" value="2024-01-01T00:00:00Z"/><string key="nurse" value="N"/></event>'
    )
    of_case = '<string key="organ donor" value="yes"/><string key="patient" value="A%d"/>'
    trace = f"<trace>{of_case}{event}</trace>"
    path = tmp_path / "log.xes"
    path.write_text(f"<log>{head}{''.join(trace % number for number in range(30))}</log>")
    log = load([path], Reading(), Columns(person="patient"), Progress())
    done = walked(log, Travas())[0]
    dropped = {part.name: part.in_the_house for part in done.leaving if part.treatment == "dropped"}
    assert dropped == {
        "case": ("case:concept:name",),
        "time": ("time:timestamp",),
        "person": ("patient",),
        "ward": (),
        "every other attribute": ("nurse", "organ donor"),
    }
    written = str(done.as_dict())
    assert "ward" in written and not any(name in written for name in ("nurse", "organ donor", "patient"))


def test_columns_of_a_table_are_known_to_the_house_by_their_own_names(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text(
        "Case ID,Activity,Moment (time),who,Clerk\n1,x,2024-01-01,Anna,P\n2,x,2024-01-02,Bert,Q\n"
    )
    log = load([path], Reading(), Columns(person="who"), Progress())
    done = walked(log, Travas())[0]
    names = {part.name: part.in_the_house for part in done.leaving}
    assert names == {
        "case": ("Case ID",), "activity": ("Activity",), "time": ("Moment (time)",), "person": ("who",),
        "Clerk": (), "every other attribute": (),
    }  # fmt: skip
    assert not any(name in str(done.as_dict()) for name in ("Case ID", "Moment", "who'"))


def test_transitions_that_become_part_of_a_name_are_told(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text("case,activity,lifecycle\n1,x,start\n1,x,complete\n2,x,complete\n")
    together = load([path], Reading(classifier="activity+lifecycle"), Columns(), Progress())
    parts = {part.name: part.treatment for part in walked(together, Travas())[0].leaving}
    assert parts["transition"] == "changed" and "lifecycle" not in parts
    apart = load([path], Reading(), Columns(), Progress())
    parts = {part.name: part.treatment for part in walked(apart, Travas())[0].leaving}
    assert parts["lifecycle"] == "dropped" and "transition" not in parts
