"""The longest freeze of the window in every workspace, from the first click to a released file.

    python tests/benchmarks/bench_freezes.py [--largest | --rows 1000000] [--turns 5] [--slow MS] [KIND …]

Each turn is a fresh program with a fresh window, driven by clicks: the sample, Run, every tab and page, every
theme, Release. With --largest the most there is to draw: variants, nodes, classes; with --rows the files and
techniques of bench_whole.py, of so many rows, series, points, edges or events. A figure a phase, the median
of all turns: the longest gap between two ticks of a 2 ms timer in the window's thread, the whole of it (a
timer of 16 ms would add anything up to 16 to what a click really waits). On a busy machine that holds what
other programs take as well. The second line of a kind does not: it leaves out the time in which the thread
could have run and no core was free (Linux counts it); files, locks and the worker's threads stay in it. The
third is CPU time of the thread alone. `--slow 30` tells what it was at, in each such pause of 30 ms or more.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import ClassVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
import shiboken6
from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QToolButton

from engine.core.params import fields
from engine.core.technique import find, kinds
from gui.app import dress, make_application
from gui.base import theme
from gui.base.settings import Settings
from gui.kinds import read_ahead
from gui.workspace.workflow import Step
from tests.benchmarks import bench_whole
from tests.windows import panels_in_turn

ROOT = Path(__file__).resolve().parents[2]
TICK = 2  # milliseconds
PHASES = ("show", "open", "run", "look", "theme", "release")
PATIENCE = 900_000
SAMPLE_LIMIT, LARGEST_LIMIT, CLICKS = 50, 100, 8
LARGEST_TECHNIQUE = {"clusters": "clusters.dbscan"}  # the one meant for 10⁶ points; elsewhere the first
Work = tuple[str, str, dict]  # file, technique, settings; without a file the sample


def without_queue() -> float:
    """The clock, standing still while this thread waits for a core (Linux; elsewhere as any other clock)."""
    waited, now = queued(), time.perf_counter()
    while (later := queued()) != waited:  # its core was taken away between the two looks
        waited, now = later, time.perf_counter()
    return now - waited / 1e9


def queued() -> int:
    """Nanoseconds for which this thread has waited for a core."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_bytes().split()[1])
    except OSError:
        return 0


