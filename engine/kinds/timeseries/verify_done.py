"""What a manifest says was done, held against the file and the parameters. For the verifier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.data import DroppedNames, ReadingCounts
from engine.kinds.timeseries.describe import leaving
from engine.kinds.timeseries.verify_read import ClaimedColumns, ClaimedParams, ReleasedSeries

COUNTED = ("gaps", "lengths", "suppressed", "points_cut", "repeated", "roleless")
RULES = ("first", "last", "mean")


def check_done(
    released: ReleasedSeries,
    columns: ClaimedColumns,
    params: ClaimedParams,
    technique: str,
    said: Document,
) -> Iterator[Check]:
    """The manifest's words on what was done, held against the file and the parameters."""
    may_suppress = technique != "timeseries.naive"
    least = params["P"] if may_suppress else 1
    wrong = _facts_wrong(said.get("facts"), released, least, columns)
    yield Check("Facts of the run", not wrong, wrong or "as many rows as the file has, and the counts agree")
    if wrong or set(said) != {"leaving", "facts"}:
        yield Check("What leaves", False, "the manifest does not say what was done in the form it must have")
        return
    reading = said["facts"]["reading"]
    expected = leaving(
        columns["time"],
        columns["sensitive"],
        params["k"],
        params["P"],
        params["ends"],
        params["curve"],
        ReadingCounts(**{name: count for name, count in reading.items() if name != "suppressed"}),
        DroppedNames(),
        persons="persons" in columns,
        channels=columns.get("channels", ("",)),
    )
    same = said["leaving"] == [part.as_dict() for part in expected]
    detail = "the parts named as kept and changed are those of the file"
    yield Check("What leaves", same, detail if same else "the manifest names other parts than the file has")


def _facts_wrong(facts: object, released: ReleasedSeries, least: int, columns: ClaimedColumns) -> str:
    """What does not fit; "" where everything does. Fewer than `least` series may be suppressed."""
    parts = facts if isinstance(facts, Mapping) else {}
    rows, reading = parts.get("rows"), parts.get("reading")
    told = {"rows", "reading", *({"persons", "channels"} & set(columns))}
    if not isinstance(rows, Mapping) or not isinstance(reading, Mapping) or set(parts) != told:
        return (
            "facts have to tell of rows and reading, of persons if they are counted, of channels if there "
            "are several, and of nothing else"
        )
    if "channels" in columns and parts["channels"] != {"released": len(columns["channels"])}:
        return "another number of channels than the columns have"
    if set(rows) != {"read", "released", "dropped", "filled", "unit"} or rows["unit"] != "series":
        return "the rows have to be counted as read, released, dropped and filled series"
    if set(reading) != {*COUNTED, "repeated_by", "identifier"} or not isinstance(reading["identifier"], bool):
        return "what reading did is not counted in the form it must have"
    counts = [rows[name] for name in ("read", "released", "dropped", "filled")]
    counts += [reading[name] for name in COUNTED]
    if not all(type(count) is int and 0 <= count < 2**53 for count in counts):
        return "a count is no whole number from 0"
    if rows["released"] != released.rows:
        return text(
            "{released} {released:series is|series are} said to be released, the file has {rows}",
            released=rows["released"],
            rows=released.rows,
        )
    dropped = reading["gaps"] + reading["lengths"] + reading["suppressed"]
    if rows["dropped"] != dropped or rows["read"] != rows["released"] + dropped:
        return "read, released and dropped series do not add up"
    if rows["filled"] > rows["read"] * (len(released.times) + reading["points_cut"]):
        return "more values are said to be filled than there are"
    if reading["suppressed"] >= max(1, least):
        return text(
            "{suppressed} {suppressed:series is|series are} said to be suppressed, more than the "
            "technique may",
            suppressed=reading["suppressed"],
        )
    if reading["repeated_by"] not in (RULES if reading["repeated"] else ("",)):
        return "it is not said what became of repeated readings"
    return ""
