"""Jobs: cancel answers soon, and the process with its loaded data survives it where it can."""

from __future__ import annotations

import threading
import time
import weakref

import pytest
from PySide6.QtCore import QCoreApplication

from engine.core.task import source_of, task_of
from engine.core.technique import find, find_kind
from gui.jobs.worker_thread import GRACE, Worker

WAIT = 60_000


@pytest.fixture
def worker(qtbot):
    made = Worker()
    yield made
    made.close()


@pytest.fixture
def big_task(series_file):
    return task_of(find("timeseries.kapra"), [series_file(20_000, 24)], {})


def test_cancel_interrupts_and_the_process_stays(qtbot, worker, big_task):
    job = worker.submit("run", big_task)
    with qtbot.waitSignal(job.progressed, timeout=WAIT):
        pass
    pid, began = worker.pid, time.monotonic()
    with qtbot.waitSignal(job.cancelled, timeout=WAIT):
        job.cancel()
    assert time.monotonic() - began < 1.5  # a second, and what a busy machine adds
    assert worker.pid == pid or time.monotonic() - began > GRACE


def test_a_job_that_waits_for_its_turn_is_cancelled_at_once(qtbot, worker, big_task):
    first, second = worker.submit("run", big_task), worker.submit("run", big_task)
    with qtbot.waitSignal(second.cancelled, timeout=2000):
        second.cancel()
    with qtbot.waitSignal(first.cancelled, timeout=WAIT):
        first.cancel()


def test_after_cancel_the_worker_answers_again(qtbot, worker, big_task, series_file):
    job = worker.submit("run", big_task)
    with qtbot.waitSignal(job.cancelled, timeout=WAIT):
        job.cancel()
    kind = find_kind("timeseries")
    small = source_of(kind, [series_file(40, 6, "small.csv")], {})
    job = worker.submit("view", small, "overview", {})
    with qtbot.waitSignal(job.returned, timeout=WAIT) as caught:
        pass
    assert caught.args[0].count == 40


def test_big_answers_come_whole(qtbot, worker, series_file):
    source = source_of(find_kind("timeseries"), [series_file(3000, 24)], {})
    task = task_of(find("timeseries.naive"), source.paths, {})
    job = worker.submit("view", task, "groups", {})
    with qtbot.waitSignal(job.returned, timeout=WAIT) as caught:
        pass
    assert caught.args[0].size.sum() == 3000


def test_a_closed_worker_does_not_start_again(qtbot, worker, series_file):
    """A panel may ask once more while its window closes, and Qt aborts where a thread outlives its owner."""
    source = source_of(find_kind("timeseries"), [series_file(40, 6)], {})
    worker.warm_up()
    worker.close()
    worker.submit("view", source, "overview", {})
    worker.warm_up()
    assert not worker.isRunning() and worker.pid is None


def test_a_closed_worker_gives_up_what_waits(qtbot, worker, big_task):
    answers = []
    for _ in range(2):
        worker.submit("run", big_task).returned.connect(answers.append)
    worker.close()
    QCoreApplication.processEvents()
    assert answers == [] and worker.isFinished()


def test_jobs_are_taken_apart_in_the_thread_of_the_window(qtbot, worker, series_file):
    source = source_of(find_kind("timeseries"), [series_file(40, 6)], {})
    threads = []
    for _ in range(4):
        job = worker.submit("view", source, "overview", {})
        weakref.finalize(job, lambda: threads.append(threading.current_thread()))
        with qtbot.waitSignal(job.returned, timeout=WAIT):
            pass
    del job
    qtbot.waitUntil(lambda: len(threads) == 4, timeout=WAIT)
    assert set(threads) == {threading.main_thread()}
