"""Errors a steward can act on: what is wrong, where, and what to do.

Only the command line and the workspaces catch them. Everything here survives a trip
between processes (pickle), because most errors are born in the worker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Remedy:
    """One offered way out: a button in the window, `--set name=value` on the command line.

    Where the change is no setting of a run, `option` is what the command line has to say instead; empty
    where only the window can do it.
    """

    label: str
    changes: Mapping[str, object] = field(default_factory=dict)
    option: str | None = None

    def as_options(self) -> str:
        if self.option is not None:
            return self.option
        return " ".join(f"--set {name}={value}" for name, value in self.changes.items())


class SfumatoError(Exception):
    """A sentence for the steward, a hint what to do, and the remedies the program offers."""

    exit_code = 2

    def __init__(self, message: str, hint: str = "", remedies: tuple[Remedy, ...] = ()):
        super().__init__(message, hint, remedies)
        self.message = message
        self.hint = hint
        self.remedies = remedies

    def __str__(self) -> str:
        return self.message

    def one_line(self) -> str:
        """Message, hint and remedies as the command line prints them."""
        options = [f"{r.label}: {r.as_options()}" for r in self.remedies if r.as_options()]
        parts = [self.message, self.hint, "; ".join(options)]
        return " — ".join(" ".join(part.split()) for part in parts if part)


class InputError(SfumatoError):
    """The file does not say what it should; the message names the place."""


class ParameterError(SfumatoError):
    """A parameter is out of its range or does not fit another one; `name` says which."""

    def __init__(self, message: str, hint: str = "", name: str = ""):
        super().__init__(message, hint)
        self.name = name

    def __reduce__(self):
        return ParameterError, (self.message, self.hint, self.name)


class ReleaseError(SfumatoError):
    """The release could not be written; nothing was left behind."""


class PromiseBroken(SfumatoError):
    """The promise does not hold for what was about to be released; it was not written."""

    exit_code = 1


class GateShut(PromiseBroken):
    """The gate did not open: red lines block, amber ones have no reason. Nothing was written."""

    def __init__(
        self,
        message: str,
        hint: str = "",
        blocked: tuple[str, ...] = (),
        missing: tuple[str, ...] = (),
        lines: tuple[tuple[str, str, str], ...] = (),
    ):
        super().__init__(message, hint)
        self.blocked = blocked
        self.missing = missing
        self.lines = lines  # state, name and detail of every line of the gate

    @property
    def option(self) -> str:
        """How the command line takes the first reason that is missing."""
        return f'--reason "{self.missing[0]}=why this is acceptable"' if self.missing else ""

    def one_line(self) -> str:
        return " — ".join(part for part in (super().one_line(), self.option) if part)

    def __reduce__(self):
        return GateShut, (self.message, self.hint, self.blocked, self.missing, self.lines)


class Cancelled(Exception):
    """The steward pressed Cancel (or Ctrl+C)."""
