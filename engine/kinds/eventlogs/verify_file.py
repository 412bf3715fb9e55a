"""The data file of a release, whatever the technique: there, and nothing but what was read from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.verify_times import moments_of, only_ordinal
from engine.verify.read_xes import Broken, Parsed

FORMATS = ("xes", "csv", "variants.csv")


def log_checks(path: Path, parsed: Parsed, about: str = "", attributes: Sequence[str] = ()) -> list[Check]:
    """A released log: nothing but cases and activities, in the one order and spelling its counts give.

    `about` is what an XES file says of its times where durations are released; "": only their order is.
    `attributes` are the names of what is said to be carried.
    """
    from engine.kinds.eventlogs.export import Further, write_release

    counts, format_ = parsed.counts, path.name.removeprefix("data.")
    said: dict[str, Any] = {"moments": moments_of(parsed), "note": about} if about else {}
    further: dict[Any, list[tuple[str, ...]]] = {variant: [] for variant in counts}
    for variant, values in parsed.attributes:
        further[variant].append(values)
    said |= {"further": Further(attributes, further)} if attributes else {}
    return [
        Check(
            "File reads",
            True,
            text(
                "{values} {values:case|cases} of {counts} {counts:variant|variants}",
                values=sum(counts.values()),
                counts=len(counts),
            ),
        ),
        *([] if about else [only_ordinal(parsed)]),
        same_bytes(path, lambda folder: write_release(counts, folder, format_, **said)),
        Check(
            "Order of the rows",
            parsed.in_order,
            "variants in the order of their activities, cases numbered as they stand"
            if parsed.in_order
            else "the variants or the numbers of the cases do not stand in order",
        ),
    ]


def data_file(folder: Path, claims: Document, formats: Sequence[str] = FORMATS) -> Path:
    """The one file that the format asks for."""
    format_ = claims.get("format")
    if format_ not in formats:
        raise Broken(text("{format} is not a format of this technique", format=f"{str(format_)[:40]!r}"))
    if claims.get("columns"):
        raise Broken("the manifest speaks of columns that a release of variants does not have")
    path = folder / f"data.{format_}"
    if path.is_symlink() or not path.is_file():
        raise Broken(text("there is no file {name}", name=path.name))
    return path


def same_bytes(path: Path, write: Callable[[Path], None]) -> Check:
    """What the program's own writer makes of what was read is the file, byte by byte."""
    from engine.core.errors import SfumatoError
    from engine.core.tempfiles import private_folder

    name = "Nothing else is in the file"
    with private_folder() as folder:
        try:
            write(folder)
        except SfumatoError as problem:
            return Check(
                name, False, text("such a file cannot have been written: {problem}", problem=problem)
            )
        same = _equal(path, folder / path.name)
    return Check(
        name,
        same,
        "written again from what it says it is the same, byte by byte"
        if same
        else "written again from what it says it is not the same: something is spelled otherwise or added",
    )


def _equal(one: Path, other: Path) -> bool:
    if one.stat().st_size != other.stat().st_size:
        return False
    with one.open("rb") as left, other.open("rb") as right:
        while block := left.read(1 << 20):
            if block != right.read(len(block)):
                return False
    return True
