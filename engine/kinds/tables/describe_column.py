"""What was done to a column, in words made from the claims of the manifest.

Used where a run is described and where a release is verified: the verifier writes the words again from what
it checked, so that nobody can describe a column as something it is not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Claim = Mapping[str, Any]


def how(steps: Sequence[Claim]) -> str:
    """One line for a column: its steps in order."""
    return ", then ".join(_one(step) for step in steps)


def _one(step: Claim) -> str:
    if step["step"] == "discretise":
        return f"in classes of at least {step['min_count']} rows"
    if step["step"] == "swap":
        return (
            f"exchanged with rows within {step['window']:.3g} of the ranks"
            if step["method"] == "rank"
            else "exchanged with any row"
        )
    if step["noise"] == "uniform":
        return f"uniform noise, α = {step['alpha']:g}"
    return f"normal noise, σ = {step['sigma']:g}"
