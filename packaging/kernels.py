"""Compile the engine's kernels ahead of time, so that neither numba nor its compiler (155 MB) is installed.

    python packaging/kernels.py FOLDER    writes the extension module sfumato_kernels there

A kernel that Python calls needs a line in SIGNATURES; those that only kernels call come along by
themselves. For any processor of the kind: the same digits on every machine. Needs a C++ compiler.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numba.pycc import CC

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

MODULE = "sfumato_kernels"
GRID = "f8[:,::1], i8[:,::1], i8[::1], f8, f8"  # points, cells, start, side, ε²
SIGNATURES = {
    "engine.io.xes_scan.scan_traces": "Tuple((i8, i8, i4[::1], i4[::1], i4[::1], i8[::1], i8[:,::1], "
    "i8[:,::1]))(u1[::1], u1[::1], i8[::1])",
    "engine.kinds.clusters.dbscan._components": f"i8[::1]({GRID}, b1[::1])",
    "engine.kinds.clusters.dbscan._core_flags": f"b1[::1]({GRID}, i8, b1[::1])",
    "engine.kinds.clusters.dbscan._roots": "i8[::1](i8[::1])",
    "engine.kinds.clusters.dbscan._touching": f"i8[:,::1]({GRID}, b1[::1], i8[::1], b1[::1])",
    "engine.kinds.clusters.dbscan._unite_pairs": "none(i8[::1], i8[::1], i8[::1])",
    "engine.kinds.clusters.em._pass": "Tuple((f8[::1], f8[:,::1], f8[:,:,::1], f8))"
    "(f8[:,::1], f8[:,::1], f8[:,:,::1], f8[::1])",
    "engine.kinds.clusters.lloyd._assign": "Tuple((f8[:,::1], f8))(f8[:,::1], f8[:,::1], i8[::1])",
    "engine.kinds.clusters.lloyd._plus_plus": "i8[::1](f8[:,::1], f8[::1], f8[:,::1])",
    "engine.kinds.clusters.representatives._greedy": "UniTuple(i8[::1], 2)"
    "(f8[:,::1], i8[::1], i8[:,::1], i8[::1], f8, f8)",
    "engine.kinds.clusters.representatives._greedy_lists": "UniTuple(i8[::1], 2)"
    "(i8, i8[::1], i8[::1], f8[::1], f8)",
    "engine.kinds.clusters.stable_groups._add": "f8(f8[:,::1], i8[::1], f8[:,::1], f8[:,::1])",
    "engine.kinds.eventlogs.group_times.aligned": "i8[::1](i8[::1], i8[::1])",
    "engine.kinds.graphs.centrality._triangles": "f8[::1](i8[::1], i4[::1], f8[::1])",
    "engine.kinds.graphs.shortest_paths._brandes": "none(i8[::1], i4[::1], f8[::1], f8, i8, i8[::1], "
    "f8[:,::1])",
    "engine.kinds.tables.diversity_kernels.fulfils": "b1(i4[::1], i8, i4[::1], i8[::1], i8, "
    "i4[:,::1], i8[:,::1], f8[::1], f8[::1], i8[::1], f8, b1, f8)",
    "engine.kinds.tables.lattice._group_rows": "Tuple((i8[::1], i8))(i4[:,::1], i8[::1], i4[:,:,::1], "
    "i8[:,::1])",
    "engine.kinds.tables.lattice._loss": "f8(i4[:,::1], i8[::1], f8[:,:,::1], f8[::1], b1[::1])",
    "engine.kinds.tables.microaggregate._build": "none(f8[:,::1], i8[::1], i8[::1], i8[::1], i8[::1], "
    "i8[::1], f8[:,::1], f8[:,::1], i8[::1], i8[::1])",
    "engine.kinds.tables.microaggregate._centre_some": "none(f8[:,::1], i8[::1], i8, i8, i8, f8, i4[::1], "
    "i8[::1], i8[::1], i8, i8[::1], i8[::1], i8[::1], f8[:,::1], f8[:,::1], i8[::1], i8[::1], i8[::1], "
    "i8[::1])",
    "engine.kinds.tables.microaggregate._mdav_some": "Tuple((i8[::1], i8))(f8[:,::1], i8, i4[::1], i8[::1], "
    "i8, i8)",
    "engine.kinds.tables.mondrian._advance": "none(i4[:,::1], b1[::1], f8[::1], i8[::1], f8[::1], f8[::1], "
    "i8, i4[::1], i8[::1], i4[:,::1], i8[:,::1], f8[::1], f8[::1], i8[::1], f8, b1, f8, i8, i8, i4[::1], "
    "i4[::1], i8[:,::1], i4[:,::1], i4[:,::1], i8[::1], i4[:,::1], i4[:,::1], i4[:,::1], i4[::1], "
    "i8[::1], i8[::1])",
    "engine.kinds.timeseries.cut_kernels.cut_block": "Tuple((i8[::1], i8[::1], f8[:,::1], f8[:,::1]))"
    "(f8[:,::1], i8[::1], i8, i8)",
    "engine.kinds.timeseries.cut_kernels.values_at": "none(f8[:,::1], i4[::1], i8[::1], f8[::1])",
    "engine.kinds.timeseries.cut_kernels.widen": "none(f8[:,::1], i4[::1], f8[:,::1], f8[:,::1])",
    "engine.kinds.timeseries.query_kernels.count_inside": "none(f8[:,::1], i8[::1], i8[:,::1], f8[:,::1], "
    "f8[:,::1], i8[::1])",
    "engine.kinds.timeseries.query_kernels.shares_inside": "none(f8[:,::1], f8[:,::1], f8[::1], i8, i8[::1], "
    "f8[::1], f8[::1], f8[::1])",
    "engine.kinds.timeseries.rounding_kernels.to_multiples": "UniTuple(f8[::1], 2)"
    "(f8[::1], f8[::1], f8[::1])",
    "engine.kinds.timeseries.union_kernels.join_some": "b1(f8[:,::1], f8[:,::1], i8[::1], i8, b1[::1], "
    "i8[::1], i8[::1], i8[::1], f8[:,::1], f8[:,::1], i8, f8[:,::1], f8[:,::1], i8[::1], i8[::1], i8[::1], "
    "f8[:,::1], f8[:,::1], f8[:,::1], f8[:,::1])",
}


def exported() -> CC:
    """Numba's ahead-of-time compiler with all that is to be compiled."""
    from numba.core.compiler import Flags
    from numba.pycc import compiler as ahead
    from numba.pycc.cc import CC

    def flags() -> Flags:
        """As for `nogil=True`, which numba's ahead-of-time compiler does not ask about."""
        new = Flags()
        new.release_gil = True
        return new

    ahead.Flags = flags
    compiler = CC(MODULE, source_module=sys.modules[__name__])
    for name, signature in SIGNATURES.items():
        module, _, function = name.rpartition(".")
        kernel = getattr(import_module(module), function)
        compiler.export(name.replace(".", "_"), signature)(kernel.py_func)
    return compiler


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    compiler = exported()
    compiler.output_dir = str(folder)
    compiler.compile()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
