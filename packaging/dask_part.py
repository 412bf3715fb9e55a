"""Dask as a folder that is laid beside the installed program, for those who have machines to work with.

    python packaging/dask_part.py fetch FOLDER [pip's options]    the versions in locks/dask.txt
    python packaging/dask_part.py list FOLDER                     its parts, each with its licence
    python packaging/dask_part.py pack FOLDER ARCHIVE             as .tar.xz or .zip

Only Dask and what it asks for: numpy, pandas and the engine are the program's, and so is the standard
library, of which the program brings the modules that Dask imports (sfumato.spec).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "locks" / "dask.txt"
# Tests, and what a compiler or a type checker reads.
LEFT_OUT = (
    "**/tests",
    "**/test",
    "**/*.pyi",
    "**/*.pyx",
    "**/*.pxd",
    "**/*.h",
    "**/*.c",
    "bin",
    "**/__pycache__",
)


def fetch(folder: Path, options: list[str]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    install = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps"]
    install += ["--require-hashes", "--no-compile", "--root-user-action=ignore", "--target", str(folder)]
    subprocess.run([*install, *options, "-r", str(LOCK)], check=True)
    for pattern in LEFT_OUT:
        for path in sorted(folder.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def list_parts(folder: Path) -> None:
    """As for the program: a licence for every part, and all of them in a CycloneDX list."""
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    from inventory import Inventory

    from engine import VERSION

    parts = Inventory.installed(distributions(path=[str(folder)]))
    bare = [part.name for part in parts.parts if not part.texts]
    if bare:
        raise SystemExit(f"no licence text: {', '.join(bare)}")
    (folder / "sbom.cdx.json").write_text(parts.cyclonedx(VERSION), encoding="utf-8")


def pack(folder: Path, archive: Path) -> None:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = [str(path.relative_to(folder.parent)) for path in files]
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for path, name in zip(files, names, strict=True):
                packed.write(path, name)
        return
    with tarfile.open(archive, "w:xz") as packed:
        for path, name in zip(files, names, strict=True):
            packed.add(path, name, filter=_of_root)


def _of_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o644
    return entry


if __name__ == "__main__":
    command, folder, *words = sys.argv[1:]
    if command == "fetch":
        fetch(Path(folder), words)
    elif command == "list":
        list_parts(Path(folder))
    else:
        pack(Path(folder), Path(words[0]))
