"""The house's policy: every threshold a release is judged by, and the one rule that judges.

Each threshold has two limits. Within the first a line of the gate is green; between the two it is amber
and needs a reason; beyond the second (`…_red`) it is red and blocks. The same breach has the same colour
in every kind, and what is not known is amber, never green.

A policy is a TOML file. One that the house puts into its own place (engine/core/directories.py) is locked:
neither the window nor the command line takes another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core import directories, params
from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Draft
from engine.core.params import field_choice, field_float, field_int
from engine.core.technique import GateItem, State
from engine.core.text import text
from engine.io.toml_read import read_toml

_BLOCKS = "Beyond this nothing is released, whatever the reason."


def _count(label: str, default: int, help: str, low: int = 1) -> Any:
    return field_int(label, low=low, high=100_000, default=default, help=help, more=help is _BLOCKS)


def _share(label: str, default: float, help: str) -> Any:
    return field_float(label, low=0, high=1, default=default, help=help, more=help is _BLOCKS)


def _loss(label: str, default: float, help: str, high: float) -> Any:
    return field_float(label, above=0, high=high, default=default, help=help, more=help is _BLOCKS)


@dataclass(frozen=True)
class Policy:
    """What the steward's house accepts without asking, and what it never accepts."""

    min_group: int = _count("Smallest group", 10, "Fewest people that stand behind anything published.", 2)
    min_group_red: int = _count("Smallest group, never below", 2, _BLOCKS)
    min_k: int = _count(
        "Rows that look alike",
        10,
        "Tables: fewest rows that are equal in the columns of the step that enforces k; where none does, in "
        "quasi-identifiers and columns that leave as they are, as counted.",
    )
    min_k_red: int = _count("Rows that look alike, never below", 1, _BLOCKS)
    max_unique: float = _share(
        "Rows that stand alone",
        0.0,
        "Share of released rows that no other row equals in the columns over which k is counted.",
    )
    max_unique_red: float = _share("Rows that stand alone, never above", 1.0, _BLOCKS)
    min_contributors: int = _count(
        "People behind an edge", 10, "Graphs: fewest people that stand behind a published edge."
    )
    min_contributors_red: int = _count("People behind an edge, never below", 0, _BLOCKS, 0)
    min_l: int = _count(
        "Sensitive values in a class", 2, "Fewest different sensitive values among rows that look alike."
    )
    min_l_red: int = _count("Sensitive values in a class, never below", 1, _BLOCKS)
    max_rare: float = _share(
        "Rare sensitive values",
        0.0,
        "Share of the released rows whose sensitive value too few rows hold.",
    )
    max_rare_red: float = _share("Rare sensitive values, never above", 0.5, _BLOCKS)
    max_dropped: float = _share(
        "Rows left out",
        0.05,
        "Share of the rows (series, cases) of the file that may be dropped or filled in.",
    )
    max_dropped_red: float = _share("Rows left out, never above", 0.5, _BLOCKS)
    max_epsilon: float = _loss(
        "Largest ε per release", 1.0, "Differential privacy: the most one release may cost.", 100
    )
    max_epsilon_red: float = _loss("ε per release, never above", 10.0, _BLOCKS, 100)
    max_delta: float = _loss("Largest δ per release", 1e-3, "The most one release may leave to chance.", 1)
    max_delta_red: float = _loss("δ per release, never above", 1e-2, _BLOCKS, 1)
    max_epsilon_total: float = _loss(
        "Largest ε in all", 1.0, "What all releases of one data set may cost together.", 1000
    )
    max_epsilon_total_red: float = _loss("ε in all, never above", 20.0, _BLOCKS, 1000)
    max_delta_total: float = _loss(
        "Largest δ in all", 1e-3, "What all releases of one data set may leave to chance together.", 1
    )
    max_delta_total_red: float = _loss("δ in all, never above", 1e-2, _BLOCKS, 1)
    max_attack: float = _share(
        "Attack on series",
        0.1,
        "Time series: how often the simulated attacker may be right about one series, on average.",
    )
    max_attack_red: float = _share("Attack on series, never above", 1.0, _BLOCKS)
    max_linkage: float = _share(
        "Record linkage", 0.1, "Tables: share of the released rows that find their original."
    )
    max_linkage_red: float = _share("Record linkage, never above", 1.0, _BLOCKS)
    min_filtered: float = _share(
        "Left by filtering",
        0.8,
        "Tables: share of a claimed privacy level that filtering noise out must leave.",
    )
    min_filtered_red: float = _share("Left by filtering, never below", 0.0, _BLOCKS)
    min_known: float = _share(
        "Left by the distribution",
        0.5,
        "Tables: share of a claimed privacy level that knowing the distribution must leave.",
    )
    min_known_red: float = _share("Left by the distribution, never below", 0.0, _BLOCKS)
    max_rounded: float = _share(
        "Undone by rounding",
        0.1,
        "Tables: share of noisy values that rounding to the column's step gives back.",
    )
    max_rounded_red: float = _share("Undone by rounding, never above", 0.5, _BLOCKS)
    max_disclosure: float = _share(
        "Case disclosure",
        0.1,
        "Event logs: how surely a case is found by some of its activities, on average.",
    )
    max_disclosure_red: float = _share("Case disclosure, never above", 1.0, _BLOCKS)
    max_single: float = _loss(
        "Single cases by chance",
        0.1,
        "Event logs: δ times the number of cases (or persons) it protects.",
        1000,
    )
    max_single_red: float = _loss("Single cases by chance, never above", 1.0, _BLOCKS, 1000)
    max_untold: float = _share(
        "Without times or attributes",
        0.5,
        "Event logs: share of the cases without times, or of carried attributes of which noise left nothing.",
    )
    max_untold_red: float = _share("Without times or attributes, never above", 1.0, _BLOCKS)
    max_auc_graphs: float = _share(
        "Attack on edges", 0.75, "Graphs: AUC of telling edges of one person apart (0.5 is guessing)."
    )
    max_auc_graphs_red: float = _share("Attack on edges, never above", 1.0, _BLOCKS)
    max_posterior: float = _share(
        "Posterior on an edge", 0.8, "Graphs: how sure anybody can be that an edge rests on one person."
    )
    max_posterior_red: float = _share("Posterior on an edge, never above", 1.0, _BLOCKS)
    max_auc_clusters: float = _share(
        "Membership attack", 0.6, "Clusters: AUC of telling members from strangers (0.5 is guessing)."
    )
    max_auc_clusters_red: float = _share("Membership attack, never above", 1.0, _BLOCKS)
    identifiers: str = field_choice(
        "A column that is an identifier",
        {"block": "blocks the release", "reason": "needs a reason"},
        default="block",
        help="What is done about a released column that names persons, documents or addresses.",
    )

    def check(self) -> None:
        """The red limit never lies on the safe side of the amber one."""
        for field in params.fields(self):
            if not field.name.endswith("_red"):
                continue
            amber, red = getattr(self, field.name.removesuffix("_red")), getattr(self, field.name)
            if (red > amber) if field.name.startswith("min_") else (red < amber):
                raise ParameterError(
                    text(
                        "{label}: {red} is stricter than the limit that asks for a reason ({amber})",
                        label=field.label,
                        red=f"{red:g}",
                        amber=f"{amber:g}",
                    ),
                    hint="what blocks must be worse than what needs a reason",
                    name=field.name,
                )

    def at_most(self, limit: str, name: str, value: float | None, detail: str) -> GateItem:
        """A line of the gate about something that should be small; None is not known."""
        return self._judged(limit, name, value, detail, lambda found, allowed: found <= allowed)

    def at_least(self, limit: str, name: str, value: float | None, detail: str) -> GateItem:
        """A line of the gate about something that should be large; None is not known."""
        return self._judged(limit, name, value, detail, lambda found, asked: found >= asked)

    def _judged(
        self,
        limit: str,
        name: str,
        value: float | None,
        detail: str,
        fits: Callable[[float, float], bool],
    ) -> GateItem:
        state: State = "amber"
        if value is not None:
            within = fits(value, getattr(self, limit)), fits(value, getattr(self, f"{limit}_red"))
            state = "green" if within[0] else "amber" if within[1] else "red"
        return GateItem(name, state, detail)


