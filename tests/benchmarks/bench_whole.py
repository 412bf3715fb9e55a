"""The whole way of a release in every kind, part by part: load, run, measure, export, verify, report.

    python tests/benchmarks/bench_whole.py [--only tables] [--rows 100000,1000000] [--profile PART]

Every case is a release through the pipeline in a process of its own; the parts are timed where the pipeline
calls them, the verifier's process included. CPU seconds (threads and children), peak memory of all processes
together while each part works (looked at fifty times a second; pages of mapped files are in it). The floor is
one pass of pyarrow over the same bytes: read and written once; XES, which pyarrow does not know, as a column
of lines. What is not the algorithm should take no more than twice the algorithm and twice the floor: the last
column is the share of that.

Rows are: of a table, series, points of two numbers, edges drawn, events. Largest sizes measured: 10000000 for
tables, clusters and event logs (2 GB), 5000000 for time series, 1000000 for graphs.
"""

from __future__ import annotations

import argparse
import cProfile
import dataclasses
import multiprocessing
import os
import pstats
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as main.py does
os.environ.setdefault("OMP_NUM_THREADS", "1")

from engine.core.progress import Listener, Progress

PARTS = ("load", "run", "measure", "export", "verify", "report", "rest")
STEP = 1 << 18  # rows made at a time


def _csv(path: Path, rows: int, columns: Callable[[Any, int, int], dict[str, Any]]) -> None:
    """A table written part by part: `columns(generator, first row, rows)` makes one part."""
    import numpy as np
    import pyarrow as pa
    from pyarrow import csv

    generator, writer = np.random.default_rng(7), None
    for start in range(0, rows, STEP):
        part = pa.table(columns(generator, start, min(STEP, rows - start)))
        writer = writer or csv.CSVWriter(path, part.schema)
        writer.write_table(part)
    assert writer is not None
    writer.close()


def tables(folder: Path, rows: int) -> tuple[str, Path, dict[str, Any]]:
    """Ten columns: five numbers get noise; three numbers and two texts leave as they are."""
    import numpy as np

    def columns(generator: Any, start: int, n: int) -> dict[str, Any]:
        numbers = {f"x{j}": np.round(generator.normal(50, 12, n), 2) for j in range(8)}
        towns = np.array([f"town {j}" for j in range(40)])
        return numbers | {"town": towns[generator.integers(0, 40, n)], "sex": generator.choice(["f", "m"], n)}

    _csv(folder / "table.csv", rows, columns)
    return "tables.perturb", folder / "table.csv", {"columns": [f"x{j}" for j in range(5)]}


def timeseries(folder: Path, rows: int) -> tuple[str, Path, dict[str, Any]]:
    """Random walks of 24 points with an identifier and a sensitive attribute."""
    import numpy as np

    def columns(generator: Any, start: int, n: int) -> dict[str, Any]:
        values = np.round(np.cumsum(generator.normal(size=(n, 24)), axis=1), 3)
        names = {"meter": np.arange(start, start + n)}
        tariffs = {"tariff": generator.choice(["day", "night", "flat"], n)}
        return names | {f"t{j:02}": values[:, j] for j in range(24)} | tariffs

    _csv(folder / "series.csv", rows, columns)
    return (
        "timeseries.naive",
        folder / "series.csv",
        {"id": "meter", "sensitive": ["tariff"], "k": 10, "P": 3},
    )


