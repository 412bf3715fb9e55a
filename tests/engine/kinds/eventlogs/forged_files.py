"""Forged data files of released logs, each with the check that has to find it."""

from __future__ import annotations

import re

from tests.engine.kinds.eventlogs.forging import bytes_, instead

READS, BYTES, ORDER = "File reads", "Nothing else is in the file", "Order of the rows"
THRESHOLD = "Counts above the threshold"

CASE_1 = r'(<string key="concept:name" value=)"case 1"/>'
XES = {
    "a time": (instead("<event>", '<event><date key="time:timestamp" value="2024-01-01T00:00:00Z"/>'), READS),
    "a resource": (instead("<event>", '<event><string key="org:resource" value="Pete"/>'), READS),
    "a second name of an event": (instead("<event>", '<event><string key="concept:name" value="x"/>'), READS),
    "an event without a name": (instead("</event>", "</event><event/>"), READS),
    "a comment": (instead("<trace>", "<!-- Pete --><trace>"), READS),
    "a comment after the end": (instead("</log>\n", "</log>\n<!-- Pete -->\n"), READS),
    "an instruction": (instead("<log", "<?pete here?><log"), READS),
    "a document type": (instead("<log", '<!DOCTYPE log [<!ENTITY a "aa">]><log'), READS),
    "a real name of a case": (instead('"case 1"', '"Patient 17"'), READS),
    "one name twice": (instead('"case 2"', '"case 1"'), READS),
    "a leading zero": (instead('"case 7"', '"case 07"'), READS),
    "a second name of a case": (
        instead(CASE_1, r'\g<0><string key="concept:name" value="case 9999"/>'),
        READS,
    ),
    "a name within a name": (
        instead(CASE_1, r'\1"case 1"><string key="concept:name" value="x"/></string>'),
        READS,
    ),
    "an attribute of a case": (instead("<trace>", '<trace who="Pete">'), READS),
    "an attribute of an event": (instead("<event>", '<event who="Pete">'), READS),
    "a further mark of a name": (instead(CASE_1, r'\1"case 1" who="Pete"/>'), READS),
    "an empty case": (
        instead("</log>", '<trace><string key="concept:name" value="case 9999"/></trace></log>'),
        READS,
    ),
    "text between": (instead("<trace>", "Pete<trace>"), READS),
    "a description": (instead("<trace>", "<desc>Pete</desc><trace>"), READS),
    "another root": (bytes_(lambda b: b.replace(b"<log ", b"<pete ").replace(b"</log>", b"</pete>")), READS),
    "cut off": (instead("</log>", ""), READS),
    "nothing": (bytes_(lambda b: b""), READS),
    "a zero byte": (bytes_(lambda b: b.replace(b"<trace>", b"\0<trace>", 1)), READS),
    "an unknown encoding": (instead('encoding="UTF-8"', 'encoding="pete-8"'), READS),
    "a word in the log": (instead("<log ", '<log who="Pete" '), BYTES),
    "another extension": (instead('name="Concept"', 'name="Pete"'), BYTES),
    "another address": (instead("concept.xesext", "pete.xesext"), BYTES),
    "another classifier": (instead('classifier name="Activity"', 'classifier name="Pete"'), BYTES),
    "another global value": (instead("UNKNOWN", "Pete"), BYTES),
    "a further global": (instead("</global>", '<string key="concept:name" value="Pete"/></global>'), BYTES),
    "a blank more": (instead("\t<trace>", " \t<trace>"), BYTES),
    "a tab in a tag": (instead("<event>", "<event\t>"), BYTES),
    "other quotes": (instead('"case 3"', "'case 3'"), BYTES),
    "marks the other way round": (
        instead('key="concept:name" value="case 3"', 'value="case 3" key="concept:name"'),
        BYTES,
    ),
    "a letter by its number": (instead('"Register"', '"&#82;egister"'), BYTES),
    "an end tag of its own": (instead('"case 3"/>', '"case 3"></string>'), BYTES),
    "other line ends": (bytes_(lambda b: b.replace(b"\n", b"\r\n")), BYTES),
    "a byte order mark": (bytes_(lambda b: b"\xef\xbb\xbf" + b), BYTES),
    "sixteen bits": (bytes_(lambda b: b.decode().replace("UTF-8", "UTF-16").encode("utf-16")), BYTES),
    "latin letters": (bytes_(lambda b: b.decode().replace("UTF-8", "ISO-8859-1").encode("latin-1")), BYTES),
    "lines at the end": (bytes_(lambda b: b + b"\n\n"), BYTES),
    "a standalone mark": (instead(r'"UTF-8"\?>', '"UTF-8" standalone="yes"?>'), BYTES),
    "two numbers changed places": (
        instead('"case 1"(.*)"case 2"', r'"case 2"\1"case 1"', 1),
        ORDER,
    ),
    "a number left out": (instead('"case 5"', '"case 5000"'), ORDER),
    "cases in another order": (bytes_(lambda b: _turned(b)), ORDER),
    "a rare variant": (bytes_(lambda b: _rare(b)), THRESHOLD),
}