def worst(*states: State) -> State:
    """The most severe of several states."""
    return max(states, key=("green", "amber", "red").index)


def house_policy() -> Policy | None:
    """The policy that the house has locked, where there is one."""
    path = directories.house_policy_file()
    return None if path is None else read_policy(path)


def chosen_policy(path: Path | None) -> Policy:
    """The policy of a file, or the usual one; where the house has locked its own, that one and no other."""
    locked = house_policy()
    if locked is None:
        return read_policy(path) if path is not None else Policy()
    if path is not None and read_policy(path) != locked:
        raise InputError(
            text(
                "the house has locked its policy ({house_policy_file})",
                house_policy_file=directories.house_policy_file(),
            ),
            hint="leave out the other one; whoever keeps the machine can change the house's",
        )
    return locked


def read_policy(path: Path) -> Policy:
    """A policy file (TOML with the names above)."""
    hint = "a policy is a TOML file with lines such as min_group = 10"
    written = read_toml(path, "policy", hint)
    return params.build(Policy, written | _implied(written))


def _implied(written: Draft) -> Draft:
    """What a file of 0.1.0 means by its three limits, and what a file leaves out.

    `min_group` and `max_attack` were about tables too, `max_epsilon` about all releases together. Such a file
    had no limits that block: a limit that blocks is never stricter than the given one that needs a reason.
    """
    implied: dict[str, Any] = {}
    if not any(name.endswith("_red") for name in written):
        older = {"min_k": "min_group", "max_linkage": "max_attack", "max_epsilon_total": "max_epsilon"}
        implied = {new: written[old] for new, old in older.items() if old in written and new not in written}
    written = written | implied
    for field in params.fields(Policy):
        amber = field.name.removesuffix("_red")
        if amber == field.name or field.name in written or not isinstance(written.get(amber), int | float):
            continue
        least = min if field.name.startswith("min_") else max
        implied[field.name] = least(field.default, written[amber])
    return implied


def policy_text(policy: Policy) -> str:
    """The policy as a file that the house can hand out, each threshold with its meaning."""
    lines = [
        "# The thresholds a release is judged by. Beyond the first limit a reason is needed, beyond _red"
    ]
    lines += ["# nothing is released."]
    for declared in params.fields(Policy):
        value = getattr(policy, declared.name)
        text = f'"{value}"' if isinstance(value, str) else f"{value}"
        lines += [f"# {declared.help}", f"{declared.name} = {text}"]
    return "\n".join(lines) + "\n"
