"""What can go wrong around a run, under real conditions: nothing is lost, and the message is clear.

Disks are small tmpfs mounts where the tests may mount, else a limit on the size of files; workers are
killed and starved for real; sessions are cut off by killing the program.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.core.errors import InputError, ReleaseError
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.base.settings import Settings
from gui.workspace.session_recovery import Session
from gui.workspace.workflow import Step
from tests.signing import ReleaseOptions
from tests.windows import end

ROOT = Path(__file__).resolve().parents[2]
WAIT = 90_000

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits, mounts and signals of Linux")


@contextmanager
def disk(folder: Path, options: str):
    """A file system of its own on `folder`; skips where mounting is not allowed."""
    folder.mkdir(exist_ok=True)
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True)
    if made.returncode:
        pytest.skip("mounting is not allowed here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def release_by_command(out: Path, limit: int | None = None) -> subprocess.CompletedProcess:
    """Release the sample by the command line; `limit` bounds the size of every file it writes."""
    size = (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None
    sample = str(SAMPLES / "meters.csv")
    return subprocess.run(
        [sys.executable, "-B", "main.py", "run", "timeseries.naive", sample, "--out", str(out)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        preexec_fn=size,
    )


def assert_one_clear_line(done: subprocess.CompletedProcess, *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr


# ── where the release goes ────────────────────────────────────────────────────────────────────


def test_a_full_disk(tmp_path):
    with disk(tmp_path / "small", "size=64k") as small:
        (small / "mine.txt").write_text("already here")
        done = release_by_command(small / "out")
        assert_one_clear_line(done, "could not be written", "No space left on device")
        assert [path.name for path in small.iterdir()] == ["mine.txt"]


def test_a_file_that_may_not_grow(tmp_path):
    done = release_by_command(tmp_path / "out", limit=4096)
    assert_one_clear_line(done, "could not be written")
    assert not (tmp_path / "out").exists()


def test_a_folder_that_may_not_be_written_to(tmp_path):
    with disk(tmp_path / "shut", "ro") as shut:
        assert_one_clear_line(release_by_command(shut / "out"), "Read-only file system", str(shut))


class Vanish(Listener):
    """Takes a folder away as soon as a certain file of the release is there."""

    def __init__(self, folder: Path, name: str):
        self._folder, self._name, self.done = folder, name, False

    def cancelled(self):
        if not self.done and any(self._folder.rglob(self._name)):
            shutil.rmtree(self._folder)
            self.done = True
        return False


@pytest.mark.parametrize("last", ["manifest.json", "report.html"])  # before and after it is verified
def test_a_folder_that_vanishes_during_the_release(tmp_path, last):
    home = tmp_path / "stick"
    home.mkdir()
    task = task_of(find("timeseries.naive"), [SAMPLES / "meters.csv"], {})
    listener, pipeline = Vanish(home, last), Pipeline()
    pipeline.run(task, Progress())
    with pytest.raises(ReleaseError) as caught:
        pipeline.release(task, ReleaseOptions(str(home / "out")), Progress(listener))
    assert listener.done
    assert "vanished" in caught.value.message and caught.value.hint
    assert not home.exists() or not list(home.rglob("*.csv"))
    again = pipeline.release(
        task, ReleaseOptions(str(tmp_path / "elsewhere")), Progress()
    )  # nothing was lost
    assert all(check.passed for check in again.checks)


# ── the input ─────────────────────────────────────────────────────────────────────────────────


def test_an_input_that_changes_after_it_was_looked_at_is_not_released(tmp_path):
    path = shutil.copy(SAMPLES / "meters.csv", tmp_path / "meters.csv")
    task, pipeline = task_of(find("timeseries.naive"), [path], {}), Pipeline()
    pipeline.run(task, Progress())
    with Path(path).open("a") as file:
        file.write(Path(path).read_text().splitlines()[-1] + "\n")
    order = ReleaseOptions(str(tmp_path / "out"))
    for look in (
        lambda: pipeline.release(task, order, Progress()),
        lambda: pipeline.judge(task, order, Progress()),
        lambda: pipeline.view(task, "overview", {}, Progress()),
    ):
        with pytest.raises(ReleaseError, match="has changed on disk") as caught:
            look()
        assert caught.value.remedies
    assert not (tmp_path / "out").exists()
    pipeline.run(task, Progress())  # reads it again
    assert pipeline.release(task, order, Progress()).files


def test_an_input_that_is_gone_is_named(tmp_path):
    path = shutil.copy(SAMPLES / "meters.csv", tmp_path / "meters.csv")
    task, pipeline = task_of(find("timeseries.naive"), [path], {}), Pipeline()
    pipeline.run(task, Progress())
    Path(path).unlink()
    with pytest.raises(InputError, match=r"meters\.csv cannot be read"):
        pipeline.release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert not (tmp_path / "out").exists()


# ── the window ────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def settings(tmp_path):
    made = Settings(tmp_path / "settings" / "sfumato.ini")
    made.put("window/welcomed", True)
    made.put("window/tab", "timeseries")
    return made


@pytest.fixture
def window(qtbot, settings):
    from gui.window import Window

    made = Window(settings)
    made.show()
    yield made
    end(made)


def wait_idle(qtbot, workspace):
    qtbot.waitUntil(lambda: not workspace.busy, timeout=WAIT)


def open_and_run(qtbot, workspace, path):
    workspace.open_files((str(path),))
    wait_idle(qtbot, workspace)
    workspace.run()
    wait_idle(qtbot, workspace)
    assert workspace.summary is not None, workspace.message.text


def test_the_window_says_that_the_file_changed_and_reads_it_again(qtbot, window, tmp_path):
    path = Path(shutil.copy(SAMPLES / "meters.csv", tmp_path / "meters.csv"))
    workspace = window.show_kind("timeseries")
    open_and_run(qtbot, workspace, path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join(lines[:-20]) + "\n")
    workspace.go(Step.RELEASE)
    wait_idle(qtbot, workspace)
    assert "changed on disk" in workspace.message.text
    assert not workspace.release_page.button.isEnabled()
    workspace.message._buttons.itemAt(0).widget().click()
    wait_idle(qtbot, workspace)
    assert workspace.source is not None and ("Rows", "220") in workspace.preview.facts
    assert len(workspace.results.history.runs) == 1  # the run is still there to be repeated


def test_a_full_disk_costs_the_release_and_nothing_else(qtbot, window, tmp_path):
    workspace = window.show_kind("timeseries")
    open_and_run(qtbot, workspace, SAMPLES / "meters.csv")
    with disk(tmp_path / "small", "size=64k") as small:
        workspace.release_controller.release(ReleaseOptions(str(small / "out")))
        wait_idle(qtbot, workspace)
        assert "No space left on device" in workspace.message.text
        assert not any(small.iterdir())
    workspace.release_controller.release(ReleaseOptions(str(tmp_path / "roomy")))
    wait_idle(qtbot, workspace)
    assert (tmp_path / "roomy" / "release" / "manifest.json").exists(), workspace.message.text


def test_a_worker_out_of_memory_costs_the_run_and_nothing_else(qtbot, window, tmp_path):
    import numpy as np

    workspace = window.show_kind("timeseries")
    open_and_run(qtbot, workspace, SAMPLES / "meters.csv")  # so that all libraries are loaded
    # Larger than what the C library keeps of freed memory (32 MB): reading leaves nothing for a run to use.
    values = np.random.default_rng(1).normal(10, 3, (90_000, 48)).round(2)
    header = ",".join(f"t{j}" for j in range(48))
    lines = (",".join(map(str, row)) for row in values.tolist())
    (tmp_path / "big.csv").write_text("\n".join([header, *lines]) + "\n")
    workspace.open_files((str(tmp_path / "big.csv"),))
    wait_idle(qtbot, workspace)
    pid = workspace.jobs.worker.pid
    now = int(Path(f"/proc/{pid}/statm").read_text().split()[0]) * resource.getpagesize()
    resource.prlimit(pid, resource.RLIMIT_AS, (now, resource.RLIM_INFINITY))
    workspace.run()
    wait_idle(qtbot, workspace)
    assert "memory" in workspace.message.text, workspace.message._details.toPlainText()
    assert workspace.source is not None and workspace.summary is None
    if workspace.jobs.worker.pid == pid:
        resource.prlimit(pid, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    open_and_run(qtbot, workspace, SAMPLES / "meters.csv")


def test_a_killed_worker_is_replaced_and_the_run_can_be_repeated(qtbot, window):
    workspace = window.show_kind("timeseries")
    open_and_run(qtbot, workspace, SAMPLES / "meters.csv")
    os.kill(workspace.jobs.worker.pid, signal.SIGKILL)
    workspace.go(Step.RELEASE)  # the pipeline that knew the run is gone: it is computed again
    wait_idle(qtbot, workspace)
    if not workspace.release_page.gate.lines:  # it died while it was being asked
        assert "ended unexpectedly" in workspace.message.text
        workspace.go(Step.INSPECT)
        workspace.go(Step.RELEASE)
        wait_idle(qtbot, workspace)
    assert workspace.release_page.gate.lines


# ── sessions ──────────────────────────────────────────────────────────────────────────────────

PROGRAM = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from PySide6.QtCore import QTimer
from gui.app import make_application
from gui.base.settings import Settings

def main():
    app = make_application(["sfumato"])
    from gui.window import Window
    window = Window(Settings(Path(sys.argv[1])))
    workspace = window.show_kind("timeseries")
    workspace.open_files((sys.argv[2],))
    def look():
        if workspace.busy:
            return
        if workspace.summary is None:
            workspace.setup.set_values({"k": 9})
            workspace.run()
        else:
            workspace.undo_history.note()
            print("ready", flush=True)
            timer.stop()
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(50)
    app.exec()

if __name__ == "__main__":
    main()
"""


