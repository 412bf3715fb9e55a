"""What must be in a released table, derived from technique and parameters, never from what is there.

The parameters come checked against their declarations. Which columns a step was done to is said by `done`
where the parameters leave it open; everything else about a column follows from the parameters, and the
words about it are made again.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from statistics import NormalDist
from typing import Any

from engine.core import params
from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check, find
from engine.core.text import text

Step = tuple[str, Plain]  # discretise | perturb | swap, and all its parameters

ROWS = {"read", "released", "dropped", "filled", "unit"}
LONGEST_NAME = 400
FINE_DIGITS = 6  # unrounded noise keeps six digits of its own strength


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


def steps_of_params(claims: Document) -> list[Step]:
    """The steps that the parameters ask for, in order, with every parameter."""
    written, technique = claims["params"], str(claims["technique"])
    if technique != "tables":
        return [(technique.removeprefix("tables."), written)]
    steps = [step for step in written["steps"] if not step.get("off")]
    if not written["steps"]:
        steps = [{"technique": "tables.discretise"}, {"technique": "tables.perturb"}]
    made: list[Step] = []
    for step in steps:
        declared = find(step["technique"]).Params
        values = {**step.get("params", {}), "columns": step.get("columns", [])}
        made.append(
            (step["technique"].removeprefix("tables."), params.as_dict(params.build(declared, values)))
        )
    return made


def _facts(claims: Document, rows: int) -> Iterator[str]:
    facts, columns = claims["done"]["facts"], list(claims["columns"])
    if set(facts) != {"rows", "quasi", "sensitive", "alike", "steps"}:
        yield "it tells other things than rows, roles and steps"
        return
    said = facts["rows"]
    if not isinstance(said, Mapping) or set(said) != ROWS or said["unit"] != "rows":
        yield "it does not say how many rows there are"
        return
    if [said["read"], said["released"], said["dropped"], said["filled"]] != [rows, rows, 0, 0]:
        yield text("the file has {rows} rows, and it says something else", rows=rows)
    for role in ("quasi", "sensitive"):
        if not _are_columns(facts[role], columns):
            yield text("{role} names a column that the file does not have", role=role)
            return
    yield from _steps(claims, columns)
    yield from _alike(claims, columns)


def _are_columns(names: object, columns: Sequence[str]) -> bool:
    return isinstance(names, list) and len(set(names)) == len(names) and set(names) <= set(columns)


def _steps(claims: Document, columns: Sequence[str]) -> Iterator[str]:
    asked, told = steps_of_params(claims), claims["done"]["facts"]["steps"]
    quasi = claims["done"]["facts"]["quasi"]
    if not isinstance(told, list) or len(told) != len(asked):
        yield "it tells of other steps than the parameters ask for"
        return
    for (kind, values), one in zip(asked, told, strict=True):
        if not isinstance(one, Mapping) or set(one) != {"step", "columns"} or one["step"] != kind:
            yield "it tells of other steps than the parameters ask for"
            return
        if not _are_columns(one["columns"], columns):
            yield text("{kind} names a column that the file does not have", kind=kind)
            return
        if values["columns"] and one["columns"] != list(dict.fromkeys(values["columns"])):
            yield text("{kind} was done to other columns than the parameters ask for", kind=kind)
        if not values["columns"] and kind != "perturb" and quasi and not set(one["columns"]) <= set(quasi):
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
    for name in columns:
        kinds = {kind for kind, _, _ in _steps_of(claims, name)}
        quasi = name in facts["quasi"]
        hidden = name in facts["sensitive"] and not quasi
        if not hidden and kinds and "discretise" not in kinds:
            continue
        expected = not hidden and (not kinds or (quasi and kinds == {"discretise"}))
        if expected != (name in alike):
            yield text(
                "alike should name column {name}" if expected else "alike should not name column {name}",
                name=name,
            )


def _columns(claims: Document, rows: int) -> Iterator[str]:
    """Every column has the steps that were done to it, each with what the parameters say."""
    for name, column in claims["columns"].items():
        if not isinstance(column, Mapping) or set(column) != {"type", "steps"}:
            yield text("column {name} is told by type and steps", name=name)
            return
        steps, told = _steps_of(claims, name), column["steps"]
        if not isinstance(told, list) or len(told) != len(steps):
            yield text("column {name}: other steps than were done to it", name=name)
            return
        before: Document = {}
        for (kind, values, together), one in zip(steps, told, strict=True):
            if not isinstance(one, Mapping) or not _matches(name, kind, values, together, one, before):
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


def _matches(
    name: str,
    kind: str,
    values: Plain,
    together: list[str],
    one: Document,
    before: Document,
) -> bool:
    if kind == "discretise":
        expected = {"step": kind, "min_count": values["min_count"]}
        return one in ({**expected, "output": values["output"]}, {**expected, "output": "category"})
    if kind == "swap":
        expected = {"step": kind, "method": values["method"]}
        return one == (expected | {"window": values["window"]} if values["method"] == "rank" else expected)
    return _noise_matches(name, values, together, one, before)


def _noise_matches(
    name: str,
    values: Plain,
    together: list[str],
    one: Document,
    before: Document,
) -> bool:
    uniform = values["alpha"] is not None or values["noise"] == "uniform"
    scale = "alpha" if uniform else "sigma"
    expected: dict[str, Any] = {"step": "perturb", "noise": "uniform" if uniform else "normal"}
    if values["clip"]:
        expected["clipped"] = [values["low"], values["high"]]
    if values["correlated"] and len(together) > 1:
        expected["correlated_with"] = [other for other in together if other != name]
    if values["rounding"] and "decimals" in one:
        if type(one["decimals"]) is not int or not _are_decimals(one["decimals"], before):
            return False
        expected["decimals"] = one["decimals"]
    said = one.get(scale)
    if isinstance(said, bool) or not isinstance(said, float | int) or not 0 < said < math.inf:
        return False
    wanted = expected_scale(values, uniform)
    fits = float(f"{said:.3g}") == said if wanted is None else math.isclose(said, wanted, rel_tol=1e-9)
    return fits and {key: value for key, value in one.items() if key != scale} == expected


def _are_decimals(decimals: int, before: Document) -> bool:
    """Those of the input, at most six; after other noise those of its own rounding."""
    if before.get("step") != "perturb":
        return 0 <= decimals <= 6
    scale = before.get("alpha", before.get("sigma"))
    return decimals == before.get("decimals", FINE_DIGITS - math.floor(math.log10(scale)))


def expected_scale(values: Plain, uniform: bool) -> float | None:
    """The strength of noise that the parameters fix; None where it was taken from the data (and rounded)."""
    for name in ("alpha", "sigma"):
        if values[name] is not None:
            return float(values[name])
    if values["level"] is None:
        return None
    confidence = float(values["confidence"])
    width = 2 * confidence if uniform else 2 * NormalDist().inv_cdf((1 + confidence) / 2)
    return float(values["level"]) / width


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
            expected = part["how"] if part["how"] in ("identifier", "left out") else "left out"
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
    said = [_one_treatment(step) for step in steps]
    return reduce(lambda before, after: text("{before}, then {after}", before=before, after=after), said)


def _one_treatment(step: Document) -> str:
    if step["step"] == "discretise":
        return text("in classes of at least {min_count} rows", min_count=step["min_count"])
    if step["step"] == "swap" and step["method"] == "random":
        return "exchanged with any row"
    if step["step"] == "swap":
        return text("exchanged with rows within {window} of the ranks", window=f"{step['window']:.3g}")
    if step["noise"] == "uniform":
        return text("uniform noise, α = {alpha}", alpha=f"{step['alpha']:g}")
    return text("normal noise, σ = {sigma}", sigma=f"{step['sigma']:g}")
