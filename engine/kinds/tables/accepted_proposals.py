"""What accepting proposals means: roles and a chain, of the ticked columns, by the rules of the house.

The chain asks for the smallest class and the fewest sensitive values that the house accepts, counted in
persons where rows belong to persons. Pseudonyms are made only if they are wanted: without them the person
column counts and stays in the house. Noise is strong enough for the house's attackers, not merely there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from engine.core.params import Plain
from engine.core.policy import Policy
from engine.kinds.tables.view_types_risk import Proposals

# Strong enough for whole numbers such as days of a stay, which rounding would give back, and with the
# correlations of the data, which filtering would use.
STRONG_NOISE: Mapping[str, object] = {"level_share": 0.25}


@dataclass(frozen=True)
class AcceptedProposals:
    columns: Mapping[str, tuple[str, ...] | str]  # fields of Columns; the person is one column
    steps: tuple[Plain, ...]  # as a recipe writes them


def accept(
    found: Proposals,
    ticked: Collection[str],
    roles_now: Mapping[str, str],
    policy: Policy,
    pseudonyms: bool = False,
) -> AcceptedProposals:
    """`ticked` names the columns whose proposal is taken; the others keep the role they have now."""
    role_of = {
        one.column: one.role if one.column in ticked else roles_now.get(one.column, "")
        for one in found.columns
    }
    roles = {role: tuple(name for name, held in role_of.items() if held == role) for role in found.roles}
    columns: dict[str, tuple[str, ...] | str] = dict(roles)
    columns["person"] = next(iter(roles.get("person", ())), "")
    return AcceptedProposals(columns, tuple(_steps(found, ticked, roles, policy, pseudonyms)))


def _steps(
    found: Proposals,
    ticked: Collection[str],
    roles: Mapping[str, tuple[str, ...]],
    policy: Policy,
    pseudonyms: bool,
) -> Iterator[Plain]:
    for step in found.steps:
        columns = [name for name in step["columns"] if name in ticked]
        values = dict(step["params"])
        if step["technique"] == "tables.pseudonymise" and not pseudonyms:
            continue
        if step["technique"] == "tables.generalise":
            columns = [name for name in step["columns"] if name in roles["quasi"]]
            values |= _by_the_house(roles, policy)
        if step["technique"] == "tables.perturb":
            values = {**STRONG_NOISE, **values} | {"correlated": len(columns) > 1}
        if columns:
            yield {**step, "columns": columns, "params": values}


def _by_the_house(roles: Mapping[str, tuple[str, ...]], policy: Policy) -> dict[str, object]:
    asked: dict[str, object] = {"k": max(2, policy.min_k)}
    if roles.get("person"):
        asked["count"] = "persons"
    if roles.get("sensitive") and policy.min_l > 1:
        asked["l"] = policy.min_l
    return asked
