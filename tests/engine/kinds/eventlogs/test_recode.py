"""Recoding activities before any technique: the order of the steps, and what follows a case."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError
from engine.core.params import build
from engine.core.progress import Progress
from engine.kinds.eventlogs import views
from engine.kinds.eventlogs.data import EventLog, Recoding, log_of
from engine.kinds.eventlogs.fingerprint import fingerprint
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.recode import recode_log


def words(log: EventLog) -> dict[str, int]:
    return {" ".join(variant): cases for variant, cases in log.as_counts().items()}


def recoded(counts: dict[str, int], **values) -> dict[str, int]:
    log = log_of({tuple(way.split()): cases for way, cases in counts.items()})
    return words(recode_log(log, Recoding(**values)))


LAB = (("crp", "lab"), ("leu", "lab"))


@pytest.mark.parametrize(
    ("way", "values", "after"),
    [
        ("a a b x", {"drop": ("x",), "repeats": "collapse"}, "a b"),
        ("a b a", {"repeats": "first"}, "a b"),
        ("reg crp leu crp out", {"table": LAB}, "reg lab lab lab out"),
        ("reg crp leu crp out", {"table": LAB, "repeats": "collapse"}, "reg lab out"),
        ("reg crp leu crp out", {"table": LAB, "unmapped": "other"}, "(other) lab lab lab (other)"),
        ("reg crp leu crp out", {"table": LAB, "unmapped": "drop", "first": 2}, "lab lab"),
        ("reg crp out", {"table": (("crp", ""),)}, "reg out"),
        ("a b c", {"rare": "declared", "stay": ("a", "c")}, "a c"),
        (
            "a b c",
            {"rare": "declared", "stay": ("a",), "rare_to": "other", "repeats": "collapse"},
            "a (other)",
        ),
        ("a x a b", {"drop": ("x",), "repeats": "collapse"}, "a b"),  # neighbours after dropping
    ],
)
def test_examples(way, values, after):
    assert recoded({way: 3}, **values) == {after: 3}


def test_a_case_without_events_leaves_the_log():
    assert recoded({"x x": 2, "a x": 3}, drop=("x",)) == {"a": 3}
    with pytest.raises(InputError, match="leaves no event"):
        recoded({"x": 1}, drop=("x",))


def test_rare_by_looking_counts_cases_not_events():
    ways = {"a b": 95, "a c c c c c": 4, "a b c": 1}
    assert recoded(ways, rare="looked", rare_share=0.06) == {"a b": 96, "a": 4}
    assert recoded(ways, rare="looked", rare_share=0.05) == {"a b": 95, "a c c c c c": 4, "a b c": 1}


def test_names_are_compared_in_one_spelling():
    log = log_of({("Pru\u0308fen ", "b"): 2})
    assert words(recode_log(log, Recoding(table=(("Pr\u00fcfen", "x"),)))) == {"x b": 2}
    assert words(recode_log(log, Recoding(drop=(" Pr\u00fcfen",)))) == {"b": 2}


def test_persons_times_and_cases_follow():
    variants = (("a", "x", "b"), ("x",))
    log = EventLog(
        variants,
        np.array([2, 1]),
        np.array([0, 1, 0], np.int32),
        person_of_case=np.array([0, 1, 2], np.int32),
        times=np.arange(7),
    )
    made = recode_log(log, Recoding(drop=("x",)))
    assert words(made) == {"a b": 2} and made.variant_of_case.tolist() == [0, 0]
    assert made.person_of_case is not None and made.person_of_case.tolist() == [0, 1]
    assert made.times is not None and made.times.tolist() == [0, 2, 4, 6]
    assert made.raw is log and fingerprint(made) == fingerprint(log)


@settings(deadline=None)
@given(
    st.lists(st.lists(st.sampled_from("abcx"), min_size=1, max_size=6), min_size=1, max_size=12),
    st.sampled_from(["keep", "collapse", "first"]),
    st.integers(0, 3),
)
def test_recoding_is_a_function_of_one_case_at_a_time(cases, repeats, first):
    """The recoded log is the log of the recoded cases: nobody's case depends on another."""
    recoding = Recoding(drop=("x",), table=(("a", "A"),), repeats=repeats, first=first)
    alone: dict[tuple[str, ...], int] = {}
    for case in cases:
        try:
            (variant,) = recode_log(log_of({tuple(case): 1}), recoding).as_counts()
        except InputError:
            continue
        alone[variant] = alone.get(variant, 0) + 1
    together: dict[tuple[str, ...], int] = {}
    for case in cases:
        together[tuple(case)] = together.get(tuple(case), 0) + 1
    if alone:
        assert recode_log(log_of(together), recoding).as_counts() == alone


