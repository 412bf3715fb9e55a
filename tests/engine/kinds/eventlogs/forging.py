"""A sender who knows the program: changes a release and makes everything around it fit again."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core import params
from engine.core.progress import Progress
from engine.core.report import html
from engine.core.technique import Done, find
from engine.verify.folder import hashes, verify_folder

Change = Callable[[Path, dict[str, Any]], None]
REPORTS = ("report.html", "report.pdf")


def finish(release: Path, manifest: dict[str, Any]) -> None:
    """Hashes, report and manifest as an honest program would write them for what is there now."""
    manifest["files"] = {name: digest for name, digest in hashes(release).items() if name not in REPORTS}
    with contextlib.suppress(Exception):  # what cannot be reported is sent with the report that was there
        html.write(release, manifest, ())
    manifest["files"] = hashes(release)
    (release / "manifest.json").write_text(
        json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
    )


def failed(folder: Path) -> list[str]:
    return [check.name for check in verify_folder(folder, Progress()) if not check.passed]


def manifest_of(release: Path) -> dict[str, Any]:
    return json.loads((release / "manifest.json").read_text(encoding="utf-8"))


# ── changes of the data ───────────────────────────────────────────────────────────────────────


def data_of(release: Path) -> Path:
    (path,) = release.glob("data.*")
    return path


def instead(old: str, new: str, count: int = 1) -> Change:
    """Another text in the data file."""

    def change(release: Path, _manifest: dict[str, Any]) -> None:
        path = data_of(release)
        before = path.read_bytes().decode("utf-8")
        after = re.sub(old, lambda found: found.expand(new), before, count=count, flags=re.DOTALL)
        assert after != before, "the forgery changes nothing"
        path.write_bytes(after.encode("utf-8", "surrogatepass"))

    return change


def bytes_(new: Callable[[bytes], bytes]) -> Change:
    def change(release: Path, _manifest: dict[str, Any]) -> None:
        path = data_of(release)
        after = new(path.read_bytes())
        assert after != path.read_bytes()
        path.write_bytes(after)

    return change


# ── changes of what is said ───────────────────────────────────────────────────────────────────


def params_(promised: bool = True, **values: Any) -> Change:
    """Other parameters; `promised`: with the words of the promise that these make."""

    def change(_release: Path, manifest: dict[str, Any]) -> None:
        manifest["params"].update(values)
        if promised:
            promise_again(manifest)

    return change


def facts(**values: Any) -> Change:
    def change(_release: Path, manifest: dict[str, Any]) -> None:
        manifest["done"]["facts"].update(values)
        promise_again(manifest)

    return change


def leaving(edit: Callable[[list[dict[str, str]]], Any]) -> Change:
    def change(_release: Path, manifest: dict[str, Any]) -> None:
        edit(manifest["done"]["leaving"])

    return change


def entry(key: str, value: Any) -> Change:
    def change(_release: Path, manifest: dict[str, Any]) -> None:
        manifest[key] = value

    return change


def both(*changes: Change) -> Change:
    def change(release: Path, manifest: dict[str, Any]) -> None:
        for one in changes:
            one(release, manifest)

    return change


def promise_again(manifest: dict[str, Any]) -> None:
    technique = find(manifest["technique"])
    chosen: Any = params.build(technique.Params, manifest["params"])
    manifest["promise"] = dict(technique.promise(chosen, Done.from_dict(manifest["done"])).__dict__)
