"""Check a release folder against its own promise and hashes, from the bytes on disk.

Used by `main.py verify`, and by every release before it counts: there in a process of its own, so
that nothing held in memory can vouch for what was written. With the audit folder beside it and the
input still there, the verifier also compares with the original.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.errors import InputError, SfumatoError
from engine.progress import Progress
from engine.recipe import read_recipe
from engine.technique import Check, find, find_kind


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def hashes(folder: Path) -> dict[str, str]:
    """sha256 of every file of a release but the manifest, which holds them."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    named = {path.relative_to(folder).as_posix(): path for path in paths}
    return {name: sha256(path) for name, path in named.items() if name != "manifest.json"}


def verify_folder(folder: Path, progress: Progress) -> list[Check]:
    """All checks of a release: `folder` holds release/ (and audit/), or is the release itself."""
    release = folder / "release" if (folder / "release").is_dir() else folder
    manifest = _read_manifest(release)
    checks = list(_bytes_as_written(release, manifest.get("files", {})))
    progress.report(0.2, "reading the original for comparison")
    audit = _read_audit(folder / "audit")
    original, at_hand = _original(folder / "audit", audit, progress)
    checks.append(at_hand)
    checks.append(_no_trace(release, audit))
    progress.report(0.5, "checking the promise")
    claims = {key: manifest.get(key, {}) for key in ("technique", "params", "columns")}
    checks += find(str(claims["technique"])).verify(release, claims, original)
    return checks


def in_own_process(folder: Path, progress: Progress) -> list[Check]:
    """`main.py verify` on the folder, in a process that shares nothing with this one."""
    process = subprocess.Popen(
        [*_own_command(), "verify", str(folder), "--json"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        while True:
            try:
                output, _ = process.communicate(timeout=0.1)
                break
            except subprocess.TimeoutExpired:
                progress.check()
    finally:
        process.kill()
        process.wait()
    try:
        answer = json.loads(output)
    except ValueError:
        raise SfumatoError(
            f"the verifying process ended without an answer (exit code {process.returncode})",
            hint="nothing was released; try again",
        ) from None
    if "checks" not in answer:
        raise SfumatoError(
            f"the written files could not be verified: {answer.get('error', '')}", answer.get("hint", "")
        )
    return [Check(**check) for check in answer["checks"]]


def _own_command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, str(Path(__file__).resolve().parent.parent / "main.py")]


def _read_manifest(release: Path) -> dict[str, Any]:
    path = release / "manifest.json"
    if not path.is_file():
        raise InputError(f"{release} is not a release: there is no manifest.json in it")
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise InputError(f"manifest.json is damaged: {error}") from None
    if not isinstance(manifest, dict) or "technique" not in manifest:
        raise InputError("manifest.json does not say which technique made the release")
    return manifest


def _bytes_as_written(release: Path, written: Mapping[str, str]) -> Iterator[Check]:
    found = hashes(release)
    changed = sorted(name for name, digest in written.items() if found.get(name, digest) != digest)
    missing = sorted(set(written) - set(found))
    extra = sorted(set(found) - set(written))
    yield Check(
        "Files are as they were written",
        bool(written) and not changed and not missing,
        _say(changed, "changed since: ")
        or _say(missing, "missing: ")
        or "sha256 as in the manifest: " + ", ".join(sorted(written)),
    )
    yield Check(
        "No file that the manifest does not name", not extra, _say(extra, "not in the manifest: ") or "none"
    )


def _say(names: Sequence[str], before: str) -> str:
    return before + ", ".join(names) if names else ""


def _read_audit(audit: Path) -> dict[str, Any]:
    try:
        return json.loads((audit / "audit.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def _original(folder: Path, audit: Mapping[str, Any], progress: Progress) -> tuple[Any, Check]:
    """The original data if it is still what the audit says, and a line about that."""
    name, inputs = "Compared with the original", audit.get("inputs", [])
    if not inputs or not (folder / "recipe.toml").is_file():
        return None, Check(name, True, "not compared: there is no audit folder beside the release")
    for known in inputs:
        path = Path(known["path"])
        if not path.is_file() or sha256(path) != known["sha256"]:
            return None, Check(name, True, "not compared: the input is gone or has changed since")
    source = read_recipe(folder / "recipe.toml").source
    if not source.paths:
        return None, Check(name, True, "not compared: the rows stay in the houses that hold them")
    source = replace(source, paths=tuple(known["path"] for known in inputs))
    load = find_kind(source.kind).load
    assert load is not None
    return load([Path(p) for p in source.paths], source.reading, source.columns, progress), Check(
        name, True, "the input is the one the audit names"
    )


def _no_trace(release: Path, audit: Mapping[str, Any]) -> Check:
    """Neither paths nor hashes of the inputs may stand in what leaves the house."""
    secrets = [known[key] for known in audit.get("inputs", []) for key in ("path", "sha256")]
    for path in sorted(release.rglob("*")):
        if path.suffix in (".json", ".html"):
            text = path.read_text(encoding="utf-8", errors="replace")
            if any(secret in text for secret in secrets):
                return Check(
                    "No trace of the input's origin", False, f"{path.name} names the input or its hash"
                )
    return Check(
        "No trace of the input's origin", True, "no path and no hash of the input in report or manifest"
    )
