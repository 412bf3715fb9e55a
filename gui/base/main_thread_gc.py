"""Python's collector of cycles, kept to the thread of the window.

Left alone it runs in whichever thread happens to allocate next, also in one that waits for a worker:
there it would take apart plots that are no longer needed while the window is painting others, and the
program would end without a word. So it is turned off and called here, between two events.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK = 500  # milliseconds


class Collector(QObject):
    def __init__(self, parent: QObject):
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect as much as Python itself would have by now."""
        due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if due[0]:
            gc.collect(2 if due[1] and due[2] else 1 if due[1] else 0)
