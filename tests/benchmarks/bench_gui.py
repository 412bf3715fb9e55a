"""The window as a whole: start, memory at rest, from drop to plot, and cancels of a run over 10⁵ × 24.

All numbers are from the real window and its worker. How long it freezes is measured by bench_freezes.py.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import psutil
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer

from gui.app import dress, make_application
from gui.base.settings import Settings
from gui.workspace.workflow import Step

ROWS, POINTS, CANCELS = 100_000, 24, 50
DROPPED, ROW_BYTES = (1, 10, 100), 117  # MB; bytes in a line of 24 points
PATIENCE = 120_000

START = """
import resource, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QTimer
from gui.app import dress, make_application
from gui.base.settings import Settings
app = make_application(["sfumato"])
settings = Settings(Path(tempfile.mkdtemp()) / "s.ini")
settings.put("window/welcomed", True)
settings.put("window/tab", "timeseries")
dress(settings)
from gui.window import Window
window = Window(settings)
window.show()
def usable():
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime)
    window.close()
    app.quit()
QTimer.singleShot(0, usable)
app.exec()
"""


def wait_until(holds) -> None:
    loop, look, deadline = QEventLoop(), QTimer(), QDeadlineTimer(PATIENCE)
    look.timeout.connect(lambda: loop.quit() if holds() or deadline.hasExpired() else None)
    look.start(5)
    loop.exec()
    assert holds(), "the window did not get there"


def write_series(path: Path, rows: int) -> None:
    import pyarrow as pa  # not before memory at rest is measured
    from pyarrow import csv

    values = np.random.default_rng(1).gamma(2.0, 3.0, (POINTS, rows)).round(2)
    names = np.array([f"p{i}" for i in range(rows)])
    csv.write_csv(pa.table({"id": names} | {f"t{j}": column for j, column in enumerate(values)}), path)


def drops(workspace, folder: Path) -> None:
    """From the drop of a file to its preview, and to the first plot of the whole of it."""
    for size in DROPPED:
        path = folder / f"{size}.csv"
        write_series(path, round(size * 1e6 / ROW_BYTES))
        began = time.perf_counter()
        workspace.open_files([str(path)])
        wait_until(lambda: workspace.preview is not None)
        previewed = time.perf_counter() - began
        wait_until(lambda: workspace.source is not None)
        workspace.go(Step.CONFIGURE)
        wait_until(lambda: not workspace.jobs.fetching and not workspace.panel_tabs.current().drawing)
        plotted = time.perf_counter() - began
        print(f"drop to first plot, {size:3} MB     {plotted:8.2f} s       (preview: {previewed:.2f} s)")


def cancels(workspace) -> list[float]:
    chance, taken = random.Random(1), []
    for _turn in range(CANCELS):
        workspace.run()
        loop = QEventLoop()
        QTimer.singleShot(int(chance.uniform(0, 2500)), loop.quit)
        loop.exec()
        if not workspace.busy:
            continue
        began = time.perf_counter()
        workspace.cancel()
        wait_until(lambda: not workspace.busy)
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def main() -> None:
    root = Path(__file__).resolve().parents[2]
    started = [
        float(subprocess.run([sys.executable, "-c", START], cwd=root, capture_output=True, text=True).stdout)
        for _turn in range(5)
    ]
    print(f"start to usable window        {median(started):8.2f} CPU s   (at most 1.3)")
    app = make_application(["sfumato"])
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "s.ini")
        dress(settings)
        from gui.window import Window

        window = Window(settings)
        window.resize(1440, 900)
        window.show()
        workspace = window.show_kind("timeseries")
        wait_until(lambda: workspace.jobs.worker.pid is not None)
        loop = QEventLoop()
        QTimer.singleShot(3000, loop.quit)
        loop.exec()
        process = psutil.Process()
        at_rest = process.memory_info().rss / 1e6
        workers = sum(child.memory_info().rss for child in process.children(recursive=True)) / 1e6
        print(f"memory at rest, window        {at_rest:8.0f} MB      (at most 180)")
        print(f"memory at rest, warm worker   {workers:8.0f} MB")
        drops(workspace, Path(folder))
        path = Path(folder) / "series.csv"
        write_series(path, ROWS)
        workspace.open_files([str(path)])
        wait_until(lambda: workspace.source is not None and not workspace.busy)
        taken = cancels(workspace)
        print(f"cancel latency, longest       {max(taken):8.0f} ms      (at most 1000; {len(taken)} cancels)")
        print(f"cancel latency, median        {median(taken):8.0f} ms")
        window.close()
    left = [
        child
        for child in psutil.Process().children(recursive=True)
        if "spawn_main" in " ".join(child.cmdline())
    ]
    print(f"processes left behind         {len(left):8d}")
    app.quit()


if __name__ == "__main__":
    main()
