"""Tables: discretise, perturb, swap, and chains of them, registered for the window and the command line.

Heuristics that change the data so that its patterns stay and single rows can no longer be recognised; what
three attackers still get is measured. Nothing here is a guarantee, and every text says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.params import field_list
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Check, Done, Kind, Measured, Preview, ReportFigure, Sweep, Technique
from engine.io.csv_dialect import TableReading
from engine.kinds.tables import sweeps
from engine.kinds.tables.gate import gate
from engine.kinds.tables.metrics import METRICS
from engine.kinds.tables.params import Chain, Discretise, Perturb, Swap, steps_of
from engine.kinds.tables.promise import promise


@dataclass(frozen=True)
class Columns:
    """Which column is what. Identifiers and dropped columns are never released, all others are. A role left
    open is guessed from the head of the file (`engine.kinds.tables.column_roles`)."""

    id: tuple[str, ...] | None = field_list(
        "Identifiers",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="columns that name a person or number the rows",
        help="Columns that name a person or row. They are never released.",
    )
    quasi: tuple[str, ...] | None = field_list(
        "Quasi-identifiers",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="columns with few values, and those that others know: age, sex, postcode, date of birth",
        help="Columns that others may know too, such as age, region or occupation: together they can point "
        "at one person.",
    )
    sensitive: tuple[str, ...] | None = field_list(
        "Sensitive",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="diagnoses and the like, by their name or their codes",
        help="Columns that nobody should learn about a person, such as a diagnosis.",
    )
    protect: tuple[str, ...] | None = field_list(
        "To protect",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="all other numbers with many values",
        help="Numeric columns whose exact values must not be released.",
    )
    drop: tuple[str, ...] | None = field_list(
        "Dropped",
        default=None,  # type: ignore[arg-type]
        columns=True,
        auto="free text, and text that mostly differs from row to row",
        help="Other columns that are not released.",
    )


def preview(paths: Sequence[Path], reading: TableReading, columns: Columns, progress: Progress) -> Preview:
    from engine.kinds.tables.preview import preview_file

    return preview_file(paths, reading, columns, progress)


def load(paths: Sequence[Path], reading: TableReading, columns: Columns, progress: Progress) -> Any:
    from engine.kinds.tables.data import load_table

    roles = {name: getattr(columns, name) for name in ("id", "quasi", "sensitive", "protect", "drop")}
    return load_table(paths, reading, roles, progress)


def fingerprint(data: Any) -> str:
    from engine.kinds.tables.fingerprint import of_table

    return of_table(data)


def run(data: Any, params: Any, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.tables.run import run_chain

    return run_chain(data, steps_of(params), randomness, progress)


def measure(data: Any, published: Any, params: Any, randomness: Randomness, progress: Progress) -> Measured:
    from engine.kinds.tables.measure import measure_release

    return measure_release(data, published, randomness, progress)


def export(
    published: Any, params: Any, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, Any]:
    from engine.kinds.tables.export import write_table

    return write_table(published, folder, format)


def describe(data: Any, published: Any, params: Any) -> Done:
    from engine.kinds.tables import describe_column
    from engine.kinds.tables.describe import describe_run

    return describe_run(data, published, steps_of(params), describe_column.how)


def audit(published: Any, folder: Path) -> None:
    from engine.kinds.tables.export import write_order

    write_order(published, folder)


def verify(folder: Path, claims: Mapping[str, Any], data: Any = None) -> Sequence[Check]:
    from engine.kinds.tables.verify import verify_release

    return verify_release(folder, claims, data)


def recount(folder: Path, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    from engine.kinds.tables.verify_metrics import recount as count

    return count(folder, claims)


def pictures(published: Any, params: Any) -> Sequence[ReportFigure]:
    from engine.kinds.tables.report_figures import draw

    return draw(published)


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> dict[str, Any]:
    from engine.kinds.tables.compare import compare_files

    return compare_files(original, released, options, progress)


def _view(name: str) -> Any:
    def show(data: Any, published: Any, params: Any, **asked: Any) -> Any:
        from engine.kinds.tables import views, views_form

        room = views_form if name in ("noise", "step_preview") else views
        return getattr(room, name)(data, published, params, **asked)

    return show


def _technique(key: str, title: str, sentence: str, Params: type, sweep: Sweep) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=sentence,
        Params=Params,
        metrics=METRICS,
        formats=("csv", "parquet", "xlsx"),
        promise=promise,
        run=run,
        measure=measure,
        export=export,
        verify=verify,
        recount=recount,
        gate=gate,
        describe=describe,
        audit=audit,
        report_figures=pictures,
        sweep=sweep,
    )


KIND = Kind(
    key="tables",
    title="Tables",
    summary="Discretise, perturb and swap the columns of a table, and see what an attacker still gets.",
    order=4,
    drop_hint="Drop a table here: one row a person, one column an attribute. CSV, Parquet or Excel.",
    Reading=TableReading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx"),
    sample="residents.csv",
    preview=preview,
    load=load,
    fingerprint=fingerprint,
    compare=compare,
    views={
        name: _view(name)
        for name in (
            "overview",
            "column",
            "reconstruction",
            "correlation",
            "scatter",
            "linkage",
            "risk",
            "noise",
            "step_preview",
        )
    },
    techniques=(
        _technique(
            "tables",
            "Chain of steps",
            "Several steps one after the other, each on its own columns.",
            Chain,
            sweeps.CHAIN,
        ),
        _technique(
            "tables.discretise",
            "Discretise",
            "Replaces values by classes that hold enough rows, and merges rare categories.",
            Discretise,
            sweeps.DISCRETISE,
        ),
        _technique(
            "tables.perturb",
            "Perturb",
            "Adds noise to numbers; the distribution can be reconstructed, the single value cannot.",
            Perturb,
            sweeps.PERTURB,
        ),
        _technique(
            "tables.swap",
            "Swap",
            "Exchanges values between rows: every column keeps its distribution exactly, links fade.",
            Swap,
            sweeps.SWAP,
        ),
    ),
)

__all__ = ["KIND", "Columns"]
