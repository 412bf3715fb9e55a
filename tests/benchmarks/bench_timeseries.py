"""Naive against the floor of its memory passes, KAPRA against Naive: CPU seconds, peak memory, growth.

    python tests/benchmarks/bench_timeseries.py [largest number of rows, default 1000000]

The floor is what any median partition of a table has to do to memory, once a level of the tree
(log2 of N/2k levels): read every column for its minimum and maximum, select the median of one
column, and copy every column in a line. No gathering, no grouping, no patterns. It is measured in
the same process, right before the run. Peak memory is the high-water mark above the table itself.
The longest silence is the longest CPU time between two moments at which the run hears Cancel.
"""

from __future__ import annotations

import math
import multiprocessing
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

K, P, POINTS = 10, 3, 24
TARGETS = {"naive / floor": 2.5, "kapra / naive": 4.0, "peak MB": 1000.0, "silence s": 0.3}


def make(rows: int):
    import numpy as np

    generator = np.random.default_rng(7)
    values = np.empty((rows, POINTS))
    for start in range(0, rows, 1 << 15):
        part = values[start : start + (1 << 15)]
        part[:] = generator.normal(size=part.shape)
        np.cumsum(part, axis=1, out=part)
    return values


def floor(values) -> float:
    """CPU seconds of the bare memory passes."""
    import numpy as np

    columns = np.ascontiguousarray(values.T)
    copy = np.empty_like(columns)
    began = time.process_time()
    for level in range(math.ceil(math.log2(len(values) / (2 * K)))):
        for j in range(POINTS):
            columns[j].min()
            columns[j].max()
        np.partition(columns[level % POINTS], len(values) // 2)
        for j in range(POINTS):
            copy[j] = columns[j]
    return time.process_time() - began


class Silence:
    """The longest time between two moments at which Cancel is heard."""

    def __new__(cls):
        from engine.core.progress import Listener

        class Heard(Listener):
            longest, last = 0.0, time.process_time()

            def cancelled(self) -> bool:
                now = time.process_time()
                self.longest, self.last = max(self.longest, now - self.last), now
                return False

        return Heard()


def reset_peak() -> float:
    """Resident megabytes now; the high-water mark starts again from here (Linux)."""
    Path("/proc/self/clear_refs").write_text("5")
    return memory("VmRSS")


def memory(name: str) -> float:
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(name))
    return int(line.split()[1]) / 1000


def case(key: str, rows: int, answers) -> None:
    from engine.core.progress import Progress
    from engine.core.randomness import Randomness
    from engine.core.technique import find
    from engine.kinds.timeseries.data import SeriesTable

    technique = find(key)
    small = SeriesTable(make(8000), tuple(f"t{j}" for j in range(POINTS)))
    chosen = technique.Params(k=K, P=P)
    technique.run(small, chosen, Randomness.from_seed(1), Progress())  # imports, first calls
    data = SeriesTable(make(rows), small.times)
    passes = floor(data.values)
    before, listener, began = reset_peak(), Silence(), time.process_time()
    published = technique.run(data, chosen, Randomness.from_seed(1), Progress(listener))
    seconds = time.process_time() - began
    answers.put(
        {
            "key": key,
            "rows": rows,
            "seconds": seconds,
            "floor": passes,
            "peak": memory("VmHWM") - before,
            "silence": listener.longest,
            "groups": len(published.low),
        }
    )


def measured(key: str, rows: int) -> dict:
    """One case in a process of its own, so that peaks do not add up."""
    context = multiprocessing.get_context("spawn")
    answers = context.Queue()
    process = context.Process(target=case, args=(key, rows, answers))
    process.start()
    found = answers.get()
    process.join()
    return found


def main() -> None:
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    sizes = [rows for rows in (10_000, 100_000, 1_000_000) if rows <= largest]
    print(f"(k,P) = ({K},{P}), random walks of {POINTS} points")
    print(
        f"{'':18}{'rows':>9}{'CPU s':>9}{'floor s':>9}{'ratio':>8}{'peak MB':>9}{'silence':>9}{'growth':>8}"
    )
    naive: dict[int, dict] = {}
    for key, limit in (("timeseries.naive", 1_000_000), ("timeseries.kapra", 100_000)):
        before = None
        for rows in (size for size in sizes if size <= limit):
            found = measured(key, rows)
            if key.endswith("naive"):
                naive[rows], ratio, name = found, found["seconds"] / found["floor"], "naive / floor"
            else:
                ratio, name = found["seconds"] / naive[rows]["seconds"], "kapra / naive"
            growth = math.log10(found["seconds"] / before) if before else float("nan")
            before = found["seconds"]
            print(
                f"{name:18}{rows:>9}{found['seconds']:>9.2f}{found['floor']:>9.2f}{ratio:>8.2f}"
                f"{found['peak']:>9.0f}{found['silence']:>9.2f}{growth:>8.2f}"
            )
    print("targets: " + ", ".join(f"{name} ≤ {value:g}" for name, value in TARGETS.items()))


if __name__ == "__main__":
    main()
