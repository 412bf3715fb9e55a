"""Spoiled files of every format through the doors the programs use: an answer or a sentence, nothing else.

Small valid files are mutated (bytes changed, pieces cut out, doubled, put elsewhere, dangerous words put in)
with a fixed seed. Archives are mutated packed and, part by part, unpacked: bytes of a packed part alone
would hardly ever reach the parser behind it. `make slow` tries many times as many.
"""

from __future__ import annotations

import io
import random
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.core.errors import SfumatoError
from engine.core.policy import read_policy
from engine.core.progress import Progress
from engine.core.recipe import read_recipe
from engine.core.technique import kinds
from engine.io.table_write import write_csv, write_parquet, write_xlsx

from .bombs import ods_cell, opendocument

LONGEST = 20.0  # seconds for one small file: more is a hang
WORDS = [
    b"", b"\0", b"\xff\xfe", b"nan", b"inf", b"-1", b"1e308", b"1e999", b"9" * 400, b"99999999999999999999",
    b"=1", b"'", b'"', b",", b";", b"\t", b"\n", b"\r", b"<", b">", b"&", b"a}b", b"{", b"[" * 50, b"]]>",
    b"<!DOCTYPE x>", b"<![CDATA[", b"<!--", b"&#0;", b"&x;", b"xmlns:x='y'", b"encoding='utf-7'",
    b"encoding='nonsense'", b"encoding='utf-16'", b"\xed\xa0\x80", b"\xc3", b"\xe2\x80\xa8",
    b"r='Hnan7'", b"XFD1048576", b"t='s'", b"[[", b"= [", b"true", b"null", b"2020-13-45T99:99:99",
    b"0001-01-01T00:00:00+23:59", b"9999-12-31T23:59:59-23:59",
]  # fmt: skip


def mutated(data: bytes, dice: random.Random) -> bytes:
    spoiled = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 3, 8))):
        at, other = sorted(dice.randrange(len(spoiled) + 1) for _ in range(2))
        how = dice.randrange(7)
        if how == 0 and spoiled:
            spoiled[min(at, len(spoiled) - 1)] = dice.randrange(256)
        elif how == 1 and spoiled:
            spoiled[min(at, len(spoiled) - 1)] ^= 1 << dice.randrange(8)
        elif how == 2:
            del spoiled[at : at + dice.randrange(1, 20)]
        elif how == 3:
            spoiled[at:at] = dice.choice(WORDS)
        elif how == 4:
            word = dice.choice(WORDS)
            spoiled[at : at + len(word)] = word
        elif how == 5:
            spoiled[at:at] = spoiled[at : min(other, at + 200)]
        elif dice.random() < 0.2:
            del spoiled[at:]
    return bytes(spoiled)


def mutated_in_place(data: bytes, dice: random.Random) -> bytes:
    """Some bytes changed and none moved, so that a file held together by offsets is still held together."""
    if dice.random() < 0.3:
        return mutated(data, dice)
    spoiled = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 4))):
        spoiled[dice.randrange(len(spoiled))] = dice.randrange(256)
    return bytes(spoiled)


def mutated_archive(data: bytes, dice: random.Random) -> bytes:
    """One part of a ZIP archive spoiled and packed again as it should be, or the archive itself spoiled."""
    if dice.random() < 0.2:
        return mutated(data, dice)
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        chosen = dice.choice([n for n in old.namelist() if "docProps" not in n and "theme" not in n])
        for name in old.namelist():
            part = old.read(name)
            new.writestr(name, mutated(part, dice) if name == chosen else part)
    return packed.getvalue()


# ── small valid files ─────────────────────────────────────────────────────────────────────────

COLUMNS = {
    "case": ["c1", "c1", "c2", "c2", "c3"],
    "activity": ["a", "b", "=a", "long " * 9, "é"],
    "timestamp": ["2020-01-01T00:00:00", "2020-01-02", "2021-05-05 10:00", "2021-05-05 10:01", "2022-01-01"],
    "source": ["u", "v", "w", "u", "v"],
    "target": ["v", "w", "u", "w", "u"],
    "t1": [1, 2, 3, 4, 5],
    "t2": [0.5, 1e-7, 2.5, 1e300, 1.0],
    "site": ["x", "x", "y", "y", "y"],
}


def made(write: Callable[[Path, dict], None], ending: str) -> Callable[[Path], bytes]:
    def build(folder: Path) -> bytes:
        write(folder / f"seed.{ending}", COLUMNS)
        return (folder / f"seed.{ending}").read_bytes()

    return build


def rich_parquet(folder: Path) -> bytes:
    table = pa.table(
        {
            "case": pa.array(["c1", "c1", "c2"]).dictionary_encode(),
            "activity": ["a", "b", None],
            "when": pa.array([0, 10**9, None], pa.timestamp("ms", "UTC")),
            "day": pa.array([0, 1, 20_000], pa.int32()).cast(pa.date32()),
            "inner": [{"x": 1, "y": "z"}, None, {"x": 2, "y": "w"}],
            "raw": pa.array([b"a", b"b", b"c"], pa.binary()),
            "fixed": pa.array([b"ab", b"cd", None], pa.binary(2)),
            "money": pa.array([1, 2, 3], pa.decimal128(12, 2)),
            "big": pa.array([2**64 - 1, 1, 2], pa.uint64()),
            "flag": [True, None, False],
        }
    )
    pq.write_table(table, folder / "rich.parquet", compression="none", data_page_version="2.0")
    return (folder / "rich.parquet").read_bytes()


def ods(folder: Path) -> bytes:
    rows = "".join(
        f"<table:table-row>{''.join(ods_cell(cell) for cell in row)}</table:table-row>"
        for row in (("source", "target", "weight"), ("a", "b", "1"), ("b", "c", "2"), ("c", "a", "3"))
    )
    return opendocument(folder / "seed.ods", rows).read_bytes()


