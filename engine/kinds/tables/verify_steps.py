"""Every step and the module that checks it: one entry a step, the same names behind each.

`verify_<step>.py` has `facts_wrong` (what is wrong with what the release tells of the step beside its
columns, or nothing), `claim_fits` (whether the manifest says of a column what the parameters ask),
`treatment` (the words about it, made from the claim) and `check_column` (what the file alone shows of a
column with all its steps).
COARSENS: a released cell is true of its row. DROPS_ROWS: the step may leave rows out.

A step whose columns are compared with the original has `check_original` too (`ORIGINAL`); discretise, perturb
and swap are compared together in `verify_original.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.kinds.tables import (
    verify_code,
    verify_dates,
    verify_discretise,
    verify_generalise,
    verify_microaggregate,
    verify_perturb,
    verify_pram,
    verify_pseudonymise,
    verify_swap,
)
from engine.kinds.tables.verify_types import OriginalCheck
from engine.verify.released_columns import Released

TableCheck = Callable[[Released, Document, Sequence[tuple[str, Plain]]], Iterator[Check]]


class StepVerifier(Protocol):
    @property
    def COARSENS(self) -> bool: ...
    @property
    def DROPS_ROWS(self) -> bool: ...
    def facts_wrong(self, values: Plain, facts: Mapping[str, object], claims: Document) -> str: ...
    def claim_fits(
        self, name: str, values: Plain, together: Sequence[str], claim: Document, before: Document
    ) -> bool: ...
    def treatment(self, claim: Document) -> str: ...
    def check_column(self, name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]: ...


VERIFIERS: dict[str, StepVerifier] = {
    "discretise": verify_discretise,
    "generalise": verify_generalise,
    "microaggregate": verify_microaggregate,
    "perturb": verify_perturb,
    "swap": verify_swap,
    "code": verify_code,
    "dates": verify_dates,
    "pseudonymise": verify_pseudonymise,
    "pram": verify_pram,
}
# By step: compares all columns of a release that have it with the original.
ORIGINAL: dict[str, OriginalCheck] = {
    "generalise": verify_generalise.check_original,
    "code": verify_code.check_original,
    "dates": verify_dates.check_original,
    "pseudonymise": verify_pseudonymise.check_original,
    "pram": verify_pram.check_original,
}
# By step: checks classes of rows, from the file, the claims and the steps that the parameters ask for.
TABLE: dict[str, TableCheck] = {
    "generalise": verify_generalise.check_table,
    "microaggregate": verify_microaggregate.check_table,
}
# Steps that take quasi-identifiers, and nothing else where there are some, when no column is chosen.
QUASI_BY_DEFAULT = frozenset({"generalise", "microaggregate", "discretise", "swap"})
# Steps that may leave most values of a column as they are: whether rows can be told apart by it, the release
# says itself, unless it is a quasi-identifier.
MAY_CHANGE_LITTLE = frozenset({"code", "dates", "pseudonymise", "pram", "perturb", "swap"})


def coarsens(kind: str, values: Plain) -> bool:
    """Whether a released cell is true of its row: shifted days are not."""
    return VERIFIERS[kind].COARSENS and not (kind == "dates" and values["to"] == "shift")
