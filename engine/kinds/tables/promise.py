"""What a release of a table promises, in words: k is a guarantee where a step reaches it for all
quasi-identifiers and no later step takes it away; everything else is a heuristic. And the lines of the gate
about it, by the thresholds of the house (`engine.core.policy`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.core.json_values import Document, Draft
from engine.core.number_format import grouped
from engine.core.params import Step
from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, Promise
from engine.core.text import joined, text
from engine.kinds.tables.class_promise import (
    EQUAL_STAYS_EQUAL,
    Told,
    enforcing_step,
    guarantees,
    reaches_k,
    stands,
)
from engine.kinds.tables.dates import AGES
from engine.kinds.tables.gate_classes import class_items
from engine.kinds.tables.params import (
    Chain,
    Code,
    Dates,
    Discretise,
    Generalise,
    Microaggregate,
    Perturb,
    Pram,
    Swap,
    TableParams,
    steps_of,
)
from engine.kinds.tables.step_gate import step_items
from engine.kinds.tables.steps import step_module

BREAKS = ("perturb", "pram")  # steps after which a released value is no longer the one that was coded


def promise(params: TableParams, done: Done | None = None) -> Promise:
    """In words made from what was done to which columns; before a run from what is asked: then `done` is
    None, or tells of a file that is read its quasi-identifiers alone."""
    quasi = None if done is None else done.facts["quasi"]
    if done is not None and "steps" not in done.facts:
        done = None
    steps = steps_of(params)
    in_chain = isinstance(params, Chain)
    sentences = _plan(steps, in_chain) if done is None else _treatments(steps, done)
    sure = guarantees(done.facts) if done is not None else _plans_classes(steps, quasi)
    persons = any(getattr(step.params, "count", "") == "persons" for step in steps)
    return Promise(
        nature="guarantee" if sure else "heuristic",
        words=joined(" ", sentences),
        limits=joined(" ", _limits(steps, done, sure)),
        unit="person" if sure and persons else "row",
    )


def _plans_classes(steps: Sequence[Step], quasi: Sequence[str] | None) -> bool:
    """Before a run, by the rule that holds after it. Without a file a step that names no column takes all
    quasi-identifiers, and one that names some is not known to take all."""
    known = ["quasi-identifiers"] if quasi is None else list(quasi)
    told = [_planned(step, known) for step in steps]
    return enforcing_step(told, known) is not None


def _planned(step: Step, quasi: list[str]) -> Told:
    """A step as it will be told, as far as it is known: noise, days and codes that name no column leave
    alone what an earlier step changed."""
    params = step.params
    takes_quasi = isinstance(params, Generalise | Microaggregate | Swap | Pram)
    told: Draft = {
        "step": step.technique.removeprefix("tables."),
        "columns": list(step.columns) or (quasi if takes_quasi else []),
    }
    if isinstance(params, Microaggregate):
        told["blocks"] = list(params.block_names) or [told["columns"]]
    if isinstance(params, Dates):
        at_a_day = params.to not in AGES or params.reference[:4].isdigit()  # and not at a column of days
        told[EQUAL_STAYS_EQUAL] = params.to != "shift" and at_a_day
    return told


def _plan(steps: Sequence[Step], in_chain: bool) -> list[str]:
    return [
        step_module(step.params).summary(
            step.params, ", ".join(step.columns) or step_module(step.params).default_words(in_chain)
        )
        for step in steps
    ]


def _treatments(steps: Sequence[Step], done: Done) -> list[str]:
    """One sentence for every step that was done to a column. Noise on a class breaks the class, so such
    columns are not said to be in classes."""
    sentences = []
    facts = done.facts["steps"]
    for number, (step, fact) in enumerate(zip(steps, facts, strict=True)):
        columns = list(fact["columns"])
        if isinstance(step.params, Discretise | Code | Dates):
            later = [one["columns"] for one in facts[number + 1 :] if one["step"] in BREAKS]
            noisy = {name for names in later for name in names}
            broken = [name for name in columns if name in noisy]
            columns = [name for name in columns if name not in noisy]
            if broken:
                sentences.append(_broken(step, ", ".join(broken)))
        if columns and reaches_k(fact) and not stands(facts, number):
            sentences.append(
                text(
                    "{names}: brought to k, and changed afterwards: k is counted, not enforced.",
                    names=", ".join(columns),
                )
            )
        elif columns:
            sentences.append(step_module(step.params).summary(step.params, ", ".join(columns)))
    return sentences


def _broken(step: Step, names: str) -> str:
    if isinstance(step.params, Discretise):
        return text(
            "{names}: put into classes, and noise added afterwards: no class size is promised.", names=names
        )
    return text("{names}: coded, and noise added afterwards: nothing is promised of its values.", names=names)


def _limits(steps: Sequence[Step], done: Done | None, sure: bool) -> list[str]:
    said = ["No guarantee: a person may still be found by several columns together."]
    if sure:
        said = ["Who knows more of a person than the quasi-identifiers may still find the row."]
        if all(getattr(step.params, "l", None) is None for step in steps):
            said.append("Rows that look alike may all have the same sensitive value.")
    if _has_noise(steps, done):
        said.append("Noise can be filtered out in part where columns hang together.")
    if done is None:
        said.append("Columns that no step touches are released as they are.")
        return said
    kept = [part.name for part in done.leaving if part.treatment == "kept"]
    varied = [name for name in kept if sure and name in _varied(steps, done)]
    if varied:
        said.append(
            text(
                "Released as they are, protected only by the variety within a class: {kept}.",
                kept=", ".join(varied),
            )
        )
    if bare := ", ".join(name for name in kept if name not in varied):
        said.append(text("Released as they are, and not protected: {kept}.", kept=bare))
    return said


def _varied(steps: Sequence[Step], done: Done) -> set[str]:
    """Sensitive columns for which the step that makes k a guarantee reached an l above 1, or a t."""
    number = enforcing_step(done.facts["steps"], done.facts["quasi"])
    asked = None if number is None else steps[number].params
    if not isinstance(asked, Generalise) or ((asked.l or 0) <= 1 and asked.t is None):
        return set()
    return set(done.facts["steps"][number]["attributes"])


def _has_noise(steps: Sequence[Step], done: Done | None) -> bool:
    if done is None:
        return any(isinstance(step.params, Perturb) for step in steps)
    return any(fact["step"] == "perturb" and fact["columns"] for fact in done.facts["steps"])


# ── the gate ──────────────────────────────────────────────────────────────────────────────────


def gate(params: TableParams, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    risk = measured.risk
    return (
        *class_items(risk, policy),
        *_protection_items(risk),
        *step_items(risk),
        _classes_item(risk, policy),
        _unique_item(risk, policy),
        *_diversity_items(risk, policy),
        _one_valued_item(risk),
        *_level_items(risk, policy),
        *_rounding_items(risk, policy),
        *_linkage_items(risk, policy),
    )


def _protection_items(risk: Document) -> list[GateItem]:
    items = []
    if risk["unprotected"]:
        names = _names(risk["unprotected"])
        items.append(
            GateItem(
                "Columns to protect",
                "amber",
                text("no step changes these columns to protect: {names}", names=names),
            )
        )
    if risk["filled_columns"]:
        names = _names(risk["filled_columns"])
        detail = text("missing cells too few to be a class were put into another one: {names}", names=names)
        items.append(GateItem("Missing cells", "amber", detail))
    return items


def _classes_item(risk: Document, policy: Policy) -> GateItem:
    name, k = "Quasi-identifiers", risk["k_achieved"]
    if not risk["quasi"]:
        detail = "no column is declared a quasi-identifier: k is not known"
        return policy.at_least("min_k", name, None, detail)
    if k is None:
        detail = "all quasi-identifiers carry noise or were exchanged: k is not known, see record linkage"
        return policy.at_least("min_k", name, None, detail)
    rows = "1 row" if k == 1 else text("{k} rows", k=k)
    detail = text(
        "the smallest class of rows that look alike has {rows}; the house asks for {min_k}",
        rows=rows,
        min_k=policy.min_k,
    )
    alike = tuple(column for column in risk.get("untouched", ()) if column in risk["k_columns"])
    return replace(policy.at_least("min_k", name, k, detail), covers=alike)


def _unique_item(risk: Document, policy: Policy) -> GateItem:
    share = risk["unique_share"]
    if share is None:
        return policy.at_most("max_unique", "Unique rows", None, "how many rows stand alone is not known")
    columns = _names(risk["k_columns"])
    detail = text(
        "{share} of the rows stand alone in {columns}; the house allows {max_unique}",
        share=_percent(share),
        columns=columns,
        max_unique=f"{policy.max_unique:.0%}",
    )
    return policy.at_most("max_unique", "Unique rows", share, detail)


def _diversity_items(risk: Document, policy: Policy) -> list[GateItem]:
    least = risk["l_diversity"]
    if least is None:
        return []
    values = "1 sensitive value" if least == 1 else text("{least} different sensitive values", least=least)
    detail = text(
        "among rows that look alike there is at least {values}; the house asks for {min_l}",
        values=values,
        min_l=policy.min_l,
    )
    return [policy.at_least("min_l", "Sensitive values", least, detail)]


def _one_valued_item(risk: Document) -> GateItem:
    name, count = "One-valued classes", risk["one_valued_classes"]
    if not count:
        return GateItem(name, "green", "there are none")
    if count == 1:
        return GateItem(name, "amber", "1 class holds one single value, which is thereby disclosed")
    return GateItem(
        name, "amber", text("{count} classes hold one single value, which is thereby disclosed", count=count)
    )


def _level_items(risk: Document, policy: Policy) -> list[GateItem]:
    """One line for each attacker on the noise, about the column that suffers most."""
    if not risk["columns"]:
        return []
    filtered = _level_item(
        risk["columns"], "spectral", policy, "min_filtered", "Spectral filtering", "filtering noise out"
    )
    known = _level_item(
        risk["columns"], "posterior", policy, "min_known", "Known distribution", "knowing the distribution"
    )
    return [filtered, known]


def _level_item(
    columns: Mapping[str, Document], attacker: str, policy: Policy, limit: str, name: str, how: str
) -> GateItem:
    key = f"privacy_level_{attacker}"
    shares = {column: levels[key] / levels["privacy_level"] for column, levels in columns.items()}
    worst = min(shares, key=lambda column: shares[column])
    claimed, left = (_level(columns[worst][name]) for name in ("privacy_level", key))
    detail = text(
        "column {worst}: of the claimed privacy level {claimed}, {how} leaves {left} ({worst2})",
        worst=worst,
        claimed=claimed,
        how=how,
        left=left,
        worst2=f"{shares[worst]:.0%}",
    )
    return policy.at_least(limit, name, shares[worst], detail)


def _level(value: float) -> str:
    """In the unit of the column, which may be euros or years: 18 228 or 11.84."""
    return grouped(value, ".0f") if value >= 1000 else f"{value:.4g}"


def _rounding_items(risk: Document, policy: Policy) -> list[GateItem]:
    """Noise against the step of the column: what rounding undoes is no noise."""
    if not risk["columns"]:
        return []
    name = "Noise and rounding"
    worst = max(risk["columns"], key=lambda column: risk["columns"][column]["recovered"])
    share = risk["columns"][worst]["recovered"]
    back, allowed = _percent(share), f"{policy.max_rounded:.0%}"
    detail = text(
        "column {worst}: rounding brings back {back} of the values; the house allows {allowed}",
        worst=worst,
        back=back,
        allowed=allowed,
    )
    return [policy.at_most("max_rounded", name, share, detail)]


def _linkage_items(risk: Document, policy: Policy) -> list[GateItem]:
    share = risk["linkage"]
    if share is None:
        return [
            policy.at_most(
                "max_linkage", "Record linkage", None, "no column is known to others: not measured"
            )
        ]
    detail = text(
        "{share} of the released rows find their original; the house allows {max_linkage}",
        share=f"{share:.1%}",
        max_linkage=f"{policy.max_linkage:.0%}",
    )
    return [policy.at_most("max_linkage", "Record linkage", share, detail)]


def _percent(share: float) -> str:
    return "under 0.1 %" if 0 < share < 0.001 else f"{100 * share:.1f} %"


def _names(names: Sequence[str]) -> str:
    shown = ", ".join(names[:3])
    return text("{shown} and {count} more", shown=shown, count=len(names) - 3) if len(names) > 3 else shown
