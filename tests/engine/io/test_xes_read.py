"""Reading XES: the fast and the strict parser agree, odd shapes are read, broken files are named."""

from __future__ import annotations

import gzip
import random
from datetime import datetime
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import Cancelled, InputError
from engine.core.progress import Listener, Progress
from engine.io import xes_read
from engine.io.gzip_blocks import BLOCK
from engine.io.xes_fast import scan
from engine.io.xes_preview import first_events
from engine.io.xes_read import XesEvents, read_xes
from engine.io.xes_time import MISSING, microseconds, one_microseconds
from engine.io.xes_write import write_xes


def spelled(read: XesEvents) -> list[tuple]:
    """Events as texts, so that codes may differ."""
    lives = [None if code < 0 else read.lifecycles[code] for code in read.lifecycle.tolist()]
    names = [read.activities[code] for code in read.activity.tolist()]
    return list(zip(read.case.tolist(), names, lives, read.time.tolist(), strict=True))


def both(path: Path, person: str = "", block: int = 700) -> tuple[XesEvents, XesEvents]:
    """In small blocks, so that both parsers take turns."""
    return read_xes(path, person, block=block), read_xes(path, person, fast=False)


@pytest.mark.parametrize(
    "name", ["sepsis.xes.gz", "receipt.xes.gz", "running-example.xes", "bpic13_incidents.xes.gz"]
)
def test_fast_and_strict_reading_agree_on_real_logs(shared_data, name):
    fast, strict = both(shared_data(f"eventlogs/{name}"), block=1 << 18)
    assert spelled(fast) == spelled(strict)
    assert (fast.cases, fast.activities, fast.lifecycles) == (
        strict.cases,
        strict.activities,
        strict.lifecycles,
    )


@pytest.mark.parametrize(
    ("name", "cases", "events"),
    [("sepsis.xes.gz", 1050, 15214), ("receipt.xes.gz", 1434, 8577), ("bpic2012.xes.gz", 13087, 262200)],
)
def test_known_sizes(shared_data, name, cases, events):
    read = read_xes(shared_data(f"eventlogs/{name}"))
    assert (read.cases, read.case.size) == (cases, events)
    assert (read.time != MISSING).all()


def event(name: str = "a", extra: str = "") -> str:
    return f'<event><string key="concept:name" value="{name}"/>{extra}</event>'


def trace(*events: str, extra: str = "") -> str:
    return f"<trace>{extra}{''.join(events)}</trace>"


def write(
    folder: Path,
    *traces: str,
    head: str = '<?xml version="1.0" encoding="UTF-8"?><log>',
    tail: str = "</log>",
):
    path = folder / "log.xes"
    path.write_text(head + "\n".join(traces) + tail, encoding="utf-8")
    return path


ODD = {
    "nested attributes": event(
        "a", '<string key="x" value="1"><string key="concept:name" value="no"/></string>'
    ),
    "lists": event("a", '<list key="l"><values><string key="concept:name" value="no"/></values></list>'),
    "single quotes": "<event><string key='concept:name' value='a'/></event>",
    "value before key": '<event><string value="a" key="concept:name"/></event>',
    "blanks": '<event >\n<string\tkey = "concept:name"\n value= "a" />\n</event >',
    "comment": event("a", '<!-- <string key="concept:name" value="no"/> </trace><trace> -->'),
    "cdata": event("a", "<![CDATA[</event></trace>]]>"),
    "processing instruction": event("a", "<?x </trace> ?>"),
    "open and close": '<event><string key="concept:name" value="a"></string></event>',
    "quoted key text": event("a", """<string key="x" value='key="concept:name" value="no"'/>"""),
    "numeric reference": event("&#97;"),
    "prefix": '<x:event xmlns:x="u"><x:string key="concept:name" value="a"/></x:event>',
    "text": event("a", "text"),
    "unknown element": event("a", '<thing key="concept:name2" value="b"/>'),
}


@pytest.mark.parametrize("shape", ODD)
def test_odd_shapes_among_plain_ones(tmp_path, shape):
    plain = [trace(event("p"), event("q")) for _ in range(50)]
    path = write(tmp_path, *plain, trace(ODD[shape], event("b")), *plain)
    for read in both(path):
        names = [read.activities[code] for code in read.activity.tolist()]
        assert read.cases == 101
        assert names[100:102] == ["a", "b"]
        assert set(names[:100] + names[102:]) == {"p", "q"}


