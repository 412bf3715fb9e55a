"""What may be replaced: a release of ours and nothing else; and its record is kept.

A folder called `release` or `audit` is ours only if a manifest or an audit record of ours is in it and,
for `release`, nothing lies beside what the manifest names. The replaced release may have left the house
long ago: its audit and manifest stay, in `audit/replaced-<time>/` of the new one.
"""

from __future__ import annotations

import datetime
import json
import os
import re
import shutil
import stat
from pathlib import Path

from engine.core.errors import ReleaseError, Remedy
from engine.core.json_values import Document
from engine.core.text import text

PARTS = ("audit", "release")
KEPT = re.compile(r"replaced-\d{8}T\d{6}Z(-\d+)?")
KNOWN = {"release": ("sfumato", "technique", "files"), "audit": ("sfumato", "technique", "inputs")}
DROPPINGS = {".DS_Store", "Thumbs.db", "desktop.ini"}  # of file managers that looked at the folder
RECORD = {"release": "manifest.json", "audit": "audit.json"}


def refuse_existing(target: Path, overwrite: bool) -> None:
    """Refuse a target where a release would destroy what it may not."""
    if os.path.lexists(target) and not target.is_dir():
        raise ReleaseError(text("{target} is a file, not a folder", target=target), hint="choose a folder")
    there = [part for part in PARTS if os.path.lexists(target / part)]
    for part in there:
        _refuse_foreign(target / part)
    if there and not overwrite:
        raise ReleaseError(
            text("{target} already holds a release", target=target),
            hint="choose another folder, or ask for it to be replaced",
            remedies=(Remedy("Replace it", {"overwrite": True}, "--overwrite"),),
        )


def keep_record(target: Path, audit: Path) -> None:
    """Copy the audit and the manifest that are about to be replaced into the new audit folder.

    Copied, not moved: until the new release is in its place the old one is whole.
    """
    if not any((target / part).exists() for part in PARTS):
        return
    old = target / "audit"
    if old.is_dir():
        for earlier in sorted(old.iterdir()):
            if KEPT.fullmatch(earlier.name) and earlier.is_dir() and not earlier.is_symlink():
                shutil.copytree(earlier, audit / earlier.name, symlinks=True)
    kept = _free(audit)
    if old.is_dir():
        shutil.copytree(old, kept, symlinks=True, ignore=_kept_before)
    else:
        kept.mkdir()
    if (target / "release" / "manifest.json").is_file():
        shutil.copy2(target / "release" / "manifest.json", kept / "manifest.json")


def _kept_before(_: str, names: list[str]) -> set[str]:
    return {name for name in names if KEPT.fullmatch(name)}


def close_to_others(folder: Path) -> None:
    """The record names files, hashes and people: it is for its owner only (0700, files 0600)."""
    if os.name == "nt":
        return
    for where, _, files in os.walk(folder):
        os.chmod(where, 0o700)
        for name in files:
            path = Path(where, name)
            if not path.is_symlink():
                os.chmod(path, 0o600)


def _free(audit: Path) -> Path:
    now = datetime.datetime.now(datetime.UTC).strftime("%Y%m%dT%H%M%SZ")
    path, number = audit / f"replaced-{now}", 1
    while path.exists():
        number += 1
        path = audit / f"replaced-{now}-{number}"
    return path


def _refuse_foreign(folder: Path) -> None:
    """An error that names what is not ours."""
    found = _record(folder / RECORD[folder.name]) if _is_folder(folder) else None
    if found is None or not _ours(found, folder.name):
        raise ReleaseError(
            text("{folder} is there already and is not a folder of a release by Sfumato", folder=folder),
            hint="nothing was touched; choose another folder, or move it away yourself",
        )
    if folder.name == "release":
        extra = sorted(_files(folder) - set(found["files"]) - {"manifest.json"} - DROPPINGS)
        if extra:
            raise ReleaseError(
                text("{extra} is not part of the release that would be replaced", extra=folder / extra[0]),
                hint="nothing was touched; move it away first, or choose another folder",
            )


def _ours(record: Document, part: str) -> bool:
    if not all(name in record for name in KNOWN[part]):
        return False
    if not all(isinstance(record[name], str) for name in ("sfumato", "technique")):
        return False
    return isinstance(record["files"], dict) if part == "release" else isinstance(record["inputs"], list)


def _record(path: Path) -> Document | None:
    try:
        if not stat.S_ISREG(path.lstat().st_mode):
            return None
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


def _files(folder: Path) -> set[str]:
    """Everything in the folder that is not a folder, links too, without following them."""
    return {
        Path(where, name).relative_to(folder).as_posix()
        for where, folders, files in os.walk(folder)
        for name in (*files, *(name for name in folders if Path(where, name).is_symlink()))
    }