XES = b"""<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="1.0" xmlns="http://www.xes-standard.org/">
<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>
<trace><string key="concept:name" value="c1"/><string key="person" value="p"/>
<event><string key="concept:name" value="a"/><date key="time:timestamp" value="2020-01-01T00:00:00+01:00"/>
<string key="lifecycle:transition" value="complete"/></event>
<event><string key="concept:name" value="b &amp; c"/></event></trace>
<trace><string key="concept:name" value="c2"/><event><string key='concept:name' value="a"/></event></trace>
</log>
"""
GRAPHML = b"""<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="w" for="edge" attr.name="weight" attr.type="double"/>
<graph edgedefault="directed"><node id="a"/><node id="b"><data key="l">x</data></node><node id="c"/>
<edge source="a" target="b"><data key="w">1.5</data></edge><edge source="b" target="c"/></graph></graphml>
"""
GML = b"""graph [ directed 1
  node [ id 0 label "a" ] node [ id 1 label "b &amp; c" ] node [ id 2 label "d" ]
  edge [ source 0 target 1 value 2.5 ] edge [ source 1 target 2 value 1 ] ]
"""
GEXF = b"""<?xml version="1.0" encoding="UTF-8"?>
<gexf xmlns="http://www.gexf.net/1.2draft" version="1.2"><graph defaultedgetype="directed" mode="static">
<attributes class="edge"><attribute id="0" title="contributors" type="integer"><default>1</default>
</attribute></attributes><nodes><node id="a" label="x"/><node id="b"/><node id="c" label="y"/></nodes><edges>
<edge id="0" source="a" target="b" weight="2.5"><attvalues><attvalue for="0" value="3"/></attvalues></edge>
<edge id="1" source="b" target="c" type="mutual"/></edges></graph></gexf>
"""
PAJEK = b"""*Network n
*Vertices 3
1 "a b" 0.1 0.2
2 b
% said in passing
*Arcs :1 "likes"
1 2 2.5
*Arcslist
2 3 1
"""
JSON = b"""{"directed": true, "nodes": [{"id": "a"}, {"id": "b", "label": "x"}, 3],
"links": [{"source": "a", "target": "b", "weight": 2, "contributors": 3}, {"source": 0, "target": 2}]}
"""
RECIPE = b"""technique = "timeseries.kapra"
input = ["a.csv", "b.csv"]
[params]
k = 8
P = 2
[columns]
id = "name"
[reading]
missing = ["-1"]
decimal = ","
[randomness]
seed = 7
"""
STEPS = b"""technique = "tables"
input = "a.csv"
[[steps]]
technique = "tables.swap"
columns = ["age"]
[[steps]]
technique = "tables.discretise"
params = { classes = 5 }
"""
POLICY = b"""min_group = 10
max_epsilon = 1.0
max_attack = 0.1
"""

SEEDS: dict[str, Callable[[Path], bytes]] = {
    "csv": made(write_csv, "csv"),
    "xlsx": made(write_xlsx, "xlsx"),
    "ods": ods,
    "parquet": made(write_parquet, "parquet"),
    "rich.parquet": rich_parquet,
    "xes": lambda _: XES,
    "graphml": lambda _: GRAPHML,
    "gml": lambda _: GML,
    "gexf": lambda _: GEXF,
    "net": lambda _: PAJEK,
    "json": lambda _: JSON,
    "recipe.toml": lambda _: RECIPE,
    "recipe.steps.toml": lambda _: STEPS,
    "policy.toml": lambda _: POLICY,
}
LOGS, NETWORKS = ("xes",), ("graphml", "gml", "gexf", "net", "json")


def doors(name: str) -> Iterator[Callable[[Path], object]]:
    """Everything in the programs that reads such a file."""
    if name.endswith(".toml"):
        yield read_recipe if name.startswith("recipe") else read_policy
        return
    for kind in kinds().values():
        only = {**dict.fromkeys(LOGS, "eventlogs"), **dict.fromkeys(NETWORKS, "graphs")}.get(name, kind.key)
        if kind.key != only:
            continue
        reading, columns = kind.Reading(), kind.Columns()
        for door in (kind.preview, kind.load):
            yield lambda path, door=door, r=reading, c=columns: door([path], r, c, Progress())


def attack(name: str, folder: Path, tries: int, seed: int = 1, seconds: float = 1e9) -> None:
    data, dice = SEEDS[name](folder), random.Random(f"{name} {seed}")
    spoil = {"xlsx": mutated_archive, "ods": mutated_archive}.get(name, mutated)
    spoil = mutated_in_place if name.endswith("parquet") else spoil
    path = folder / f"t.{name}"
    ways = list(doors(name))
    end = time.monotonic() + seconds
    for number in range(tries):
        if time.monotonic() > end:
            return
        path.write_bytes(data if number == 0 else spoil(data, dice))
        for way in ways:
            began = time.monotonic()
            try:
                way(path)
            except SfumatoError as error:
                assert error.message.strip() and "\n" not in error.one_line()
            except BaseException:
                print(f"try {number} of seed {seed}: {path.read_bytes()[:5000]!r}", file=sys.stderr)
                raise
            assert time.monotonic() - began < LONGEST, f"try {number} of seed {seed} takes too long"


@pytest.mark.parametrize("name", SEEDS)
def test_spoiled_files_are_read_or_refused_in_words(tmp_path, name):
    attack(name, tmp_path, tries=1000, seconds=4)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", SEEDS)
def test_thousands_of_spoiled_files_are_read_or_refused_in_words(tmp_path, name):
    attack(name, tmp_path, tries=20_000, seed=2, seconds=120)
