# ruff: noqa: E501, RUF005 - one forgery a line
"""Forged releases of tables: whatever is changed, the verifier finds it, however well the rest is sealed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.verify.folder import verify_folder
from tests.engine.kinds.tables.forging import RELEASES, Forger, release_all


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    return release_all(tmp_path_factory.mktemp("honest"))


@pytest.mark.parametrize("name", RELEASES)
def test_an_honest_release_verifies_with_and_without_its_audit(honest, name, tmp_path):
    assert [c for c in verify_folder(honest[name], Progress()) if not c.passed] == []
    for audit in (True, False):
        (tmp_path / str(audit)).mkdir()
        forger = Forger(honest[name], tmp_path / str(audit), audit)
        assert forger.seal() == []  # the forger's tools alone break nothing


@dataclass(frozen=True)
class Forgery:
    release: str
    change: Callable[[Forger], object]
    audit: bool = False  # with the audit and the original at hand


def swapped_rows(forger: Forger) -> None:
    rows = forger.rows()
    rows[1], rows[-1] = rows[-1], rows[1]
    forger.write(rows, sort=False)


def set_params(**values: object) -> Callable[[Forger], object]:
    return lambda f: f.manifest["params"].update(values)


def set_step(column: str, **values: object) -> Callable[[Forger], object]:
    return lambda f: f.step(column).update(values)


def cells(column: str, change: Callable[[list[str]], list], sort: bool = True) -> Callable[[Forger], object]:
    return lambda f: f.column(column, change, sort)


def first(count: int, value: object) -> Callable[[list[str]], list]:
    return lambda old: [value] * count + old[count:]


def raw_ages(forger: Forger) -> None:
    forger.manifest["columns"]["age"]["type"] = "whole"
    forger.column("age", lambda old: [18 + n % 70 for n in range(len(old))])


def undeclared(forger: Forger) -> None:
    """The raw column as one that nothing was done to, in every place that tells of it."""
    raw_ages(forger)
    forger.manifest["columns"]["age"]["steps"] = []
    forger.part("age").update(treatment="kept", how="")


def nothing_done(forger: Forger) -> None:
    undeclared(forger)
    for step in forger.facts["steps"]:
        step["columns"] = []


def min_count_everywhere_but_in_the_parameters(forger: Forger) -> None:
    for column in ("age", "region"):
        forger.step(column)["min_count"] = 2
        forger.part(column)["how"] = "in classes of at least 2 rows"
    forger.column("region", first(3, "atoll"))


def one_more_column(told: bool) -> Callable[[Forger], None]:
    def forge(forger: Forger) -> None:
        rows = forger.rows()
        rows = [[*row, "ssn" if place == 0 else str(10**8 + place)] for place, row in enumerate(rows)]
        if told:
            forger.manifest["columns"]["ssn"] = {"type": "whole", "steps": []}
            forger.manifest["done"]["leaving"].append({"name": "ssn", "treatment": "kept", "how": ""})
        forger.write(rows)

    return forge


def fewer_rows(told: bool) -> Callable[[Forger], None]:
    def forge(forger: Forger) -> None:
        rows = forger.rows()
        forger.write(rows[:-20])
        if told:
            forger.facts["rows"].update(read=len(rows) - 21, released=len(rows) - 21)

    return forge


def hidden_in_dropped(forger: Forger) -> None:
    forger.manifest["done"]["leaving"].append(
        {"name": "notes", "treatment": "dropped", "how": "Anna has the flu"}
    )


def long_name_of_a_dropped_column(forger: Forger) -> None:
    names = " ".join(f"Person {n:03} Example" for n in range(300))
    forger.manifest["done"]["leaving"].append({"name": names, "treatment": "dropped", "how": "left out"})


def recombined(forger: Forger) -> None:
    """Illnesses exchanged between rows: every column still has its values."""
    forger.column("illness", lambda old: old[7:] + old[:7])


def extra_file(name: str) -> Callable[[Forger], object]:
    return lambda f: (f.release / name).write_text("Anna,flu\n", encoding="utf-8")


def parquet(change: Callable) -> Callable[[Forger], None]:
    def forge(forger: Forger) -> None:
        from pyarrow import parquet as pq

        change(pq, pq.read_table(forger.data), forger.data)

    return forge


def parquet_column(name: str, change: Callable[[list], list]) -> Callable[[Forger], None]:
    def edit(pq, table, path):
        import pyarrow as pa

        place = table.column_names.index(name)
        values = pa.array(change(table.column(name).to_pylist()), table.column(name).type)
        table = table.set_column(place, name, values)
        pq.write_table(
            table.sort_by([(n, "ascending") for n in table.column_names]), path, compression="zstd"
        )

    return parquet(edit)


def zipped(change: Callable[[dict[str, bytes]], object]) -> Callable[[Forger], None]:
    """The workbook with its parts changed."""

    def forge(forger: Forger) -> None:
        with zipfile.ZipFile(forger.data) as archive:
            parts = {info: archive.read(info) for info in archive.infolist()}
        texts = {info.filename: content for info, content in parts.items()}
        change(texts)
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for info in parts:
                archive.writestr(info, texts.pop(info.filename), zipfile.ZIP_DEFLATED)
            for name, content in texts.items():
                archive.writestr(name, content)
        forger.data.write_bytes(out.getvalue())

    return forge


def sheet(old: bytes, new: bytes) -> Callable[[Forger], None]:
    def edit(parts: dict[str, bytes]) -> None:
        name = "xl/worksheets/sheet1.xml"
        assert old in parts[name]
        parts[name] = parts[name].replace(old, new, 1)

    return zipped(edit)


def broken_order(change: Callable[[np.ndarray], np.ndarray]) -> Callable[[Forger], None]:
    def forge(forger: Forger) -> None:
        path = forger.root / "audit" / "order.npy"
        np.save(path, change(np.load(path)))

    return forge


FORGERIES = {
    # the cells of classes
    "raw values instead of classes": Forgery("chain", raw_ages),
    "raw values, told as untouched": Forgery("chain", undeclared),
    "raw values, nothing told to be done": Forgery("classes", nothing_done),
    "a class of one row": Forgery("chain", cells("age", first(1, "(200..)"))),
    "a class of nine rows": Forgery("classes", cells("region", first(9, "atoll"))),
    "intervals that overlap": Forgery("classes", cells("age", lambda old: [c.replace("..4", "..5") for c in old])),
    "an interval with an end": Forgery("classes", cells("age", lambda old: [c.replace("(..", "(18..") for c in old])),
    "an interval spelled another way": Forgery(
        "classes", cells("age", lambda old: [c.replace(".5]", ".50]").replace(".5..", ".50..") for c in old])
    ),
    "an interval in other brackets": Forgery("classes", cells("age", lambda old: ["[" + c[1:] for c in old])),
    "three missing cells in a column of classes": Forgery("classes", cells("age", first(3, ""))),
    "all cells missing in a column of classes": Forgery("classes", cells("age", lambda old: [""] * len(old))),
    "class numbers that are values": Forgery("numbers", cells("age", lambda old: [int(c) * 7 for c in old])),
    "class numbers with a gap": Forgery("numbers", cells("age", lambda old: [c.replace("2", "99") for c in old])),
    "a mean for one row": Forgery("means", cells("income", first(1, "23456.78"))),
    "means that are no numbers": Forgery("means", cells("income", first(20, "inf"))),
    "rare label in nine rows of a default chain": Forgery("default", cells("region", first(9, "Zwinkel"))),
    # the cells of noise
    "noise that is no number": Forgery("noise", cells("income", first(1, "nan"))),
    "noise that is infinite": Forgery("noise", cells("income", first(1, "inf"))),
    "noise that is text": Forgery("noise", cells("income", first(1, "Anna"))),
    "noise with more digits than the input": Forgery("noise", cells("income", first(1, "1234.5678"))),
    "noise with digits that tell of the original": Forgery("loose", cells("age", first(1, "37.123456789"))),
    # order, spelling, hidden content
    "two rows exchanged": Forgery("chain", swapped_rows),
    "rows in the order of the original": Forgery("swap", lambda f: f.write([f.rows()[0], *f.rows()[:0:-1]], sort=False)),
    "rows sorted as texts": Forgery("noise", lambda f: f.write([f.rows()[0], *sorted(f.rows()[1:])], sort=False)),
    "a blank after a cell": Forgery("chain", lambda f: f.text(lambda b: b.replace(b",no,", b",no ,", 1))),
    "a number with a zero behind it": Forgery("chain", lambda f: f.text(lambda b: b.replace(b",40\n", b",40.0\n", 1))),
    "a number with a sign": Forgery("chain", lambda f: f.text(lambda b: b.replace(b",40\n", b",+40\n", 1))),
    "a number with zeros before it": Forgery("chain", lambda f: f.text(lambda b: b.replace(b",40\n", b",040\n", 1))),
    "a cell in needless quotes": Forgery("chain", lambda f: f.text(lambda b: b.replace(b",no,", b',"no",', 1))),
    "other line ends": Forgery("chain", lambda f: f.text(lambda b: b.replace(b"\n", b"\r\n"))),
    "a byte order mark": Forgery("chain", lambda f: f.text(lambda b: b"\xef\xbb\xbf" + b)),
    "an empty line": Forgery("chain", lambda f: f.text(lambda b: b + b"\n")),
    "no last line end": Forgery("chain", lambda f: f.text(lambda b: b[:-1])),
    "a comment": Forgery("chain", lambda f: f.text(lambda b: b + b"# Anna has the flu\n")),
    "bytes that are no text": Forgery("chain", lambda f: f.text(lambda b: b.replace(b",no,", b",\xff\xfe,", 1))),
    "a formula": Forgery("chain", cells("town", first(1, "=1+1"))),
    "no bytes at all": Forgery("chain", lambda f: f.text(lambda b: b"")),
    "a header and no rows": Forgery("chain", lambda f: f.text(lambda b: b.split(b"\n")[0] + b"\n")),
    "a row too short": Forgery("chain", lambda f: f.text(lambda b: b + b"x,y\n")),
    "a further file": Forgery("chain", extra_file("appendix.csv")),
    "a second data file": Forgery("chain", extra_file("data.parquet")),
    # rows and columns
    "a column more in the file": Forgery("chain", one_more_column(told=False)),
    "a column more in file and manifest": Forgery("chain", one_more_column(told=True), audit=True),
    "a column renamed in the file": Forgery("chain", lambda f: f.text(lambda b: b.replace(b"town", b"city", 1))),
    "columns in another order": Forgery("chain", lambda f: f.write([row[::-1] for row in f.rows()])),
    "the same column twice": Forgery("chain", lambda f: f.text(lambda b: b.replace(b"hours", b"town", 1))),
    "rows left out": Forgery("chain", fewer_rows(told=False)),
    "rows left out and told": Forgery("chain", fewer_rows(told=True), audit=True),
    "rows twice": Forgery("chain", lambda f: f.write([*f.rows(), *f.rows()[1:31]])),
    # parameters and claims
    "smallest class lowered in the parameters": Forgery("classes", set_params(min_count=2)),
    "smallest class lowered at one column": Forgery("classes", set_step("region", min_count=2)),
    "smallest class lowered wherever it is told": Forgery("classes", min_count_everywhere_but_in_the_parameters),
    "smallest class of minus one": Forgery("classes", set_params(min_count=-1)),
    "another output than asked": Forgery("classes", set_step("age", output="mean")),
    "no steps told of a column": Forgery("classes", lambda f: f.manifest["columns"]["age"].update(steps=[])),
    "no steps told of any column": Forgery(
        "chain", lambda f: [column.update(steps=[]) for column in f.manifest["columns"].values()]
    ),
    "a step more at a column": Forgery("chain", lambda f: f.manifest["columns"]["hours"]["steps"].append(f.step("age"))),
    "a step twice": Forgery("chain", lambda f: f.manifest["columns"]["age"]["steps"].append(f.step("age"))),
    "a step with something else in it": Forgery("chain", set_step("age", raw=[18, 19, 20])),
    "a column with something else in it": Forgery("chain", lambda f: f.manifest["columns"]["age"].update(note="Anna")),
    "no type": Forgery("chain", lambda f: f.manifest["columns"]["age"].pop("type")),
    "an unknown type": Forgery("chain", lambda f: f.manifest["columns"]["age"].update(type="date")),
    "numbers told as text": Forgery("chain", lambda f: f.manifest["columns"]["income"].update(type="text")),
    "whole numbers told as numbers": Forgery(
        "xlsx", lambda f: f.manifest["columns"]["hours"].update(type="number")
    ),
    "noise without strength": Forgery("noise", lambda f: f.step("income").pop("alpha")),
    "noise of strength nought": Forgery("noise", set_step("income", alpha=0)),
    "weaker noise at the column": Forgery("noise", set_step("income", alpha=1.0)),
    "noise stronger than asked": Forgery("noise", set_step("income", alpha=9000.0)),
    "noise of another law": Forgery("noise", lambda f: f.step("income").update(noise="normal", sigma=2000.0)),
    "noise with decimals that nobody has": Forgery("noise", set_step("income", decimals=99)),
    "noise with a truth for decimals": Forgery("noise", set_step("income", decimals=True)),
    "rounding told where none was asked": Forgery("loose", set_step("age", decimals=3)),
    "noise taken from the data with all its digits": Forgery("default", lambda f: f.step("income").update(sigma=f.step("income")["sigma"] + 1e-4)),
    "noise that goes along with another column": Forgery("noise", set_step("income", correlated_with=["age"])),
    "clipping told": Forgery("noise", set_step("income", clipped=[0, None])),
    "a wider window at the column": Forgery("swap", set_step("town", window=0.9)),
    "another partner": Forgery("swap", lambda f: f.manifest["columns"]["town"].update(steps=[{"step": "swap", "method": "random"}])),
    "columns asked for that were not done": Forgery("classes", set_params(columns=["age", "region", "town"])),
    "columns left open that were asked for": Forgery("swap", set_params(columns=[])),
    "a step of a chain left out": Forgery("chain", lambda f: f.manifest["params"]["steps"].pop()),
    "a step of a chain switched off": Forgery("chain", lambda f: f.manifest["params"]["steps"][0].update(off=True)),
    "another technique": Forgery("classes", lambda f: f.manifest.update(technique="tables.swap")),
    "another format": Forgery("chain", lambda f: f.manifest.update(format="parquet")),
    # what was done, and what leaves
    "a better class size in words": Forgery("chain", lambda f: f.part("age").update(how="in classes of at least 999 rows")),
    "stronger noise in words": Forgery("chain", lambda f: f.part("income").update(how="normal noise, σ = 90000")),
    "untouched told as changed": Forgery("chain", lambda f: f.part("hours").update(treatment="changed", how="noise")),
    "changed told as untouched": Forgery("chain", lambda f: f.part("age").update(treatment="kept", how="")),
    "sensitive told of a column that is not": Forgery("chain", lambda f: f.part("hours").update(how="sensitive")),
    "a released column told as dropped": Forgery("chain", lambda f: f.part("hours").update(treatment="dropped", how="left out")),
    "a column missing in what leaves": Forgery("chain", lambda f: f.manifest["done"]["leaving"].pop()),
    "a column told of twice": Forgery("chain", lambda f: f.manifest["done"]["leaving"].insert(0, dict(f.part("name")))),
    "data hidden in a dropped column": Forgery("chain", hidden_in_dropped),
    "data hidden in the name of a dropped column": Forgery("chain", long_name_of_a_dropped_column),
    "a dropped column that the original does not have": Forgery(
        "chain", lambda f: f.part("name").update(name="number"), audit=True
    ),
    "a fact more": Forgery("chain", lambda f: f.facts.update(mean_income=24000)),
    "a fact less": Forgery("chain", lambda f: f.facts.pop("quasi")),
    "other numbers of rows": Forgery("chain", lambda f: f.facts["rows"].update(read=400)),
    "rows of another unit": Forgery("chain", lambda f: f.facts["rows"].update(unit="Anna has the flu")),
    "a role for a column that is not there": Forgery("chain", lambda f: f.facts.update(quasi=["age", "ssn"])),
    "a step on another column": Forgery("chain", lambda f: f.facts["steps"][2].update(columns=["hours"])),
    "a step on a column that is not there": Forgery("default", lambda f: f.facts["steps"][1].update(columns=["ssn"])),
    "another step": Forgery("chain", lambda f: f.facts["steps"][2].update(step="perturb")),
    "a step without columns": Forgery("swap", lambda f: f.facts["steps"][0].update(columns=[])),
    "something else in a step": Forgery("chain", lambda f: f.facts["steps"][0].update(seed=7)),
    # Parquet and Excel
    "raw rows in the metadata": Forgery(
        "parquet", parquet(lambda pq, t, path: pq.write_table(t.replace_schema_metadata({"raw": "Anna,flu"}), path, compression="zstd"))
    ),
    "another compression": Forgery("parquet", parquet(lambda pq, t, path: pq.write_table(t, path))),
    "rows in small groups": Forgery("parquet", parquet(lambda pq, t, path: pq.write_table(t, path, compression="zstd", row_group_size=50))),
    "a column more, in Parquet": Forgery("parquet", parquet(lambda pq, t, path: pq.write_table(t.append_column("ssn", t.column("hours")), path, compression="zstd"))),
    "rows in another order, in Parquet": Forgery("parquet", parquet(lambda pq, t, path: pq.write_table(t.take(list(range(t.num_rows))[::-1]), path, compression="zstd"))),
    "a rare class, in Parquet": Forgery("parquet", parquet_column("region", lambda old: ["atoll"] * 2 + old[2:])),
    "infinite noise, in Parquet": Forgery("parquet", parquet_column("income", lambda old: [float("inf"), *old[1:]])),
    "rows left out, in Parquet": Forgery("parquet", parquet(lambda pq, t, path: pq.write_table(t.slice(5), path, compression="zstd"))),
    "no Parquet file": Forgery("parquet", lambda f: f.text(lambda b: b"PAR1 Anna has the flu PAR1")),
    "half a Parquet file": Forgery("parquet", lambda f: f.text(lambda b: b[: len(b) // 2])),
    "a second sheet": Forgery("xlsx", zipped(lambda parts: parts.update({"xl/worksheets/sheet2.xml": parts["xl/worksheets/sheet1.xml"]}))),
    "an author": Forgery("xlsx", zipped(lambda parts: parts.update({"docProps/core.xml": parts["docProps/core.xml"].replace(b"<dc:creator>", b"<dc:creator>Anna")}))),
    "a comment in the sheet": Forgery("xlsx", sheet(b"<sheetData>", b"<!-- Anna has the flu --><sheetData>")),
    "a hidden row": Forgery("xlsx", sheet(b'<row r="3"', b'<row hidden="1" r="3"')),
    "a cell far away": Forgery("xlsx", sheet(b"</row></sheetData>", b'<c r="XFD1048576"><v>1</v></c></row></sheetData>')),
    "a cell at no place": Forgery("xlsx", sheet(b"</row></sheetData>", b'<c r="Hnan7"><v>1</v></c></row></sheetData>')),
    "another number, in Excel": Forgery("xlsx", sheet(b"<v>40</v>", b"<v>40.5</v>")),
    "no workbook": Forgery("xlsx", lambda f: f.text(lambda b: b"PK\x03\x04 Anna has the flu")),
    # with the original at hand
    "noisy values that are the original ones": Forgery("noise", cells("income", lambda old: [round(float(c) / 1.5, 2) for c in old]), audit=True),
    "classes of other rows": Forgery("classes", cells("age", lambda old: old[40:] + old[:40]), audit=True),
    "a row in another class": Forgery("classes", cells("age", lambda old: [*old[1:], old[0]][:-1] + [old[1]]), audit=True),
    "untouched values changed": Forgery("chain", cells("hours", first(5, "41")), audit=True),
    "untouched values of other rows": Forgery("chain", recombined, audit=True),
    "swapped values that the original does not have": Forgery("swap", cells("town", first(3, "Edorf")), audit=True),
    "values swapped farther than the window": Forgery("swap", cells("income", lambda old: sorted(old, key=float), sort=False), audit=True),
    "means of other classes": Forgery("means", cells("age", lambda old: [float(c) + 30 for c in old]), audit=True),
    "names in place of regions": Forgery("swap", cells("town", lambda old: [f"Person {n:03} Example" for n in range(len(old))]), audit=True),
    "an order that is none": Forgery("noise", broken_order(lambda order: order * 0), audit=True),
    "an order of other rows": Forgery("noise", broken_order(lambda order: order[::-1]), audit=True),
    "an order too short": Forgery("noise", broken_order(lambda order: order[:-1]), audit=True),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_release_is_found_out(honest, name, tmp_path):
    forgery = FORGERIES[name]
    forger = Forger(honest[forgery.release], tmp_path, forgery.audit)
    forgery.change(forger)
    assert forger.seal() != [], "accepted"


def test_there_are_enough_forgeries_of_every_technique():
    techniques = {RELEASES[forgery.release][0] for forgery in FORGERIES.values()}
    assert len(FORGERIES) >= 80
    assert techniques == {"tables", "tables.discretise", "tables.perturb", "tables.swap"}
