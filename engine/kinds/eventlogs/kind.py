"""Event logs: private trace variants, and two exact metrics between logs, registered for all to use.

A log is a multiset of variants (tuples of activity names). What is released are variants with noisy
counts; case names are made up, times and all other attributes stay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.sweep import grid
from engine.core.technique import Check, Kind, Measured, Preview, ReportFigure, Sweep, Technique
from engine.kinds.eventlogs.gate import gate
from engine.kinds.eventlogs.metrics import METRICS
from engine.kinds.eventlogs.params import Columns, Reading, Travas
from engine.kinds.eventlogs.promise import describe, files, privacy_loss, promise


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    from engine.kinds.eventlogs.preview import preview_log

    return preview_log(paths, reading, columns, progress)


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Any:
    from engine.kinds.eventlogs.load import load_log

    return load_log(paths, reading, columns, progress)


def fingerprint(data: Any) -> str:
    from engine.kinds.eventlogs.fingerprint import of_log

    return of_log(data)


def run(data: Any, params: Travas, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.eventlogs.small_groups import delta_used
    from engine.kinds.eventlogs.travas import release

    noise, choice, delta = randomness.bits("noise"), randomness.bits("cases"), delta_used(data, params)
    return release(
        data, params.epsilon, delta, params.repeats, params.cases_per_person, noise, choice, progress
    )


def measure(data: Any, published: Any, params: Any, randomness: Randomness, progress: Progress) -> Measured:
    from engine.kinds.eventlogs.measure import measure_release

    return measure_release(data, published, params, randomness, progress)


def export(
    published: Any, params: Any, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, Any]:
    from engine.kinds.eventlogs.export import write_release

    write_release(published.as_counts(), folder, format)
    return {}


def verify(folder: Path, claims: Mapping[str, Any], data: Any = None) -> Sequence[Check]:
    from engine.kinds.eventlogs.verify import verify_release

    return verify_release(folder, claims, data)


def recount(folder: Path, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    from engine.kinds.eventlogs.verify_metrics import recount as count

    return count(folder, claims)


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> dict[str, Any]:
    from engine.kinds.eventlogs.compare import compare_files

    return compare_files(original, released, options, progress)


def pictures(published: Any, params: Any) -> Sequence[ReportFigure]:
    from engine.kinds.eventlogs.report_figures import draw_pictures

    return draw_pictures(published)


def _view(name: str) -> Any:
    def show(data: Any, published: Any, params: Any, **asked: Any) -> Any:
        from engine.kinds.eventlogs import views

        return getattr(views, name)(data, published, params, **asked)

    return show


VIEWS = (
    "overview",
    "flow",
    "variants",
    "alignment",
    "dfg",
    "shape",
    "comparison",
    "epsilon_curve",
    "disclosure",
    "chances",
    "exposure",
)

KIND = Kind(
    key="eventlogs",
    title="Event logs",
    summary="Release the variants of a process with differential privacy, and see which became which.",
    order=1,
    drop_hint="Drop an event log here: XES, XES.gz, or a table with a case, an activity and a time a row.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".xes", ".xes.gz", ".csv", ".csv.gz", ".tsv", ".txt", ".parquet", ".xlsx"),
    sample="permits.xes.gz",
    preview=preview,
    load=load,
    fingerprint=fingerprint,
    compare=compare,
    views={name: _view(name) for name in VIEWS},
    long_views=frozenset({"comparison"}),
    techniques=(
        Technique(
            key="eventlogs.travas",
            title="TraVaS (private variants)",
            summary="Adds exact integer noise to the count of every variant and releases those above a "
            "threshold: (ε, δ)-differential privacy for every case, or every person whose column is named.",
            Params=Travas,
            metrics=METRICS,
            formats=("xes", "csv", "variants.csv"),
            promise=promise,
            describe=describe,
            files=files,
            privacy_loss=privacy_loss,
            run=run,
            measure=measure,
            export=export,
            verify=verify,
            recount=recount,
            gate=gate,
            report_figures=pictures,
            private=True,
            redraw_on_release=True,
            sweep=Sweep(
                tried=grid(epsilon=(0.1, 0.25, 0.5, 1.0, 2.0, 4.0), delta=(1e-8, 1e-6, 1e-5)),
                risk="epsilon_spent",
                utility="similarity",
                draws=5,
                limit=lambda policy: policy.max_epsilon,
                log=True,
            ),
        ),
    ),
)
