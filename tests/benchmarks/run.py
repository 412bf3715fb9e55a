"""Run the benchmarks one after the other: `make bench`, or `make bench ONLY=timeseries`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> int:
    wanted = sys.argv[1:] or [path.stem.removeprefix("bench_") for path in sorted(HERE.glob("bench_*.py"))]
    environment = os.environ | {"PYTHONPATH": str(HERE.parent.parent), "QT_QPA_PLATFORM": "offscreen"}
    failed = []
    for name in wanted:
        print(f"\n=== {name} " + "=" * (72 - len(name)), flush=True)
        done = subprocess.run([sys.executable, str(HERE / f"bench_{name}.py")], env=environment)
        if done.returncode:
            failed.append(name)
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall benchmarks ran")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
