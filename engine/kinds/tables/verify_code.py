"""Coded values held against what is claimed of them. No code of the algorithm."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.stretches import count, counts_of, passed
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_intervals import shortest
from engine.kinds.tables.verify_pairs import NEVER, RowPairs, pairs_of_rows
from engine.kinds.tables.verify_types import Comparison
from engine.verify.released_columns import Released

COARSENS = True
DROPS_ROWS = False
AT_AN_END = 10


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    return "it tells more of code than its columns" if facts else ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    operation = values["operation"]
    told = {key: value for key, value in claim.items() if key not in ("step", "operation")}
    if claim.get("operation") != operation:
        return False
    if operation == "round":
        return told == {"base": values["base"], "how": values["how"]}
    if operation == "keep":
        fewest = 1 if values["min_count"] is None else values["min_count"]
        return told == {"characters": values["characters"], "mask": values["mask"], "min_count": fewest}
    if operation == "map":
        return (
            set(told) == {"unmapped", "labels"}
            and told["unmapped"] == values["unmapped"]
            and (isinstance(told["labels"], list) and all(isinstance(label, str) for label in told["labels"]))
        )
    return _end_fits(values, told)


def _end_fits(values: Plain, told: Mapping[str, object]) -> bool:
    expected: dict[str, object] = {"replace": values["replace"]}
    if values["value"] is None:
        expected["min_count"] = AT_AN_END if values["min_count"] is None else values["min_count"]
    numbers = ["bound", *(["mean"] if values["replace"] == "mean" else [])]
    for key in numbers:
        found = told.get(key)
        if isinstance(found, bool) or not isinstance(found, float | int) or not math.isfinite(found):
            return False
    if values["value"] is not None and told["bound"] != values["value"]:
        return False
    return {key: value for key, value in told.items() if key not in numbers} == expected


def treatment(claim: Document) -> str:
    operation = claim["operation"]
    if operation == "top":
        return text("no value beyond {bound}: larger ones as one", bound=f"{claim['bound']:g}")
    if operation == "bottom":
        return text("no value below {bound}: smaller ones as one", bound=f"{claim['bound']:g}")
    if operation == "round":
        return text("rounded to multiples of {base}", base=f"{claim['base']:g}")
    if operation == "keep":
        return text("the first {characters} characters, the rest hidden", characters=claim["characters"])
    return "with new labels from a table"


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Every coding after which nothing but codings of the same kind or exchanges were done."""
    for place, claim in enumerate(steps):
        later = steps[place + 1 :]
        if claim["step"] != "code" or any(one["step"] not in ("code", "swap") for one in later):
            continue
        ends = all(one["step"] == "swap" or one.get("replace") in ("threshold", "mean") for one in later)
        if all(one["step"] == "swap" for one in later) or (claim["operation"] in ("top", "bottom") and ends):
            yield from _CHECKS[claim["operation"]](name, claim, released)


def _end(name: str, claim: Document, released: Released) -> Iterator[Check]:
    top, bound = claim["operation"] == "top", float(claim["bound"])
    label = text("{name}: no value beyond {bound}", name=name, bound=f"{bound:g}")
    if claim["replace"] == "interval":
        codes, values = released.coded(name)
        written = f"[{shortest(bound)}..)" if top else f"(..{shortest(bound)}]"
        wrong = [value for value in values if str(value) != written and not _inside(value, bound, top)]
        sizes = counts_of(codes, len(values)).tolist()
        at_end = sum(size for size, value in zip(sizes, values, strict=True) if str(value) == written)
        fine = released.is_text(name) or not len(values)
        yield Check(label, not wrong and fine, "yes" if not wrong and fine else "a cell lies beyond it")
    else:
        if released.is_text(name):
            yield Check(label, False, "the column holds texts")
            return
        numbers = released.numbers(name)
        instead = float(claim["mean"]) if claim["replace"] == "mean" else bound
        inside = not count(
            lambda part: (part != instead) & (part >= bound if top else part <= bound), numbers
        )
        yield Check(label, inside, "yes" if inside else "a cell lies beyond it")
        at_end = count(lambda part: part == instead, numbers)
    if "min_count" in claim:
        enough = at_end >= claim["min_count"]
        detail = text("{count} rows", count=at_end)
        yield Check(
            text("{name}: at least {least} rows at the end", name=name, least=claim["min_count"]),
            enough,
            detail,
        )


def _inside(value: object, bound: float, top: bool) -> bool:
    try:
        number = float(str(value))
    except ValueError:
        return False
    return shortest(number) == str(value) and (number < bound if top else number > bound)


