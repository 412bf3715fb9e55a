"""Time points that do not follow each other evenly: a night without its second hour, a missing day.

Series are drawn, cut into segments and compared point by point, as if the points were evenly
spaced. Where their names tell that they are not, the steward is told so; nothing is changed.
"""

from __future__ import annotations

import datetime
import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from engine.core.text import text

_NUMBER = re.compile(r"\D*(\d+(?:\.\d+)?)\D*")  # 7, t07, W12, h3.5
MOSTLY = 0.5  # share of the steps that makes one the usual step


def uneven(times: Sequence[str]) -> tuple[str, ...]:
    """One sentence about the first step that is not the usual one; nothing where names tell no times."""
    moments = _moments(times)
    if moments is None or len(times) < 3:
        return ()
    steps = [round(b - a, 9) for a, b in pairwise(moments)]
    usual, count = Counter(steps).most_common(1)[0]
    odd = [place for place, step in enumerate(steps) if step != usual]
    if not odd or count <= MOSTLY * len(steps):
        return ()
    before, after = times[odd[0]], times[odd[0] + 1]
    return (
        text(
            "the time points are not evenly spaced: {odd} of {steps} steps differ from the usual one, "
            "first from {before} to {after}; patterns and plots take all steps as equal",
            odd=len(odd),
            steps=len(steps),
            before=before,
            after=after,
        ),
    )


def _moments(times: Sequence[str]) -> list[float] | None:
    """The times as numbers, if every name tells one."""
    try:
        dates = [datetime.datetime.fromisoformat(name) for name in times]
        return [(date - dates[0]).total_seconds() for date in dates]
    except (ValueError, TypeError):  # no dates, or some with and some without a time zone
        pass
    found = [_NUMBER.fullmatch(name) for name in times]
    return [float(match[1]) for match in found if match] if all(found) else None
