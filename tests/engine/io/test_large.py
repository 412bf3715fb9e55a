"""A hundred megabytes: seconds, near the data's own size, and never deaf to Cancel."""

from __future__ import annotations

import time

import numpy as np
import pyarrow as pa
import pytest

from engine.core.progress import Listener, Progress
from engine.io.csv_dialect import TableReading
from engine.io.table_read import preview_table, read_table
from engine.io.table_write import write_csv


class Watch(Listener):
    """The longest time between two looks at the Cancel button."""

    def __init__(self):
        self.last, self.longest = time.monotonic(), 0.0

    def cancelled(self):
        now = time.monotonic()
        self.longest, self.last = max(self.longest, now - self.last), now
        return False


@pytest.mark.slow
def test_a_hundred_megabytes(tmp_path):
    path = tmp_path / "large.csv"
    rows = 640_000
    values = np.round(np.random.default_rng(1).gamma(2, 50, (rows, 24)), 2)
    columns = {"id": [f"M{i}" for i in range(rows)], **{f"t{i}": values[:, i] for i in range(24)}}
    write_csv(path, columns)
    assert path.stat().st_size > 95_000_000

    began = time.process_time()
    preview_table(path, TableReading())
    assert time.process_time() - began < 1

    before = pa.total_allocated_bytes()
    watch, began = Watch(), time.process_time()
    table = read_table(path, TableReading(), Progress(watch))
    assert time.process_time() - began < 10
    assert watch.longest < 0.5
    assert pa.default_memory_pool().max_memory() - before < 3 * table.nbytes
    for i in (0, 23):
        np.testing.assert_array_equal(table.column(f"t{i}").to_numpy(), values[:, i])
