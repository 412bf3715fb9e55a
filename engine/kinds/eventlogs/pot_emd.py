"""POT's network simplex without the rest of POT.

`import ot` takes four seconds and 200 MB, because it imports scipy, pandas and scikit-learn; the solver is
one compiled file that needs numpy alone. It is loaded here under a name of its own, in milliseconds. The one
thing that it asks of its package, `utils.dist`, serves a function for points on a line that is not used.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any

PACKAGE = "engine.kinds.eventlogs._pot"


@cache
def network_simplex() -> ModuleType:
    """The module `ot.lp.emd_wrap`."""
    spec = find_spec("ot")
    for folder in (spec and spec.submodule_search_locations) or ():
        found = FileFinder(f"{folder}/lp", (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(
            f"{PACKAGE}.lp.emd_wrap"
        )
        if found and found.loader:
            _stub_package()
            module = module_from_spec(found)
            found.loader.exec_module(module)
            return module
    from ot.lp import emd_wrap  # where it lies elsewhere, as in some installed programs

    return emd_wrap


def _stub_package() -> None:
    for name in (PACKAGE, f"{PACKAGE}.lp", f"{PACKAGE}.utils"):
        module: Any = ModuleType(name)
        module.__path__ = []
        module.dist = None
        sys.modules[name] = module
