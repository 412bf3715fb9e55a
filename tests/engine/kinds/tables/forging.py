"""A table of made-up people, honest releases of it, and the tools of a forger who knows how one is made: he
sorts his rows, writes promise and report anew, and recomputes every hash."""

from __future__ import annotations

import contextlib
import csv
import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np

from engine.core import params
from engine.core.audit import write_json
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.report import html
from engine.core.task import task_of
from engine.core.technique import Done, ReportFigure, find
from engine.verify import manifest as manifests
from engine.verify.folder import hashes, verify_folder
from tests.forging import count_again
from tests.signing import ReleaseOptions

ROWS = 300
ROLES = {"id": "name", "quasi": "age,region", "sensitive": "illness", "protect": "income", "drop": []}
CHAIN = [
    {"technique": "tables.discretise", "columns": ["age", "region"], "params": {"classes": 4}},
    {"technique": "tables.perturb", "columns": ["income"], "params": {"sigma": 900.0}},
    {"technique": "tables.swap", "columns": ["town"], "params": {"window": 0.3}},
]
RELEASES: dict[str, tuple[str, dict[str, Any], str]] = {
    "chain": ("tables", {"steps": CHAIN}, "csv"),
    "default": ("tables", {}, "csv"),
    "classes": ("tables.discretise", {"columns": ["age", "region"], "classes": 5}, "csv"),
    "means": ("tables.discretise", {"columns": ["age", "income"], "output": "mean"}, "csv"),
    "numbers": ("tables.discretise", {"columns": ["age"], "output": "number"}, "csv"),
    "noise": ("tables.perturb", {"columns": ["income"], "alpha": 2000.0}, "csv"),
    "loose": ("tables.perturb", {"columns": ["age"], "sigma": 4.0, "rounding": False}, "csv"),
    "swap": ("tables.swap", {"columns": ["town", "income"], "window": 0.2}, "csv"),
    "parquet": ("tables", {"steps": CHAIN}, "parquet"),
    "xlsx": ("tables", {"steps": CHAIN}, "xlsx"),
}


def write_people(path: Path) -> Path:
    r = np.random.default_rng(11)
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["name", "age", "region", "income", "town", "illness", "hours"])
        for row in range(ROWS):
            age = "" if row in (5, 99) else int(r.integers(18, 90))
            region = r.choice(["north", "south", "east", "far isle"], p=[0.4, 0.35, 0.24, 0.01])
            income = round(float(r.lognormal(10, 0.4)), 2)
            town = r.choice(["Ahausen", "Bdorf", "Cstadt", "Dberg"])
            out.writerow([f"Person {row:03} Example", age, region, income, town, r.choice(["no", "yes"]), 40])
    return path


def release_all(folder: Path) -> dict[str, Path]:
    people, pipeline = write_people(folder / "people.csv"), Pipeline()
    made = {}
    for name, (key, values, format_) in RELEASES.items():
        task = task_of(find(key), [people], {**ROLES, **values})
        pipeline.release(task, ReleaseOptions(str(folder / name), format_), Progress())
        made[name] = folder / name
    return made


class Forger:
    """One release to be changed: its manifest, and its cells where it is a CSV file."""

    def __init__(self, honest: Path, folder: Path, audit: bool):
        self.root = folder / "forged"
        shutil.copytree(honest / "release", self.root / "release")
        if audit:
            shutil.copytree(honest / "audit", self.root / "audit")
        self.release = self.root / "release"
        self.manifest = json.loads((self.release / "manifest.json").read_text(encoding="utf-8"))
        self.data = self.release / f"data.{self.manifest['format']}"

    # ── the file ──────────────────────────────────────────────────────────────────────────────

    def rows(self) -> list[list[str]]:
        with self.data.open(encoding="utf-8", newline="") as file:
            return list(csv.reader(file))

    def write(self, rows: list[list[str]], sort: bool = True) -> None:
        header, *body = rows
        if sort:
            body.sort(key=lambda row: [self._key(name, cell) for name, cell in zip(header, row, strict=True)])
        with self.data.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([header, *body])

    def _key(self, name: str, cell: str) -> tuple:
        if not cell:
            return (0,)
        numbers = self.manifest["columns"].get(name, {}).get("type") in ("whole", "number")
        try:
            return (1, float(cell), "") if numbers else (1, 0.0, cell)
        except ValueError:
            return (1, 0.0, cell)

    def column(self, name: str, change: Any, sort: bool = True) -> None:
        """`change` takes the cells of a column and gives new ones."""
        rows = self.rows()
        place = rows[0].index(name)
        for row, cell in zip(rows[1:], change([row[place] for row in rows[1:]]), strict=True):
            row[place] = str(cell)
        self.write(rows, sort)

    def text(self, change: Any) -> None:
        self.data.write_bytes(change(self.data.read_bytes()))

    # ── the manifest ──────────────────────────────────────────────────────────────────────────

    def step(self, column: str, place: int = 0) -> dict[str, Any]:
        return self.manifest["columns"][column]["steps"][place]

    @property
    def facts(self) -> dict[str, Any]:
        return self.manifest["done"]["facts"]

    def part(self, name: str) -> dict[str, Any]:
        return next(part for part in self.manifest["done"]["leaving"] if part["name"] == name)

    # ── and all seals ─────────────────────────────────────────────────────────────────────────

    def seal(self) -> list[str]:
        """Promise, figures, report and hashes made anew; the names of the checks that fail then."""
        told = self.manifest
        with contextlib.suppress(Exception):  # what cannot be promised keeps its old words
            technique = find(told["technique"])
            chosen = params.build(technique.Params, told["params"])
            told["promise"] = technique.promise(chosen, Done.from_dict(told["done"])).__dict__
        count_again(self.release, told)
        return self.failing()

    def failing(self) -> list[str]:
        """Report and hashes made anew; the names of the checks that fail then."""
        told = self.manifest
        page = (self.release / "report.html").read_text(encoding="utf-8")
        pictures = [ReportFigure(title, said, svg) for svg, title, said in manifests._FIGURE.findall(page)]
        told["files"] = {n: d for n, d in hashes(self.release).items() if not n.startswith("report.")}
        with contextlib.suppress(Exception):  # a manifest that no report can be made of: the old one stays
            html.write(self.release, told, pictures)
        told["files"] = hashes(self.release)
        write_json(self.release / "manifest.json", told)
        return [check.name for check in verify_folder(self.root, Progress()) if not check.passed]
