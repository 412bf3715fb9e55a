"""What was done to a column, in words made from the claims of the manifest.

Used where a run is described and where a release is verified: the verifier writes the words again from what
it checked, so that nobody can describe a column as something it is not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.text import text

Claim = Mapping[str, Any]


def how(steps: Sequence[Claim]) -> str:
    """One line for a column: its steps in order."""
    return ", then ".join(_one(step) for step in steps)


def _one(step: Claim) -> str:
    if step["step"] == "discretise":
        return text("in classes of at least {min_count} rows", min_count=step["min_count"])
    if step["step"] == "swap":
        return (
            text("exchanged with rows within {window} of the ranks", window=f"{step['window']:.3g}")
            if step["method"] == "rank"
            else "exchanged with any row"
        )
    if step["noise"] == "uniform":
        return text("uniform noise, α = {alpha}", alpha=f"{step['alpha']:g}")
    return text("normal noise, σ = {sigma}", sigma=f"{step['sigma']:g}")
