# Runs before main.py in the packaged program: POT imports its solver for bijections (174 MB, used by
# nobody here) whenever anything of it is imported. An empty room in its place is enough.
import sys
import types

bsp = types.ModuleType("ot.bsp")
bsp.compute_bspot_bijection = bsp.merge_bijections = None
sys.modules["ot.bsp"] = bsp
