"""What is recognised in a log before it is loaded whole: roles, facts, problems."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.core import params
from engine.core.errors import Remedy
from engine.core.progress import Progress
from engine.core.technique import Preview, Problem
from engine.core.text import text
from engine.io.csv_dialect import TableReading
from engine.kinds.eventlogs.load import guess_roles, is_xes, person_like, single_file
from engine.kinds.eventlogs.params import Columns, Reading

ROWS = 200
XES_ROLES = {
    "case": "case",
    "concept:name": "activity",
    "time:timestamp": "timestamp",
    "lifecycle:transition": "lifecycle_column",
}


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    path = single_file(paths, reading)
    made = _preview_xes(path, reading, columns) if is_xes(path) else _preview_table(path, reading, columns)
    progress.report(1.0)
    return made


def _preview_xes(path: Path, reading: Reading, columns: Columns) -> Preview:
    from engine.io.input_file import size_words
    from engine.io.xes_preview import first_events

    events, of_cases = first_events(path, ROWS)
    found = dict.fromkeys(key for event in events for key in event)
    names = [*(name for name in XES_ROLES if name in found), *(n for n in found if n not in XES_ROLES)]
    roles = {name: XES_ROLES.get(name, "") for name in names}
    if columns.person:
        roles[columns.person] = "person"
    transitions = sorted(
        {event["lifecycle:transition"] for event in events if "lifecycle:transition" in event}
    )
    facts = [("Format", "XES"), ("Size", size_words(path.stat().st_size))]
    if transitions:
        facts.append(("Transitions", ", ".join(transitions)))
    return Preview(
        columns=tuple(names),
        rows=tuple(tuple(event.get(name, "") for name in names) for event in events),
        roles=roles,
        facts=tuple(facts),
        reading=reading,
        chosen=columns,
        problems=tuple(_about_persons(of_cases, columns)) + tuple(_about_transitions(transitions, reading)),
        unused=(
            *(f.name for f in params.fields(TableReading) if f.name != "scheduler"),
            "dates",
        ),  # of tables
    )


def _preview_table(path: Path, reading: Reading, columns: Columns) -> Preview:
    from engine.io.table_read import preview_table

    head = preview_table(path, reading)
    chosen = guess_roles(head.columns, columns)
    roles = dict.fromkeys(head.columns, "")
    wanted = ("case", "activity", "timestamp", "lifecycle_column", "person", "variant", "count")
    for role in wanted:
        if getattr(chosen, role):
            roles[getattr(chosen, role)] = role
    problems = list(head.problems)
    missing = [role for role in ("case", "activity") if not getattr(chosen, role)]
    if not chosen.variant:
        problems += [
            Problem(
                "columns",
                text("no column for the {role} was recognised", role=role),
                tuple(
                    Remedy(text("{name} is the {role}", name=name, role=role), {role: name})
                    for name in head.columns[:6]
                ),
            )
            for role in missing
        ]
    problems += _about_persons([name for name in head.columns if not roles[name]], columns)
    return Preview(
        columns=head.columns,
        rows=head.rows,
        roles=roles,
        facts=head.facts,
        reading=head.reading,
        chosen=chosen,
        problems=tuple(problems),
        unused=head.unused,
        labels=head.labels,
        lists=head.lists,
    )


def _about_persons(names: Sequence[str], columns: Columns) -> list[Problem]:
    """A person is never chosen silently: it changes the unit of privacy and leaves cases out."""
    found = [] if columns.person else [name for name in names if person_like(name)]
    return [
        Problem(
            text("column {name}", name=name),
            "this looks like the person a case is about; persons with several cases are protected less than "
            "single cases",
            (Remedy(text("Protect persons by {name}", name=name), {"person": name}),),
        )
        for name in found[:1]
    ]


def _about_transitions(transitions: Sequence[str], reading: Reading) -> list[Problem]:
    if len(transitions) < 2 or reading.lifecycle != "all":
        return []
    completes = any(name.lower() == "complete" for name in transitions)
    remedies = (Remedy("Take only completed events", {"lifecycle": "complete"}),) if completes else ()
    return [
        Problem(
            "transitions",
            text("events are recorded as {transitions}: all are taken", transitions=", ".join(transitions)),
            remedies,
        )
    ]


def fit(preview: Preview) -> float:
    """A log has cases with several events each; a table of variants says so."""
    place = {role: preview.columns.index(name) for name, role in preview.roles.items() if role}
    if "variant" in place:
        return 0.9
    if "case" not in place or "activity" not in place:
        return 0.0
    cases = [row[place["case"]] for row in preview.rows]
    activities = {row[place["activity"]] for row in preview.rows}
    again = len(set(cases)) < 0.8 * len(cases) and len(activities) < 0.8 * len(cases)
    return 0.0 if not again else 0.95 if "timestamp" in place else 0.75
