"""What an attacker finds out, over what he knows: the curves of the window, before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from engine.core.randomness import Randomness
from engine.kinds.eventlogs import attack
from engine.kinds.eventlogs.background_knowledge import CodedLog
from engine.kinds.eventlogs.comparison_log import counts_beside, other_log
from engine.kinds.eventlogs.data import EventLog, Variant
from engine.kinds.eventlogs.view_types import Curve

SIZES = (1, 2, 3, 4, 5, 6)
WORK, SAMPLE = 10_000_000, 200  # variants × candidates looked at, and random descents beyond
# The attacker asks about the same two logs size by size.
_coded: WeakKeyDictionary[Any, dict[str, CodedLog]] = WeakKeyDictionary()


def disclosure(
    data: EventLog,
    published: Any,
    params: Any,
    kind: str = "set",
    sizes: Sequence[int] = SIZES,
    against: str = "",
) -> Curve:
    """Case and trace disclosure over the size of one kind of background knowledge, before and after.

    Sampled earlier than the figures of a run, so that the window need not wait.
    """
    random = Randomness.from_seed(0).generator("disclosure")
    after = _counts_after(data, published, against)
    beside = other_log(data, against) if against else published
    sides = [
        _disclosed(log, counts, kind, sizes, random)
        for log, counts in ((data, data.as_counts()), (beside, after))
    ]
    case, trace, case_error, trace_error = (
        [np.array([getattr(found, name) if found else np.nan for found in side]) for side in sides]
        for name in ("case", "trace", "case_error", "trace_error")
    )
    return Curve(
        kind=kind,
        sizes=np.array(sizes),
        case_before=case[0],
        case_after=case[1],
        trace_before=trace[0],
        trace_after=trace[1],
        case_error_before=case_error[0],
        case_error_after=case_error[1],
        trace_error_before=trace_error[0],
        trace_error_after=trace_error[1],
        sampled=SAMPLE if any(found and found.sampled for side in sides for found in side) else 0,
        compared=published is not None or bool(against),
    )


def _counts_after(data: EventLog, published: Any, against: str) -> Mapping[Variant, int]:
    """Of a run: the released variants with their cases in the original, for noise would hide single cases."""
    if against or published is None:
        return counts_beside(data, published, against)
    known = data.as_counts()
    return {variant: known[variant] for variant in published.variants}


def _disclosed(
    log: Any, counts: Mapping[Variant, int], kind: str, sizes: Sequence[int], random: Any
) -> list[attack.Disclosure | None]:
    if log is None or not log.variants:
        return [None] * len(sizes)
    kinds = _coded.setdefault(log, {})
    if kind not in kinds:
        kinds[kind] = CodedLog(counts, kind)
    limit = WORK // (150 + len(log.variants))
    return [attack.disclosure_of(kinds[kind], size, random, limit, SAMPLE) for size in sizes]
