"""What pseudonyms, shifted days, coded ends and drawn labels still tell: figures, and lines of the gate."""

from __future__ import annotations

from typing import Any

from engine.core.json_values import Document, Draft
from engine.core.technique import GateItem
from engine.core.text import text
from engine.kinds.tables.data import PublishedTable, Table
from engine.kinds.tables.house_files import is_in_a_release
from engine.kinds.tables.step_code import CodeChange
from engine.kinds.tables.step_dates import ShiftChange, ShiftOutcome
from engine.kinds.tables.step_pram import PramChange
from engine.kinds.tables.step_pseudonymise import PseudonymChange, PseudonymOutcome

MOST_OWN_GAPS = 0.2  # of the persons may be known by the gaps between their days
FEW_DAYS = 3  # released days a person from which gaps tell


def replaced_columns(published: PublishedTable) -> frozenset[str]:
    """Columns whose cells are nobody's own: pseudonyms, and shifted days."""
    last = {change.column: change for change in published.changes}
    return frozenset(n for n, one in last.items() if isinstance(one, PseudonymChange | ShiftChange))


def step_risk(data: Table, published: PublishedTable) -> Draft:
    drawn = [change for change in published.changes if isinstance(change, PramChange)]
    epsilon = [change.epsilon for change in drawn if change.epsilon is not None]
    shifts = [outcome for outcome in published.outcomes if isinstance(outcome, ShiftOutcome)]
    named = [
        *(outcome.file for outcome in shifts),
        *(f for o in published.outcomes if isinstance(o, PseudonymOutcome) for f in o.files),
    ]
    replaced = {c.column for c in published.changes if isinstance(c, PseudonymChange)}
    few: list[dict[str, Any]] = [
        {"column": change.column, "beyond": change.beyond, "fewest": change.fewest}
        for change in published.changes
        if isinstance(change, CodeChange)
        and change.operation in ("top", "bottom")
        and change.beyond < change.fewest
    ]
    return {
        "pseudonymous": [column.name for column in published.table.columns if column.name in replaced],
        "person_released": [n for n in data.role("person") if n in published.table.by_name],
        "secrets_released": [path for path in named if is_in_a_release(path)],
        "own_gaps": max((one.gap_share for one in shifts), default=None),
        "own_gaps_days": max((one.most_days for one in shifts), default=None),
        "ends_of_few": few,
        "pram_posterior": max((change.posterior for change in drawn), default=None),
        "pram_changed": min((change.changed for change in drawn), default=None),
        "pram_expected": min((change.expected for change in drawn), default=None),
        "pram_epsilon": max(epsilon, default=None),
    }


def step_items(risk: Document) -> list[GateItem]:
    return [*_pseudonym_items(risk), *_shift_items(risk), *_end_items(risk)]


def _pseudonym_items(risk: Document) -> list[GateItem]:
    items = []
    if risk["secrets_released"]:
        detail = "the key or table of the pseudonyms, or the file of the shifts, lies in a folder that leaves"
        items.append(GateItem("Key stays inside", "red", detail))
    if risk["pseudonymous"]:
        names = ", ".join(risk["pseudonymous"])
        detail = text("{names}: pseudonymous, not anonymous: whoever holds the key can undo it", names=names)
        if risk["person_released"]:
            detail = text(
                "{detail}; rows of one person can be joined, so what is promised holds for one row at a time",
                detail=detail,
            )
        items.append(GateItem("Pseudonyms", "amber", detail))
    return items


def _shift_items(risk: Document) -> list[GateItem]:
    share = risk["own_gaps"]
    if share is None:
        return []
    detail = text(
        "{share} of the persons have gaps between days that nobody else has; up to {days} days a person",
        share=f"{share:.1%}",
        days=risk["own_gaps_days"],
    )
    telling = share > MOST_OWN_GAPS and risk["own_gaps_days"] >= FEW_DAYS
    return [GateItem("Gaps between days", "red" if telling else "amber" if share else "green", detail)]


def _end_items(risk: Document) -> list[GateItem]:
    """How many there are stays inside, as all lines of the gate do."""
    return [
        GateItem(
            text("Coded end of {column}", column=one["column"]),
            "amber",
            text(
                "{beyond} values lie at the end, fewer than {fewest}",
                beyond=one["beyond"],
                fewest=one["fewest"],
            ),
        )
        for one in risk["ends_of_few"]
    ]