# ── from the file ─────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def table(tmp_path):
    (tmp_path / "log.csv").write_text("case,activity\n1,reg\n1,crp\n1,leu\n2,reg\n2,out\n", encoding="utf-8")

    def read(**values) -> EventLog:
        return load([tmp_path / "log.csv"], build(Reading, values), Columns(), Progress())

    return read


def test_a_table_beside_the_log(table, tmp_path):
    (tmp_path / "names.csv").write_text("activity,new name\ncrp,lab\nleu,lab\nzzz,lab\n", encoding="utf-8")
    log = table(recode="names.csv", repeated="collapse")
    assert words(log) == {"reg lab": 1, "reg out": 1}
    assert any("zzz" in note for note in log.notes)
    (tmp_path / "names.json").write_text(json.dumps({"crp": "lab", "leu": ""}), encoding="utf-8")
    assert words(table(recode="names.json")) == {"reg lab": 1, "reg out": 1}


def test_one_name_with_two_new_ones_is_refused_with_both_lines(table, tmp_path):
    (tmp_path / "names.csv").write_text("activity,new name\ncrp,lab\nreg,r\ncrp ,blood\n", encoding="utf-8")
    with pytest.raises(InputError, match="line 2, line 4: 'crp'"):
        table(recode="names.csv")


def test_the_table_of_another_log_is_refused(table, tmp_path):
    (tmp_path / "names.csv").write_text("activity,new name\nCRP,lab\n", encoding="utf-8")
    with pytest.raises(InputError, match="no name of the recode table"):
        table(recode="names.csv")
    with pytest.raises(InputError):
        table(recode="missing.csv")
    (tmp_path / "names.json").write_text('{"crp": 3}', encoding="utf-8")
    with pytest.raises(InputError, match=r"names\.json cannot be read"):
        table(recode="names.json")


def test_a_list_of_what_stays_must_name_something(table):
    with pytest.raises(ParameterError, match="no activity that stays"):
        table(rare="declared")


def test_what_counts_as_looked():
    assert not Recoding().looked and Recoding().nothing
    assert Recoding(rare="looked").looked and Recoding(rare="looked", chosen="declared").looked
    assert Recoding(repeats="collapse").looked and not Recoding(repeats="collapse", chosen="declared").looked
    assert not Recoding(rare="private", chosen="declared").looked


# ── the measured table ────────────────────────────────────────────────────────────────────────

MEASURED = {
    "no recoding": [(846, 4.2, 0.091), (1511, 50.8, 0.715), (4366, 42.5, 0.560), (116, 10.6, 0.883)],
    "repeats collapsed": [(806, 4.2, 0.092), (200, 25.5, 0.953), (1309, 74.9, 0.804), (115, 10.6, 0.883)],
    "rare below 5 % put together": [
        (846, 4.2, 0.091),
        (1511, 50.8, 0.715),
        (4366, 42.5, 0.560),
        (100, 10.5, 0.889),
    ],
    "rare below 5 % dropped": [
        (845, 4.2, 0.091),
        (1510, 50.8, 0.716),
        (4357, 41.5, 0.561),
        (69, 9.9, 0.910),
    ],
    "rare below 5 % dropped, repeats collapsed": [
        (805, 4.2, 0.092),
        (198, 25.5, 0.953),
        (1274, 74.6, 0.806),
        (39, 9.8, 0.953),
    ],
    "rare below 20 % dropped, repeats collapsed": [
        (800, 4.2, 0.092),
        (198, 25.5, 0.953),
        (488, 60.5, 0.911),
        (39, 9.8, 0.953),
    ],
    "only first occurrences": [
        (472, 12.9, 0.249),
        (11, 4.0, 0.998),
        (554, 81.7, 0.867),
        (102, 10.8, 0.885),
    ],
    "only the first 5 events": [(84, 16.2, 0.819), (75, 33.0, 0.987), (8, 6.0, 1.0), (58, 9.3, 0.926)],
}
SEPSIS = {
    **dict.fromkeys(("CRP", "Leucocytes", "LacticAcid"), "Lab"),
    **dict.fromkeys(("IV Antibiotics", "IV Liquid"), "IV"),
    **dict.fromkeys(("Admission IC", "Admission NC"), "Admission"),
    **dict.fromkeys(("ER Registration", "ER Triage", "ER Sepsis Triage"), "ER"),
    **{f"Release {letter}": "Release" for letter in "ABCDE"},
}


