"""How a long run tells where it is, shows what it has, and hears that it should stop.

An engine function takes a `Progress`, calls `report` at natural steps and `part` for its
phases; it knows nothing of who listens. `report` and `check` raise `Cancelled`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.errors import Cancelled

# Fifteen updates a second: more costs drawing time and nobody sees it.
INTERVAL = 1 / 15


@dataclass(frozen=True)
class Update:
    fraction: float
    phase: str
    message: str
    seconds: float

    @property
    def remaining(self) -> float | None:
        """Seconds left, once enough has happened to say so."""
        if self.fraction < 0.02 or self.seconds < 0.5:
            return None
        return self.seconds * (1 - self.fraction) / self.fraction


class Listener:
    """What stands at the other end: override what you care about."""

    def update(self, update: Update) -> None: ...

    def snapshot(self, snapshot: object) -> None: ...

    def cancelled(self) -> bool:
        return False


class Progress:
    """One stretch [low, high] of a run; parts are stretches of their own inside it."""

    def __init__(self, listener: Listener | None = None):
        self._clock = _Clock(listener or Listener())
        self._low, self._high = 0.0, 1.0
        self._next = 0.0
        self._phase = ""

    def part(self, phase: str, share: float, message: str = "") -> Progress:
        """The next `share` (of this stretch) as a phase with a name and fractions of its own."""
        inner = Progress.__new__(Progress)
        inner._clock, inner._phase, inner._next = self._clock, phase or self._phase, 0.0
        width = self._high - self._low
        inner._low = self._low + width * min(1.0, self._next)
        inner._high = min(self._high, inner._low + width * share)
        self._next += share
        inner.report(0.0, message)
        return inner

    def report(self, fraction: float, message: str = "") -> None:
        self.check()
        overall = self._low + (self._high - self._low) * min(1.0, max(0.0, fraction))
        self._clock.update(overall, self._phase, message)

    def snapshot(self, make: Callable[[], Any], last: bool = False) -> None:
        """Show an intermediate result; `make` is called only when somebody will look.

        The last one of a phase is shown however soon it comes after another: it stays on show.
        """
        self._clock.snapshot(make, last)

    def check(self) -> None:
        if self._clock.listener.cancelled():
            raise Cancelled


class Inside(Listener):
    """A run inside another one as a stretch of it; what it would show of itself stays unseen."""

    def __init__(self, outer: Progress, begin: float = 0.0, width: float = 1.0, message: str = ""):
        self._outer, self._begin, self._width, self._message = outer, begin, width, message

    def update(self, update: Update) -> None:
        self._outer.report(self._begin + self._width * update.fraction, self._message)

    def cancelled(self) -> bool:
        try:
            self._outer.check()
        except Cancelled:
            return True
        return False


class _Clock:
    """Shared by all parts of a run: when it began, and when it last spoke."""

    def __init__(self, listener: Listener):
        self.listener = listener
        self.began = time.monotonic()
        self._spoke = self._showed = -1e9
        self._phase: str | None = None

    def update(self, fraction: float, phase: str, message: str) -> None:
        now = time.monotonic()
        if now - self._spoke < INTERVAL and phase == self._phase and fraction < 1:
            return
        self._spoke, self._phase = now, phase
        self.listener.update(Update(fraction, phase, message, now - self.began))

    def snapshot(self, make: Callable[[], Any], last: bool) -> None:
        now = time.monotonic()
        if type(self.listener).snapshot is Listener.snapshot:
            return
        if now - self._showed < INTERVAL and not last:
            return
        self._showed = now
        self.listener.snapshot(make())