def _turned(content: bytes) -> bytes:
    """The last variant first, numbered as if nothing had happened."""
    head, *traces = re.split(rb"(?=\t<trace>)", content.replace(b"</log>\n", b""))
    turned = [
        re.sub(rb'"case \d+"', b'"case %d"' % number, trace)
        for number, trace in enumerate(reversed(traces), 1)
    ]
    return head + b"".join(turned) + b"</log>\n"


def _rare(content: bytes) -> bytes:
    """Only two cases, of the variant that comes first."""
    head, *traces = re.split(rb"(?=\t<trace>)", content.replace(b"</log>\n", b""))
    return head + b"".join(traces[:2]) + b"</log>\n"


def _last_first(content: bytes) -> bytes:
    """First and last case change places and keep their rows together."""
    head, *rows = content.splitlines(keepends=True)
    last = rows[-1].split(b",")[0] + b","
    return head + b"".join(sorted(rows, key=lambda row: not row.startswith(last)))


CSV = {
    "a further column": (bytes_(lambda b: b.replace(b"\n", b",Pete\n")), READS),
    "another header": (instead("case,activity", "case,Activity"), READS),
    "a blank in the header": (instead("case,activity", "case,activity "), READS),
    "a byte order mark": (bytes_(lambda b: b"\xef\xbb\xbf" + b), READS),
    "a cell more": (instead("\ncase 1,", "\ncase 1,x,"), READS),
    "real names of cases": (instead("\ncase 1,", "\nPete,"), READS),
    "an unclosed quote": (bytes_(lambda b: b + b'case 9999,"x\n'), READS),
    "bytes that are no text": (bytes_(lambda b: b.replace("Ü".encode(), b"\xdc", 1)), READS),
    "tabs": (bytes_(lambda b: b.replace(b",", b"\t")), READS),
    "nothing at all": (bytes_(lambda b: b""), READS),
    "a case in two places": (bytes_(lambda b: b + b"case 1,Register\n"), READS),
    "an empty line": (bytes_(lambda b: b + b"\n"), READS),
    "other line ends": (bytes_(lambda b: b.replace(b"\n", b"\r\n")), BYTES),
    "quotes without need": (instead(",Register\n", ',"Register"\n'), BYTES),
    "no end of the last line": (bytes_(lambda b: b[:-1]), BYTES),
    "a formula that runs": (instead("'=Pay", "=Pay"), BYTES),
    "numbers changed": (instead("\ncase 1,", "\ncase 9999,"), ORDER),
    "the last case first": (bytes_(lambda b: _last_first(b)), ORDER),
    "a rare variant": (bytes_(lambda b: b + b"case 9999,Zebra\n"), THRESHOLD),
}
VARIANTS = {
    "a count at the threshold": (instead(r",\d+\n$", ",9\n"), THRESHOLD),
    "a rare variant": (bytes_(lambda b: b + b'"[""Zebra""]",1\n'), THRESHOLD),
    "a sign": (instead(r",(\d+)\n", r",+\1\n"), READS),
    "leading zeros": (instead(r",(\d+)\n", r",00\1\n"), READS),
    "a decimal": (instead(r",(\d+)\n", r",\1.0\n"), READS),
    "negative": (instead(r",(\d+)\n", r",-\1\n"), READS),
    "no number": (instead(r",(\d+)\n", ",NaN\n"), READS),
    "too large a number": (instead(r",(\d+)\n", ",1" + 30 * "0" + "\n"), READS),
    "digits of another script": (instead(r",(\d+)\n$", ",٦٠\n"), READS),
    "an empty list": (bytes_(lambda b: b + b"[],60\n"), READS),
    "a list in a list": (bytes_(lambda b: b + b'"[[""Register""]]",60\n'), READS),
    "a number as activity": (bytes_(lambda b: b + b"[17],60\n"), READS),
    "no list": (bytes_(lambda b: b + b'"{""who"": ""Pete""}",60\n'), READS),
    "deep lists": (bytes_(lambda b: b + b"[" * 100_000 + b",60\n"), READS),
    "a variant twice": (bytes_(lambda b: b + b.split(b"\n")[1] + b"\n"), READS),
    "a further column": (bytes_(lambda b: b.replace(b"\n", b",x\n")), READS),
    "blanks in the list": (instead('""]', '"" ]'), BYTES),
    "letters by their number": (instead("Register", r"\\u0052egister"), BYTES),
    "other line ends": (bytes_(lambda b: b.replace(b"\n", b"\r\n")), BYTES),
    "quotes round a count": (instead(r",(\d+)\n", r',"\1"\n'), BYTES),
    "another order": (
        bytes_(lambda b: b"\n".join([*b.split(b"\n")[:1], *b.split(b"\n")[-2:0:-1], b""])),
        ORDER,
    ),
}
