"""Cycles are collected in the thread of the window, whoever makes them."""

from __future__ import annotations

import gc
import threading
import weakref

from gui.base.main_thread_gc import Collector


class Knot:
    """Refers to itself, so that only the collector can take it."""

    def __init__(self):
        self.me = self


def allocate() -> None:
    """More than the collector would let pass in this thread."""
    for _ in range(5 * gc.get_threshold()[0]):
        Knot()


def test_only_the_window_collects(qtbot, dressed, qapp):
    assert qapp.findChild(Collector) is not None and not gc.isenabled()
    taken_by: list[threading.Thread] = []
    knot = Knot()
    weakref.finalize(knot, lambda: taken_by.append(threading.current_thread()))
    del knot
    elsewhere = threading.Thread(target=allocate)
    elsewhere.start()
    elsewhere.join()
    assert taken_by == []
    qtbot.waitUntil(lambda: bool(taken_by), timeout=30_000)
    assert taken_by == [threading.main_thread()]
