"""Lines of the gate about steps that reach k: classes, sensitive columns, suppressed rows, loss, persons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.json_values import Document
from engine.core.number_format import grouped
from engine.core.policy import Policy
from engine.core.technique import GateItem
from engine.core.text import text


def class_items(risk: Document, policy: Policy) -> Iterator[GateItem]:
    for one in risk.get("promised_classes", ()):
        shared = tuple(name for name in risk.get("untouched", ()) if name in one["columns"])
        yield replace(_k_item(one, policy), covers=shared)
        for sensitive in one.get("sensitive", ()):
            yield from _sensitive_items(sensitive)
        yield from _suppressed_items(one)
        if one.get("exact_ends"):
            names = ", ".join(one["exact_ends"])
            detail = text(
                "tight intervals show the exact smallest and largest value of every class: {names}",
                names=names,
            )
            yield GateItem("Exact extreme values", "amber", detail)
        if "loss" in one:
            share = f"{100 * one['loss']:.1f} %"
            yield GateItem(
                "Information loss", "green", text("{share} of what these columns told", share=share)
            )
    if risk.get("nearly_unique"):
        names = ", ".join(risk["nearly_unique"][:3])
        detail = text("nearly every row has its own value in {names}: k says nothing about them", names=names)
        yield GateItem("Nearly unique columns", "amber", detail)


def _k_item(one: Document, policy: Policy) -> GateItem:
    how = "enforced" if one["enforced"] else "counted, not enforced"
    detail = text(
        "{k} of {asked} asked, in persons, {how}; the house asks for {min_k}"
        if one["count"] == "persons"
        else "{k} of {asked} asked, in rows, {how}; the house asks for {min_k}",
        k=one["k"],
        asked=one["asked"],
        how=how,
        min_k=policy.min_k,
    )
    item = policy.at_least("min_k", "Classes", one["k"], detail)
    if item.state == "green" and not one["enforced"]:
        return GateItem(item.name, "amber", detail)
    return item


def _sensitive_items(one: Document) -> Iterator[GateItem]:
    state = "green" if one["enforced"] else "amber"
    if one["l_asked"] is not None:
        reached = one["entropy"] if one["by_entropy"] else one["l"]
        shown = "no value" if reached is None else f"{reached:.3g}"
        detail = text(
            "{name}: l = {l}, {asked} asked", name=one["name"], l=shown, asked=f"{one['l_asked']:g}"
        )
        fine = reached is None or reached >= one["l_asked"] - 1e-9
        covers = (one["name"],) if one["l_asked"] > 1 else ()  # one value in a class protects nothing
        yield GateItem("Sensitive values l", state if fine else "red", detail, covers)  # type: ignore[arg-type]
    if one["t_asked"] is not None:
        detail = text("{name}: t = {t}, {asked} asked", name=one["name"], t=f"{one['t']:.3g}",
                      asked=f"{one['t_asked']:g}")  # fmt: skip
        fine = one["t"] <= one["t_asked"] + 1e-9
        yield GateItem("Closeness t", state if fine else "red", detail)  # type: ignore[arg-type]


def _suppressed_items(one: Document) -> Iterator[GateItem]:
    if not one.get("suppressed"):
        return
    share = 100 * one["suppressed"] / one["rows"]
    detail = text(
        "{suppressed} of {rows} rows ({share} %), limit {limit} %",
        suppressed=grouped(one["suppressed"]),
        rows=grouped(one["rows"]),
        share=f"{share:.1f}",
        limit=f"{100 * one['limit']:g}",
    )
    if one["hit_harder"]:
        names = ", ".join(one["hit_harder"])
        detail = text(
            "{detail}; a value of {names} lost more than twice the average", detail=detail, names=names
        )
    yield GateItem("Suppressed rows", "amber" if one["hit_harder"] else "green", detail)
