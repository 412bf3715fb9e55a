"""A release folder in the hands of somebody who wants raw data to pass as a release.

Whatever is changed, the hashes are made right again: a forger has the manifest's format at hand.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import manifest as manifests
from engine import report, strict_json
from engine.audit import write_json
from engine.figures import rounded
from engine.progress import Progress
from engine.technique import Check, Picture, find
from engine.verification import hashes, verify_folder

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
        for figure in technique.figures:
            if figure.proven and figure.group in manifest:
                told = {**manifest[figure.group], figure.key: rounded(counted[figure.key])}
                manifest[figure.group] = {key: value for key, value in told.items() if value is not None}


def _write_report(target: Path, manifest: Manifest) -> None:
    page = (target / "report.html").read_text(encoding="utf-8")
    drawn = [Picture(title, caption, svg) for svg, title, caption in manifests._FIGURE.findall(page)]
    data = {name: digest for name, digest in hashes(target).items() if name not in manifests.REPORTS}
    try:
        report.write(target, {**manifest, "files": data}, drawn)
    except Exception:  # a manifest that no report can be made of: the old one stays
        return
