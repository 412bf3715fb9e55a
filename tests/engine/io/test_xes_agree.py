"""The scanner of ordinary traces against the strict parser, on documents that are mostly not ordinary.

Whatever stands in a document, reading it in small blocks with both parsers taking turns and reading it with
the strict one alone give the same events, or refuse it in the same words.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.io.xes_read import XesEvents, read_xes
from engine.io.xes_time import MISSING
from engine.kinds.eventlogs.assemble import Assembly, Events

KEYS = ["concept:name", "lifecycle:transition", "time:timestamp", "ward", "org:resource", "a&amp;b", "k'"]
VALUES = [
    "a",
    "b",
    "",
    "é ✓",
    "a &amp; b",
    "&lt;event&gt;",
    "&quot;",
    "it's",
    "tab\there",
    "line\nbreak",
    "/>",
]
VALUES += ["</trace>", "&#97;", "&#x41;", "&boom;", "a < b", "\x0b", "\ufffe", "2024-01-01", "&amp;amp;"]
TIMES = ["2024-02-29T23:59:59.5-11:30", "2024-02-29 10:00:00+02:00", "1969-12-31T00:00:00Z", "never"]
TAGS = ["string", "date", "int", "float", "boolean", "id", "list", "x:string", "STRING"]
NOISE = ["\n", " ", "\t\r\n", "<!-- </trace><trace> -->", "<![CDATA[<event>]]>", "<?x </trace> ?>", "text"]
NOISE += ["<!-- -- -->", "</event>", "<trace>", "</trace>", "<", "<event/>", "<global/>", "]]>", "\x00"]
FORMS = [
    '<{tag} key="{key}" value="{value}"/>',
    '<{tag} key="{key}" value="{value}"></{tag}>',
    "<{tag} key='{key}' value='{value}'/>",
    '<{tag} value="{value}" key="{key}"/>',
    '<{tag}  key = "{key}"\n value="{value}" />',
    '<{tag} key="{key}" value="{value}"><string key="concept:name" value="in"/></{tag}>',
    '<{tag} key="{key}"/>',
    '<{tag} key="{key}" value="{value}">',
    '<{tag} key="{key}" key="{key}" value="{value}"/>',
]
HEADS = ["<log>", '<?xml version="1.0" encoding="UTF-8"?>\n<log xes.version="1.0">', "<log><global/>\n"]
HEADS += ['<?xml version="1.0" encoding="iso-8859-1"?><log>', '<!DOCTYPE log [<!ENTITY boom "a">]><log>']

NAMED = '<string key="concept:name" value="{}"/>'
PLAIN = st.sampled_from(["a", "b", "c &amp; d", "é"]).map(NAMED.format)
STAMP = st.integers(0, 59).map('<date key="time:timestamp" value="2024-05-31T08:15:{:02}.000+02:00"/>'.format)


def odd_attribute() -> st.SearchStrategy[str]:
    keys, values = st.sampled_from(KEYS), st.sampled_from(VALUES + TIMES)
    parts = st.tuples(
        st.sampled_from(FORMS[:1] * 9 + FORMS), st.sampled_from(TAGS[:1] * 6 + TAGS), keys, values
    )
    return parts.map(lambda one: one[0].format(tag=one[1], key=one[2], value=one[3]))


def rarely(odd: st.SearchStrategy[str], plain: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.integers(0, 11).flatmap(lambda n: plain if n else odd)


def element(name: str, inside: st.SearchStrategy[str], most: int) -> st.SearchStrategy[str]:
    return st.lists(inside, max_size=most).map(lambda parts: f"<{name}>{''.join(parts)}</{name}>")


BLANK = st.sampled_from(["", "\n", "\n\t"])
EVENT = st.tuples(PLAIN, rarely(odd_attribute(), st.just("")), STAMP, BLANK).map(
    lambda parts: f"<event>{parts[3]}{parts[3].join(parts[:3])}</event>"
)
ODD_EVENT = element("event", st.one_of(odd_attribute(), PLAIN, st.sampled_from(NOISE)), 4)
TRACE = element("trace", rarely(st.one_of(ODD_EVENT, odd_attribute(), st.sampled_from(NOISE)), EVENT), 6)
BODY = st.lists(rarely(st.sampled_from(NOISE), TRACE), min_size=2, max_size=14)


def outcome(path: Path, **how: object) -> object:
    """Events with their names spelled out, or the words of the refusal up to the line."""
    try:
        read = read_xes(path, "ward", of_cases=["concept:name"], of_events=["ward", "a&b", "k'"], **how)  # type: ignore[arg-type]
    except InputError as error:
        return re.sub(r"column \d+", "", error.message)
    names = [read.activities[code] for code in read.activity.tolist()]
    lives = [None if code < 0 else read.lifecycles[code] for code in read.lifecycle.tolist()]
    kept = read.of_cases, read.of_events, read.keys, read.person, read.cases
    return read.case.tolist(), names, lives, read.time.tolist(), read.activities, read.lifecycles, kept


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(HEADS[:3] * 5 + HEADS), BODY, st.sampled_from([60, 150, 400]), st.integers(0, 40))
def test_both_readers_see_the_same_in_whatever_document(tmp_path_factory, head, body, block, cut):
    written = "\n".join([head, *body, "</log>"])
    encoding = "iso-8859-1" if "iso-8859" in head else "utf-8"
    whole = written.encode(encoding, errors="replace" if encoding == "iso-8859-1" else "strict")
    path = tmp_path_factory.getbasetemp() / "agree.xes"
    path.write_bytes(whole if cut < 34 else whole[: len(whole) * (cut - 33) // 8])  # some break off
    assert outcome(path, block=block) == outcome(path, fast=False)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.lists(st.tuples(st.integers(0, 2), st.integers(-1, 2), st.integers(-1, 3)), max_size=5), min_size=2
    ),
    st.sampled_from(["all", "complete"]),
    st.sampled_from(["activity", "activity+lifecycle"]),
)
def test_a_log_out_of_parts_is_the_log_of_the_whole(cases, lifecycle, classifier):
    def events(part: list) -> Events:
        flat = np.array([(n, *one) for n, case in enumerate(part) for one in case], np.int64).reshape(-1, 4)
        time = np.where(flat[:, 3] < 0, MISSING, flat[:, 3])
        people = [f"p{len(case)}" for case in part]
        lives = ("start", "complete", "pause")
        return Events(flat[:, 0], flat[:, 1], "xyz", len(part), time, flat[:, 2], lives, people)

    def log(parts: list) -> object:
        assembly = Assembly(lifecycle, classifier, "log")
        for part in parts:
            assembly.add(events(part))
        try:
            found, people = assembly.log()
        except InputError as error:
            return error.message
        times = None if found.times is None else found.times.tolist()
        known = found.variants, found.counts.tolist(), found.variant_of_case.tolist(), times, people
        assert found.person_of_case is not None
        return known, found.facts, found.notes, found.person_of_case.tolist()

    middle = len(cases) // 2
    assert log([cases[:middle], cases[middle:]]) == log([cases]) == log([[case] for case in cases])


def test_parts_are_whole_cases_in_the_order_of_the_file(tmp_path):
    path = tmp_path / "log.xes"
    event = "<event>" + NAMED.format("e{}") + "</event>"
    cases = ["<trace>" + "".join(event.format(n + j) for j in range(n % 4)) + "</trace>" for n in range(60)]
    cases[30] = cases[30].replace("<trace>", "<trace><!-- odd -->")
    path.write_text("<log>" + "\n".join(cases) + "</log>")
    parts: list[XesEvents] = []

    def take(part: XesEvents) -> int:
        parts.append(part)
        return 0

    parts.append(read_xes(path, block=300, take=take, at_once=10))
    whole = read_xes(path)
    assert len(parts) > 5 and sum(part.cases for part in parts) == whole.cases == 60
    first = np.cumsum([0, *(part.cases for part in parts[:-1])])
    found = [part.case + start for part, start in zip(parts, first, strict=True)]
    assert np.array_equal(np.concatenate(found), whole.case)
    assert np.array_equal(np.concatenate([part.activity for part in parts]), whole.activity)
    assert parts[-1].activities == whole.activities
