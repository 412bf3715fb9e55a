"""The report that goes with a release: a self-contained HTML page and a PDF, made from the manifest.

It says what the manifest says (which holds nothing of the original beyond the promise), in words,
with pictures drawn from the published data alone. No script, no external address; it prints well.
"""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.core import params
from engine.core.json_values import Document
from engine.core.number_format import grouped
from engine.core.technique import Metric, ReportFigure, Technique, find, find_kind

TEMPLATE = Path(__file__).resolve().parents[3] / "resources" / "report.html"
LIBRARIES = (
    "numpy",
    "scipy",
    "pyarrow",
    "scikit-learn",
    "rapidfuzz",
    "POT",
    "numba",
    "networkx",
    "rustworkx",
)
TREATMENTS = {"kept": "leaves as it is", "changed": "changed", "dropped": "not released"}
# One of them has another word.
ONE = {
    "people": "person", "rows": "row", "edges": "edge", "values": "value", "points": "point",
    "letters": "letter",
}  # fmt: skip
VERIFIED_BY = "The written files were read back by a separate process that shares no code with the technique."
ABOUT_FIGURES = (
    "Rounded. Figures labelled “guarantee” are those the promise rests on; “heuristic” and “measure” "
    "describe this release."
)
COUNTED = "Counted in the released file; verify counts them again."
MEASURED = "As measured by the house that released it; this file alone cannot prove these numbers."
NO_FIGURES = (
    "Figures that compare with the original are not published with this release: they would spend privacy "
    "that the promise does not account for. They are kept in the audit record."
)


def library_versions() -> dict[str, str]:
    """Versions of what computed the release, as far as installed."""
    found = {"python": sys.version.split()[0]}
    for name in LIBRARIES:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def write(folder: Path, manifest: Document, pictures: Sequence[ReportFigure]) -> None:
    from engine.core.report import pdf

    told = content(manifest, pictures)
    (folder / "report.html").write_text(html(told), encoding="utf-8")
    (folder / "report.pdf").write_bytes(pdf.as_bytes(told))


def html(told: Document) -> str:
    import jinja2

    page = jinja2.Template(TEMPLATE.read_text(encoding="utf-8"), autoescape=True, trim_blocks=True)
    return page.render(**told)


def content(manifest: Document, pictures: Sequence[ReportFigure]) -> Document:
    """All that a report says, whatever it is written as: what the manifest says, and pictures."""
    technique = find(manifest["technique"])
    told = {**manifest.get("utility", {}), **manifest.get("risk", {})}
    return {
        "technique": technique,
        "kind": find_kind(technique.key),
        "manifest": manifest,
        "parameters": list(_parameters(params.build(technique.Params, manifest["params"]))),
        "leaving": [
            (part["name"], TREATMENTS[part["treatment"]], part["how"], part["treatment"])
            for part in manifest["done"]["leaving"]
        ],
        "rows": _rows_told(manifest["done"]["facts"].get("rows")),
        "alike": _alike_told(manifest["done"]["facts"].get("alike")),
        "verified_by": VERIFIED_BY,
        "figures": _metrics(technique, told),
        "about_figures": ABOUT_FIGURES,
        "no_figures": NO_FIGURES,
        "pictures": pictures,
    }


def _metrics(technique: Technique, told: Document) -> list[tuple[str, list[tuple[Metric, str]]]]:
    """What can be proved of each sort of metrics, and those metrics in their order; a sort without any is
    left out."""
    published = [metric for metric in technique.metrics if told.get(metric.key) is not None]
    sorts = [
        (words, [(metric, _number(told[metric.key])) for metric in published if metric.proven == proven])
        for words, proven in ((COUNTED, True), (MEASURED, False))
    ]
    return [(words, metrics) for words, metrics in sorts if metrics]


def _rows_told(rows: Document | None) -> str:
    if rows is None:
        return ""
    unit = rows.get("unit", "rows")
    words = f"{rows['released']} of the {rows['read']} {unit} of the original are released"
    if rows["dropped"]:
        words += f", {rows['dropped']} are left out"
    return words + (f", {rows['filled']} values were filled in." if rows.get("filled") else ".")


def _alike_told(columns: Sequence[str] | None) -> str:
    """Over which columns rows are told apart, where the figures of a release are counted so."""
    return f"Rows count as alike where they agree in: {', '.join(columns)}." if columns else ""


def _parameters(chosen: Any) -> Iterator[tuple[str, str, str]]:
    """Label, value and meaning of every parameter; a chain tells its steps one by one."""
    for field in params.fields(chosen):
        value = getattr(chosen, field.name)
        if value is None or value == ():
            continue  # left to the data: what came of it stands under what leaves, and in the promise
        if field.type != "steps" or not value:
            yield field.label, _shown(field, value), field.help
            continue
        for place, step in enumerate((step for step in value if not step.off), 1):
            technique = find(step.technique)
            yield f"Step {place}: {technique.title}", "", technique.summary
            for label, shown, meaning in _parameters(step.params):
                yield f"{place}. {label}", shown, meaning


def _shown(field: params.Field, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    words = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    words = dict(field.choices).get(words, words)
    unit = ONE.get(field.unit, field.unit) if value == 1 else field.unit
    return f"{words} {unit}" if unit else words


def _number(value: object) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        # three digits are all that is published: no further ones, and no zeros in their place
        return grouped(value, ".3g" if abs(value) < 1000 else ".0f")
    return "–" if value is None else str(value)
