"""What must be in a released table, derived from technique and parameters, never from what is there.

The parameters come checked against their declarations. Which columns a step was done to is said by `done`
where the parameters leave it open; everything else about a column follows from the parameters, and the
words about it are made again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables import verify_generalise
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_steps import MAY_CHANGE_LITTLE, QUASI_BY_DEFAULT, VERIFIERS, coarsens
from engine.verify.released_columns import Dialect

ROWS = {"read", "released", "dropped", "filled", "unit"}
SEPARATORS, DECIMALS = (",", ";", "\t", "|"), (".", ",")
STEP = {"step", "columns"}
LONGEST_NAME = 400


def check_claims(claims: Document, rows: int) -> Iterator[Check]:
    """`rows` is how many the file has."""
    for name, judge in (
        ("What was done", _facts),
        ("Columns as the parameters ask", _columns),
        ("What leaves", _leaving),
    ):
        wrong = next(judge(claims, rows), "")
        yield Check(name, not wrong, wrong or "follows from technique and parameters")
        if wrong:
            return


def dialect_of(claims: Document) -> Dialect | None:
    """How the release says its CSV file is written; None where it says nothing that can be."""
    told = claims["done"]["facts"].get("dialect")
    if not isinstance(told, Mapping) or set(told) != {"separator", "decimal"}:
        return None
    if told["separator"] not in SEPARATORS or told["decimal"] not in DECIMALS:
        return None
    return Dialect(told["separator"], told["decimal"]) if claims["format"] == "csv" else Dialect()


def _facts(claims: Document, rows: int) -> Iterator[str]:
    facts, columns = claims["done"]["facts"], list(claims["columns"])
    if set(facts) != {"rows", "dialect", "quasi", "sensitive", "alike", "steps"}:
        yield "it tells other things than rows, roles and steps"
        return
    said = facts["rows"]
    if not isinstance(said, Mapping) or set(said) != ROWS or said["unit"] != "rows":
        yield "it does not say how many rows there are"
        return
    dropped = said["dropped"]
    if type(dropped) is not int or dropped < 0 or (dropped and not _may_drop(claims)):
        yield "rows were left out that no step may leave out"
        return
    told = facts["steps"] if isinstance(facts["steps"], list) else []
    if dropped != sum(one.get("dropped", 0) for one in told if isinstance(one, Mapping)):
        yield "its steps tell of other rows left out"
        return
    if [said["read"], said["released"], said["filled"]] != [rows + dropped, rows, 0]:
        yield text("the file has {rows} rows, and it says something else", rows=rows)
    for role in ("quasi", "sensitive"):
        if not _are_columns(facts[role], columns):
            yield text("{role} names a column that the file does not have", role=role)
            return
    yield from _steps(claims, columns)
    yield from _alike(claims, columns)


def _may_drop(claims: Document) -> bool:
    return any(VERIFIERS[kind].DROPS_ROWS for kind, _ in steps_of_params(claims))


def _are_columns(names: object, columns: Sequence[str]) -> bool:
    return isinstance(names, list) and len(set(names)) == len(names) and set(names) <= set(columns)


def _steps(claims: Document, columns: Sequence[str]) -> Iterator[str]:
    asked, told = steps_of_params(claims), claims["done"]["facts"]["steps"]
    quasi = claims["done"]["facts"]["quasi"]
    if not isinstance(told, list) or len(told) != len(asked):
        yield "it tells of other steps than the parameters ask for"
        return
    for (kind, values), one in zip(asked, told, strict=True):
        if not isinstance(one, Mapping) or not {"step", "columns"} <= set(one) or one["step"] != kind:
            yield "it tells of other steps than the parameters ask for"
            return
        if not _are_columns(one["columns"], columns):
            yield text("{kind} names a column that the file does not have", kind=kind)
            return
        more = {n: v for n, v in one.items() if n not in STEP}
        wrong = VERIFIERS[kind].facts_wrong(values, more, claims) if one["columns"] or more else ""
        if wrong:
            yield wrong
            return
        if values["columns"] and one["columns"] != list(dict.fromkeys(values["columns"])):
            yield text("{kind} was done to other columns than the parameters ask for", kind=kind)
        by_role = kind in QUASI_BY_DEFAULT and not values["columns"]
        if by_role and quasi and not set(one["columns"]) <= set(quasi):
            yield text("{kind} was done to other columns than the quasi-identifiers", kind=kind)
    if not any(one["columns"] for one in told):
        yield "nothing was done to any column"


def _alike(claims: Document, columns: Sequence[str]) -> Iterator[str]:
    """By which columns rows are told apart: what no step touched and quasi-identifiers in classes always;
    what is sensitive or was put into classes otherwise never. Whether noise or a swap hardly did anything
    cannot be seen in the file: there the release says so, and k is counted over what it says."""
    facts = claims["done"]["facts"]
    alike = facts["alike"]
    if not _are_columns(alike, columns) or alike != [name for name in columns if name in alike]:
        yield "alike names other columns than the file has, or in another order"
        return
    enforced = _enforced(facts)
    if enforced:
        if alike != [name for name in columns if name in enforced]:
            yield "alike should name the columns whose classes are promised"
        return
    for name in columns:
        steps = _steps_of(claims, name)
        quasi = name in facts["quasi"]
        hidden = name in facts["sensitive"] and not quasi
        true_of_row = quasi and all(coarsens(kind, values) for kind, values, _ in steps)
        if not hidden and steps and not true_of_row and {kind for kind, _, _ in steps} <= MAY_CHANGE_LITTLE:
            continue
        expected = not hidden and (not steps or true_of_row)
        if expected != (name in alike):
            yield text(
                "alike should name column {name}" if expected else "alike should not name column {name}",
                name=name,
            )


def _enforced(facts: Document) -> Sequence[str]:
    """The columns of the step that makes k a promise of the file, if one does."""
    told, found = facts["steps"], []
    for number, one in enumerate(told):
        if not one["columns"] or not set(facts["quasi"]) <= set(one["columns"]):
            continue
        reaches = one["step"] == "generalise" or (one["step"] == "microaggregate" and len(one["blocks"]) == 1)
        if reaches and verify_generalise.stands(told, number, one["columns"]):
            found = one["columns"]
    return found


def _columns(claims: Document, rows: int) -> Iterator[str]:
    """Every column has the steps that were done to it, each with what the parameters say."""
    labelled = {"label"} if claims["format"] in ("sav", "dta") else set()
    for name, column in claims["columns"].items():
        if not isinstance(column, Mapping) or set(column) - labelled != {"type", "steps"}:
            yield text("column {name} is told by type and steps", name=name)
            return
        steps, told = _steps_of(claims, name), column["steps"]
        if not isinstance(told, list) or len(told) != len(steps):
            yield text("column {name}: other steps than were done to it", name=name)
            return
        before: Document = {}
        for (kind, values, together), one in zip(steps, told, strict=True):
            fits = isinstance(one, Mapping) and one.get("step") == kind
            if not fits or not VERIFIERS[kind].claim_fits(name, values, together, one, before):
                yield text("column {name}: {kind} is not as the parameters ask", name=name, kind=kind)
                return
            before = one


def _steps_of(claims: Document, name: str) -> list[tuple[str, Plain, list[str]]]:
    told = claims["done"]["facts"]["steps"]
    asked = steps_of_params(claims)
    return [
        (kind, values, one["columns"])
        for (kind, values), one in zip(asked, told, strict=True)
        if name in one["columns"]
    ]


def _leaving(claims: Document, rows: int) -> Iterator[str]:
    parts, columns = claims["done"]["leaving"], claims["columns"]
    released = [part["name"] for part in parts if part["treatment"] != "dropped"]
    if released != list(columns):
        yield "what is said to leave are other columns than the file has"
        return
    if len({part["name"] for part in parts}) < len(parts) or any(
        len(p["name"]) > LONGEST_NAME for p in parts
    ):
        yield "a column is told of twice, or has no name but a text"
    sensitive = claims["done"]["facts"]["sensitive"]
    for part in parts:
        name, treatment = part["name"], part["treatment"]
        if treatment == "dropped":
            expected = part["how"] if part["how"] in ("identifier", "person", "left out") else "left out"
        elif columns[name]["steps"]:
            expected = _treatment(columns[name]["steps"])
            treatment = "changed"
        else:
            treatment, expected = "kept", "sensitive" if name in sensitive else ""
        if (treatment, expected) != (part["treatment"], part["how"]):
            yield text(
                "column {name} is {treatment}: {is_}; it is said to be otherwise",
                name=name,
                treatment=treatment,
                is_=expected or "as it is",
            )


def _treatment(steps: Sequence[Document]) -> str:
    """What the release must say of a column, in words made from what was checked: nobody can describe a
    column as something it is not."""
    said = [VERIFIERS[step["step"]].treatment(step) for step in steps]
    return reduce(lambda before, after: text("{before}, then {after}", before=before, after=after), said)
