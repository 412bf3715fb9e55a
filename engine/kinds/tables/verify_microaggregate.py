"""Microaggregated columns held against what is claimed: every row of a block shares its values with at
least k."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables import verify_anonymity as anonymity
from engine.kinds.tables.verify_generalise import stands
from engine.verify.released_columns import Released

COARSENS = True
DROPS_ROWS = True
FACTS = {"k", "blocks", "method", "dropped", "emptied"}


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    if set(facts) != FACTS or facts["k"] != values["k"]:
        return "it tells another k or other things of microaggregate than it must"
    methods = ("mdav", "centre") if values["method"] == "auto" else (values["method"],)
    if facts["method"] not in methods:
        return "it tells another method than the parameters ask for"
    wanted = [[n.strip() for n in block.split(",") if n.strip()] for block in values["blocks"].split(";")]
    blocks = [block for block in wanted if block]
    if not isinstance(facts["blocks"], list) or (blocks and facts["blocks"] != blocks):
        return "it tells of other blocks than the parameters ask for"
    if not blocks and len(facts["blocks"]) != 1:
        return "it tells of several blocks, and one is asked for"
    dropped, emptied = facts["dropped"], facts["emptied"]
    if type(dropped) is not int or type(emptied) is not int or dropped < 0 or emptied < 0:
        return "it does not say how many rows and cells were left out"
    if dropped > math.floor(float(values["suppress"]) * claims["done"]["facts"]["rows"]["read"] + 1e-9):
        return text("{dropped} rows were left out, more than allowed", dropped=dropped)
    return ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    outputs = (values["output"], values["categories"])
    return claim in [{"step": "microaggregate", "k": values["k"], "output": output} for output in outputs]


def treatment(claim: Document) -> str:
    return text("{output} of groups of at least {k} rows", output=claim["output"], k=claim["k"])


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    yield from ()


def check_table(released: Released, claims: Document, asked: Sequence[tuple[str, Plain]]) -> Iterator[Check]:
    told = claims["done"]["facts"]["steps"]
    for number, (kind, values) in enumerate(asked):
        one = told[number]
        if kind != "microaggregate" or not one["columns"]:
            continue
        named = sorted(name for block in one["blocks"] for name in block)
        if named != sorted(one["columns"]):
            yield Check("Blocks", False, "the blocks name other columns than the step was done to")
            continue
        for block in one["blocks"]:
            if (len(one["blocks"]) > 1 and one["dropped"]) or not stands(told, number, block):
                continue
            codes = [anonymity.cell_codes(released.cells(name))[0] for name in block]
            classes = anonymity.classes_of(codes)
            yield Check(
                text("{names}: groups of at least {k}", names=", ".join(block), k=values["k"]),
                classes.k >= int(values["k"]) and released.rows > 0,
                text("the smallest of {classes} classes has {k}", classes=len(classes.sizes), k=classes.k),
            )
