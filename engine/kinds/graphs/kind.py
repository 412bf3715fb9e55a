"""Graphs: synthetic aggregates of participants' maps, registered for the window and the command line.

Participants draw maps (what leads to what); put together they are a weighted graph in which many edges
rest on a single person. `graphs.synthetic` blurs the weights and keeps the support (CoMap);
`graphs.private` is differentially private per person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.sweep import grid
from engine.core.technique import Check, Done, Kind, Measured, Preview, ReportFigure, Sweep, Technique
from engine.kinds.graphs.gate import gate_private, gate_synthetic
from engine.kinds.graphs.metrics import PRIVATE_METRICS, SYNTHETIC_METRICS
from engine.kinds.graphs.params import Columns, Private, Reading, Synthetic
from engine.kinds.graphs.promise import loss_private, promise_private, promise_synthetic


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    from engine.kinds.graphs.preview import preview_maps

    return preview_maps(paths, reading, columns, progress)


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Any:
    from engine.kinds.graphs.load import load_study

    return load_study(paths, reading, columns, progress)


def fingerprint(data: Any) -> str:
    from engine.kinds.graphs.fingerprint import of_study

    return of_study(data)


def run_synthetic(data: Any, params: Synthetic, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.graphs.run import publish_synthetic

    return publish_synthetic(data, params, randomness, progress)


def run_private(data: Any, params: Private, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.graphs.run import publish_private

    return publish_private(data, params, randomness, progress)


def measure(data: Any, published: Any, params: Any, randomness: Randomness, progress: Progress) -> Measured:
    from engine.kinds.graphs.measure import measure_release

    return measure_release(data, published, params, progress)


def export(
    published: Any, params: Any, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, Any]:
    from engine.kinds.graphs.export import write_layers

    return write_layers(published, folder, format)


def describe_synthetic(data: Any, published: Any, params: Synthetic) -> Done:
    from engine.kinds.graphs.export import describe_release

    return describe_release("graphs.synthetic", data, published, params)


def describe_private(data: Any, published: Any, params: Private) -> Done:
    from engine.kinds.graphs.export import describe_release

    return describe_release("graphs.private", data, published, params)


def files(params: Any, done: Done, format: str) -> frozenset[str]:
    """One file, or one a layer; none where what is said of the layers cannot be."""
    names = {(): (), ("",): ("data",), ("positive", "negative"): ("data.positive", "data.negative")}
    layers = done.facts.get("layers")
    known = names.get(tuple(layers) if isinstance(layers, list) and len(layers) < 3 else (), ())
    return frozenset(f"{name}.{format}" for name in known)


def audit(published: Any, folder: Path) -> None:
    from engine.kinds.graphs.export import write_record

    write_record(published, folder)


def verify(folder: Path, claims: Mapping[str, Any], data: Any = None) -> Sequence[Check]:
    from engine.kinds.graphs.verify import verify_release

    return verify_release(folder, claims, data)


def recount(folder: Path, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    from engine.kinds.graphs.verify_metrics import recount as count

    return count(folder, claims)


def pictures(published: Any, params: Any) -> Sequence[ReportFigure]:
    from engine.kinds.graphs.report_figures import draw_layers

    return draw_layers(published.layers)


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> dict[str, Any]:
    from engine.kinds.graphs.compare import compare_files

    return compare_files(original, released, options, progress)


def _view(name: str) -> Any:
    def show(data: Any, published: Any, params: Any, **asked: Any) -> Any:
        from engine.kinds.graphs import views

        return getattr(views, name)(data, published, params, **asked)

    return show


_FORMATS = ("csv", "graphml", "adjacency.csv")

KIND = Kind(
    key="graphs",
    title="Graphs",
    summary="Turn participants' maps into a synthetic graph that keeps the shape and hides who drew what.",
    order=3,
    drop_hint="Drop participants' maps here: a table of participant, source and target, a file or a sheet "
    "for each participant, or an aggregate graph.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(
        ".csv",
        ".tsv",
        ".txt",
        ".parquet",
        ".xlsx",
        ".ods",
        ".graphml",
        ".gml",
        ".gexf",
        ".net",
        ".json",
    ),
    sample="barrier_maps.csv",
    preview=preview,
    load=load,
    fingerprint=fingerprint,
    compare=compare,
    views={
        name: _view(name)
        for name in (
            "overview",
            "recode",
            "network",
            "matrix",
            "ranks",
            "noise",
            "attack",
            "weights",
        )
    },
    techniques=(
        Technique(
            key="graphs.synthetic",
            title="Synthetic aggregate",
            summary="Blurs every weight, most of all where one person stands behind it, and smooths the "
            "whole by low rank. Keeps which edges exist; a heuristic.",
            Params=Synthetic,
            metrics=SYNTHETIC_METRICS,
            formats=_FORMATS,
            promise=promise_synthetic,
            run=run_synthetic,
            measure=measure,
            export=export,
            verify=verify,
            recount=recount,
            gate=gate_synthetic,
            describe=describe_synthetic,
            files=files,
            audit=audit,
            report_figures=pictures,
            # Not differentially private, but its figures are exact statistics of the original: they stay too.
            private=True,
            sweep=Sweep(
                tried=grid(noise_scale=(0.3, 0.6, 0.9, 1.5, 2.5, 4.0), rank=("0.25", "0.5", "1.0")),
                risk="attack_auc_bayes",
                utility="pagerank_spearman",
                draws=3,
                limit=lambda policy: policy.max_auc_graphs,
            ),
        ),
        Technique(
            key="graphs.private",
            title="Differentially private aggregate",
            summary="Bounds what each person adds, adds exact noise and publishes only edges that many "
            "people drew. A guarantee per person; needs a large study.",
            Params=Private,
            metrics=PRIVATE_METRICS,
            formats=_FORMATS,
            promise=promise_private,
            run=run_private,
            measure=measure,
            export=export,
            verify=verify,
            recount=recount,
            gate=gate_private,
            describe=describe_private,
            files=files,
            privacy_loss=loss_private,
            audit=audit,
            report_figures=pictures,
            private=True,
            redraw_on_release=True,
            sweep=Sweep(
                tried=grid(epsilon=(0.25, 0.5, 1.0, 2.0, 4.0, 8.0), c=(3, 5, 8)),
                risk="epsilon_person",
                utility="edges_lost",
                draws=5,
                limit=lambda policy: policy.max_epsilon,
                log=True,
            ),
        ),
    ),
)
