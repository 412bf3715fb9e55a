"""The one door for files: whatever a parser says about bytes it cannot read becomes a sentence.

Every public reader stands behind `through_the_door`. Errors that are sentences already pass as they are.
What hostile or damaged bytes make a parser raise (errors of the parsers' own, wrong values, missing keys,
numbers out of range, nesting too deep, ends of file, panics of Rust code) becomes an InputError with the
name of the file. An error that bytes do not explain (TypeError, AttributeError …) is a mistake of ours and
is not hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

from engine.core.errors import Cancelled, InputError, SfumatoError
from engine.core.text import text

# Known by the package of their class, so that nothing is imported only to be caught.
_PARSERS = frozenset(
    (
        "pyarrow",
        "lxml",
        "python_calamine",
        "xml",
        "zipfile",
        "zlib",
        "struct",
        "_csv",
        "pyreadstat",
        "networkx",
    )
)
_OF_BYTES = (ValueError, LookupError, ArithmeticError, EOFError, NotImplementedError)
_DEPTH = "it is nested too deep"

Result = TypeVar("Result")


@contextmanager
def readable(path: Path, what: str) -> Iterator[None]:
    """`what` the file should be, in words: 'workbook', 'Parquet file', 'network' …"""
    try:
        yield
    except (SfumatoError, Cancelled):
        raise
    except MemoryError:
        raise InputError(
            text("{name} does not fit into the memory of this machine", name=Path(path).name),
            hint="split it into parts, or leave out columns that are not needed",
        ) from None
    except BaseException as error:
        words = _words(error)
        if not words:
            raise
        raise InputError(
            text("{name} is not a readable {what} ({words})", name=Path(path).name, what=what, words=words),
            hint="it is damaged, or not what its name says; export or copy it again",
        ) from None


def through_the_door(what: str) -> Callable[[Callable[..., Result]], Callable[..., Result]]:
    """`readable` around a function whose first argument is the path."""

    def behind(function: Callable[..., Result]) -> Callable[..., Result]:
        @wraps(function)
        def read(path: Path, *arguments: Any, **named: Any) -> Result:
            with readable(path, what):
                return function(path, *arguments, **named)

        return read

    return behind


def _words(error: BaseException) -> str:
    """What is wrong in a line, or '' for an error that the file is not to blame for."""
    if isinstance(error, RecursionError):
        return _DEPTH
    if type(error).__name__ == "PanicException":
        # A panic of the Rust code underneath is no Exception, so that it may not be caught by accident.
        return "its reader gave up"
    package = type(error).__module__.partition(".")[0]
    if isinstance(error, OSError):
        return error.strerror or brief(error)
    return brief(error) if package in _PARSERS or isinstance(error, _OF_BYTES) else ""


def brief(error: BaseException) -> str:
    """The error's own words in one short line."""
    return " ".join(str(error).split())[:120] or type(error).__name__