def test_small_blocks_cut_everywhere(tmp_path):
    """Whatever the blocks, the scanner never starts inside a comment, and nothing is lost."""
    traces = [trace(ODD[shape], event("z")) for shape in ODD] + [trace(event(str(i))) for i in range(40)]
    random.Random(4).shuffle(traces)
    path = write(tmp_path, *traces)
    wanted = spelled(read_xes(path, fast=False))
    for size in (40, 97, 300, 1021):
        assert spelled(read_xes(path, block=size)) == wanted


def test_entities_and_whitespace_in_values(tmp_path):
    names = [
        "a &amp; b",
        "&lt;x&gt;",
        "&quot;q&quot; &apos;",
        "&amp;lt;",
        "tab\there",
        "line\nbreak",
        "ünï ✓",
    ]
    path = write(tmp_path, *[trace(event(name)) for name in names * 3])
    fast, strict = both(path)
    assert fast.activities == strict.activities
    assert fast.activities[:4] == ("a & b", "<x>", '"q" \'', "&lt;")


def test_attributes_of_traces_and_globals_are_not_events(tmp_path):
    head = (
        '<log><global scope="event"><string key="concept:name" value="DEFAULT"/></global>'
        '<string key="concept:name" value="the log"/>'
    )
    case = trace(
        event("a"), extra='<string key="concept:name" value="Case 7"/><string key="patient" value="P&amp;1"/>'
    )
    path = write(tmp_path, *[case] * 30, head=head)
    for read in both(path, "patient"):
        assert read.activities == ("a",)
        assert read.person == ("P&1",) * 30
    events, keys = first_events(path, 5)
    assert keys == ("patient",) and events[0] == {"case": "1", "patient": "P&1", "concept:name": "a"}


@pytest.mark.parametrize(("key", "written"), [("it's", "it&apos;s"), ("a>b", "a>b"), ("a b", "a\tb")])
def test_an_asked_key_is_found_however_it_is_written(tmp_path, key, written):
    """A person who is not found would be no person at all, and k would count cases."""
    own = f'<string key="{written}" value="P1"/>'
    for read in both(write(tmp_path, *[trace(event("a", own), extra=own)] * 30), key):
        assert read.person == ("P1",) * 30
    path = tmp_path / "log.xes"
    for fast in (True, False):
        read = read_xes(path, fast=fast, block=700, of_cases=[key], of_events=[key])
        assert list(read.of_cases[key].values()) == list(read.of_events[key].values()) == ["P1"] * 30


def test_letters_that_the_declared_encoding_does_not_know(tmp_path):
    head = '<?xml version="1.0" encoding="US-ASCII"?><log>'
    path = write(tmp_path, *[trace(event("a"))] * 30, trace(event("é")), head=head)
    for fast in (True, False):
        with pytest.raises(InputError, match="line 31"):
            read_xes(path, fast=fast, block=700)


def test_first_events_come_after_megabytes_about_the_whole_log(tmp_path):
    """As in the log of BPI 2012, with statistics of every resource before the first case."""
    head = "<log>" + '<float key="meta:average" value="1.5"/>\n' * 90_000
    path = write(tmp_path, trace(event("a")), head=head)
    assert len(head) > 3 * BLOCK
    events, _keys = first_events(path, 5)
    assert events == [{"case": "1", "concept:name": "a"}]


def test_other_encodings(tmp_path):
    path = tmp_path / "log.xes"
    body = trace(event("é")) * 20
    for encoding in ("iso-8859-1", "utf-16", "windows-1252"):
        path.write_bytes(f'<?xml version="1.0" encoding="{encoding}"?><log>{body}</log>'.encode(encoding))
        assert read_xes(path).activities == ("é",)


