"""Sfumato: opens the window, with a file in it if one is named; with a sub-command, works headless."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from pathlib import Path

# One thread for linear algebra: two on a busy machine are many times slower.
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

# Without HOME the system still knows where it is; Qt would take the root folder for it.
if os.name == "posix" and not os.environ.get("HOME"):
    os.environ.pop("HOME", None)
    if (_home := os.path.expanduser("~")) != "~":
        os.environ["HOME"] = _home


def main() -> int:
    if sys.argv[1:2] == ["--probe"]:  # of a file whose parser may crash; see there
        from engine.io.statistical_probe import probe

        return probe(*sys.argv[2:])
    file = Path(sys.argv[1]) if len(sys.argv) == 2 else None
    if len(sys.argv) > 1 and not (file and file.suffix and file.is_file()):
        from engine.cli import main as command_line
        from engine.core.own_program import collect_seldom

        collect_seldom()
        # Asked to end by the system (a shutdown, a time limit) is as Ctrl+C: nothing is left behind.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        return command_line(sys.argv[1:])
    from gui.app import main as window

    return window(file)


if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: a frozen worker would open another window
    sys.exit(main())
