"""Small graphs and files for the tests of this room."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.kinds.graphs.data import Graph, Statements, Study
from engine.kinds.graphs.load import load as load_study
from engine.kinds.graphs.params import Columns, Reading


@pytest.fixture
def graph_of():
    """A graph from {(source, target): weight} or {(source, target): (weight, people)}."""

    def make(edges: dict, directed: bool = True) -> Graph:
        labels = tuple(sorted({label for edge in edges for label in edge}))
        at = {label: place for place, label in enumerate(labels)}
        cells = sorted((at[u], at[v], value) for (u, v), value in edges.items())
        values = [value if isinstance(value, tuple) else (value, None) for _, _, value in cells]
        people = None if any(p is None for _, p in values) else np.array([p for _, p in values], np.int64)
        return Graph(
            labels,
            np.array([u for u, _, _ in cells], np.int64),
            np.array([v for _, v, _ in cells], np.int64),
            np.array([w for w, _ in values], np.float64),
            people,
            directed,
        )

    return make


@pytest.fixture
def study_of():
    """A study from rows (person, source, target[, weight])."""

    def make(rows: list[tuple], signed: bool = False) -> Study:
        people = tuple(sorted({row[0] for row in rows}))
        labels = tuple(sorted({label for row in rows for label in row[1:3]}))
        statements = Statements(
            labels,
            np.array([labels.index(row[1]) for row in rows], np.int64),
            np.array([labels.index(row[2]) for row in rows], np.int64),
            np.array([row[3] if len(row) > 3 else 1 for row in rows], np.float64),
            people,
            np.array([people.index(row[0]) for row in rows], np.int64),
        )
        return Study(statements, statements, None, signed)

    return make


@pytest.fixture
def file_of(tmp_path):
    """A file with this text."""

    def make(name: str, text: str, folder: str = "") -> Path:
        path = tmp_path / folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return make


@pytest.fixture
def load():
    """A loaded study; settings of reading and columns by name."""

    def read(*paths: Path, **settings) -> Study:
        own = {name for name in settings if name in Columns.__dataclass_fields__}
        columns = Columns(**{name: settings.pop(name) for name in own})
        return load_study(list(paths), Reading(**settings), columns, Progress())

    return read


@pytest.fixture
def workbook_of(tmp_path):
    """A workbook from {sheet: rows}."""

    def make(name: str, sheets: dict[str, list[list]]) -> Path:
        import xlsxwriter

        path = tmp_path / name
        with xlsxwriter.Workbook(path) as book:
            for sheet, rows in sheets.items():
                page = book.add_worksheet(sheet)
                for at, row in enumerate(rows):
                    page.write_row(at, 0, row)
        return path

    return make


@pytest.fixture
def rows_of():
    def read(path: Path) -> list[list[str]]:
        with open(path, encoding="utf-8", newline="") as file:
            return list(csv.reader(file))

    return read


@pytest.fixture(scope="session")
def honest(tmp_path_factory) -> dict[str, Path]:
    """Honest releases by name."""
    from tests.engine.kinds.graphs.forging import make_honest

    return make_honest(tmp_path_factory.mktemp("honest"))


@pytest.fixture
def forged(honest, tmp_path):
    """A copy of an honest release under a forger's hands."""
    from tests.engine.kinds.graphs.forging import copied

    return lambda name, audit=False: copied(honest[name], tmp_path, audit)
