"""A released log whose cases repeat: what is not parsed again says what it would have said."""

from __future__ import annotations

import pytest

from engine.io.xes_write import write_xes
from engine.verify import read_xes
from engine.verify.read_xes import Broken, read_file

TIMES = ["2000-01-01T00:00:00+00:00", "2000-01-01T00:00:01+00:00"]
FOURTH = b'value="case 4"/>'


@pytest.fixture
def released(tmp_path):
    path = tmp_path / "data.xes"
    write_xes(path, (([f"case {n}"], ("a & b", "c"), TIMES) for n in range(1, 9)), "made up")
    return path


def both_ways(path, monkeypatch):
    """What is said of the file with cases known again, and with every case parsed."""
    said = []
    for kept, block in ((read_xes.KEPT, read_xes.BLOCK), (read_xes.KEPT, 100), (0, read_xes.BLOCK)):
        monkeypatch.setattr(read_xes, "KEPT", kept)
        monkeypatch.setattr(read_xes, "BLOCK", block)
        try:
            said.append(read_file(path))
        except Broken as error:
            said.append(str(error))
    return said


def test_equal_cases_are_counted_alike(released, monkeypatch):
    known, small, parsed = both_ways(released, monkeypatch)
    assert known == small == parsed
    assert known.counts == {("a & b", "c"): 8} and known.in_order


@pytest.mark.parametrize(
    "before, after",
    [
        (FOURTH, b'value="case 3"/>'),  # two cases of one name
        (FOURTH, b'value="case 04"/>'),
        (FOURTH, b'value="Anna"/>'),
        (FOURTH, FOURTH + b'<string key="who" value="Anna"/>'),
        (FOURTH, FOURTH + b"<!-- Anna -->"),
        (FOURTH, FOURTH + b"Anna"),
        (b'\t<trace>\n\t\t<string key="concept:name" value="case 4"/>', b"\t<!--\n\t<trace>\n"),
        (b'\t<trace>\n\t\t<string key="concept:name" value="case 4"/>', b"\t<![CDATA[\n\t<trace>\n"),
        (b'case 5"/>\n\t\t<event>', b'case 5"/>\n\t\t<trace>'),
        (b"</log>", b"<!-- Anna --></log>"),
        (b"</log>", b""),
    ],
)
def test_what_stands_among_equal_cases_is_found_at_its_line(released, monkeypatch, before, after):
    released.write_bytes(released.read_bytes().replace(before, after, 1))
    known, small, parsed = both_ways(released, monkeypatch)
    assert isinstance(parsed, str), "the file should be refused"
    assert known == small == parsed


@pytest.mark.parametrize("block", [700, 1 << 12, 1 << 22])
@pytest.mark.parametrize("jump", [None, 2, 99, 100, 101, 256, 299])
def test_a_run_of_equal_cases_ends_where_the_numbers_or_the_cases_do(tmp_path, monkeypatch, block, jump):
    path, other = tmp_path / "data.xes", ["2000-01-01T00:00:00+00:00"]
    cases = [([f"case {n + (n == jump)}"], ("a", "b"), TIMES) for n in range(1, 300)]
    cases += [([f"case {n}"], ("c",), other) for n in range(300, 340)]
    write_xes(path, [*cases, (["case 340"], ("a", "b"), TIMES)], "made up")
    monkeypatch.setattr(read_xes, "BLOCK", block)
    if jump is not None:  # the next one has that number
        with pytest.raises(Broken, match="two cases are called"):
            read_file(path)
        return
    found = read_file(path)
    assert found.counts == {("a", "b"): 300, ("c",): 40} and not found.in_order
    assert found.times is not None and [len(times) for _, times in found.times] == [2] * 299 + [1] * 40 + [2]
