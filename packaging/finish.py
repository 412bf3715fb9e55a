"""Make the one-folder app smaller without changing what it does (Linux).

    python packaging/finish.py dist/sfumato

Symbols that only a debugger reads are removed from big libraries; OpenBLAS and what auditwheel
rewrote beside it (*.libs) stay as they are, because stripping breaks them. A file that is there
twice becomes a link.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

BIG = 200_000  # bytes; below that nothing is gained


def strip(folder: Path) -> None:
    for path in sorted(folder.rglob("*.so*")):
        rewritten = path.parent.name.endswith(".libs") and path.parent.name != ".libs"
        if path.is_file() and not path.is_symlink() and path.stat().st_size > BIG and not rewritten:
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True, stderr=subprocess.DEVNULL)


def link_duplicates(folder: Path) -> None:
    seen: dict[str, Path] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.stat().st_size > 0:
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            first = seen.setdefault(digest, path)
            if first is not path:
                path.unlink()
                path.symlink_to(os.path.relpath(first, path.parent))


def main(folder: Path) -> None:
    before = size(folder)
    strip(folder)
    link_duplicates(folder)
    print(f"{folder}: {before / 2**20:.0f} MiB, then {size(folder) / 2**20:.0f} MiB")


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
