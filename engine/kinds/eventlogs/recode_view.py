"""What the recode screen shows: activities, what each becomes, and what that does to a release.

Live counts before → after, and the usual recodings ranked for the loaded log by the share of cases that
private variants would keep: an exact expectation, Σ n·P(n + X > k) / cases. All of it is inside the house,
and what is chosen by it was looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.recode_table import read_recode_table
from engine.kinds.eventlogs.attribute_budget import split_off
from engine.kinds.eventlogs.data import EventLog, Recoding
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.noise import exact, release_probabilities, truncation
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.recode import by_table, holders, normal, recode_log
from engine.kinds.eventlogs.utility import activity_counts
from engine.kinds.eventlogs.view_types import RankedRecoding, RecodedSize, RecodeView

# What the preview ranks besides what was chosen, in the order of the steward's effort.
USUAL = (
    (text("no recoding"), Recoding()),
    (text("repeats collapsed"), Recoding(repeats="collapse")),
    (text("rare below 5 % put together"), Recoding(rare="looked", rare_to="other")),
    (text("rare below 5 % dropped"), Recoding(rare="looked")),
    (text("rare below 5 % dropped, repeats collapsed"), Recoding(rare="looked", repeats="collapse")),
    (
        text("rare below 20 % dropped, repeats collapsed"),
        Recoding(rare="looked", rare_share=0.2, repeats="collapse"),
    ),
    (text("only first occurrences"), Recoding(repeats="first")),
    (text("only the first 5 events"), Recoding(first=5)),
)


def recode(
    data: EventLog,
    published: object = None,
    params: object = None,
    names: Mapping[str, str] | None = None,
    table: str = "",
    recoding: Recoding | None = None,
    chosen: Travas | None = None,
) -> RecodeView:
    """Live: give the names typed so far, or a table file, and the other steps; get what they do.

    A name typed as the empty text is dropped. Without names or a table those the file was loaded with are
    taken; `recoding` stands for all other steps, `chosen` for the parameters that have not run yet.
    """
    raw = data.raw or data
    asked = recoding or data.recoding or Recoding()
    if table:
        asked = replace(asked, table=tuple(sorted(read_recode_table(Path(table), normal).items())))
    elif names is not None:
        asked = replace(asked, table=tuple(sorted((normal(old), normal(new)) for old, new in names.items())))
    counts = raw.as_counts()
    events, renamed = activity_counts(counts), by_table(raw.activities, asked)
    cases = holders(counts, {name: name for name in raw.activities})
    activities = sorted(events, key=lambda name: (-events[name], name))
    made = _made(raw, asked)
    return RecodeView(
        activities=tuple(activities),
        events=np.array([events[name] for name in activities], np.int64),
        cases=np.array([cases[name] for name in activities], np.int64),
        new_names=tuple(renamed[name] or "" for name in activities),
        before=recoded_size(raw, raw, _travas(chosen, params)),
        after=recoded_size(made, raw, _travas(chosen, params)) if made else None,
        recoding=asked,
        unknown=tuple(sorted({old for old, _ in asked.table} - {normal(name) for name in raw.activities})),
    )


def recode_ranking(
    data: EventLog, published: object = None, params: object = None, chosen: Travas | None = None
) -> tuple[RankedRecoding, ...]:
    """The usual recodings, and the table of the log with each way of repeats, the best first."""
    raw, travas = data.raw or data, _travas(chosen, params)
    tried = list(USUAL)
    if data.recoding is not None and (data.recoding.table or data.recoding.drop):
        own = Recoding(drop=data.recoding.drop, table=data.recoding.table, unmapped=data.recoding.unmapped)
        tried += [
            (text("by your table"), own),
            (text("by your table, repeats collapsed"), replace(own, repeats="collapse")),
            (text("by your table, only first occurrences"), replace(own, repeats="first")),
        ]
    found = [
        RankedRecoding(label, recoding, recoded_size(made, raw, travas))
        for label, recoding in tried
        if (made := _made(raw, recoding)) is not None
    ]
    return tuple(sorted(found, key=lambda one: -one.size.kept))


def recoded_size(log: EventLog, raw: EventLog, params: Travas) -> RecodedSize:
    """How varied a log is, and what private variants would keep of it on average."""
    params = split_off(log, params)[0]
    share = params.epsilon_variants / params.repeats
    k = truncation(share, exact(effective_delta(log, params)) / params.repeats)
    table = np.array(release_probabilities(share, k))[np.minimum(log.counts, 2 * k + 1)]
    shown = -np.expm1(params.repeats * np.log1p(-np.minimum(table, 1 - 1e-16)))
    return RecodedSize(
        activities=len(log.activities),
        variants=len(log.variants),
        unique_cases=int((log.counts == 1).sum()),
        cases=log.cases,
        cases_lost=raw.cases - log.cases,
        released=float(shown.sum()),
        kept=float((shown * log.counts).sum() / raw.cases),
    )


def _made(raw: EventLog, recoding: Recoding) -> EventLog | None:
    """The recoded log; None where nothing of it is left. A private choice is made in a run alone."""
    try:
        return recode_log(raw, recoding)
    except InputError:
        return None


def _travas(*given: object) -> Travas:
    return next((one for one in given if isinstance(one, Travas)), Travas())