BROKEN = {
    "not closed": ("<log>\n<trace>\n<event>", "line 3"),
    "wrong nesting": ("<log>\n<trace>\n</log>", "line 3"),
    "not XML": ("case,activity\n1,a\n", "line 1"),
    "other XML": ("<html><p/></html>", "<html>"),
    "no name": (
        f"<log>\n{trace(event())}\n{trace('<event></event>')}</log>",
        "line 3: an event has no concept:name",
    ),
    "strange time": (
        "<log>" + trace(event("a", '<date key="time:timestamp" value="yesterday"/>')) + "</log>",
        "'yesterday' is not a date",
    ),
    "undeclared entity": ("<log>" + trace(event("&boom;")) + "</log>", "undefined entity"),
    "entity bomb": (
        '<?xml version="1.0"?>\n<!DOCTYPE log [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<log>'
        + trace(event("&b;"))
        + "</log>",
        "DOCTYPE",
    ),
    "less than in a value": ("<log>\n" + trace(event("a < b")) + "</log>", "line 2"),
    "control character": ("<log>\n\n" + trace(event("a\x07")) + "</log>", "line 3"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_broken_files_are_named_with_the_place(tmp_path, fault):
    text, said = BROKEN[fault]
    path = tmp_path / "log.xes"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_xes(path)
    assert said in caught.value.message
    assert caught.value.hint


def test_a_fault_far_below_is_reported_with_its_own_line(tmp_path):
    lines = [trace(event(str(i % 7))) for i in range(2000)]
    lines[1500] = "<trace><event></trace>"
    path = tmp_path / "log.xes"
    path.write_text("<log>\n" + "\n".join(lines) + "\n</log>", encoding="utf-8")
    with pytest.raises(InputError, match=r"line 1502, column \d+: mismatched tag"):
        read_xes(path, block=2000)


def test_gzip_that_is_cut_off_or_a_bomb(tmp_path):
    whole = gzip.compress(("<log>" + trace(event()) * 5000 + "</log>").encode())
    path = tmp_path / "log.xes.gz"
    path.write_bytes(whole)
    assert read_xes(path).cases == 5000
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(InputError, match="breaks off"):
        read_xes(path)
    path.write_bytes(whole[:30] + b"\xff" * 30 + whole[60:])
    with pytest.raises(InputError, match="damaged"):
        read_xes(path)
    path.write_bytes(gzip.compress(b"<log>" + b" " * (80 << 20)))
    with pytest.raises(InputError, match="refused"):
        read_xes(path)


def test_what_is_wrong_first_is_told_first(tmp_path):
    """Blocks are read ahead of what is parsed: a stream that breaks off must not hide the fault above it."""
    lines = ["<log>", *[trace(event(str(i))) for i in range(40)], "<trace><event></trace>"]
    lines += [trace(event(str(random.Random(i).random()))) for i in range(20_000)]
    whole = gzip.compress("\n".join(lines).encode())
    path = tmp_path / "log.xes.gz"
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(InputError, match="line 42"):
        read_xes(path, block=1 << 18)


SPELLINGS = [
    "2024-02-29T23:59:59.5-11:30",
    "2024-02-29T23:59:59.1234567Z",
    "2024-02-29 10:00:00+02:00",
    "20240229T100000Z",
    "2024-02-29T10:00Z",
    "0001-01-01T00:00:00+01:00",
    "1900-03-01T00:00:00",
    "9999-12-31T23:59:59.999999-23:59",
]


def test_the_scanner_reads_every_spelling_of_a_time_as_the_strict_parser_does(tmp_path):
    events = [event("a", f'<date key="time:timestamp" value="{spelling}"/>') for spelling in SPELLINGS]
    fast, strict = both(write(tmp_path, *[trace(one) for one in events * 9]))
    assert fast.time.tolist() == strict.time.tolist() == [one_microseconds(one) for one in SPELLINGS * 9]


@settings(max_examples=100, deadline=None)
@given(st.datetimes(), st.sampled_from(["", "Z", "+02:00", "-11:30"]))
def test_times_of_the_scanner_are_those_of_datetime(moment, offset):
    for timespec in ("seconds", "milliseconds", "microseconds"):
        written = moment.isoformat(timespec=timespec) + offset
        found = scan(trace(event("a", f'<date key="time:timestamp" value="{written}"/>')).encode(), [], [b""])
        assert found is not None and found.time.tolist() == [one_microseconds(written)]


@pytest.mark.parametrize(
    "written",
    ["2023-02-29T00:00:00", "2024-13-01T00:00:00Z", "2024-01-01T24:00:01Z", "2024-01-01T00:00:00+24:00"],
)
def test_the_scanner_declines_impossible_times(written):
    assert (
        scan(trace(event("a", f'<date key="time:timestamp" value="{written}"/>')).encode(), [], [b""]) is None
    )


def test_asked_attributes_are_read_alike_also_where_a_key_has_two_uses(tmp_path):
    own = '<string key="concept:name" value="C&amp;{n}"/><string key="ward" value="{n}"/>'
    stamp = '<date key="time:timestamp" value="2024-01-01T00:00:00Z"/><string key="ward" value="w"/>'
    cases = [trace(event("a", stamp), event("b", stamp), extra=own.format(n=n)) for n in range(60)]
    path = write(tmp_path, *cases)
    asked = {"of_cases": ["concept:name", "ward"], "of_events": ["ward", "time:timestamp", "concept:name"]}
    fast, strict = read_xes(path, "concept:name", block=700, **asked), read_xes(path, fast=False, **asked)
    assert fast.person == tuple(f"C&{n}" for n in range(60))
    assert (fast.of_cases, fast.of_events, fast.keys) == (strict.of_cases, strict.of_events, strict.keys)
    assert fast.of_cases["concept:name"][59] == "C&59" and fast.of_events["ward"][119] == "w"


def test_reading_can_be_cancelled(tmp_path):
    class Impatient(Listener):
        def cancelled(self) -> bool:
            return True

    with pytest.raises(Cancelled):
        read_xes(write(tmp_path, trace(event())), progress=Progress(Impatient()))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(st.text(max_size=6), min_size=1, max_size=4), max_size=6))