@pytest.fixture
def other_instance(tmp_path, settings):
    """Another Sfumato with the same settings, at work on a file of its own."""
    settings.save()
    lines = (SAMPLES / "meters.csv").read_text().splitlines()
    cells = [line.split(",", 1) for line in lines[1:]]
    marked = [f"SECRET-{number},{rest}" for number, (_name, rest) in enumerate(cells)]
    (tmp_path / "other.csv").write_text("\n".join([lines[0], *marked]))
    (tmp_path / "other.py").write_text(PROGRAM)
    command = [
        sys.executable,
        "-B",
        str(tmp_path / "other.py"),
        str(settings.file),
        str(tmp_path / "other.csv"),
    ]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None and running.stdout.readline().strip() == "ready"
    yield running
    running.kill()
    running.wait()


def test_a_session_that_was_killed_is_offered_and_comes_back(qtbot, settings, tmp_path, other_instance):
    from gui.window import Window

    folder = settings.file.parent / "sessions"
    assert len(list(folder.glob("*.json"))) == 1
    assert Session(folder).cut_off() == []  # somebody works with it
    other_instance.kill()
    other_instance.wait()
    (kept,) = Session(folder).cut_off()
    assert "SECRET" not in kept.read_text() and "entropy" not in kept.read_text()
    window = Window(Settings(settings.file))
    try:
        assert "other.csv" in window.message.text
        window.message._buttons.itemAt(0).widget().click()
        workspace = window.workspaces["timeseries"]
        wait_idle(qtbot, workspace)
        assert workspace.source is not None, workspace.message.text
        assert workspace.setup.read().k == 9
        (run,) = workspace.results.history.runs
        assert run.task.params.k == 9 and not run.measured.utility
        workspace.look_at(run)
        wait_idle(qtbot, workspace)
        assert workspace.summary.measured.utility["groups"] > 0
        assert len(workspace.results.history.runs) == 1
        assert not kept.exists()
    finally:
        end(window)
    assert not folder.exists()  # a session that ends well leaves nothing