def graphs(folder: Path, rows: int) -> tuple[str, Path, dict[str, Any]]:
    """Maps of fifty edges a person among rows/20 nodes, some much more often named than others."""
    import numpy as np

    def columns(generator: Any, start: int, n: int) -> dict[str, Any]:
        nodes = max(50, rows // 20)
        ends = (generator.power(0.7, size=(2, n)) * nodes).astype(np.int64)
        ends[1] += ends[0] == ends[1]
        people = (np.arange(start, start + n) // 50).astype(str)
        named = [np.char.add("n", end.astype(str)) for end in ends]
        return {"person": np.char.add("p", people), "source": named[0], "target": named[1]}

    _csv(folder / "maps.csv", rows, columns)
    roles = {"participant": "person", "source": "source", "target": "target"}
    return "graphs.synthetic", folder / "maps.csv", roles


def clusters(folder: Path, rows: int) -> tuple[str, Path, dict[str, Any]]:
    """Points of the plane around eight centres, held by four sites."""
    import numpy as np

    def columns(generator: Any, start: int, n: int) -> dict[str, Any]:
        angle = generator.integers(0, 8, n) * np.pi / 4
        return {
            "x": np.round(10 * np.cos(angle) + generator.normal(size=n), 3),
            "y": np.round(10 * np.sin(angle) + generator.normal(size=n), 3),
        }

    _csv(folder / "points.csv", rows, columns)
    return "clusters.kmeans", folder / "points.csv", {"k": 8, "split": "random:4"}


def eventlogs(folder: Path, rows: int) -> tuple[str, Path, dict[str, Any]]:
    """A log of cases of ten events, each event with four attributes: some 300 bytes an event."""
    import numpy as np

    generator = np.random.default_rng(7)
    steps = [f"step {letter}" for letter in "ABCDEFGHIJ"]
    event = (
        '<event>\n<string key="concept:name" value="{}"/>\n<string key="org:resource" value="user {}"/>\n'
        '<date key="time:timestamp" value="2024-{:02}-{:02}T{:02}:{:02}:00.000+01:00"/>\n'
        '<string key="lifecycle:transition" value="complete"/>\n</event>\n'
    )
    with (folder / "log.xes").open("w") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<log xes.version="1.0">\n')
        for case in range(rows // 10):
            swapped = int(generator.power(0.3) * 9)
            order = list(range(10))
            order[swapped], order[swapped - 1] = order[swapped - 1], order[swapped]
            day, user = divmod(case * 7, 336), case % 50
            events = [
                event.format(steps[o], user, 1 + day[1] // 28, 1 + day[1] % 28, 8 + j, case % 60)
                for j, o in enumerate(order)
            ]
            name = f'<trace>\n<string key="concept:name" value="case {case}"/>\n'
            file.write(name + "".join(events) + "</trace>\n")
        file.write("</log>\n")
    return "eventlogs.travas", folder / "log.xes", {}


KINDS = {make.__name__: make for make in (tables, timeseries, graphs, clusters, eventlogs)}


def floor(path: Path) -> float:
    """CPU seconds of pyarrow reading and writing the same bytes."""
    from pyarrow import csv

    began, copy = time.process_time(), path.with_suffix(".copy")
    one_column = csv.ReadOptions(column_names=["line"]), csv.ParseOptions(delimiter="\x01", quote_char=False)
    csv.write_csv(csv.read_csv(path, *(one_column if path.suffix == ".xes" else ())), copy)
    copy.unlink()
    return time.process_time() - began


class Clock(Listener):
    """CPU seconds and wall seconds of every part, taken where the pipeline calls it; `now_at` tells which."""

    def __init__(self, profiled: str, now_at: Any) -> None:
        self.spent: dict[str, tuple[float, float]] = {}
        self.profiled, self.now_at = profiled, now_at

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def door(*arguments: Any, **named: Any) -> Any:
            before, self.now_at.value = self.now_at.value, PARTS.index(part)
            profile = cProfile.Profile() if part == self.profiled else None
            began = self.now()
            try:
                return profile.runcall(work, *arguments, **named) if profile else work(*arguments, **named)
            finally:
                self.now_at.value = before
                cpu, wall = (then - first for then, first in zip(self.now(), began, strict=True))
                known = self.spent.get(part, (0.0, 0.0))
                self.spent[part] = known[0] + cpu, known[1] + wall
                if profile:
                    pstats.Stats(profile).sort_stats("cumulative").print_stats(45)

        return door

    @staticmethod
    def now() -> tuple[float, float]:
        own, children = (resource.getrusage(w) for w in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        cpu = own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime
        return cpu, time.monotonic()


def memory(process: int | str) -> float:
    """Megabytes of a process and all its children now."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:  # it has ended
        return 0.0
    return (int(found[1]) / 1024 if found else 0.0) + sum(map(memory, children))


def release(key: str, path: Path, values: dict[str, Any], profiled: str, answers: Any, now_at: Any) -> None:
    """One release with its parts timed."""
    from engine.core import pipeline, release, technique
    from engine.core.task import task_of
    from tests.signing import ReleaseOptions

    os.environ["SFUMATO_HOME"] = str(path.parent / "home")
    clock, found, kind = Clock(profiled, now_at), technique.find(key), technique.find_kind(key)
    watched = {part: clock.timed(part, getattr(found, part)) for part in ("run", "measure", "export")}
    found = dataclasses.replace(found, **watched)
    kind = dataclasses.replace(kind, load=clock.timed("load", kind.load or (lambda: None)))
    for module in (pipeline, release):
        module.find = lambda key: found  # type: ignore[attr-defined]
    pipeline.find_kind = lambda key: kind  # type: ignore[attr-defined]
    release.verification.in_own_process = clock.timed("verify", release.verification.in_own_process)  # type: ignore[attr-defined]
    release.html.write = clock.timed("report", release.html.write)  # type: ignore[attr-defined]
    began, task = clock.now(), task_of(found, [path], values, seed=1)
    pipeline.Pipeline().release(task, ReleaseOptions(str(path.parent / "out")), Progress(clock))
    cpu, wall = (after - before for after, before in zip(clock.now(), began, strict=True))
    spent, sums = clock.spent, [sum(part[i] for part in clock.spent.values()) for i in (0, 1)]
    answers.put(spent | {"rest": (cpu - sums[0], wall - sums[1])})


def measured(kind: str, rows: int, profiled: str) -> None:
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as name:
        key, path, values = KINDS[kind](Path(name), rows)
        answers, passed, peaks = context.SimpleQueue(), floor(path), dict.fromkeys(PARTS, 0.0)
        now_at = context.Value("i", PARTS.index("rest"))
        process = context.Process(target=release, args=(key, path, values, profiled, answers, now_at))
        process.start()
        while process.is_alive():
            process.join(0.02)
            part, taken = PARTS[now_at.value], memory(process.pid or 0)
            peaks[part] = max(peaks[part], taken)
        if process.exitcode:
            print(f"{kind:11}{rows:>10,}  ended with {process.exitcode}", flush=True)
            return
        spent, megabytes = answers.get(), path.stat().st_size / 1e6
    cpu, wall = (sum(spent.get(part, (0, 0))[i] for part in PARTS) for i in (0, 1))
    run = spent["run"][0]
    share = (cpu - run) / (2 * run + 2 * passed)
    parts = "".join(f"{spent.get(part, (0.0,))[0]:>9.2f}" for part in PARTS)
    print(f"{kind:11}{rows:>10,}{megabytes:>7.0f}{passed:>7.2f}{parts}{cpu:>9.1f}{wall:>8.1f}{share:>8.2f}")
    told = "".join(f"{peaks[part]:>9.0f}" for part in PARTS)
    print(f"{'':21}{'peak MB':>14}{told}{max(peaks.values()):>9.0f}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--only", default="", choices=("", *KINDS))
    options.add_argument("--rows", default="100000,1000000")
    options.add_argument("--profile", default="", choices=("", *PARTS), help="cProfile of one part")
    given = options.parse_args()
    heads = "".join(f"{part:>9}" for part in PARTS)
    print(f"{'CPU seconds':11}{'rows':>10}{'MB':>7}{'floor':>7}{heads}{'whole':>9}{'wall':>8}{'share':>8}")
    for kind in (given.only,) if given.only else KINDS:
        for rows in map(int, given.rows.split(",")):
            measured(kind, rows, given.profile)


if __name__ == "__main__":
    main()
