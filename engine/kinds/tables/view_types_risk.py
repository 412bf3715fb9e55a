"""What the window draws of identifiers found on load, of the risks a committee knows, of special uniques."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from engine.core.params import Plain
from engine.kinds.tables.disclosure_risk import DisclosureRisk

Treatment = Literal["drop", "pseudonymise", "dates", "code", "generalise", "noise", "keep"]


@dataclass(frozen=True)
class Proposal:
    """What is proposed for one column, and why: shown with a tick that accepts it."""

    column: str
    state: Literal["red", "amber", "green"]  # what the scan found: red names persons, green nothing found
    kinds: tuple[str, ...]  # e-mail, IBAN, date of birth, free text …
    why: str  # one sentence, without a value of the column
    role: str  # a field name of Columns, "" for none
    treatment: Treatment
    how: str  # the treatment in words: "dropped", "dates to the year" …


@dataclass(frozen=True)
class Proposals:
    """One line for each column in the order of the file, and what accepting all of them means: `roles` are
    the fields of Columns, `steps` the chain as a recipe writes it."""

    columns: tuple[Proposal, ...]
    roles: Mapping[str, tuple[str, ...]]
    steps: tuple[Plain, ...]


@dataclass(frozen=True)
class RiskCard:
    """Three attackers before and after. `after` is None before a run. Figures that are None were not
    measured: journalist and k-map without a population, DIS without a sampling fraction."""

    columns: tuple[str, ...]  # by which rows are told apart before
    columns_after: tuple[str, ...]
    k: int  # asked for: what `above` counts against
    unit: Literal["rows", "persons"]
    before: DisclosureRisk | None
    after: DisclosureRisk | None
    note: str = ""  # what was sampled, or could not be measured


@dataclass(frozen=True)
class SudaBar:
    """One column, or one value of it, and its share of all special uniques before and after; None where it
    does not occur."""

    column: str
    value: str | None  # None for the whole column
    before: float | None
    after: float | None


@dataclass(frozen=True)
class SudaView:
    """Shares of columns add up to more than 1: a special unique has several columns."""

    largest: int  # M: sets of up to so many columns were looked at
    rows_before: int  # rows with a special unique
    rows_after: int | None
    columns: tuple[SudaBar, ...]
    values: tuple[SudaBar, ...]  # the ones that contribute most
    looked_at: int  # rows
    sampled: bool


@dataclass(frozen=True)
class DrawnShares:
    """Labels drawn anew: their shares, and what the matrix leaves in doubt."""

    name: str
    labels: tuple[str, ...]
    original: NDArray[np.float64]  # in the window only
    released: NDArray[np.float64]
    estimated: NDArray[np.float64]  # by anyone who has the release
    changed: float  # share of the cells that hold another label
    expected: float  # the same by the matrix
    posterior: float  # largest chance that a released label is the original one
    epsilon: float | None  # uniform matrix only
