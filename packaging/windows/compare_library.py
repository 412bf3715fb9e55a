"""Python's library for Windows comes compiled and unsigned: which modules are as published, which differ?

    python compare_library.py PYTHON311.ZIP SOURCE_LIBRARY LIST

Each compiled module is held, as code, against the source of Debian's 3.11.2 and the library of the Python
that runs this. It is of 3.11.9: what was changed in between differs, so the list is to be read, not empty.
"""

from __future__ import annotations

import marshal
import sys
import sysconfig
import zipfile
from pathlib import Path
from types import CodeType

MAGIC = 16  # bytes before the code
PARTS = (
    "co_name",
    "co_code",
    "co_names",
    "co_varnames",
    "co_freevars",
    "co_cellvars",
    "co_flags",
    "co_exceptiontable",
)


def same(one: object, other: object) -> bool:
    """As code; where it lay and in which lines is no matter."""
    if isinstance(one, CodeType) and isinstance(other, CodeType):
        equal = all(getattr(one, part) == getattr(other, part) for part in PARTS)
        return equal and same(one.co_consts, other.co_consts)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and (one == other or one != one)


def compiled(path: Path) -> CodeType:
    """As the library for Windows was: without asserts and docstrings."""
    return compile(path.read_bytes(), str(path), "exec", dont_inherit=True, optimize=2)


def main(archive: Path, source: Path, listed: Path) -> None:
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("Python 3.11 is needed to compare code of Python 3.11")
    libraries = [source, Path(sysconfig.get_path("stdlib"))]
    different, unknown, equal = [], [], 0
    with zipfile.ZipFile(archive) as inside:
        for name in sorted(name for name in inside.namelist() if name.endswith(".pyc")):
            code = marshal.loads(inside.read(name)[MAGIC:])
            found = [library / name[:-1] for library in libraries if (library / name[:-1]).is_file()]
            if any(same(code, compiled(path)) for path in found):
                equal += 1
            else:
                (different if found else unknown).append(name)
    versions = f"3.11.2 and {sys.version.split()[0]}"
    lines = [
        f"Python's library for Windows, held against the sources of {versions}.",
        f"{equal} modules are equal.",
    ]
    lines += [
        "",
        f"{len(different)} differ from both:",
        *different,
        "",
        f"{len(unknown)} are in neither:",
        *unknown,
    ]
    listed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    rest = f"{len(different)} differ, {len(unknown)} unknown"
    print(f"--  Python's library: {equal} modules as in {versions}, {rest}: {listed}")
    if equal < 5 * (len(different) + len(unknown)):
        raise SystemExit("that is not Python's library")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
