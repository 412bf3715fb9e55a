"""The release gate: a checklist that the program fills and the steward signs.

Red blocks, amber needs a typed reason (which goes into the audit). The thresholds are the
house's `Policy`; what they mean for one technique, the technique says (`Technique.gate`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine import params
from engine.files.toml import read_toml
from engine.ledger import Earlier, judge_earlier
from engine.params import field_float, field_int
from engine.task import Outcome
from engine.technique import Check, GateItem, find


@dataclass(frozen=True)
class Policy:
    """What the steward's house accepts without asking."""

    min_group: int = field_int(
        "Smallest group",
        low=2,
        high=100_000,
        default=10,
        help="Fewest people that may share a published row.",
    )
    max_epsilon: float = field_float(
        "Largest ε per release",
        above=0,
        high=100,
        default=1.0,
        help="Differential privacy: the most a release may cost.",
    )
    max_attack: float = field_float(
        "Largest attack success",
        low=0,
        high=1,
        default=0.1,
        help="How often the simulated attacker may be right about one person, on average.",
    )


def read_policy(path: Path) -> Policy:
    """The house's policy file (TOML with the names above)."""
    hint = "a policy is a TOML file with lines such as min_group = 10"
    return params.build(Policy, read_toml(path, "policy", hint))


def policy_text(policy: Policy) -> str:
    """The policy as a file that the house can hand out, each threshold with its meaning."""
    lines = ["# The thresholds a release is judged by. What exceeds them needs a reason."]
    for declared in params.fields(Policy):
        lines += [f"# {declared.help}", f"{declared.name} = {getattr(policy, declared.name)}"]
    return "\n".join(lines) + "\n"


def judge(
    outcome: Outcome, checks: Sequence[Check], policy: Policy, earlier: Sequence[Earlier] = ()
) -> tuple[GateItem, ...]:
    technique = find(outcome.task.technique)
    failed = [check for check in checks if not check.passed]
    verified = GateItem(
        "Promise verified",
        "red" if failed else "green",
        f"{failed[0].name}: {failed[0].detail}"
        if failed
        else f"{len(checks)} checks by the independent verifier passed",
    )
    seed = GateItem(
        "Fresh randomness",
        "amber" if outcome.task.seed is not None else "green",
        "made with a seed: reproducible, do not publish"
        if outcome.task.seed is not None
        else "random numbers come from the operating system",
    )
    own = technique.gate(outcome.task.params, outcome.measured, policy)
    return (verified, *own, *judge_earlier(outcome, earlier, policy.max_epsilon), seed)
