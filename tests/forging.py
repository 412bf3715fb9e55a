"""A release folder in the hands of somebody who wants raw data to pass as a release.

Whatever is changed, the hashes are made right again: a forger has the manifest's format at hand.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core import strict_json
from engine.core.audit import write_json
from engine.core.json_values import rounded
from engine.core.progress import Progress
from engine.core.report import html
from engine.core.technique import Check, ReportFigure, find
from engine.verify import manifest as manifests
from engine.verify.folder import hashes, verify_folder

Manifest = dict[str, Any]


def read(folder: Path) -> Manifest:
    return strict_json.parse((folder / "manifest.json").read_text(encoding="utf-8"))


def forge(
    honest: Path, target: Path, change: Callable[[Path, Manifest], None], report_too: bool = True
) -> list[Check]:
    """The checks that fail on a copy of an honest release (without its audit) after a change.

    The forger also writes the report anew from the changed manifest where that can be done.
    """
    shutil.copytree(honest, target)
    manifest = read(target)
    change(target, manifest)
    if report_too:
        _write_report(target, manifest)
    manifest["files"] = {**manifest.get("files", {}), **hashes(target)}
    gone = [name for name in manifest["files"] if not (target / name).exists()]
    for name in gone:
        del manifest["files"][name]
    write_json(target / "manifest.json", manifest)
    return [check for check in verify_folder(target, Progress()) if not check.passed]


def count_again(target: Path, manifest: Manifest) -> None:
    """Figures as the changed files give them: a forger tells no number that is easily found wrong."""
    with contextlib.suppress(Exception):  # what cannot be counted is told as it was
        technique = find(manifest["technique"])
        claims = {key: manifest[key] for key in ("technique", "params", "format", "done", "columns")}
        counted = technique.recount(target, claims)
        for metric in technique.metrics:
            if metric.proven and metric.group in manifest:
                told = {**manifest[metric.group], metric.key: rounded(counted[metric.key])}
                manifest[metric.group] = {key: value for key, value in told.items() if value is not None}


def _write_report(target: Path, manifest: Manifest) -> None:
    page = (target / "report.html").read_text(encoding="utf-8")
    drawn = [ReportFigure(title, caption, svg) for svg, title, caption in manifests._FIGURE.findall(page)]
    data = {name: digest for name, digest in hashes(target).items() if name not in manifests.REPORTS}
    try:
        html.write(target, {**manifest, "files": data}, drawn)
    except Exception:  # a manifest that no report can be made of: the old one stays
        return
