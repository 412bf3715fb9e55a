"""A text table of events that is read a block at a time is the log that it is as a whole: same events, same
order, same people, same sentences for what is wrong; and it takes no more memory than what stays of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from engine.core.data_digest import digest
from engine.core.errors import InputError
from engine.core.params import build
from engine.core.progress import Progress
from engine.io import csv_read
from engine.io.table_read import read_table
from engine.kinds.eventlogs.assemble import ReadLog
from engine.kinds.eventlogs.kind import Columns, Reading
from engine.kinds.eventlogs.load import guess_roles, load
from engine.kinds.eventlogs.load_events import from_events
from engine.kinds.eventlogs.load_stream import read_stream, streams

NAMES = ("case", "activity", "time", "transition", "person", "ward")
PLAIN = st.sampled_from(["a", "b", "c", "b "])
NUMBERS = st.sampled_from(["1", "2", "3", "+1", "1.0", "2.5"])
CODES = st.sampled_from(["1", "01", "007", "7", "n/a", "-1", "", " ", "nan", "99999999999999999999"])
TEXTS = PLAIN | NUMBERS | CODES
ISO = st.integers(0, 9).map("2024-05-31 08:15:{:02}".format) | st.sampled_from(["2024-05-31", "20240531"])
ZONED = st.integers(0, 9).map("2024-05-31T08:15:{:02}.5+02:00".format)
LOCAL = st.tuples(st.integers(1, 13), st.integers(1, 13)).map("{0[0]:02}/{0[1]:02}/2024".format)
DOTTED = st.integers(1, 13).map("{:02}.02.24 08:15".format)
ODD = st.sampled_from(["", "  ", "never", "0000-01-01", "9999-12-31T23:59:59-23:59", "2024-13-01", "n/a"])
STAMPS = (ISO, ZONED, LOCAL, DOTTED, NUMBERS, NUMBERS | CODES, ISO | ODD, LOCAL | ODD, ISO | ZONED | NUMBERS)


@st.composite
def rows(draw: st.DrawFn) -> list[tuple[str, ...]]:
    """Columns that are mostly of one make: numbers, texts, or a mixture."""
    kinds = [draw(st.sampled_from([PLAIN, NUMBERS, TEXTS])) for _ in range(2)]
    stamps = draw(st.sampled_from(STAMPS))
    transitions = st.sampled_from(["start", "complete", "COMPLETE", "", "1"])
    people = draw(st.sampled_from([st.just("Anna"), st.sampled_from(["1", "1.0", "01"]), TEXTS]))
    row = st.tuples(*kinds, stamps, transitions, people, st.sampled_from(["x", ""]))
    return draw(st.lists(row, min_size=1, max_size=12))


def written(path: Path, cells: list[tuple[str, ...]]) -> Path:
    lines = [NAMES, *([f'"{cell}"' if cell else "" for cell in row] for row in cells)]
    path.write_text("".join(",".join(line) + "\n" for line in lines), encoding="utf-8")
    return path


def held(path: Path, reading: Reading, columns: Columns) -> ReadLog:
    """The reference: all of the table first."""
    table = read_table(path, reading, Progress())
    return from_events(path, table, reading, guess_roles(table.column_names, columns))


def streamed(path: Path, reading: Reading, columns: Columns, at_once: int = 3) -> ReadLog:
    found = read_stream(path, reading, lambda names: guess_roles(names, columns), Progress(), at_once=at_once)
    assert found is not None
    return found


def told(read, *given) -> tuple:
    """All that comes of it, or what is wrong."""
    try:
        found = read(*given)
    except InputError as error:
        return error.message, error.hint, error.remedies
    assert found.cases is not None
    roles = set(found.log.called.values())
    types = [(name, kind if name in roles else "") for name, kind in found.types]
    return digest(found.log), found.people, list(found.cases()), types


FOLDED = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@FOLDED
@given(
    rows(),
    st.sampled_from(["all", "complete"]),
    st.sampled_from(["activity", "activity+lifecycle"]),
    st.sampled_from(["auto", "auto", "day", "month", "part"]),
    st.sampled_from([(), ("n/a",), ("1", "-1")]),
    st.sampled_from(["", "", "person", "case"]),
    st.sampled_from([None, "-"]),
    st.sampled_from([1, 3, 1 << 20]),
    st.sampled_from([64, 1 << 21]),
)
@example(
    [(case, "x", time, "", "p", "") for case, time in (("a", "1"), ("b", "20240531"), ("a", "2024-01-01"))],
    *("all", "activity", "auto", (), "", None, 1, 64),
)
def test_the_same_log_is_read_as_if_it_were_held(
    tmp_path, monkeypatch, cells, lifecycle, classifier, dates, missing, person, time, at_once, block
):
    monkeypatch.setattr(csv_read, "BLOCK", block)
    path = written(tmp_path / "log.csv", cells)
    reading = Reading(lifecycle=lifecycle, classifier=classifier, dates=dates, missing=missing, header="yes")
    columns = Columns(person=person, timestamp=time)
    assert told(streamed, path, reading, columns, at_once) == told(held, path, reading, columns)


def read(path: Path, **given) -> ReadLog:
    reading = {name: value for name, value in given.items() if name in Reading.__dataclass_fields__}
    columns = {name: value for name, value in given.items() if name in Columns.__dataclass_fields__}
    return streamed(path, build(Reading, reading), build(Columns, columns))


def text(folder: Path, lines: str | bytes) -> Path:
    path = folder / "log.csv"
    path.write_bytes(lines if isinstance(lines, bytes) else lines.encode())
    return path


@pytest.mark.parametrize("at_once", [1, 2, 5, 100, 1 << 20])
def test_cases_that_are_scattered_over_the_file_come_together(tmp_path, at_once):
    """Every part of the file has events of every case, the later ones first, and one case is a long one."""
    rng = np.random.default_rng(5)
    events = [
        (f"c{case}", f"s{step}", step)
        for case in range(40)
        for step in range(1 + 60 * (case == 7) + case % 4)
    ]
    rng.shuffle(events)
    rows = "".join(f"{case},{step},2024-01-01 {at // 60:02}:{at % 60:02}:00\n" for case, step, at in events)
    path = text(tmp_path, "case,activity,time\n" + rows)
    assert told(streamed, path, Reading(), Columns(), at_once) == told(held, path, Reading(), Columns())
    log = load([path], Reading(), Columns(), Progress())
    assert all(variant == tuple(f"s{step}" for step in range(len(variant))) for variant in log.variants)


def test_times_are_read_again_where_the_month_stands_first_after_all(tmp_path):
    rows = [f"c,s{number},{1 + number % 12:02}/{number % 12 + 1:02}/2024" for number in range(300)]
    path = text(tmp_path, "\n".join(["case,activity,time", *rows, "c,last,12/31/2024", ""]))
    log = read(path).log
    assert log.variants[0][-1] == "last" and log.times is not None and log.times[-1] > log.times[-2]
    with pytest.raises(InputError, match="can mean two days"):
        read(text(tmp_path, "\n".join(["case,activity,time", *rows, ""])))


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (b"a,x,2024-01-01\nb,\0,2024-01-02\n", "zero byte"),
        (b"a,x,2024-01-01\n" * 50_000 + b"a,x\n", "line 50002 has 2 fields, the header has 3"),
        (b"a,x,2024-01-01\n" * 50_000 + b"a,x,1,2\n", "line 50002 has 4 fields, the header has 3"),
        (b"a,x,2024-01-01\n" * 50_000 + b",x,2024-01-01\n", "row 50001, column case: the case is empty"),
        (b"a,x,2024-01-01\n" * 50_000 + b"a,x,2024-13-01\n", "row 50001, column time: '2024-13-01' is not a"),
        (b"a,x,2024-01-01\na,x,0000-01-01\n", "row 2, column time: '0000-01-01' is not a date"),
        (b"a,x,2024-01-01\na,x,10000-01-01\n", "row 2, column time: '10000-01-01' is not a date"),
        (b"a,x,2024-01-01\na,x,2024-01-01T24:30\n", "row 2, column time: '2024-01-01T24:30' is not a"),
        (b'a,x,2024-01-01\na,x,"' + b"never " * 400_000 + b'"\n', "column time: 'never never"),
        (b"a,\xff,2024-01-01\n", "line 2: byte 0xff is not UTF-8"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(tmp_path, cells, said):
    path = text(tmp_path, b"case,activity,time\n" + cells)
    with pytest.raises(InputError) as problem:
        load([path], Reading(encoding="utf-8"), Columns(), Progress())
    assert said in problem.value.message and len(problem.value.message) < 300


def test_an_id_of_ten_megabytes_is_an_id(tmp_path):
    long = "x" * 10_000_000
    path = text(tmp_path, f"case,activity\n{long},a\nb,a\n{long},b\n")
    assert read(path).log.as_counts() == {("a", "b"): 1, ("a",): 1}


def test_very_many_activities(tmp_path):
    steps = 200_000
    path = text(tmp_path, "case,activity\n" + "".join(f"{n // 4},step {n}\n" for n in range(steps)))
    log = read_stream(
        path, Reading(), lambda names: guess_roles(names, Columns()), Progress(), at_once=20_000
    )
    assert log is not None and len(log.log.activities) == steps and log.log.cases == steps // 4


@pytest.mark.parametrize("column", ["case", "activity", "person"])
def test_texts_that_alone_are_too_much_are_refused(tmp_path, column):
    names = ["case", "activity", "person"]
    rows = "".join(
        ",".join(f"{n} is a long name of its own" if name == column else "x" for name in names) + "\n"
        for n in range(20_000)
    )
    path = text(tmp_path, ",".join(names) + "\n" + rows)
    with pytest.raises(InputError, match="of memory or more, and a file may take 1"):
        read_stream(
            path, Reading(), lambda names: guess_roles(names, Columns(person="person")), Progress(), 4_000_000
        )


def test_what_needs_the_table_is_held(tmp_path):
    path = text(tmp_path, "case,activity\na,x\n")
    assert streams(path, Reading()) and not streams(path.with_suffix(".parquet"), Reading())
    for asked in ({"tidy": "trim"}, {"units": "off"}, {"ranges": ("case=0..1",)}, {"attributes": ("ward",)}):
        assert not streams(path, Reading(**asked))
    variants = text(tmp_path, 'variant,count\n"a,b",3\n')
    assert read_stream(variants, Reading(), lambda names: guess_roles(names, Columns()), Progress()) is None
    assert load([variants], Reading(), Columns(), Progress()).as_counts() == {("a", "b"): 3}


def test_a_column_that_separators_at_the_ends_of_lines_leave_is_none(tmp_path):
    log = read(text(tmp_path, "case,activity,\n1,a,\n1,b,\n")).log
    assert log.attributes == ()
    log = read(text(tmp_path, "case,activity,\n1,a,\n1,b,x\n")).log
    assert log.attributes == ("column 3",)


# ── larger than memory ────────────────────────────────────────────────────────────────────────

LIMIT = 440_000_000  # bytes of data that a process may have; without any table it takes about half of them
HELD = """
from pathlib import Path
from engine.core.progress import Progress
from engine.io.csv_dialect import TableReading
from engine.io.table_read import read_table
read_table(Path({path!r}), TableReading(), Progress())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a limit that counts what a process may fill")
@pytest.mark.timeout(300)
def test_a_log_larger_than_memory_goes_the_whole_way(tmp_path):
    """To a release that the verifier, under the same limit, has compared with the original."""
    import resource

    def limited(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *command],
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (LIMIT, LIMIT)),
            env={**os.environ, "SFUMATO_HOME": str(tmp_path / "home"), "OMP_NUM_THREADS": "2"},
            capture_output=True,
            text=True,
            check=False,
        )

    path, cases = tmp_path / "log.csv", 60_000
    with path.open("w") as file:
        file.write("case,activity,time,note\n")
        for step in range(8):  # the first events of all cases, then the second ones
            for case in range(cases):
                name = (5 * step if case % 5 else step) % 8
                file.write(
                    f"c{case * 7919 % cases},step {name},2024-05-{1 + step:02}T08:00:00Z,{case:x>1000}\n"
                )
    assert path.stat().st_size > LIMIT
    whole = limited("-c", HELD.format(path=str(path)))
    assert whole.returncode and re.search("Error|Out of memory", whole.stderr)  # some allocation failed
    given = ["--set", "epsilon=1", "--reason", "Unit of privacy=Every case is of another person."]
    done = limited("main.py", "run", "eventlogs.travas", str(path), "--out", str(tmp_path / "out"), *given)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "release" / "data.xes").is_file()
    checked = limited("main.py", "verify", str(tmp_path / "out"))
    assert checked.returncode == 0 and "the input is the one the audit names" in checked.stdout
