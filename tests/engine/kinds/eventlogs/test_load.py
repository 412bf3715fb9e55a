"""From files to variants: order, lifecycle, classifier, roles, variant tables, and what is refused."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.core.errors import InputError
from engine.core.params import build
from engine.core.progress import Progress
from engine.io.xes_time import MISSING
from engine.kinds.eventlogs.kind import Columns, Reading
from engine.kinds.eventlogs.load import load, parse_variant, person_like
from engine.kinds.eventlogs.preview import preview


def read(path, **settings):
    reading = {name: value for name, value in settings.items() if name in Reading.__dataclass_fields__}
    columns = {name: value for name, value in settings.items() if name in Columns.__dataclass_fields__}
    return load([path], build(Reading, reading), build(Columns, columns), Progress())


def table(folder, text, name="log.csv"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_known_logs(shared_data):
    sepsis = read(shared_data("eventlogs/sepsis.xes.gz"))
    assert (sepsis.cases, len(sepsis.variants), sepsis.events) == (1050, 846, 15214)
    assert (sepsis.counts == 1).sum() / sepsis.cases == pytest.approx(0.7467, abs=1e-4)
    incidents = read(shared_data("eventlogs/bpic13_incidents.xes.gz"))
    assert (incidents.cases, len(incidents.variants), incidents.events) == (7554, 1511, 65533)
    receipt = read(shared_data("eventlogs/receipt.xes.gz"))
    assert (receipt.cases, len(receipt.variants)) == (1434, 116)
    loans = read(shared_data("eventlogs/bpic2012.xes.gz"))
    assert (loans.cases, len(loans.variants), loans.events) == (13087, 4366, 262200)


def test_lifecycle_and_classifier(shared_data):
    path = shared_data("eventlogs/bpic2012.xes.gz")
    complete = read(path, lifecycle="complete")
    assert complete.events == 164506 and complete.cases == 13087
    both = read(path, classifier="activity+lifecycle")
    assert both.events == 262200
    assert any(name.endswith("+START") for name in both.activities)


def test_order_by_time_then_by_file(tmp_path):
    path = table(
        tmp_path,
        "case,activity,time\n"
        "1,c,2024-01-03 10:00\n1,a,2024-01-01 10:00\n1,b1,2024-01-02 10:00\n1,b2,2024-01-02 10:00\n"
        "2,z,2024-01-02 10:00\n2,y,\n",
    )
    log = read(path)
    assert set(log.variants) == {("a", "b1", "b2", "c"), ("z", "y")}
    assert "1 event has no time" in log.notes[0]
    assert read(path, timestamp="-").variants == (("c", "a", "b1", "b2"), ("z", "y"))


@pytest.mark.parametrize(
    ("first", "second", "dates"),
    [
        ("31.01.2024 08:00", "01.02.2024 07:00", "auto"),
        ("01/31/2024 08:00", "02/01/2024 07:00", "auto"),
        ("2024/01/31 08:00", "2024/02/01 07:00", "auto"),
        ("01/02/2024 11:00 AM", "01/02/2024 01:00 PM", "day"),
        ("2024-01-31T23:30:00+01:00", "2024-01-31T22:45:00Z", "auto"),
        ("10", "20", "auto"),
    ],
)
def test_forms_of_time(tmp_path, first, second, dates):
    path = table(tmp_path, f"case;activity;time\n1;b;{second}\n1;a;{first}\n")
    assert read(path, dates=dates).variants == (("a", "b"),)


def test_dates_that_can_mean_two_days_are_refused_with_both_ways_out(tmp_path):
    path = table(tmp_path, "case,activity,time\n1,b,03/04/2024\n1,a,02/05/2024\n")
    with pytest.raises(InputError, match="can mean two days") as caught:
        read(path)
    assert [dict(r.changes) for r in caught.value.remedies] == [{"dates": "day"}, {"dates": "month"}]
    assert read(path, dates="day").variants == (("b", "a"),)
    assert read(path, dates="month").variants == (("a", "b"),)


def test_parquet_and_persons(tmp_path):
    path = tmp_path / "log.parquet"
    pq.write_table(
        pa.table({"Case ID": [7, 7, 8, 9], "Activity": list("abaa"), "patient": ["p", "p", "q", "p"]}), path
    )
    log = read(path, person="patient")
    assert log.as_counts() == {("a",): 2, ("a", "b"): 1}
    assert log.person_of_case.tolist() == [0, 1, 0]
    found = preview([path], Reading(), Columns(), Progress())
    assert found.roles == {"Case ID": "case", "Activity": "activity", "patient": ""}
    assert found.problems[-1].remedies[0].changes == {"person": "patient"}


def test_a_case_of_two_persons_is_refused(tmp_path):
    path = table(tmp_path, "case,activity,person\n1,a,x\n1,b,y\n")
    with pytest.raises(InputError, match="row 2, column person"):
        read(path, person="person")


def test_variant_tables(tmp_path):
    path = table(tmp_path, 'variant,count\n"[""a, b"", ""c""]",3\n"x,y",2\n"x,y",1\n')
    assert read(path).as_counts() == {("a, b", "c"): 3, ("x", "y"): 3}
    assert parse_variant('["a"') == ('["a"',)
    with pytest.raises(InputError, match="row 1, column count"):
        read(table(tmp_path, "variant,count\na,-1\n", "b.csv"))


REFUSED = {
    "empty activity": ("case,activity\n1,a\n1,\n", "row 2, column activity: the activity is empty"),
    "no events": ("case,activity\n", "no rows below"),
    "no case column": ("x1,x2\nq,r\n", "no column for the case"),
    "strange time": ("case,activity,time\n1,a,soon\n", "row 1, column time: 'soon' is not a date"),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_refused_with_place_and_way_out(tmp_path, fault):
    text, said = REFUSED[fault]
    with pytest.raises(InputError) as caught:
        read(table(tmp_path, text))
    assert said in caught.value.message and caught.value.hint


def test_xes_without_cases_or_completed_events(tmp_path):
    path = table(tmp_path, "<log></log>", "log.xes")
    with pytest.raises(InputError, match="no cases"):
        read(path)
    pair = '<string key="concept:name" value="a"/><string key="lifecycle:transition" value="start"/>'
    path = table(tmp_path, f"<log><trace><event>{pair}</event></trace></log>", "log.xes")
    with pytest.raises(InputError, match="no completed events") as caught:
        read(path, lifecycle="complete")
    assert caught.value.remedies
    assert read(path).variants == (("a",),)
    with pytest.raises(InputError, match="no case has an attribute 'patient'"):
        read(path, person="patient")


def test_a_log_of_one_case_is_a_log(tmp_path):
    log = read(table(tmp_path, "case,activity\n1,a\n"))
    assert log.cases == 1 and log.variants == (("a",),)


def test_names_of_persons():
    assert person_like("Patient") and person_like("case:customer_id") and not person_like("customer type")
    assert not person_like("org:resource")


def test_a_preview_shows_what_matters_first_and_no_settings_of_tables(tmp_path):
    event = '<event><string key="cost" value="5"/><string key="concept:name" value="a"/></event>'
    path = tmp_path / "log.xes"
    path.write_text(f'<log><trace><string key="concept:name" value="1"/>{event}</trace></log>')
    found = preview([path], Reading(), Columns(), Progress())
    assert found.columns == ("case", "concept:name", "cost") and found.rows == (("1", "a", "5"),)
    assert {"separator", "decimal", "dates"} <= set(found.unused)
    assert not {"lifecycle", "classifier"} & set(found.unused)
    table = tmp_path / "log.csv"
    table.write_text("case,activity\n1,a\n")
    unused = preview([table], Reading(), Columns(), Progress()).unused
    assert "sheet" in unused and not {"encoding", "separator", "lifecycle"} & set(unused)


def test_times_stay_with_the_events_of_their_case(tmp_path):
    path = table(
        tmp_path,
        "case,activity,time\n"
        "1,c,1970-01-01 00:00:09\n2,z,1970-01-01 00:00:05\n1,a,1970-01-01 00:00:01\n2,y,\n"
        "1,b,1970-01-01 00:00:02\n",
    )
    log = read(path)
    assert log.times is not None
    assert [log.variants[place] for place in log.variant_of_case] == [("a", "b", "c"), ("z", "y")]
    assert log.times[:4].tolist() == [1_000_000, 2_000_000, 9_000_000, 5_000_000]
    assert log.times[4] == MISSING


@pytest.mark.parametrize("settings", [{"timestamp": "-"}, {}], ids=["order of the file", "numbers"])
def test_what_only_orders_is_no_time(tmp_path, settings):
    log = read(table(tmp_path, "case,activity,time\n1,c,3\n1,a,1\n"), **settings)
    assert log.times is None
