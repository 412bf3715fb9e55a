# Runs before main.py in the packaged program: Dask, if its folder lies beside the program (dask_part.py).
import sys
from pathlib import Path

from engine import VERSION

beside = Path(sys._MEIPASS).parent / f"dask-{VERSION}"
if beside.is_dir():
    sys.path.append(str(beside))
