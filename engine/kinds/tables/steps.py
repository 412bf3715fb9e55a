"""Every step and the module that carries it: one entry a step, the same functions behind each.

`step_<step>.py` has `run` (the columns it makes of those it is given), `default_columns` (what it takes when
no column is chosen), `default_words` (the same in words, before a file is known) and `sentence` (what it is
said to do). They are imported where a promise is made, so an algorithm is imported inside `run`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from engine.core.params import Declared
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables import (
    step_code,
    step_dates,
    step_discretise,
    step_generalise,
    step_microaggregate,
    step_perturb,
    step_pram,
    step_pseudonymise,
    step_swap,
)
from engine.kinds.tables.data import StepResult, Table, TableColumn
from engine.kinds.tables.params import (
    Code,
    Dates,
    Discretise,
    Generalise,
    Microaggregate,
    Perturb,
    Pram,
    Pseudonymise,
    Swap,
)


class StepModule(Protocol):
    def run(
        self,
        table: Table,
        columns: list[TableColumn],
        params: Any,
        randomness: Randomness,
        purpose: str,
        progress: Progress,
    ) -> StepResult: ...

    def default_columns(
        self, table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
    ) -> tuple[str, ...]: ...

    def default_words(self, in_chain: bool) -> str: ...

    def summary(self, params: Any, names: str) -> str: ...


_MODULES: dict[type, StepModule] = {
    Discretise: step_discretise,
    Generalise: step_generalise,
    Microaggregate: step_microaggregate,
    Perturb: step_perturb,
    Swap: step_swap,
    Code: step_code,
    Dates: step_dates,
    Pseudonymise: step_pseudonymise,
    Pram: step_pram,
}
# Steps that may be done to a column that does not leave as it is: what they make of it does leave.
TAKES_WITHHELD: frozenset[type] = frozenset({Pseudonymise})


def step_module(params: Declared) -> StepModule:
    return _MODULES[type(params)]


def takes_withheld(params: Declared) -> bool:
    return type(params) in TAKES_WITHHELD