def size(ranked):
    return ranked.variants, round(ranked.released, 1), pytest.approx(ranked.kept, abs=0.001)


@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("sepsis", 0),
        ("receipt", 3),
        pytest.param("bpic13_incidents", 1, marks=pytest.mark.slow),
        pytest.param("bpic2012", 2, marks=pytest.mark.slow),
    ],
)
def test_the_ranking_is_the_measured_table(shared_data, name, column):
    """Variants of the log, variants released on average, share of the cases kept: exact expectations."""
    log = load([shared_data(f"eventlogs/{name}.xes.gz")], Reading(), Columns(), Progress())
    found = {str(one.label): one.size for one in views.recode_ranking(log)}
    assert list(found) == sorted(found, key=lambda label: -found[label].kept)
    for label, figures in MEASURED.items():
        assert figures[column] == size(found[label]), label


def test_by_table_on_sepsis(shared_data, tmp_path):
    (tmp_path / "names.json").write_text(json.dumps(SEPSIS), encoding="utf-8")
    path = shared_data("eventlogs/sepsis.xes.gz")
    log = load([path], build(Reading, {"recode": str(tmp_path / "names.json")}), Columns(), Progress())
    found = {str(one.label): one.size for one in views.recode_ranking(log)}
    assert size(found["by your table"]) == (573, 9.9, 0.231)
    assert size(found["by your table, repeats collapsed"]) == (189, 19.9, 0.675)
    assert size(found["by your table, only first occurrences"]) == (30, 12.0, 0.955)
    assert found["no recoding"].variants == 846


@pytest.mark.slow
def test_by_table_on_bpic12(shared_data):
    """What was done by hand is dropped: names that begin with W_."""
    path = shared_data("eventlogs/bpic2012.xes.gz")
    names = load([path], Reading(), Columns(), Progress()).activities
    dropped = ",".join(name for name in names if name.startswith("W_"))
    log = load([path], build(Reading, {"drop": dropped}), Columns(), Progress())
    found = {str(one.label): one.size for one in views.recode_ranking(log)}
    as_dropped = next(one for label, one in found.items() if one.variants == 576)
    assert size(as_dropped) == (576, 68.2, 0.912)


def test_the_recode_screen_lives(tmp_path):
    log = log_of({("a", "b", "b"): 30, ("a", "c"): 2, ("x",): 1})
    shown = views.recode(log)
    assert shown.activities == ("b", "a", "c", "x") and shown.events.tolist() == [60, 32, 2, 1]
    assert shown.cases.tolist() == [30, 32, 2, 1] and shown.before == shown.after
    live = views.recode(log, names={"c": "b", "x": "", "q": "z"}, recoding=Recoding(repeats="collapse"))
    assert live.new_names == ("b", "a", "b", "") and live.unknown == ("q",)
    assert live.after is not None
    assert (live.after.variants, live.after.cases_lost, live.after.activities) == (1, 1, 2)
    assert views.recode(log, recoding=Recoding(drop=("a", "b", "c", "x"))).after is None
    (tmp_path / "t.csv").write_text("activity,new name\nc,b\n", encoding="utf-8")
    assert views.recode(log, table=str(tmp_path / "t.csv")).recoding.table == (("c", "b"),)
