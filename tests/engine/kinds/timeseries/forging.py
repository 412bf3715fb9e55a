"""A forger's workshop for releases of series: takes a release apart, changes it, and puts it together well.

The forger knows the program: hashes are computed anew, the promise is worded as the (changed) parameters
and facts make it, rows are sorted and numbered again, figures are counted again. What is left must be found
by the verifier itself.
"""

from __future__ import annotations

import csv
import io
import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.progress import Progress
from engine.core.technique import Check, Done, find
from engine.io.table_write import write_parquet
from engine.verify.folder import hashes, verify_folder
from tests.forging import count_again

KEYS = ("timeseries.naive", "timeseries.kapra")
FORMATS = ("csv", "parquet")


@dataclass
class Row:
    group: Any
    ends: list[tuple[Any, Any]]
    sensitive: list[Any]
    pattern: Any
    level: Any


@dataclass
class Forgery:
    """A release on the bench: its rows, its manifest, and further files by name."""

    folder: Path
    manifest: dict[str, Any]
    rows: list[Row]
    extra: dict[str, bytes] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # of the columns in the file
    raw: Callable[[bytes], bytes] | None = None  # a last change to the bytes of the data file
    write: Callable[[pa.Table, Path], None] | None = None  # another writer of Parquet
    reword: bool = True  # the promise is worded as the parameters make it
    tidy: bool = True  # rows are sorted and numbered again, and counted

    @property
    def format(self) -> str:
        return next(path.suffix for path in self.folder.glob("data.*"))[1:]

    @property
    def columns(self) -> dict[str, Any]:
        return self.manifest["columns"]

    @property
    def params(self) -> dict[str, Any]:
        return self.manifest["params"]

    @property
    def facts(self) -> dict[str, Any]:
        return self.manifest["done"]["facts"]

    @property
    def leaving(self) -> list[dict[str, str]]:
        return self.manifest["done"]["leaving"]

    def first_group(self) -> list[Row]:
        return [row for row in self.rows if row.group == self.rows[0].group]


def take_apart(release: Path, folder: Path) -> Forgery:
    shutil.copytree(release, folder, dirs_exist_ok=True)
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    del manifest["verification"]  # as it is before the report is written: the report says nothing here
    for name in ("report.html", "report.pdf"):
        (folder / name).unlink()
    path = next(folder.glob("data.*"))
    rows = _read_csv(path, manifest) if path.suffix == ".csv" else _read_parquet(path, manifest)
    return Forgery(folder, manifest, rows, names=_names(manifest["columns"], path.suffix))


def put_together(forgery: Forgery) -> list[Check]:
    """Write it all; what the verifier says."""
    if forgery.tidy:
        _sort_and_number(forgery)
    path = forgery.folder / f"data.{forgery.format}"
    if forgery.format == "csv":
        path.write_text(_csv_text(forgery), encoding="utf-8", newline="")
    else:
        (forgery.write or _write_plainly)(_table(forgery), path)
    if forgery.raw:
        path.write_bytes(forgery.raw(path.read_bytes()))
    for name, content in forgery.extra.items():
        (forgery.folder / name).write_bytes(content)
    if forgery.reword:
        _word_promise(forgery.manifest)
    count_again(forgery.folder, forgery.manifest)
    manifest = {**forgery.manifest, "files": hashes(forgery.folder)}
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    (forgery.folder / "manifest.json").write_text(text, encoding="utf-8")
    return verify_folder(forgery.folder, Progress(), finished=False)


def failed(forgery: Forgery) -> list[str]:
    """What the verifier has against it."""
    return [f"{check.name}: {check.detail}" for check in put_together(forgery) if not check.passed]


def _word_promise(manifest: dict[str, Any]) -> None:
    try:
        technique = find(manifest["technique"])
        chosen = params.build(technique.Params, manifest["params"])
        manifest["promise"] = technique.promise(chosen, Done.from_dict(manifest["done"])).__dict__
    except (SfumatoError, ValueError, TypeError, KeyError):
        pass  # such parameters have no words


def _sort_and_number(forgery: Forgery) -> None:
    forgery.rows.sort(
        key=lambda row: (row.ends, [_order(cell) for cell in row.sensitive], row.pattern, row.level)
    )
    envelopes: list[Any] = []
    for row in forgery.rows:
        if not envelopes or envelopes[-1] != row.ends:
            envelopes.append(row.ends)
        row.group = len(envelopes)
    rows = forgery.facts["rows"]
    rows["released"], rows["read"] = len(forgery.rows), len(forgery.rows) + rows["dropped"]


def _order(cell: Any) -> Any:
    try:
        return (1, float(cell), "") if cell not in (None, "") else (0, 0.0, "")
    except ValueError:
        return (2, 0.0, cell)


# ── what is said of the run ───────────────────────────────────────────────────────────────────


def fact(group: str, name: str, value: Any):
    def change(f: Forgery) -> None:
        f.facts[group][name] = value
        f.tidy = False

    return change


def more_dropped(name: str, count: int):
    """Well counted in itself: what was read is more by as many."""

    def change(f: Forgery) -> None:
        f.facts["reading"][name] += count
        for total in ("read", "dropped"):
            f.facts["rows"][total] += count
        f.tidy = False

    return change


# ── files ─────────────────────────────────────────────────────────────────────────────────────


def _read_csv(path: Path, manifest: dict[str, Any]) -> list[Row]:
    times = len(manifest["columns"]["time"])
    with path.open(newline="", encoding="utf-8") as file:
        _, *lines = csv.reader(file)
    return [
        Row(
            int(cells[0]),
            [tuple(map(float, cell[1:-1].split(".."))) for cell in cells[1 : 1 + times]],
            cells[1 + times : -2],
            cells[-2],
            int(cells[-1]),
        )
        for cells in lines
    ]


def _read_parquet(path: Path, manifest: dict[str, Any]) -> list[Row]:
    columns = manifest["columns"]
    return [
        Row(
            row["GroupID"],
            [(row[f"{time}_low"], row[f"{time}_high"]) for time in columns["time"]],
            [row[name] for name in columns["sensitive"]],
            row["Pattern"],
            row["Level"],
        )
        for row in pq.read_table(path).to_pylist()
    ]


def _names(columns: dict[str, Any], suffix: str) -> list[str]:
    times = columns["time"]
    if suffix == ".parquet":
        times = [f"{time}_{end}" for time in times for end in ("low", "high")]
    return ["GroupID", *times, *columns["sensitive"], "Pattern", "Level"]


def _csv_text(forgery: Forgery) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(forgery.names)
    for row in forgery.rows:
        ends = [f"[{_number(low)}..{_number(high)}]" for low, high in row.ends]
        writer.writerow([row.group, *ends, *row.sensitive, row.pattern, row.level])
    return text.getvalue()


def _number(value: Any) -> str:
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)


def _table(forgery: Forgery) -> pa.Table:
    rows = forgery.rows
    columns: list[Any] = [[row.group for row in rows]]
    for at in range(len(rows[0].ends)):
        columns += [[float(row.ends[at][end]) for row in rows] for end in (0, 1)]
    for at in range(len(rows[0].sensitive)):
        columns.append([row.sensitive[at] for row in rows])
    columns += [[row.pattern for row in rows], [row.level for row in rows]]
    return pa.table([pa.array(column) for column in columns], names=forgery.names)


def _write_plainly(table: pa.Table, path: Path) -> None:
    write_parquet(path, {name: table.column(name).combine_chunks() for name in table.column_names})
