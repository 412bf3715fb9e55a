"""How a table is read, which column is what, and the parameters of a chain of steps.

Every step declares its own parameters (`params_<step>.py`) and is entered in STEPS; what it does is in
`step_<step>.py` (entered in `steps.py`), how a release of it is checked in `verify_<step>.py` (entered in
`verify_steps.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core import params
from engine.core.errors import ParameterError
from engine.core.params import Plain, Step, field_list, field_steps, field_text
from engine.core.text import text
from engine.io.csv_dialect import TableReading
from engine.kinds.tables.params_code import Code
from engine.kinds.tables.params_dates import Dates
from engine.kinds.tables.params_discretise import Discretise
from engine.kinds.tables.params_generalise import Generalise
from engine.kinds.tables.params_microaggregate import Microaggregate
from engine.kinds.tables.params_perturb import Perturb
from engine.kinds.tables.params_pram import Pram
from engine.kinds.tables.params_pseudonymise import Pseudonymise
from engine.kinds.tables.params_swap import Swap

Reading = TableReading  # a table has no setting of its own


@dataclass(frozen=True)
class Columns:
    """Which column is what. Identifiers and dropped columns are never released, all others are. A role left
    open is guessed from the head of the file (`engine.kinds.tables.column_roles`)."""

    id: tuple[str, ...] | None = field_list(
        "Identifiers",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="columns that name a person or number the rows",
        help="Columns that name a person or row. They are never released.",
    )
    quasi: tuple[str, ...] | None = field_list(
        "Quasi-identifiers",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="columns with few values, and those that others know: age, sex, postcode, date of birth",
        help="Columns that others may know too, such as age, region or occupation: together they can point "
        "at one person.",
    )
    sensitive: tuple[str, ...] | None = field_list(
        "Sensitive",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="diagnoses and the like, by their name or their codes",
        help="Columns that nobody should learn about a person, such as a diagnosis.",
    )
    protect: tuple[str, ...] | None = field_list(
        "To protect",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="all other numbers with many values",
        help="Numeric columns whose exact values must not be released.",
    )
    drop: tuple[str, ...] | None = field_list(
        "Dropped",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="free text, and text that mostly differs from row to row",
        help="Other columns that are not released.",
    )
    person: str = field_text(
        "Person",
        default="",
        columns=True,
        help="The one column that says whose rows belong together, such as a patient number. Classes can "
        "then be counted in persons. It is not released, unless a step puts pseudonyms in its place.",
    )


StepParams = Discretise | Generalise | Microaggregate | Perturb | Swap | Code | Dates | Pseudonymise | Pram
STEPS: dict[str, type[StepParams]] = {
    "tables.generalise": Generalise,
    "tables.microaggregate": Microaggregate,
    "tables.discretise": Discretise,
    "tables.perturb": Perturb,
    "tables.swap": Swap,
    "tables.code": Code,
    "tables.dates": Dates,
    "tables.pseudonymise": Pseudonymise,
    "tables.pram": Pram,
}


def make_step(plain: Plain) -> Step:
    """A checked step from {technique, columns, params, off}."""
    if not isinstance(plain, Mapping):
        raise ParameterError(
            text("{written} is not a step", written=f"{plain!r}"),
            hint="a step has technique, columns and params",
            name="steps",
        )
    unknown = sorted(set(plain) - {"technique", "columns", "params", "off"})
    if unknown:
        raise ParameterError(
            text("a step has no entry {unknown}", unknown=f"{unknown[0]!r}"),
            hint="known: technique, columns, params, off",
            name="steps",
        )
    key = str(plain.get("technique", ""))
    Params = STEPS.get(key if "." in key else f"tables.{key}")
    if Params is None:
        raise ParameterError(
            text("there is no step {key}", key=f"{key!r}"),
            hint=text("known: {steps}", steps=", ".join(STEPS)),
            name="steps",
        )
    values = plain.get("params", {})
    if not isinstance(values, Mapping):
        raise ParameterError(
            "the params of a step are not a table", hint="write them as [steps.params]", name="steps"
        )
    made = params.build(Params, {**values, "columns": plain.get("columns", values.get("columns", ()))})
    return Step(key if "." in key else f"tables.{key}", made.columns, made, bool(plain.get("off", False)))


@dataclass(frozen=True)
class Chain:
    """Several steps, one after the other."""

    steps: tuple[Step, ...] = field_steps(
        "Steps",
        make_step,
        help="What is done, in order. Left empty: quasi-identifiers into classes, noise on the columns to "
        "protect.",
    )

    def check(self) -> None:
        if self.steps and all(step.off for step in self.steps):
            raise ParameterError("every step is switched off", hint="switch one on, or add one", name="steps")


TableParams = Chain | StepParams


def steps_of(values: TableParams) -> tuple[Step, ...]:
    """The steps of a chain, or the one step that a single technique is; those switched off are left out."""
    if isinstance(values, Chain):
        if not values.steps:
            return tuple(Step(key, (), STEPS[key]()) for key in ("tables.discretise", "tables.perturb"))
        return tuple(step for step in values.steps if not step.off)
    key = next(key for key, Params in STEPS.items() if isinstance(values, Params))
    return (Step(key, values.columns, values),)
