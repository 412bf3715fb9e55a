"""Check a release folder against its own promise and hashes, from the bytes on disk.

Used by `main.py verify`, and by every release before it counts: there in a process of its own, so
that nothing held in memory can vouch for what was written. With the audit folder beside it and the
input still there, the verifier also compares with the original.

The verifier is not led by what it verifies. What the manifest says is held against the declarations of the
technique before anything is believed (engine/manifest.py): parameters by their ranges, the promise by
its words, files by their names, the report by what the manifest makes of it, metrics by counting them again
where the file gives them. Whatever is broken is a failed check.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core import strict_json
from engine.core.data_digest import digest
from engine.core.errors import Cancelled, InputError, SfumatoError
from engine.core.json_values import Document
from engine.core.own_program import own_command
from engine.core.progress import Progress
from engine.core.recipe import read_recipe
from engine.core.technique import Check, find, find_kind
from engine.core.text import from_templates, text
from engine.io.cleaning import recorded
from engine.verify import manifest as manifests
from engine.verify.cleaning import check_cleaning, of_the_kind
from engine.verify.read_once import reading_once


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def hashes(folder: Path, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """sha256 of every file of a release but the manifest, which holds them; of those that are known, the
    known one."""
    named = {path.name: path for path in sorted(folder.iterdir()) if path.is_file()}
    known = known or {}
    return {name: known.get(name) or sha256(path) for name, path in named.items() if name != "manifest.json"}


def verify_folder(folder: Path, progress: Progress, finished: bool = True) -> list[Check]:
    """All checks of a release: `folder` holds release/ (and audit/), or is the release itself.

    One that is being written (not `finished`) has no report yet, and tells of no verification.
    """
    release = folder / "release" if (folder / "release").is_dir() else folder
    if not (release / "manifest.json").exists():
        raise InputError(text("{release} is not a release: there is no manifest.json in it", release=release))
    try:
        plain = _only_plain_files(release)
        if not plain.passed:
            return [plain]
        manifest = _read_manifest(release)
    except (ValueError, OSError) as error:
        return [Check("Manifest reads", False, text("manifest.json is damaged: {error}", error=error))]
    checks = [plain, *_bytes_as_written(release, manifest)]
    try:
        with reading_once():
            for check in _judged(release, manifest, tuple(checks), finished, progress):
                checks.append(check)
    except (Cancelled, KeyboardInterrupt):
        raise
    except Exception as error:  # whatever a hostile folder brings about is an answer, not an accident
        checks.append(
            Check("Release reads", False, text("it cannot be verified: {error}", error=_said(error)))
        )
    return checks


def _said(error: Exception) -> str:
    return error.message if isinstance(error, SfumatoError) else f"{type(error).__name__}: {error}"


def _judged(
    release: Path, manifest: Document, before: Sequence[Check], finished: bool, progress: Progress
) -> Iterator[Check]:
    read = manifests.read(manifest, finished)
    found = [*before, *read.checks]
    yield from read.checks
    if read.claims is None:
        return
    for check in _of_the_technique(release, manifest, read.claims, finished, progress):
        found.append(check)
        yield check
    if finished:
        yield manifests.checks_as_found(manifest, found)
        yield manifests.report_as_made(release, manifest, found)


def _of_the_technique(
    release: Path, manifest: Document, claims: Document, finished: bool, progress: Progress
) -> Iterator[Check]:
    yield manifests.files_as_promised(claims, manifest, finished)
    progress.report(0.2, "reading the original for comparison")
    audit_folder = release.resolve().parent / "audit"  # "." has no parent by its name
    audit = _read_audit(audit_folder)
    with recorded() as cleaned:
        original, at_hand = _original(audit_folder, audit, claims["technique"], progress)
    yield at_hand
    if original is not None and not finished:
        yield from _as_workers_read_it(audit, original)
    yield from check_cleaning(claims, None if original is None else cleaned.counts())
    yield _no_trace(release, audit)
    progress.report(0.5, "checking the promise")
    judged = list(find(claims["technique"]).verify(release, of_the_kind(claims), original))
    yield from judged
    del original  # its memory is free while figures are counted
    if all(check.passed for check in judged):  # what is in a file of another form is not worth counting
        progress.report(0.8, "counting the figures again")
        yield manifests.figures_as_counted(release, claims, manifest)


def in_own_process(folder: Path, progress: Progress) -> list[Check]:
    """`main.py verify` on the folder, in a process that shares nothing with this one."""
    process = subprocess.Popen(
        [*own_command(), "verify", str(folder), "--unfinished", "--json", "--templates"],
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
        answer = from_templates(json.loads(output))
    except ValueError:
        raise SfumatoError(
            text(
                "the verifying process ended without an answer (exit code {returncode})",
                returncode=process.returncode,
            ),
            hint="nothing was released; try again",
        ) from None
    if "checks" not in answer:
        raise SfumatoError(
            text("the written files could not be verified: {error}", error=answer.get("error", "")),
            answer.get("hint", ""),
        )
    return [Check(**check) for check in answer["checks"]]


# ── the folder ────────────────────────────────────────────────────────────────────────────────


def _only_plain_files(release: Path) -> Check:
    """No link, folder or device: a hash says nothing of what hides behind them."""
    name = "Nothing but files"
    if release.is_symlink():
        return Check(name, False, "the release is a link to another folder")
    for entry in sorted(os.scandir(release), key=lambda entry: entry.name):
        status = entry.stat(follow_symlinks=False)
        if not stat.S_ISREG(status.st_mode):
            return Check(name, False, text("{name} is not a plain file", name=entry.name))
    return Check(name, True, "no link, no folder and no device")


def _read_manifest(release: Path) -> Document:
    text = (release / "manifest.json").read_text(encoding="utf-8")
    manifest = strict_json.parse(text)
    if not isinstance(manifest, dict):
        raise ValueError("it is not an object")
    if json.dumps(manifest, indent=2, ensure_ascii=False) + "\n" != text:
        raise ValueError("it is not written as Sfumato writes it")
    return manifest


def _bytes_as_written(release: Path, manifest: Document) -> Iterator[Check]:
    written, found = manifest.get("files"), hashes(release)
    if not isinstance(written, dict) or not written:
        yield Check("Files are as they were written", False, "the manifest names no files")
        return
    changed = sorted(name for name, digest in written.items() if found.get(name, digest) != digest)
    missing = sorted(set(written) - set(found))
    extra = sorted(set(found) - set(written))
    yield Check(
        "Files are as they were written",
        not changed and not missing,
        (changed and text("changed since: {names}", names=", ".join(changed)))
        or (missing and text("missing: {names}", names=", ".join(missing)))
        or "every file has the sha256 that the manifest gives",
    )
    unnamed = text("not in the manifest: {names}", names=", ".join(extra)) if extra else text("none")
    yield Check("No file that the manifest does not name", not extra, unnamed)


# ── the original ──────────────────────────────────────────────────────────────────────────────


def _read_audit(audit: Path) -> Document:
    try:
        record = json.loads((audit / "audit.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    inputs = record.get("inputs") if isinstance(record, dict) else None
    if not isinstance(inputs, list):
        return {}
    known = [i for i in inputs if isinstance(i, dict) and {"path", "sha256"} <= set(i)]
    return {**record, "inputs": known}


def _original(folder: Path, audit: Document, technique: str, progress: Progress) -> tuple[Any, Check]:
    """The original data if it is still what the audit says, and a line about that."""
    name, inputs = "Compared with the original", audit.get("inputs", [])

    def not_compared(why: str) -> tuple[Any, Check]:
        return None, Check(name, True, text("not compared: {why}", why=why), confidential=True)

    if not folder.is_dir():
        return not_compared("there is no audit folder beside the release")
    if not inputs or not (folder / "recipe.toml").is_file():
        return not_compared("the audit beside the release does not say what the input was")
    for known in inputs:
        path = Path(str(known["path"]))
        if not path.is_file() or sha256(path) != known["sha256"]:
            return not_compared("the input is gone or has changed since")
    recipe = read_recipe(folder / "recipe.toml")
    if recipe.technique != technique:
        return None, Check(
            name, False, "the audit beside the release is of another technique", confidential=True
        )
    source = recipe.source
    if not source.paths:
        return not_compared("the rows stay in the houses that hold them")
    source = replace(source, paths=tuple(known["path"] for known in inputs))
    load = find_kind(source.kind).load
    assert load is not None
    data = load([Path(p) for p in source.paths], source.reading, source.columns, progress)
    return data, Check(name, True, "the input is the one the audit names", confidential=True)


def _as_workers_read_it(audit: Document, original: object) -> Iterator[Check]:
    """While a release is made: what workers of a cluster said of the files is what is read here by one
    process. Later nothing is left of what they said but the release."""
    if said := audit.get("loaded"):
        same = digest(original) == said
        found = "the same to the last bit" if same else "workers of the cluster told other data than is there"
        yield Check("Files are as workers read them", same, found, confidential=True)


def _no_trace(release: Path, audit: Document) -> Check:
    """Neither paths nor hashes of the inputs may stand in what leaves the house."""
    secrets = [str(known[key]) for known in audit.get("inputs", []) for key in ("path", "sha256")]
    for path in sorted(release.iterdir()):
        if path.suffix in (".json", ".html"):
            written = path.read_text(encoding="utf-8", errors="replace")
            if any(secret in written for secret in secrets):
                return Check(
                    "No trace of the input's origin",
                    False,
                    text("{name} names the input or its hash", name=path.name),
                )
    return Check(
        "No trace of the input's origin", True, "no path and no hash of the input in report or manifest"
    )
