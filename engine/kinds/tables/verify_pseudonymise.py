"""Pseudonyms held against what is claimed of them. No code of the algorithm."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_pairs import pairs_of_rows
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_types import Comparison
from engine.verify.released_columns import Released

COARSENS = True
DROPS_ROWS = False
LONGEST = 52


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    return "it tells more of pseudonymise than its columns" if facts else ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    if set(claim) != {"step", "method", "length", "prefix"} or type(claim["length"]) is not int:
        return False
    if (claim["method"], claim["prefix"]) != (values["method"], values["prefix"]):
        return False
    if claim["method"] == "random":
        return 1 <= claim["length"] <= 20
    grown = claim["length"] - values["length"]
    return grown >= 0 and (grown % 4 == 0 or claim["length"] == LONGEST) and claim["length"] <= LONGEST


def treatment(claim: Document) -> str:
    return "pseudonyms by a key" if claim["method"] == "keyed" else "pseudonyms: numbers in random order"


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Where nothing but exchanges came afterwards."""
    place = max(number for number, step in enumerate(steps) if step["step"] == "pseudonymise")
    if any(step["step"] != "swap" for step in steps[place + 1 :]):
        return
    claim = steps[place]
    signs = (
        f"[a-z2-7]{{{claim['length']}}}" if claim["method"] == "keyed" else f"[0-9]{{1,{claim['length']}}}"
    )
    form = re.compile(re.escape(claim["prefix"]) + signs)
    fine = released.is_text(name) and all(form.fullmatch(str(cell)) for cell in released.coded(name)[1])
    yield Check(text("{name}: pseudonyms only", name=name), fine, "yes" if fine else "a cell is no pseudonym")


def check_original(both: Comparison) -> Iterator[Check]:
    told = both.claims["done"]["facts"]["steps"]
    for (kind, values), one in zip(steps_of_params(both.claims), told, strict=True):
        for name in one["columns"] if kind == "pseudonymise" else ():
            if [step["step"] for step in both.claims["columns"][name]["steps"]] == ["pseudonymise"]:
                yield _compared(both, name, values)


def _compared(both: Comparison, name: str, values: Plain) -> Check:
    label = text("{name}: one pseudonym a value", name=name)
    pairs = pairs_of_rows(both, name)
    if pairs is None:
        return Check(label, True, "not compared: which row is which stands in the audit", confidential=True)
    if pairs.released is None:
        return Check(label, False, "a value has two pseudonyms, or two values share one", confidential=True)
    different = list(pairs.texts())
    known = {(_same(before, values) if before else "", after) for before, after in different}
    if any(bool(before) != bool(after) for before, after in known):
        return Check(
            label, False, "a missing cell has a pseudonym, or the other way round", confidential=True
        )
    if not all(len({pair[side] for pair in known}) == len(known) for side in (0, 1)):
        return Check(label, False, "a value has two pseudonyms, or two values share one", confidential=True)
    if {before for before, _ in different if before} & {after for _, after in different}:
        return Check(label, False, "a value of the original stands in the file", confidential=True)
    return Check(label, True, "yes", confidential=True)


def _same(value: str, values: Plain) -> str:
    value = value.strip() if values["trim"] else value
    value = value.casefold() if values["fold"] else value
    return unicodedata.normalize("NFC", value)
