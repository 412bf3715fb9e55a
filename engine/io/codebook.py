"""What a statistical file says of its columns beside their cells: variable labels, value labels, declared
missing values, dates.

It travels with an arrow table as metadata of its fields, so that readers of other formats need not know of
it, and no writer passes it on by accident.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import pyarrow as pa

_KEY = b"codebook"
LONGEST_TOLD = 80  # letters of a label of a variable that every program keeps

Code = float | str  # texts are coded too: "M" is labelled "male"
Shape = Literal["", "date", "datetime"]


@dataclass(frozen=True)
class CodebookEntry:
    """One column. Where cells are shown by their labels, `values` tells which code stands behind each."""

    label: str = ""
    values: tuple[tuple[Code, str], ...] = ()
    missing: tuple[tuple[Code, Code], ...] = ()  # declared missing: from, to
    labelled: bool = False  # the cells are texts: the labels, no codes
    shape: Shape = ""

    def of_label_only(self) -> CodebookEntry:
        """What is still true of a column whose cells were changed."""
        return CodebookEntry(label=self.label)


PLAIN = CodebookEntry()
Codebook = Mapping[str, CodebookEntry]


def with_codebook(table: pa.Table, entries: Codebook) -> pa.Table:
    import pyarrow as pa

    fields = [
        field.with_metadata({_KEY: json.dumps(asdict(entries[field.name]))})
        if entries.get(field.name, PLAIN) != PLAIN
        else field
        for field in table.schema
    ]
    return table.cast(pa.schema(fields))


def codebook_of(table: pa.Table) -> dict[str, CodebookEntry]:
    """The entries of the columns that have one."""
    found = {}
    for field in table.schema:
        if field.metadata and _KEY in field.metadata:
            told = json.loads(field.metadata[_KEY])
            told |= {name: tuple(map(tuple, told[name])) for name in ("values", "missing")}
            found[field.name] = CodebookEntry(**told)
    return found


def earlier_names(labels: Mapping[str, str], known: Sequence[str]) -> dict[str, str]:
    """Columns by the names that an earlier file had for them, `labels` telling what this file says of each: a
    file of ours has such a name for its label, or before it, where SPSS and Stata take no such name."""
    found: dict[str, str] = {}
    for column, label in labels.items():
        told = [name for name in known if name == label or label.startswith(f"{name}: ")]
        cut = [name for name in known if len(label) >= LONGEST_TOLD and name.startswith(label)]
        if column not in known and told + cut:
            found[column] = max(told or cut, key=len)
    return found if len(set(found.values())) == len(found) else {}


def unique_labels(values: Mapping[Code, str]) -> dict[Code, str]:
    """Labels that tell the codes apart: one that two codes share, or that is empty, gets its code."""
    texts = [label.strip() for label in values.values()]
    twice = {text for text in texts if texts.count(text) > 1 or not text}
    return {
        code: f"{text} ({spelled(code)})".strip() if text in twice else text
        for (code, _), text in zip(values.items(), texts, strict=True)
    }


def spelled(code: Code) -> str:
    return code if isinstance(code, str) else str(int(code)) if float(code).is_integer() else repr(code)
