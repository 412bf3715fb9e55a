"""Pseudonyms as a step: the key, or the table, stays in the audit."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.errors import InputError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables.changes import Change
from engine.kinds.tables.data import StepOutcome, StepResult, Table, TableColumn, require_values
from engine.kinds.tables.params_pseudonymise import Pseudonymise
from engine.kinds.tables.step_code import labelled

KEY = "pseudonym.key"
TABLE = "pseudonyms.csv"
HEADER = ("column", "value", "pseudonym")


@dataclass(frozen=True)
class PseudonymChange(Change):
    coarsens = True  # equal stays equal

    method: str
    length: int
    prefix: str
    grown: bool = False  # longer than asked, because two values collided

    @property
    def hides(self) -> bool:
        """Others know the value, not its pseudonym."""
        return True

    def claim(self) -> Draft:
        return {
            "step": "pseudonymise",
            "method": self.method,
            "length": self.length,
            "prefix": self.prefix,
        }

    def treatment(self) -> str:
        return said(self.method)

    def warnings(self) -> Iterator[str]:
        if self.grown:
            yield text(
                "column {column}: pseudonyms are {length} characters long, so that no two values share one",
                column=self.column,
                length=self.length,
            )


def said(method: str) -> str:
    return "pseudonyms by a key" if method == "keyed" else "pseudonyms: numbers in random order"


@dataclass(frozen=True)
class PseudonymOutcome(StepOutcome):
    """What undoes the pseudonyms: a new key, or the table. Stays inside."""

    key: bytes | None = field(repr=False)
    table: tuple[tuple[str, str, str], ...] = field(default=(), repr=False)
    files: tuple[str, ...] = ()  # of the house that were used

    def audit(self, folder: Path) -> None:
        from engine.kinds.tables.house_files import csv_text, free_name, write_secret

        if self.key is not None and not (folder / KEY).exists():  # one key a run
            write_secret(folder / KEY, self.key.hex() + "\n")
        if self.table:
            write_secret(free_name(folder, TABLE), csv_text(HEADER, self.table))


def run(
    table: Table,
    columns: list[TableColumn],
    params: Pseudonymise,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.parts_numbers import with_distinct

    for column in columns:
        require_values(table, column)
    columns = with_distinct(table, columns, progress)
    named = tuple(path for path in (params.key, params.table) if path)
    if params.method == "random":
        made, done, rows = _numbered(columns, params, randomness, purpose)
        return StepResult(made, done, outcome=PseudonymOutcome(None, rows, named))
    # One key for the whole run, whatever the step: drawn from the operating system's entropy.
    key = _given_key(params) or randomness.bits("pseudonym key").randbytes(32)
    made, done = [], []
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        new, change = _keyed(column, params, key)
        made.append(new)
        done.append(change)
    return StepResult(made, done, outcome=PseudonymOutcome(None if params.key else key, (), named))


def _given_key(params: Pseudonymise) -> bytes | None:
    from engine.kinds.tables.house_files import read_house_text
    from engine.kinds.tables.pseudonymise import parse_key

    return parse_key(read_house_text(params.key, "key"), Path(params.key).name) if params.key else None


def _values(column: TableColumn, params: Pseudonymise) -> list[str]:
    from engine.kinds.tables.pseudonymise import same_value
    from engine.kinds.tables.written_cells import written_labels

    return [same_value(v, params.trim, params.fold) for v in written_labels(column, each_once=True)]


def _keyed(column: TableColumn, params: Pseudonymise, key: bytes) -> tuple[TableColumn, Change]:
    from engine.kinds.tables.pseudonymise import keyed_apart
    from engine.kinds.tables.written_cells import written_codes

    names, length = keyed_apart(
        _values(column, params), key, params.space or column.name, params.length, bool(params.key)
    )
    new = labelled(column.name, written_codes(column), [params.prefix + name for name in names])
    return new, PseudonymChange(column.name, "keyed", length, params.prefix, length > params.length)


def _numbered(
    columns: list[TableColumn], params: Pseudonymise, randomness: Randomness, purpose: str
) -> tuple[list[TableColumn], list[Change], tuple[tuple[str, str, str], ...]]:
    """Columns of one space share their numbers."""
    from engine.kinds.tables.pseudonymise import numbered
    from engine.kinds.tables.written_cells import written_codes

    known = _known_numbers(params)
    made: list[TableColumn] = []
    done: list[Change] = []
    rows: dict[tuple[str, str], str] = {}
    for column in columns:
        space = params.space or column.name
        values = [unicodedata.normalize("NFC", value) for value in _values(column, params)]
        found = numbered(values, randomness.bits(f"{purpose} {space}").shuffle, known.get(space, {}))
        known[space] = known.get(space, {}) | found
        codes = written_codes(column)
        made.append(labelled(column.name, codes, [params.prefix + found[value] for value in values]))
        width = max(len(code) for code in found.values())
        done.append(PseudonymChange(column.name, "random", width, params.prefix))
    for space, found in known.items():
        rows |= {(space, value): code for value, code in found.items()}
    return made, done, tuple((space, value, code) for (space, value), code in rows.items())


def _known_numbers(params: Pseudonymise) -> dict[str, dict[str, str]]:
    import csv
    import io

    from engine.kinds.tables.house_files import read_house_text

    if not params.table:
        return {}
    known: dict[str, dict[str, str]] = {}
    written = csv.reader(io.StringIO(read_house_text(params.table, "table"), newline=""))
    for line, cells in enumerate(written, start=1):
        if line == 1 and tuple(cells) == HEADER:
            continue
        if len(cells) != 3 or not (cells[2].isascii() and cells[2].isdigit()):
            raise InputError(
                text(
                    "{file}, line {line}: no value with its number", file=Path(params.table).name, line=line
                ),
                hint="give pseudonyms.csv from the audit of an earlier release",
            )
        known.setdefault(cells[0], {})[cells[1]] = cells[2]
    return known


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    named = table.role("person") or table.role("id")
    texts = tuple(n for n, c in released.items() if not c.numeric and n not in touched) if alone else ()
    return tuple(n for n in named or texts if n in table.by_name and table.by_name[n].present)


def default_words(in_chain: bool) -> str:
    return "The person column, or else the identifiers"


def summary(params: Pseudonymise, names: str) -> str:
    if params.method == "keyed":
        return text(
            "{names}: pseudonyms instead of values; whoever holds the key can undo them, and the rows stay "
            "personal data.",
            names=names,
        )
    return text(
        "{names}: random numbers instead of values; whoever holds the table can undo them, and the rows stay "
        "personal data.",
        names=names,
    )
