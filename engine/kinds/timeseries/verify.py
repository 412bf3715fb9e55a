"""Does a release folder of series keep its promise? Judged from the files and the chosen parameters.

What has to be there follows from technique, parameters and format, never from what happens to be
there: the columns and their order, k, P, the length of patterns, the rounding of ends, the order of
the rows, every byte of the file, and what the manifest says was done. Shares no code with what makes
releases: what was read is spelled once more by rules of its own (engine/verify/csv_spelling.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries import verify_anonymity, verify_bytes, verify_done, verify_format
from engine.kinds.timeseries.data import SeriesTable
from engine.kinds.timeseries.verify_classes import check_classes, read_classes
from engine.kinds.timeseries.verify_curves import check_curves
from engine.kinds.timeseries.verify_open import read_released
from engine.kinds.timeseries.verify_original import check_original
from engine.kinds.timeseries.verify_persons import check_persons
from engine.kinds.timeseries.verify_read import (
    ClaimedColumns,
    ClaimedParams,
    Codes,
    Numbers,
    ReleasedSeries,
    UnreadableSeries,
    combine,
)
from engine.verify.read_once import once

SHORT, FEW, MANY = 12, 4, 6  # series of up to 12 points have patterns of 4 letters, longer ones of 6
ONE = ("",)  # the channels of a release that names none


def verify(folder: Path, claims: Document, data: SeriesTable | None = None) -> list[Check]:
    """Every check with its result; the first that makes others meaningless ends the list."""
    checks = [verify_format.check_declaration(claims.get("columns"), claims.get("format"))]
    if not checks[0].passed:
        return checks
    columns: ClaimedColumns = claims["columns"]
    params: ClaimedParams = claims["params"]
    said: Document = claims.get("done") or {}
    path = Path(folder) / f"data.{claims['format']}"
    try:
        released = once(path, lambda: read_released(path, columns))
    except UnreadableSeries as problem:
        return [*checks, Check("File reads", False, problem.args[0])]
    checks.append(
        Check(
            "File reads",
            True,
            text("{rows} rows, {names} columns", rows=released.rows, names=len(released.names)),
        )
    )
    checks.append(verify_format.check_names(released, columns, path))
    if checks[-1].passed:
        checks += verify_anonymity.check_cells(released, path, len(columns.get("channels", ONE)))
    classes = None if data is None else read_classes(Path(folder), len(data))
    if all(check.passed for check in checks):
        checks += _promise(released, params, path, len(columns.get("channels", ONE)))
        checks += verify_bytes.check_bytes(released, columns, params, path)
        checks += verify_done.check_done(released, columns, params, claims["technique"], said)
        if data is not None:
            found = check_original(released, columns, said["facts"], data, path, classes)
            checks += [replace(check, confidential=True) for check in found]
    if all(check.passed for check in checks):
        checks += _beside(released, claims, Path(folder), data, classes)
    return checks


def _beside(
    released: ReleasedSeries,
    claims: Document,
    folder: Path,
    data: SeriesTable | None,
    classes: Numbers | None,
) -> Iterator[Check]:
    """Persons and curves, of a file whose rows, groups and facts were found in order."""
    columns: ClaimedColumns = claims["columns"]
    params: ClaimedParams = claims["params"]
    format, passed = claims["format"], True
    if "persons" in columns:
        for check in check_persons(released, params, claims["done"]["facts"], folder / f"data.{format}"):
            passed &= check.passed
            yield check
    if params["curve"] != "none":
        for check in check_curves(released, columns, params["k"], folder / f"curves.{format}"):
            passed &= check.passed
            yield check
    if data is not None and passed:
        for check in check_classes(released, columns, params, data, folder, format, classes):
            yield replace(check, confidential=True)


def _promise(released: ReleasedSeries, params: ClaimedParams, path: Path, channels: int) -> Iterator[Check]:
    yield from verify_anonymity.check_promise(released, params["k"], params["P"], params["distinct"], path)
    yield from _patterns(released, params, channels)
    yield check_no_identifier(released)
    if params["ends"] == "rounded":
        yield verify_format.check_rounding(released)


def _patterns(released: ReleasedSeries, params: ClaimedParams, channels: int) -> Iterator[Check]:
    assert released.pattern is not None and released.level is not None
    points, length = len(released.times) // channels, len(str(released.pattern.values[0]).split("|")[0])
    wanted = params["segments"] or min(points, FEW if points <= SHORT else MANY)
    yield Check(
        "Segments as claimed",
        length == wanted,
        text("patterns have {length} letters, {wanted} claimed", length=length, wanted=wanted),
    )
    highest, claimed = max(int(str(value)) for value in released.level.values), params["max_level"]
    yield Check(
        "Level as claimed",
        highest <= claimed,
        text("highest level {highest}, at most {claimed} claimed", highest=highest, claimed=claimed),
    )


def check_no_identifier(released: ReleasedSeries) -> Check:
    """No column, and not all of them together, may hold values that mostly stand in one row."""
    telling = [column.name for column in released.others if _names_rows([column], released.rows)]
    if not telling and len(released.others) > 1 and _names_rows(released.others, released.rows):
        telling = [" and ".join(column.name for column in released.others)]
    found = text("most rows have a value of their own in: {telling}", telling=", ".join(telling))
    return Check("No identifier", not telling, found if telling else "no column names its rows")


def _names_rows(columns: Sequence[Codes], rows: int) -> bool:
    found = combine(*(column.codes for column in columns))
    return 2 * int(np.count_nonzero(np.bincount(found) == 1)) > rows > 1