def test_two_instances_keep_their_own_sessions(qtbot, window, settings, other_instance):
    workspace = window.show_kind("timeseries")
    open_and_run(qtbot, workspace, SAMPLES / "meters.csv")
    folder = settings.file.parent / "sessions"
    kept = [json.loads(path.read_text())["kinds"]["timeseries"] for path in folder.glob("*.json")]
    assert sorted(Path(one["paths"][0]).name for one in kept) == ["meters.csv", "other.csv"]
    assert other_instance.poll() is None
    window.close()
    assert [
        json.loads(path.read_text())["kinds"]["timeseries"]["params"]["k"] for path in folder.glob("*.json")
    ] == [9]


def test_a_settings_folder_that_is_full_is_said_once_and_work_goes_on(qtbot, tmp_path):
    from gui.window import Window

    with disk(tmp_path / "full", "size=4k") as full:
        window = Window(Settings(full / "sfumato.ini"))
        try:
            workspace = window.show_kind("timeseries")
            open_and_run(qtbot, workspace, SAMPLES / "meters.csv")
            workspace.undo_history.note()
            assert "cannot be kept" in window.message.text
            assert workspace.summary is not None
        finally:
            end(window)


def test_a_session_file_that_cannot_be_understood_is_passed_over(qtbot, settings):
    from gui.window import Window

    folder = settings.file.parent / "sessions"
    folder.mkdir(parents=True)
    (folder / "1-broken.json").write_text('{"format": 1, "kinds": {"times')
    window = Window(settings)
    assert window.message.text == "" and not (folder / "1-broken.json").exists()
    end(window)
