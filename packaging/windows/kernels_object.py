"""Under wine, where there is no C compiler: the machine code of the kernels alone, for mingw to link.

python packaging/windows/kernels_object.py FOLDER    writes sfumato_kernels.o there
"""

from __future__ import annotations

import sys
from pathlib import Path

import numba.pycc.cc

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import kernels


class NoCompiler:
    """Numba asks for a C compiler before it is told that none is needed."""

    def get_ext_filename(self, name: str) -> str:
        return f"{name}.pyd"


def main(folder: Path) -> None:
    numba.pycc.cc.Toolchain = NoCompiler
    folder.mkdir(parents=True, exist_ok=True)
    kernels.exported()._compile_object_files(str(folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