def test_what_is_written_is_read_again(tmp_path_factory, cases):
    allowed = [[name for name in case if not xes_impossible(name)] for case in cases]
    path = tmp_path_factory.mktemp("xes") / "log.xes"
    noon = "2000-01-01T12:00:00+00:00"
    write_xes(path, (([f"case {i}"], case, [noon] * len(case)) for i, case in enumerate(allowed)), "made up")
    for read in both(path, block=200):
        found: list[list[str]] = [[] for _ in range(read.cases)]
        for case, code in zip(read.case.tolist(), read.activity.tolist(), strict=True):
            found[case].append(read.activities[code])
        assert found == allowed
        assert set(read.time.tolist()) <= {946_728_000_000_000}


def xes_impossible(name: str) -> bool:
    from engine.io.xes_write import IMPOSSIBLE

    return bool(IMPOSSIBLE.search(name))


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_the_scanner_accepts_nothing_that_is_not_well_formed(data):
    """One byte of a plain run is changed: either declined, or the strict parser reads the same."""
    plain = (trace(event("ab"), event("c"), extra='<int key="n" value="1"/>') * 2).encode()
    place = data.draw(st.integers(0, len(plain) - 1))
    byte = data.draw(st.sampled_from(list(b"<>\"/= &;'\x00\x1f\xffaetx]!?-")))
    spoiled = plain[:place] + bytes([byte]) + plain[place + 1 :]
    found = scan(spoiled, [], [b""])
    if found is not None:
        from xml.etree import ElementTree

        root = ElementTree.fromstring(b"<log>" + spoiled + b"</log>")
        assert found.traces == len(root.findall("trace"))
        assert len(found.activity) == len(root.findall("trace/event"))
        names = [e.get("value") for e in root.findall("trace/event/*") if e.get("key") == "concept:name"]
        assert [xes_read._unescape(found.texts[code]) for code in found.activity.tolist()] == names


@settings(max_examples=100, deadline=None)
@given(
    st.datetimes(min_value=datetime(1, 1, 2), max_value=datetime(9998, 1, 1)),
    st.sampled_from(["", "Z", "+02:00", "-11:30"]),
)
def test_times_of_the_fast_path_are_those_of_datetime(moment, offset):
    for timespec in ("seconds", "milliseconds", "microseconds"):
        text = moment.isoformat(timespec=timespec) + offset
        assert microseconds([text.encode()] * 2).tolist() == [one_microseconds(text)] * 2


@pytest.mark.parametrize(
    "text",
    [
        "2023-02-29T00:00:00",
        "0000-01-01T00:00:00Z",
        "2024-13-01T00:00:00Z",
        "2024-01-01T24:00:01Z",
        "12",
        "2024-01-0xT00:00:00",
    ],
)
def test_impossible_times(text):
    assert microseconds([text.encode()]) is None


def test_mixed_forms_of_time():
    found = microseconds([b"1970-01-01T00:00:00Z", b"1970-01-01T01:00:01.5+01:00", b"1970-01-02"])
    assert found.tolist() == [0, 1_500_000, 86_400_000_000]
    assert np.iinfo(np.int64).min == MISSING
