"""The report that goes with a release: one self-contained HTML page, made from the manifest.

It says what the manifest says (which holds nothing of the original beyond the promise), in words,
with pictures drawn from the published data alone. No script, no external address; it prints well.
"""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import params
from engine.task import Outcome
from engine.technique import Figure, find, find_kind

TEMPLATE = Path(__file__).resolve().parent.parent / "resources" / "report.html"
LIBRARIES = (
    "numpy",
    "scipy",
    "pyarrow",
    "scikit-learn",
    "rapidfuzz",
    "POT",
    "ortools",
    "numba",
    "networkx",
    "rustworkx",
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


def write(path: Path, outcome: Outcome, manifest: Mapping[str, Any]) -> None:
    path.write_text(html(outcome, manifest), encoding="utf-8")


def html(outcome: Outcome, manifest: Mapping[str, Any]) -> str:
    import jinja2

    technique, chosen = find(outcome.task.technique), outcome.task.params
    page = jinja2.Template(TEMPLATE.read_text(encoding="utf-8"), autoescape=True, trim_blocks=True)
    told = {**manifest.get("utility", {}), **manifest.get("risk", {})}
    return page.render(
        technique=technique,
        kind=find_kind(technique.key),
        manifest=manifest,
        parameters=[(f, _shown(getattr(chosen, f.name))) for f in params.fields(chosen)],
        figures=[
            (figure, _number(told[figure.key], figure)) for figure in technique.figures if figure.key in told
        ],
        pictures=technique.pictures(outcome.published, chosen) if technique.pictures else (),
    )


def _shown(value: Any) -> str:
    if value is None:
        return "decided from the data"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value)
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _number(value: Any, figure: Figure) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:,.{figure.digits}f}".replace(",", "\u202f")
    return "–" if value is None else str(value)
