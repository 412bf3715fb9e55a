"""Reading and writing 100 MB of CSV and SPSS: ours against pyarrow, pandas and pyreadstat, a process each.

    python tests/benchmarks/bench_files.py [megabytes]

Peak memory is the process's high-water mark above what it needed after its imports.
"""

from __future__ import annotations

import multiprocessing
import resource
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))


def make(path: Path, megabytes: int, shape: str) -> None:
    """Numbers with two decimals and an id (meter readings), or mixed texts and numbers."""
    import numpy as np

    rng = np.random.default_rng(7)
    row, written = 0, 0
    with open(path, "w", encoding="utf-8", newline="") as file:
        width = 24 if shape == "numbers" else 6
        texts = ["town", "street"] if shape == "mixed" else []
        file.write(",".join(["id", *texts, *(f"t{i}" for i in range(width))]) + "\n")
        while written < megabytes * 1_000_000:
            block = np.round(rng.gamma(2, 50, (2000, width)), 2)
            lines = []
            for values in block.tolist():
                words = [f"Ort {row % 997}", f'"Straße {row % 89}, hinten"'] if texts else []
                lines.append(",".join([f"M{row}", *words, *map(repr, values)]))
                row += 1
            text = "\n".join(lines) + "\n"
            written += len(text)
            file.write(text)


def ours(path: Path) -> int:
    from engine.core.progress import Progress
    from engine.io.csv_dialect import TableReading
    from engine.io.table_read import read_table

    return read_table(path, TableReading(), Progress()).num_rows


def ours_preview(path: Path) -> int:
    from engine.io.csv_dialect import TableReading
    from engine.io.table_read import preview_table

    return len(preview_table(path, TableReading()).rows)


def plain_arrow(path: Path) -> int:
    from pyarrow import csv

    return csv.read_csv(path).num_rows


def plain_pandas(path: Path) -> int:
    import pandas

    return len(pandas.read_csv(path))


def our_writer(path: Path) -> int:
    from engine.io.table_write import write_csv

    columns = _columns()
    write_csv(path.with_suffix(".out"), columns)
    return len(columns["id"])


def pandas_writer(path: Path) -> int:
    import pandas

    columns = _columns()
    pandas.DataFrame(columns).to_csv(path.with_suffix(".out"), index=False)
    return len(columns["id"])


def _columns() -> dict:
    import numpy as np

    rng = np.random.default_rng(7)
    numbers = {f"t{i}": np.round(rng.gamma(2, 50, 1_000_000), 2) for i in range(6)}
    return {"id": np.array([f"M{i}" for i in range(1_000_000)], dtype=object), **numbers}


def _measured(work, path: Path, pipe) -> None:
    import pandas  # noqa: F401
    import pyarrow.compute
    import pyarrow.csv
    import pyarrow.dataset  # noqa: F401

    import engine.io.csv_read
    import engine.io.table_read  # noqa: F401

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    wall, cpu = time.perf_counter(), time.process_time()
    rows = work(path)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    pipe.send((rows, wall, cpu, peak / 1024))


def measure(work, path: Path) -> tuple[int, float, float, float]:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_measured, args=(work, path, there))
    process.start()
    result = here.recv()
    process.join()
    return result


def make_sav(path: Path, megabytes: int) -> None:
    """A survey: answers by code, amounts, a town, a day."""
    import numpy as np
    import pandas
    import pyreadstat

    rng, rows = np.random.default_rng(7), megabytes * 1_000_000 // (8 * 32)
    columns = {f"x{i}": np.round(rng.normal(0, 100, rows), 2) for i in range(25)}
    columns |= {f"q{i}": rng.integers(1, 5, rows).astype(float) for i in range(5)}
    frame = pandas.DataFrame(columns | {"town": rng.choice(["Berlin", "Rome", "Paris"], rows)})
    frame["day"] = pandas.Timestamp("2020-01-01") + pandas.to_timedelta(rng.integers(0, 1000, rows), unit="D")
    labels = {1: "never", 2: "rarely", 3: "often", 4: "always"}
    pyreadstat.write_sav(frame, path, variable_value_labels={f"q{i}": labels for i in range(5)})


def plain_pyreadstat(path: Path) -> int:
    import pyreadstat

    return len(pyreadstat.read_sav(path)[0])


def main() -> None:
    megabytes = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{'':26}{'rows':>10}{'wall s':>9}{'CPU s':>8}{'peak MB':>9}{'wall / arrow':>14}")
    with tempfile.TemporaryDirectory() as folder:
        for shape in ("numbers", "mixed"):
            path = Path(folder) / f"{shape}.csv"
            make(path, megabytes, shape)
            floor = None
            for work in (plain_arrow, plain_pandas, ours, ours_preview):
                rows, wall, cpu, peak = min((measure(work, path) for _ in range(3)), key=lambda m: m[1])
                floor = floor or wall
                name = f"{shape}: {work.__name__}"
                print(
                    f"{name:26}{rows:>10}{wall:>9.2f}{cpu:>8.2f}{peak:>9.0f}{wall / floor:>14.2f}", flush=True
                )
        survey = Path(folder) / "survey.sav"
        make_sav(survey, min(megabytes, 100))
        floor = None
        for work in (plain_pyreadstat, ours, ours_preview):
            rows, wall, cpu, peak = min((measure(work, survey) for _ in range(3)), key=lambda m: m[1])
            floor = floor or wall
            name = f"sav: {work.__name__}"
            print(f"{name:26}{rows:>10}{wall:>9.2f}{cpu:>8.2f}{peak:>9.0f}{wall / floor:>14.2f}", flush=True)
        for work in (pandas_writer, our_writer):
            rows, wall, cpu, peak = measure(work, path)
            print(f"{work.__name__ + ', 10⁶ × 7':26}{rows:>10}{wall:>9.2f}{cpu:>8.2f}{peak:>9.0f}")


if __name__ == "__main__":
    main()
