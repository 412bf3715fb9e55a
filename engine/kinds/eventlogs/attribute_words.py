"""What is said of carried attributes: in the report, the promise and at the gate."""

from __future__ import annotations

from typing import Any

from engine.core.number_format import grouped
from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Leaving, Measured
from engine.core.text import text
from engine.kinds.eventlogs.attribute_budget import AttributeBudget, attribute_budget
from engine.kinds.eventlogs.params import Groups, Travas

CLASSES = {
    "variant": text("of a variant"),
    "last": text("of variants with the same last activity"),
    "length": text("of variants of like length"),
    "all": text("of the release"),
}
JOINED = {
    "joint": text("all attributes of a case together"),
    "independent": text("shuffled by itself among these cases"),
}


def attributes_facts(published: Any) -> dict[str, Any]:
    """Empty where nothing was carried."""
    attributes = getattr(published, "attributes", None)
    if attributes is None:
        return {}
    said = [{"name": name, "how": how} for name, how in attributes.told]
    for one, histograms in zip(said, attributes.histograms, strict=False):
        one["values"] = "declared" if histograms.declared else "from the log"
    return {"attributes": said}


def attributes_leaving(published: Any, params: Any) -> list[Leaving]:
    """A line of the report for each: how it became one value a case, and what is left of that."""
    attributes = getattr(published, "attributes", None)
    if attributes is None:
        return []
    where = CLASSES[params.attribute_class]
    if isinstance(params, Travas):
        return [
            Leaving(
                name,
                "changed",
                text(
                    "{how}; drawn for every case by the noisy shares of values among the cases {where}",
                    how=how,
                    where=where,
                ),
            )
            for name, how in attributes.told
        ]
    return [
        Leaving(
            name,
            "changed",
            text(
                "{how}; values that at least {k} cases {where} share, others as (other); {joined}",
                how=how,
                k=params.k,
                where=where,
                joined=JOINED[params.attribute_join],
            ),
        )
        for name, how in attributes.told
    ]


def attributes_promise(params: Groups, done: Done | None) -> tuple[str, ...]:
    names = carried(done)
    if not names:
        return ()
    told = {"names": ", ".join(names), "k": params.k, "where": CLASSES[params.attribute_class]}
    said = [
        text(
            "The carried attributes of a case ({names}), taken together, are shared by at least {k} cases "
            "{where}, or told as (other).",
            **told,
        )
        if params.attribute_join == "joint"
        else text(
            "A value of a carried attribute ({names}) is shared by at least {k} cases {where}, or told as "
            "(other).",
            **told,
        )
    ]
    if params.attribute_l > 1:
        said.append(
            text(
                "There are at least {different} different values among these cases, or (other) alone.",
                different=params.attribute_l,
            )
        )
    return tuple(said)


def attributes_limits(params: Groups, done: Done | None) -> tuple[str, ...]:
    if not carried(done):
        return ()
    together = (
        "Attributes are shuffled within these cases, each by itself: no combination of two attributes, and "
        "no single case, says anything."
        if params.attribute_join == "independent"
        else "Attributes are shuffled within these cases: no single case says anything."
    )
    share = (
        "How common a value is among them is true, and is known of everybody who is among them; where all "
        "share one value, so is the value."
    )
    return (together, share)


def carried(done: Done | None) -> list[str]:
    return [one["name"] for one in done.facts.get("attributes", ())] if done is not None else []


def attributes_lines(measured: Measured) -> tuple[GateItem, ...]:
    """Amber where a class tells the value of everybody in it."""
    classes, name = measured.risk["attribute_classes_of_one_value"], "Attributes"
    if classes is None:
        return ()
    if classes:
        detail = text(
            "classes in which all cases share one value of an attribute: {classes}; who knows the class of a "
            "case knows the value. Ask for two different values, or for larger classes",
            classes=grouped(classes),
        )
        return (GateItem(name, "amber", detail),)
    return (GateItem(name, "green", "no class shares a single value of a carried attribute"),)


# ── private variants ──────────────────────────────────────────────────────────────────────────

DRAWN = (
    # sentence by sentence: each is translated by itself
    "Attributes of a released case are drawn by the noisy shares of its class, each by itself: which case "
    "has which value, and how two attributes hang together, is made up.",
    "That edges, lists and tables of values were made without looking at the log is taken for granted.",
)


def budget_of_attributes(params: Travas, done: Done, delta: float) -> AttributeBudget:
    """What they spent; `params` and `delta` are those without a private choice of activities."""
    said = done.facts.get("attributes", ())
    return attribute_budget(params, delta, [one["values"] == "declared" for one in said])


def private_attributes_promise(spent: AttributeBudget, done: Done) -> tuple[str, ...]:
    names = carried(done)
    if not names:
        return ()
    each = f"{float(spent.epsilon_each):g}"
    if not spent.delta:
        return (
            text(
                "Of ε, {each} is spent on each carried attribute of cases ({names}).",
                each=each,
                names=", ".join(names),
            ),
        )
    return (
        text(
            "Of ε, {each} is spent on each carried attribute of cases ({names}), and of δ {delta} on those "
            "whose values are told from the log.",
            each=each,
            names=", ".join(names),
            delta=f"{float(spent.delta):.3g}",
        ),
    )


def private_attributes_lines(measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    """Amber where noise left nothing of most values: the columns would be there and say nothing."""
    none = measured.utility["attributes_none"]
    if none is None:
        return ()
    detail = text(
        "carried attributes: values drawn by their own class {own} %, by small classes together {pooled} %, "
        "of which noise left nothing {none} %",
        own=f"{100 * measured.utility['attributes_own']:.0f}",
        pooled=f"{100 * measured.utility['attributes_pooled']:.0f}",
        none=f"{100 * none:.0f}",
    )
    return (policy.at_most("max_untold", "Attributes", none, detail),)
