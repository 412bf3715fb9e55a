"""Clusters: mining what several sites hold without pooling it, registered for the window and command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.sweep import grid
from engine.core.technique import Check, Done, Kind, Measured, Preview, ReportFigure, Sweep, Technique
from engine.kinds.clusters import metrics
from engine.kinds.clusters import promise as promises
from engine.kinds.clusters.data import Columns, Reading
from engine.kinds.clusters.params import Dbscan, Em, Kmeans, Patterns, Sdbdc


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    from engine.kinds.clusters.preview import preview as look

    return look(paths, reading, columns, progress)


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Any:
    from engine.kinds.clusters.load import load as read

    return read(paths, reading, columns, progress)


def fingerprint(data: Any) -> str:
    from engine.kinds.clusters.fingerprint import of_sites

    return of_sites(data)


def run(data: Any, params: Any, randomness: Randomness, progress: Progress) -> Any:
    from engine.kinds.clusters.run import publish

    return publish(data, params, randomness, progress)


def measure(data: Any, published: Any, params: Any, randomness: Randomness, progress: Progress) -> Measured:
    from engine.kinds.clusters.measure import measure as take

    return take(data, published, params, randomness, progress)


def export(
    published: Any, params: Any, folder: Path, format: str, randomness: Randomness
) -> Mapping[str, Any] | None:
    from engine.kinds.clusters.export import export as write

    return write(published, params, folder, format, randomness)


def files_em(params: Any, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}", "model.json"})


def files_patterns(params: Any, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}", f"rules.{format}"})


def one_file(params: Any, done: Done, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def describe(data: Any, published: Any, params: Any) -> Done:
    from engine.kinds.clusters.describe import describe as tell

    return tell(data, published, params)


def audit(published: Any, folder: Path) -> None:
    from engine.kinds.clusters.export import audit as write

    write(published, folder)


def verify(folder: Path, claims: Mapping[str, Any], data: Any = None) -> Sequence[Check]:
    from engine.kinds.clusters.verify import verify_release

    return verify_release(folder, claims, data)


def recount(folder: Path, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    from engine.kinds.clusters.verify_metrics import recount as count

    return count(folder, claims)


def pictures(published: Any, params: Any) -> Sequence[ReportFigure]:
    from engine.kinds.clusters.report_figures import pictures as draw

    return draw(published, params)


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> dict[str, Any]:
    from engine.kinds.clusters.compare import compare_files

    return compare_files(original, released, options, progress)


def _view(name: str) -> Any:
    def show(data: Any, published: Any, params: Any, **asked: Any) -> Any:
        from engine.kinds.clusters import views

        return getattr(views, name)(data, published, params, **asked)

    return show


def _add_master(commands: Any) -> None:
    from engine.kinds.clusters.exchange_cli import add_master

    add_master(commands)


def _add_site(commands: Any) -> None:
    from engine.kinds.clusters.exchange_cli import add_site

    add_site(commands)


def _by_membership(utility: str, **tried: Sequence[Any]) -> Sweep:
    """What members give away against one figure of utility."""
    return Sweep(
        tried=grid(**tried),
        risk="membership_auc",
        utility=utility,
        limit=lambda policy: policy.max_auc_clusters,
    )


_PATTERNS_SWEEP = Sweep(
    tried=grid(min_count=(5, 10, 20, 50), support=(0.02, 0.05, 0.1, 0.2)),
    risk="smallest_count",
    utility="clusters",
    limit=lambda policy: policy.min_group,
    log=True,
)


def _technique(
    key: str,
    title: str,
    sentence: str,
    Params: type,
    shown: Any,
    promise: Any,
    sweep: Sweep,
    files: Any = one_file,
) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=sentence,
        Params=Params,
        metrics=shown,
        formats=("csv", "parquet"),
        promise=promise,
        run=run,
        measure=measure,
        export=export,
        verify=verify,
        recount=recount,
        gate=promises.gate,
        audit=audit,
        describe=describe,
        files=files,
        report_figures=pictures,
        sweep=sweep,
    )


KIND = Kind(
    key="clusters",
    title="Clusters",
    summary="Cluster what several sites hold without pooling it; release models and samples, not rows.",
    order=5,
    drop_hint="Drop one table a site, or one table to split into sites and rehearse.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx"),
    sample="clinics.csv",
    preview=preview,
    load=load,
    fingerprint=fingerprint,
    compare=compare,
    views={
        name: _view(name)
        for name in (
            "overview",
            "scatter",
            "closer",
            "central",
            "kdistance",
            "choose_k",
            "border",
            "cost_quality",
            "patterns",
            "attack",
        )
    },
    commands=(_add_master, _add_site),
    techniques=(
        _technique(
            "clusters.em",
            "Private mixture (distributed EM)",
            "Sites send screened normal distributions; released are a mixture and a sample drawn from it.",
            Em,
            metrics.EM,
            promises.promise_em,
            _by_membership("log_likelihood", k=(2, 3, 4, 5, 6, 8, 12)),
            files_em,
        ),
        _technique(
            "clusters.kmeans",
            "k-means (distributed Lloyd)",
            "k-means from sums that the sites send; small parts are counted with their neighbours.",
            Kmeans,
            metrics.KMEANS,
            promises.promise_kmeans,
            _by_membership("inertia", k=(2, 3, 4, 5, 6, 8, 10, 15)),
        ),
        _technique(
            "clusters.sdbdc",
            "Density by representatives (SDBDC)",
            "Sites send means of dense places; the master joins them to clusters of any shape.",
            Sdbdc,
            metrics.SDBDC,
            promises.promise_sdbdc,
            _by_membership("adjusted_rand_index", min_count=(5, 10, 20, 40), eps_local=(0.5, 1.0)),
        ),
        _technique(
            "clusters.dbscan",
            "Exact density clusters (PDBSCAN)",
            "Exactly DBSCAN, worked on in parts side by side; original points cross between the sites.",
            Dbscan,
            metrics.DBSCAN,
            promises.promise_dbscan,
            _by_membership("noise", min_points=(4, 6, 8, 12, 16, 24), min_count=(10, 20)),
        ),
        _technique(
            "clusters.patterns",
            "Frequent patterns",
            "Which values occur together, in tables that tell of no small group however they are combined.",
            Patterns,
            metrics.PATTERNS,
            promises.promise_patterns,
            _PATTERNS_SWEEP,
            files_patterns,
        ),
    ),
)
