"""Which library costs how much: the table in README.md.

python packaging/sizes.py dist
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

SMALL = 5  # megabytes; what is smaller is one line
BESIDE = {
    "numpy.libs": "numpy",
    "scipy.libs": "scipy",
    "scikit_learn.libs": "sklearn",
    "shiboken6": "PySide6",
}
LOADER = "Python itself and the compiled modules of all libraries"


def costs(app: Path) -> Counter[str]:
    """Bytes by library; links cost nothing."""
    found: Counter[str] = Counter()
    for path in app.rglob("*"):
        if path.is_file() and not path.is_symlink():
            parts = path.relative_to(app).parts
            inside = len(parts) > 2 and not parts[1].endswith(".dist-info")
            name = BESIDE.get(parts[1], parts[1]) if inside else "other"
            own = name in ("other", "python3.11") and path.name.startswith(
                ("sfumato", "libpython", "base_library")
            )
            found[LOADER if own or name == "python3.11" else name] += path.stat().st_size
    return found


def main(dist: Path) -> None:
    found = costs(dist / "sfumato")
    print("| part | MB |\n| --- | ---: |")
    rest = 0
    for name, size in found.most_common():
        if size < SMALL * 2**20 or name == "other":
            rest += size
        else:
            print(f"| {name} | {size / 2**20:.0f} |")
    print(f"| everything else | {rest / 2**20:.0f} |")
    print(f"| **installed** | **{sum(found.values()) / 2**20:.0f}** |")
    for package in sorted(dist.glob("sfumato[-_]*")):
        print(f"| **{package.name}** | **{package.stat().st_size / 2**20:.0f}** |")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
