"""Time series: (k,P)-anonymity by Naive and by KAPRA, registered for the window and the command line.

A published row is an envelope (one interval a time point), a pattern (a SAX string with its level)
and the sensitive attributes. Every envelope is shared by at least k series, every pattern within an
envelope by at least P (Shou, Shang, Chen, Chen, Zhang, TKDE 25(4), 2013).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.sweep import grid
from engine.core.technique import Check, Done, Kind, Measured, Preview, ReportFigure, Sweep, Technique
from engine.kinds.timeseries.metrics import METRICS
from engine.kinds.timeseries.params import Columns, Kapra, Naive, Reading
from engine.kinds.timeseries.promise import gate, promise


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    from engine.kinds.timeseries.preview import preview_series

    return preview_series(paths, reading, columns, progress)


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Any:
    from engine.kinds.timeseries.load import load_series

    return load_series(paths, reading, columns, progress)


def fingerprint(data: Any) -> str:
    from engine.kinds.timeseries.fingerprint import of_series

    return of_series(data)


def run_naive(data: Any, params: Naive, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.timeseries.run import publish_naive

    return publish_naive(data, params, progress)


def run_kapra(data: Any, params: Kapra, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.timeseries.run import publish_kapra

    return publish_kapra(data, params, progress)


def measure(data: Any, published: Any, params: Any, randomness: Randomness, progress: Progress) -> Measured:
    from engine.kinds.timeseries.measure import measure_release

    return measure_release(data, published, params, randomness, progress)


def export(published: Any, params: Any, folder: Path, format: str, randomness: Randomness) -> dict[str, Any]:
    from engine.kinds.timeseries.export import write_release

    return write_release(published, params.intervals, folder, format)


def describe(data: Any, published: Any, params: Any) -> Done:
    from engine.kinds.timeseries.describe import done

    return done(data, published, params)


def files(params: Any, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def pictures(published: Any, params: Any) -> Sequence[ReportFigure]:
    from engine.kinds.timeseries.report_figures import pictures as draw

    return draw(published)


def verify(folder: Path, claims: Mapping[str, Any], data: Any = None) -> Sequence[Check]:
    from engine.kinds.timeseries.verify import verify_release

    return verify_release(folder, claims, data)


def recount(folder: Path, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    from engine.kinds.timeseries.verify_metrics import recount as count

    return count(folder, claims)


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> dict[str, Any]:
    from engine.kinds.timeseries.compare import compare_files

    return compare_files(original, released, options, progress)


def _view(name: str) -> Any:
    def show(data: Any, published: Any, params: Any, **asked: Any) -> Any:
        from engine.kinds.timeseries import views

        return getattr(views, name)(data, published, params, **asked)

    return show


_SWEEP = Sweep(
    tried=grid(k=(5, 8, 10, 15, 20, 30, 50), P=(2, 3, 5, 10)),
    risk="attack_most",
    utility="value_loss_mean",
    limit=lambda policy: policy.max_attack,
)


def _technique(key: str, title: str, sentence: str, Params: type, run: Any) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=sentence,
        Params=Params,
        metrics=METRICS,
        formats=("csv", "parquet"),
        promise=promise,
        run=run,
        measure=measure,
        export=export,
        describe=describe,
        files=files,
        verify=verify,
        recount=recount,
        gate=gate,
        report_figures=pictures,
        sweep=_SWEEP,
    )


KIND = Kind(
    key="timeseries",
    title="Time series",
    summary="Publish series so that every curve is shared by many and every shape by some.",
    order=2,
    drop_hint="Drop a table of series here: one row a person, meter or product, one column a time point.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx"),
    sample="meters.csv",
    preview=preview,
    load=load,
    fingerprint=fingerprint,
    compare=compare,
    views={
        name: _view(name) for name in ("overview", "groups", "group", "losses", "queries", "attack", "tree")
    },
    techniques=(
        _technique(
            "timeseries.naive",
            "Naive (values first)",
            "Groups series of similar values, then tells shapes apart within each group: narrow envelopes, "
            "coarser patterns.",
            Naive,
            run_naive,
        ),
        _technique(
            "timeseries.kapra",
            "KAPRA (patterns first)",
            "Groups series of the same shape, then joins them to envelopes: finer patterns, wider envelopes.",
            Kapra,
            run_kapra,
        ),
    ),
)