def _rounded(name: str, claim: Document, released: Released) -> Iterator[Check]:
    label = text("{name}: multiples of {base}", name=name, base=f"{claim['base']:g}")
    if released.is_text(name):
        yield Check(label, False, "the column holds texts")
        return
    base = float(claim["base"])

    def is_none(values: np.ndarray) -> np.ndarray:
        steps = values / base
        return np.abs(steps - np.round(steps)) > 1e-9 * np.maximum(1.0, np.abs(steps))

    none = count(is_none, released.numbers(name))
    yield Check(label, not none, "a cell is none" if none else "yes")


def _kept(name: str, claim: Document, released: Released) -> Iterator[Check]:
    first, mask, fewest = int(claim["characters"]), str(claim["mask"]), int(claim["min_count"])
    codes, values = released.coded(name)
    texts = [str(value) for value in values]
    fine = released.is_text(name) and all(set(one[first:]) <= {mask} for one in texts if one != "*")
    yield Check(
        text("{name}: at most {first} characters show", name=name, first=first),
        fine,
        "yes" if fine else "a cell shows more",
    )
    counts = counts_of(codes, len(texts))
    rare = [n for one, n in zip(texts, counts.tolist(), strict=True) if one != "*" and n < fewest]
    if fewest > 1:
        detail = text("{rare} codes have fewer", rare=len(rare)) if rare else "yes"
        yield Check(text("{name}: every code ≥ {fewest} rows", name=name, fewest=fewest), not rare, detail)


def _mapped(name: str, claim: Document, released: Released) -> Iterator[Check]:
    values = {str(value) for value in released.coded(name)[1]}
    fine = released.is_text(name) and values <= set(claim["labels"])
    yield Check(
        text("{name}: labels of the table only", name=name),
        fine,
        "yes" if fine else "a cell has another label",
    )


_CHECKS = {"top": _end, "bottom": _end, "round": _rounded, "keep": _kept, "map": _mapped}


def check_original(both: Comparison) -> Iterator[Check]:
    """Row by row, where the audit says which row is which."""
    for name, column in both.claims["columns"].items():
        if [step["step"] for step in column["steps"]] != ["code"]:
            continue
        label = text("{name}: coded from its own value", name=name)
        pairs = pairs_of_rows(both, name)
        if pairs is None:
            yield Check(
                label, True, "not compared: which row is which stands in the audit", confidential=True
            )
            continue
        fine = _all_follow(column["steps"][0], pairs)
        yield Check(
            label, fine, "yes" if fine else "a cell does not follow from its original", confidential=True
        )


def _all_follow(claim: Document, pairs: RowPairs) -> bool:
    """Whether equal originals are released alike, and each as it should be."""
    if pairs.released is None:
        return False
    if isinstance(pairs.originals, list) or isinstance(pairs.values, list):
        return all(_follows(claim, before, after) for before, after in pairs.texts())
    if pairs.released[-1] not in (-1, NEVER):
        return False
    after, released = np.array([*pairs.values, math.nan], np.float64), pairs.released[:-1]
    return passed(
        lambda x, code: _numbers_follow(claim, x[code != NEVER], after[code[code != NEVER]]),
        pairs.originals,
        released,
    )


def _numbers_follow(claim: Document, before: np.ndarray, after: np.ndarray) -> bool:
    """`_follows` of columns of numbers none of which is missing before."""
    if claim["operation"] == "round":
        base, reach = float(claim["base"]), 0.5 if claim["how"] == "nearest" else 1.0
        return bool((np.abs(after - before) <= reach * base * (1 + 1e-9)).all())
    bound, top = float(claim["bound"]), claim["operation"] == "top"
    coded = before >= bound if top else before <= bound
    instead = float(claim["mean"]) if claim["replace"] == "mean" else bound
    return np.array_equal(after, np.where(coded, instead, before))


def _follows(claim: Document, before: str, after: str) -> bool:
    operation = claim["operation"]
    if not before or not after:
        return before == after
    if operation == "map":
        return True
    if operation == "keep":
        first = before[: int(claim["characters"])]
        padded = before.isdigit() and after.strip("*").isdigit() and not after.startswith(first)
        return after == "*" or after.startswith(first) or padded
    number = float(before)
    if operation == "round":
        base, reach = float(claim["base"]), 0.5 if claim["how"] == "nearest" else 1.0
        return abs(float(after) - number) <= reach * base * (1 + 1e-9)
    bound, top = float(claim["bound"]), operation == "top"
    coded = number >= bound if top else number <= bound
    if not coded:
        return after == before
    if claim["replace"] == "interval":
        return after == (f"[{shortest(bound)}..)" if top else f"(..{shortest(bound)}]")
    return float(after) == float(bound if claim["replace"] == "threshold" else claim["mean"])
