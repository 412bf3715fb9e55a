"""Parameters of pseudonyms."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.params import field_bool, field_choice, field_int, field_list, field_text


@dataclass(frozen=True)
class Pseudonymise:
    """Names that stand for others: equal stays equal, and the rows stay personal data."""

    columns: tuple[str, ...] = field_list(
        "Columns",
        columns=True,
        help="Columns whose values get pseudonyms; identifiers and the person column may be among them and "
        "are then released. Left empty: the person column, or else the identifiers, or else every text.",
    )
    method: str = field_choice(
        "Method",
        {"keyed": "with a key", "random": "numbers in random order"},
        default="keyed",
        help="With a key the same value has the same pseudonym in every file. A plain hash is not offered: "
        "all telephone numbers are tried in minutes.",
    )
    key: str = field_text(
        "Key file",
        default="",
        inside=True,
        help="A file with at least 16 bytes in hexadecimal digits. Left empty: a new key, kept in the audit.",
    )
    space: str = field_text(
        "Space",
        default="",
        more=True,
        help="Columns with the same space have the same pseudonyms for the same values. Left empty: the name "
        "of the column.",
    )
    length: int = field_int(
        "Length", default=16, low=8, high=52, unit="characters", help="16 characters are 80 bits."
    )
    prefix: str = field_text("Prefix", default="", more=True, help="Stands before every pseudonym.")
    trim: bool = field_bool(
        "Ignore blanks around values", default=False, more=True, help="' Anna' and 'Anna' are one."
    )
    fold: bool = field_bool("Ignore capitals", default=False, more=True, help="'anna' and 'Anna' are one.")
    table: str = field_text(
        "Numbers used before",
        default="",
        inside=True,
        more=True,
        help="pseudonyms.csv from the audit of an earlier release: known values keep their numbers.",
    )
