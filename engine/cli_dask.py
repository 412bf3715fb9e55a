"""`sfumato dask scheduler` and `sfumato dask worker`: Dask's own commands.

A worker needs the engine of the same version. With these, machines that have nothing but an installed Sfumato
(and the folder of Dask beside it) can work for one another.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from engine.core.errors import InputError


def add_dask(commands: Any) -> None:
    dask = commands.add_parser("dask", help="Dask's own: dask scheduler, dask worker ADDRESS", add_help=False)
    dask.add_argument("words", nargs=argparse.REMAINDER)
    dask.set_defaults(command=_dask)


def _dask(options: argparse.Namespace) -> int:
    try:
        from dask.cli import run_cli
    except ImportError:
        raise InputError("Dask is not installed", hint="docs/scale.md says how to get it") from None
    sys.argv[:] = ["sfumato dask", *options.words]
    run_cli()
    return 0
