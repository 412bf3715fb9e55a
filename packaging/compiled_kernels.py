# Runs before main.py in the packaged program: numba's place is taken by the kernels that kernels.py
# compiled when the package was built.
import sys
import types


def njit(kernel=None, **_options):
    if kernel is None:
        return njit
    import numpy as np
    import sfumato_kernels

    name = f"{kernel.__module__}.{kernel.__qualname__}"
    compiled = getattr(sfumato_kernels, name.replace(".", "_"), None)

    def call(*arguments):
        if compiled is None:  # not called by Python, or so it was when the package was built
            raise RuntimeError(f"{name} is not in the list of packaging/kernels.py")
        # Compiled for arrays without gaps, and not checked there. What a kernel writes to never has gaps.
        return compiled(*(np.ascontiguousarray(a) if isinstance(a, np.ndarray) else a for a in arguments))

    return call


numba = types.ModuleType("numba")
numba.njit = njit
numba.extending = types.ModuleType("numba.extending")
numba.extending.intrinsic = njit  # only kernels call these
sys.modules |= {"numba": numba, "numba.extending": numba.extending}
