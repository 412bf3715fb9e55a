"""Recoding activities: what becomes of each case before any technique sees it.

Order: drop, table with unmapped, rare, repeats, first events. A function of one case at a time, so that it
changes nothing in the promise of what follows; which activities are rare is the only thing that is decided
from all cases, and `Recoding.rare` says how (docs/proofs/recoding.md):

- declared: a list of what stays, known without the log,
- private: chosen by a mechanism that pays (`private_rare`),
- looked: the share of cases that hold an activity is at least `rare_share`; not covered by the promise.

Names are compared after Unicode NFC and trimming. A case left without events leaves the log.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

import numpy as np

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, Recoding, Variant

OTHER = "(other)"
Renamed = Mapping[str, str | None]  # activity → new name; None: its events are dropped


def normal(name: str) -> str:
    """The one spelling of a name."""
    return unicodedata.normalize("NFC", name).strip()


def recode_log(log: EventLog, recoding: Recoding) -> EventLog:
    """The recoded log; it remembers the one it came from. `rare = private` is decided in a run."""
    if recoding.nothing:
        return log
    names = renamed(log, recoding)
    made = apply_names(log, names, recoding)
    return replace(made, raw=log, recoding=recoding, notes=(*log.notes, *_notes(log, made, recoding)))


def renamed(log: EventLog, recoding: Recoding) -> dict[str, str | None]:
    """What every activity of the log becomes: by drop, table and unmapped, then by how common it is."""
    names = by_table(log.activities, recoding)
    if recoding.rare in ("off", "private") and not recoding.stay:
        return names
    stay = set(recoding.stay) if recoding.rare != "looked" else common(log, names, recoding.rare_share)
    return without_rare(names, stay, recoding.rare_to)


def by_table(activities: Iterable[str], recoding: Recoding) -> dict[str, str | None]:
    """Drop, table and unmapped: known for each name by itself."""
    dropped = {normal(name) for name in recoding.drop}
    table = {normal(old): normal(new) for old, new in recoding.table}
    fallback = {"keep": lambda name: name, "other": lambda _: OTHER, "drop": lambda _: None}
    unmapped = fallback[recoding.unmapped] if table else fallback["keep"]
    found: dict[str, str | None] = {}
    for activity in activities:
        name = normal(activity)
        found[activity] = (
            None if name in dropped else (table[name] or None) if name in table else unmapped(activity)
        )
    return found


def holders(log: Mapping[Variant, int], names: Renamed) -> Counter[str]:
    """In how many cases each new name occurs."""
    found: Counter[str] = Counter()
    for variant, cases in log.items():
        found.update({new: cases for new in {names[name] for name in variant} if new is not None})
    return found


def common(log: EventLog, names: Renamed, share: float) -> set[str]:
    """The names that at least this share of all cases hold."""
    return {name for name, cases in holders(log.as_counts(), names).items() if cases >= share * log.cases}


def without_rare(names: Renamed, stay: set[str], rare_to: str) -> dict[str, str | None]:
    rest = OTHER if rare_to == "other" else None
    known = {normal(name) for name in stay}
    return {
        old: new if new is None or new in stay or normal(new) in known else rest for old, new in names.items()
    }


def recode_variant(variant: Variant, names: Renamed, recoding: Recoding) -> tuple[Variant, list[int]]:
    """The new names of a case, and the places of the events that stay."""
    kept = [(place, new) for place, name in enumerate(variant) if (new := names[name]) is not None]
    if recoding.repeats == "collapse":
        kept = [one for at, one in enumerate(kept) if at == 0 or kept[at - 1][1] != one[1]]
    elif recoding.repeats == "first":
        seen: set[str] = set()
        kept = [one for one in kept if not (one[1] in seen or seen.add(one[1]))]  # type: ignore[func-returns-value]
    if recoding.first:
        kept = kept[: recoding.first]
    return tuple(new for _, new in kept), [place for place, _ in kept]


def apply_names(log: EventLog, names: Renamed, recoding: Recoding) -> EventLog:
    """Every case recoded; persons, times and order of the cases follow."""
    made = [recode_variant(variant, names, recoding) for variant in log.variants]
    counted: Counter[Variant] = Counter()
    for (variant, _), cases in zip(made, log.counts.tolist(), strict=True):
        counted[variant] += cases
    counted.pop((), None)
    if not counted:
        raise InputError(
            "recoding leaves no event of any case",
            hint="drop fewer activities, or keep those that the table does not name",
        )
    ordered = sorted(counted, key=lambda variant: (-counted[variant], variant))
    place = {variant: at for at, variant in enumerate(ordered)}
    new_place = np.array([place.get(variant, -1) for variant, _ in made], np.int32)
    of_case = new_place[log.variant_of_case]
    there = of_case >= 0
    person = log.person_of_case
    if person is not None:
        person = np.unique(person[there], return_inverse=True)[1].astype(np.int32)
    numbers = np.array([counted[variant] for variant in ordered], np.int64)
    facts = _facts(log, int(numbers.sum()), sum(len(v) * counted[v] for v in ordered))
    return replace(
        log,
        variants=tuple(ordered),
        counts=numbers,
        variant_of_case=of_case[there],
        person_of_case=person,
        facts=facts,
        carried=tuple(replace(one, codes=one.codes[there]) for one in log.carried),
        times=None if log.times is None else log.times[_kept_events(log, [kept for _, kept in made])],
    )


def _kept_events(log: EventLog, kept: list[list[int]]) -> np.ndarray:
    """Places of the events that stay, among the events of all cases one after the other."""
    lengths = np.array([len(variant) for variant in log.variants], np.int64)[log.variant_of_case]
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    places = [np.array(one, np.int64) for one in kept]
    of_cases = zip(starts.tolist(), log.variant_of_case.tolist(), strict=True)
    return np.concatenate([places[variant] + start for start, variant in of_cases])


def _facts(log: EventLog, cases: int, events: int) -> tuple[tuple[str, str], ...]:
    now = {"Cases": grouped(cases), "Events": grouped(events)}
    return tuple((name, now.get(name, value)) for name, value in log.facts)


def _notes(log: EventLog, made: EventLog, recoding: Recoding) -> list[str]:
    """For the steward inside the house: never released."""
    notes = [
        text(
            "recoding made {after} {after:activity|activities} of {before}, and {variants} "
            "{variants:variant|variants} of {variants2}",
            after=len(made.activities),
            before=len(log.activities),
            variants=grouped(len(made.variants)),
            variants2=grouped(len(log.variants)),
        )
    ]
    if made.cases < log.cases:
        notes.append(
            text(
                "{cases} {cases:case has|cases have} no event left and {cases:is|are} not in the log",
                cases=log.cases - made.cases,
            )
        )
    known = {normal(name) for name in log.activities}
    strange = sorted({normal(name) for name, _ in recoding.table} - known)
    if strange:
        notes.append(
            text(
                "{number} {number:name|names} of the recode table {number:is|are} not in the log: {names}",
                number=len(strange),
                names=", ".join(strange[:10]),
            )
        )
    return notes


def check_table(log: EventLog, recoding: Recoding, name: str) -> None:
    """A table of which no name occurs is the table of another log."""
    if recoding.table and not {normal(a) for a in log.activities} & {
        normal(old) for old, _ in recoding.table
    }:
        raise InputError(
            text("no name of the recode table {name} is an activity of the log", name=name),
            hint="is it the table of another log? Names are compared with capitals",
        )