class Meter:
    """Knows the longest pause of the event loop, phase by phase and clock by clock."""

    CLOCKS: ClassVar = {"": time.perf_counter, "  own": without_queue, "  CPU": time.thread_time}

    def __init__(self, slow: float) -> None:
        self.found: dict[str, list[float]] = {}  # ms
        self._longest, self._last, self._phase = self._none, self._now(), ""
        self._witness = Witness(slow) if slow else None
        self._ticks = QTimer(interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._ticks.timeout.connect(self._tick)

    @property
    def _none(self) -> list[float]:
        return [0.0] * len(self.CLOCKS)

    def _now(self) -> list[float]:
        return [clock() for clock in self.CLOCKS.values()]

    def _tick(self) -> None:
        now = self._now()
        took = [1000 * (after - before) for before, after in zip(self._last, now, strict=True)]
        self._longest = [max(pair) for pair in zip(self._longest, took, strict=True)]
        if self._witness is not None:
            self._witness.tell(self._phase, *took)
        self._last = self._now()

    @contextmanager
    def phase(self, name: str):
        self._phase, self._longest, self._last = name, self._none, self._now()
        self._ticks.start()
        yield
        self._ticks.stop()
        before = self.found.get(name, self._none)
        self.found[name] = [max(pair) for pair in zip(before, self._longest, strict=True)]


class Witness:
    """Looks from beside what the window's thread is at, every millisecond."""

    def __init__(self, slow: float):
        self.slow, self.seen = slow, Counter()
        threading.Thread(target=self._look, args=(threading.get_ident(),), daemon=True).start()

    def _look(self, thread: int) -> None:
        while True:
            time.sleep(0.001)
            frame, names = sys._current_frames().get(thread), []
            while frame is not None:
                path = Path(frame.f_code.co_filename)
                names.append(f"{path.parent.name}/{path.name}:{frame.f_lineno} {frame.f_code.co_name}")
                frame = frame.f_back
            self.seen[" < ".join(name for name in names if "bench_freezes" not in name)] += 1

    def tell(self, phase: str, clock: float, took: float, work: float) -> None:
        seen, self.seen = self.seen, Counter()
        if took >= self.slow:
            print(f"{phase}: {took:.0f} ms of {clock:.0f}, CPU {work:.0f}", file=sys.stderr)
            for names, times in seen.most_common(12):
                print(f"{times:5} {names}", file=sys.stderr)


def wait_until(holds: Callable[[], bool]) -> None:
    loop, look, deadline = QEventLoop(), QTimer(), QDeadlineTimer(PATIENCE)
    look.timeout.connect(lambda: loop.quit() if holds() or deadline.hasExpired() else None)
    look.start(5)
    loop.exec()
    assert not deadline.hasExpired(), "the window did not get there"


def rest(milliseconds: int = 200) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Steward:
    def __init__(self, kind: str, folder: Path, slow: float):
        from gui.window import Window

        self.kind, self.folder = kind, folder
        self.meter, self.clicks = Meter(slow), 0
        self.window = Window(Settings(folder / "sfumato.ini"))
        self.window.resize(1440, 900)
        self.window.show()
        read_ahead()
        rest(1500)
        wait_until(lambda: "sfumato read ahead" not in {one.name for one in threading.enumerate()})

    def click(self, button: QAbstractButton) -> None:
        assert button.isVisible() and button.isEnabled(), button.text()
        self.clicks += 1
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def idle(self) -> bool:
        panel = self.workspace.panel_tabs.current()
        drawn = (panel is None or not panel.drawing) and not self.workspace.release_page.filling
        return drawn and not self.workspace.busy and not self.workspace.jobs.fetching

    def walk(self, file: str, technique: str, settings: dict) -> None:
        phase = self.meter.phase
        self.come_to_a_run(file, technique, settings)
        panels = panels_in_turn(self.workspace)
        while True:
            with phase("look"):
                if next(panels, None) is None:
                    break
                wait_until(self.idle)
                rest()
        for name in ("dark", "contrast", "light"):
            with phase("theme"):
                self.window.choose_theme(name)
                wait_until(lambda: not theme.busy())
                rest()
        with phase("release"):
            self.release()
        self.window.close()

    def come_to_a_run(self, file: str, technique: str, settings: dict) -> None:
        phase = self.meter.phase
        declared = {field.name for field in fields(find(technique).Params)} if technique else set()
        with phase("show"):
            self.clicks += 1
            self.window.go_to(self.kind)  # as Ctrl+1 … 5 do; the buttons of the first page open a dialog
            wait_until(lambda: self.kind in self.window.workspaces)
            rest(2000)  # the worker warms up meanwhile
        self.workspace = self.window.workspaces[self.kind]
        with phase("open"):
            if file:
                reading = {name: value for name, value in settings.items() if name not in declared}
                self.workspace.open_files([file], reading)
            else:
                self.click(self.workspace.empty_page.sample_button)
            wait_until(lambda: self.workspace.source is not None and self.idle())
            rest()
        if technique:
            chosen = {name: value for name, value in settings.items() if name in declared}
            self.workspace.setup.show_task(technique, chosen, None)
        with phase("run"):
            self.click(self.workspace.setup.run_button)
            wait_until(lambda: self.workspace.summary is not None and self.idle())
            rest()

    def release(self) -> None:
        steps = self.workspace.strip.findChildren(QToolButton)
        self.click(next(step for step in steps if step.accessibleName() == Step.RELEASE.title))
        page = self.workspace.release_page
        wait_until(lambda: bool(page.gate.lines) and self.idle())
        page.folder.setText(str(self.folder / "out"))
        for line in page.gate.lines:
            line.reason.setText("measured here, not published")
        page.gate.seen.setChecked(True)
        self.clicks += 1
        self.click(page.button)
        wait_until(lambda: page.released.isVisibleTo(page) and self.idle())
        rest()


def one(kind: str, work: Work, slow: float) -> None:
    """One turn, in a program of its own."""
    make_application([])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SFUMATO_HOME"] = folder  # a ledger of its own: releases of samples add up, too
        dress(Settings(Path(folder) / "sfumato.ini"))
        steward = Steward(kind, Path(folder), slow)
        steward.walk(*work)
        shiboken6.delete(steward.window)
        print(json.dumps({"clicks": steward.clicks, "phases": steward.meter.found}))


# --- the largest inputs ----------------------------------------------------------------------------


def write_table(path: Path, columns: dict[str, np.ndarray]) -> None:
    import pyarrow as pa
    from pyarrow import csv

    csv.write_csv(pa.table(columns), path)


def largest(kind: str, folder: Path) -> Path:
    """10⁵ series of 24 points, 10 000 variants, 5 000 nodes, 10⁶ people, 10⁶ points."""
    chance, path = np.random.default_rng(1), folder / f"{kind}.csv"
    if kind == "timeseries":
        names = np.array([f"p{i}" for i in range(100_000)])
        values = chance.gamma(2.0, 3.0, (24, 100_000)).round(2)
        write_table(path, {"id": names} | {f"t{j}": row for j, row in enumerate(values)})
    elif kind == "eventlogs":
        variants = [chance.integers(0, 16, length) for length in chance.integers(4, 20, 10_000)]
        chosen = [variants[i] for i in (*range(10_000), *range(3_000))]
        traces = np.concatenate(chosen)
        cases = np.repeat(np.arange(len(chosen)), [len(trace) for trace in chosen])
        times = np.datetime64("2025-01-01T00:00") + np.arange(len(traces)).astype("timedelta64[m]")
        activities = np.array([f"activity {a}" for a in range(16)])[traces]
        write_table(path, {"case": cases, "activity": activities, "timestamp": times.astype(str)})
    elif kind == "graphs":
        people, edges = 2_000, 40_000
        ends = (5_000 * chance.random((2, edges)) ** 2).astype(int)
        ends = ends[:, ends[0] != ends[1]]
        who = chance.integers(0, people, ends.shape[1])
        labels = np.array([f"node {i}" for i in range(5_000)])
        _, kept = np.unique(np.stack([who, *ends]), axis=1, return_index=True)
        names = np.array([f"R{i}" for i in range(people)])
        write_table(
            path,
            {
                "participant": names[who[kept]],
                "source": labels[ends[0][kept]],
                "target": labels[ends[1][kept]],
            },
        )
    elif kind == "tables":
        rows = 1_000_000
        age = chance.integers(18, 90, rows)
        income = (chance.lognormal(10, 0.5, rows) + 200 * age).round(2)
        write_table(
            path,
            {
                "name": np.array([f"person {i}" for i in range(rows)]),
                "age": age,
                "region": np.array(["north", "south", "east", "west"])[chance.integers(0, 4, rows)],
                "hours": chance.integers(10, 60, rows),
                "income": income,
                "tax": (0.2 * income + chance.normal(0, 500, rows)).round(2),
                "ill": np.array(["no", "yes"])[(chance.random(rows) < 0.1).astype(int)],
            },
        )
    else:
        centres = chance.uniform(-50, 50, (20, 2))
        points = centres[chance.integers(0, 20, 1_000_000)] + chance.normal(0, 1.5, (1_000_000, 2))
        write_table(path, {"x": points[:, 0].round(3), "y": points[:, 1].round(3)})
    return path


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*", default=[])
    parser.add_argument("--largest", action="store_true")
    parser.add_argument("--rows", type=int, default=0)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--slow", type=float, default=0, metavar="MS")
    parser.add_argument("--one", nargs=2, metavar=("KIND", "WORK"))
    options = parser.parse_args()
    if options.one:
        one(options.one[0], json.loads(options.one[1]), options.slow)
        return 0
    limit = LARGEST_LIMIT if options.largest or options.rows else SAMPLE_LIMIT
    print(f"longest freeze, ms, medians of {options.turns}; at most {limit}, and at most {CLICKS} clicks")
    print(f"{'':12}{'clicks':>7}" + "".join(f"{phase:>9}" for phase in PHASES))
    over = False
    with tempfile.TemporaryDirectory() as folder:
        for kind in options.kinds or list(kinds()):
            work: Work = ("", "", {})
            if options.rows:
                technique, path, settings = bench_whole.KINDS[kind](Path(folder), options.rows)
                work = str(path), technique, settings
            elif options.largest:
                work = str(largest(kind, Path(folder))), LARGEST_TECHNIQUE.get(kind, ""), {}
            told = [turn(__file__, kind, work, options.slow) for _ in range(options.turns)]
            clicks = median(one["clicks"] for one in told)
            for number, clock in enumerate(Meter.CLOCKS):
                took = [median(one["phases"][phase][number] for one in told) for phase in PHASES]
                first = f"{kind:12}{clicks:7.0f}" if not clock else f"{clock:19}"
                print(first + "".join(f"{longest:9.0f}" for longest in took), flush=True)
                over = over or (clock == "  own" and max(took) > limit)
            over = over or clicks > CLICKS
    return int(over)


def turn(program: str, kind: str, work: Work, slow: float) -> dict:
    command = [sys.executable, program, "--one", kind, json.dumps(work), "--slow", str(slow)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if slow:
        print(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])


if __name__ == "__main__":
    sys.exit(main())
