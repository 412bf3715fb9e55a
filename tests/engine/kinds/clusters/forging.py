"""Ways to change a release folder and to sign it again, as a forger who has Sfumato would."""

from __future__ import annotations

import contextlib
import csv
import hashlib
import json
from collections.abc import Callable
from html import unescape
from pathlib import Path

import numpy as np

from engine.cli import SAMPLES
from engine.core.report import html, pdf
from engine.core.technique import ReportFigure
from engine.verify import manifest as manifests
from tests.forging import count_again

Forgery = Callable[[Path], None]


def sign(release: Path) -> None:
    """The report and the manifest made anew of what is there now, as a forger who has Sfumato would."""
    path = release / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    count_again(release, manifest)
    manifest["files"] = hashes(release, manifests.REPORTS)
    page = (release / "report.html").read_text(encoding="utf-8")
    drawn = [ReportFigure(unescape(t), unescape(c), svg) for svg, t, c in manifests._FIGURE.findall(page)]
    with contextlib.suppress(Exception):  # of a manifest that is none there is no report
        told = html.content(manifest, drawn)
        (release / "report.html").write_text(html.html(told), encoding="utf-8")
        (release / "report.pdf").write_bytes(pdf.as_bytes(told))
    manifest["files"] = hashes(release)
    path.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def hashes(release: Path, without: set[str] = frozenset()) -> dict[str, str]:
    files = sorted(p for p in release.iterdir() if p.name not in {"manifest.json", *without})
    return {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in files}


def manifest(change: Callable[[dict], None]) -> Forgery:
    def forge(release: Path) -> None:
        path = release / "manifest.json"
        told = json.loads(path.read_text(encoding="utf-8"))
        change(told)
        path.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")

    return forge


def params(**changes) -> Forgery:
    return manifest(lambda told: told["params"].update(changes))


def facts(**changes) -> Forgery:
    return manifest(lambda told: told["done"]["facts"].update(changes))


def model(change: Callable[[dict], None]) -> Forgery:
    def forge(release: Path) -> None:
        path = release / "model.json"
        told = json.loads(path.read_text(encoding="utf-8"))
        change(told)
        path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    return forge


def component(**changes) -> Forgery:
    return model(lambda told: told["components"][0].update(changes))


def text(name: str, change: Callable[[str], str]) -> Forgery:
    def forge(release: Path) -> None:
        path = release / name
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")

    return forge


def rows(change: Callable[[list[list[str]]], list[list[str]]], name: str = "data.csv") -> Forgery:
    """Cells changed, written as the csv module writes them, with our line ends."""

    def forge(release: Path) -> None:
        path = release / name
        with open(path, newline="", encoding="utf-8") as file:
            head, *body = list(csv.reader(file))
        with open(path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows([head, *change(body)])

    return forge


def cell(row: int, column: int, value: str, name: str = "data.csv") -> Forgery:
    def change(body: list[list[str]]) -> list[list[str]]:
        body[row][column] = value
        return body

    return rows(change, name)


def more(name: str, content: str = "Anna,1234\n") -> Forgery:
    def forge(release: Path) -> None:
        (release / name).write_text(content, encoding="utf-8")

    return forge


def originals() -> np.ndarray:
    with open(SAMPLES / "clinics.csv", newline="", encoding="utf-8") as file:
        found = [[float(row[name]) for name in ("age", "pressure", "bmi")] for row in csv.DictReader(file)]
    return np.array(found)


def sample_of(values: Callable[[np.ndarray, np.ndarray], np.ndarray]) -> Forgery:
    """The sample replaced, sorted and rounded as an honest one is."""

    def forge(release: Path) -> None:
        from engine.io.table_write import write_csv

        told = json.loads((release / "model.json").read_text(encoding="utf-8"))
        with open(release / "data.csv", newline="", encoding="utf-8") as file:
            honest = np.array(list(csv.reader(file))[1:], dtype=float)
        means = np.array([part["mean"] for part in told["components"]])
        made = values(originals(), honest)
        spread = honest.std(axis=0)
        digits = [7 - int(np.floor(np.log10(s))) for s in spread]
        made = np.column_stack([np.round(made[:, j], n) for j, n in enumerate(digits)])
        made = made[np.lexsort(made.T[::-1])]
        assert made.shape[1] == means.shape[1]
        write_csv(release / "data.csv", {name: made[:, j] for j, name in enumerate(told["columns"])})

    return forge
