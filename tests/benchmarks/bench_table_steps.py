"""Steps, risks, scan and check of tables at size, against the targets of their specification.

python tests/benchmarks/bench_table_steps.py [--rows 1000000]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pyarrow as pa
from pyarrow import csv as arrow_csv

from engine.core.identifiers import scan
from engine.core.progress import Progress
from engine.kinds.tables import pram
from engine.kinds.tables.check import check
from engine.kinds.tables.code import bound_by_share, round_to
from engine.kinds.tables.pseudonymise import keyed
from engine.kinds.tables.suda import suda

ADULT = Path(__file__).resolve().parents[3] / "shared" / "data" / "tables" / "adult.csv"


def timed(name, work, target):
    wall, cpu = time.perf_counter(), time.process_time()
    found = work()
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(f"{name:52} {wall:8.3f} s wall {cpu:8.3f} s cpu   target {target}", flush=True)
    return found


def bench_suda(rows, random):
    if ADULT.exists():
        table = arrow_csv.read_csv(ADULT, parse_options=arrow_csv.ParseOptions(delimiter=";"))
        names = table.column_names[:8]
        codes = [np.unique(np.array(table.column(n).to_pylist(), str), return_inverse=True)[1] for n in names]
        found = timed("SUDA2, Adult, 8 columns, M 3", lambda: suda(codes, 3), "≤ 0.3 s")
        print(f"    {found.rows} rows, {found.minimal} minimal uniques")
        timed("SUDA2, Adult, 8 columns, M 4", lambda: suda(codes, 4), "(0.12 s measured before)")
    mostly = [random.integers(0, width, rows) for width in (90, 40, 500, 16, 300, 1000)]
    timed(f"SUDA2, {rows} × 6 mostly unique rows, M 3", lambda: suda(mostly, 3), "≤ 40 s at 10⁶")


def bench_steps(rows, random):
    values = [f"P{number:09}" for number in range(rows)]
    timed(f"pseudonyms of {rows} different values", lambda: keyed(values, bytes(32), "p"), "≤ 6 s at 10⁶")
    income = random.lognormal(10, 1, rows)
    timed(f"top coding of {rows} numbers", lambda: bound_by_share(income, 0.01, 10), "none")
    timed(f"rounding of {rows} numbers", lambda: round_to(income, 500.0), "none")
    codes, matrix = random.integers(0, 50, rows), pram.uniform(50, 0.8)
    timed(f"PRAM of {rows} cells, 50 labels", lambda: pram.draw(codes, matrix, random.random(rows)), "none")


def bench_scan(rows, random):
    texts = pa.array([f"case {n} of somebody" for n in range(rows)])
    columns = {f"t{n}": texts for n in range(4)}
    columns |= {f"n{n}": random.integers(0, 10**9, rows) for n in range(6)}
    columns |= {f"f{n}": random.normal(size=rows) for n in range(5)}
    columns |= {f"c{n}": pa.array(random.choice(["a", "b", "c"], rows)) for n in range(5)}
    timed(f"identifier scan, {rows} × 20", lambda: scan(columns), "≤ 10 s at 10⁶")


def bench_check(rows, random):
    table = pa.table(
        {f"q{n}": random.integers(0, width, rows) for n, width in enumerate((9, 9, 5, 4, 20, 3))}
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.csv"
        arrow_csv.write_csv(table, path)
        asked = {
            "quasi": ",".join(f"q{n}" for n in range(5)),
            "sensitive": "q5",
            "k": "5",
            "l": "2",
            "t": "0.3",
        }
        timed(f"check tables, {rows} × 6", lambda: check(path, asked, Progress()), "≤ 10 s at 10⁶")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=1_000_000)
    rows, random = parser.parse_args().rows, np.random.default_rng(1)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for bench in (bench_suda, bench_steps, bench_scan, bench_check):
        bench(rows, random)


if __name__ == "__main__":
    main()
