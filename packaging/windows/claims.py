"""What must not be in the Windows folder, and what must: claims.py FOLDER, at the end of the build.

The build borrows a wine, ICU and Microsoft's C library to have Windows' Python run at all; and what opens a
connection is left out on purpose. By name, and by what the files say of themselves.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

FOREIGN = {
    "wine": r"wine",
    "ICU": r"icu(uc|dt|in)\d*\.dll$",
    "Microsoft's C library": r"ucrtbase|api-ms-win",
    "what is forwarded under wine": r"bcryptprimitives",
    "Arrow Flight": r"flight",
    "S3 and other cloud storage": r"arrow_(s3|gcs|azure)|_(s3|gcs|azure)fs",
    "Qt's network": r"Qt6?Network",
    "libraries for linkers": r"\.(lib|a)$",
}
WINE_MARK = b"Wine builtin DLL"  # in the head of every library of wine's


def main(folder: Path) -> int:
    files = [path for path in folder.rglob("*") if path.is_file()]
    complaints = []
    for words, pattern in FOREIGN.items():
        found = [path.name for path in files if re.search(pattern, path.name, re.IGNORECASE)]
        complaints += [f"{words} is inside: {', '.join(found)}"] if found else []
    programs = [path for path in files if path.suffix.lower() in (".exe", ".dll", ".pyd")]
    for path in programs:
        head = path.read_bytes()[:4096]
        if not head.startswith(b"MZ") or WINE_MARK in head:
            complaints.append(f"{path.name} is no program file of Windows, or one of wine's")
    names = {path.name for path in files}
    missing = {"sfumato.exe", "sfumato-cli.exe", "sfumato_kernels.cp311-win_amd64.pyd"} - names
    complaints += [f"missing: {', '.join(sorted(missing))}"] if missing else []
    inside = folder / "_internal"
    parts = [
        part["name"]
        for part in json.loads((inside / "sbom.cdx.json").read_text(encoding="utf-8"))["components"]
    ]
    bare = [name for name in parts if not any((inside / "licences" / name).glob("*"))]
    complaints += [f"no licence text: {', '.join(bare)}"] if bare else []
    for complaint in complaints:
        print(f"FAILED  {complaint}", file=sys.stderr)
    if not complaints:
        print(f"ok  {len(programs)} program files of Windows, none of {', '.join(FOREIGN)}")
        print(f"ok  {len(parts)} parts listed (CycloneDX), each with its licence")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
