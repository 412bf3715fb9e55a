"""An error in a method that Qt calls is told, and never ends the program.

An error that C code raises (`int("x")`, a wrong argument to Qt) is not yet an object when it leaves a
method with Python 3.11: it is a type and a word. PySide (6.8 to 6.11) takes the word for the object and
ends the program without a line. An error that has been caught once is an object; so every override of a
method of Qt, ours and pyqtgraph's, catches its errors and lets them go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from types import FunctionType, MethodDescriptorType
from typing import Any

from shiboken6 import Shiboken


@cache
def once() -> None:
    """For all classes there are, and for every one that is made from now on."""
    root: Any = Shiboken.Object
    for made in set(_below(root)):
        _guard_overrides(made)

    def guarded(cls: type, **keywords: Any) -> None:
        super(root, cls).__init_subclass__(**keywords)
        _guard_overrides(cls)

    root.__init_subclass__ = classmethod(guarded)


def _below(kind: Any) -> Iterator[type]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


def _guard_overrides(cls: type) -> None:
    bases = cls.__mro__[1:]
    for name, method in list(vars(cls).items()):
        if isinstance(method, FunctionType) and any(
            isinstance(vars(base).get(name), MethodDescriptorType) for base in bases
        ):
            setattr(cls, name, _as_object(method))


def _as_object(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def override(*arguments: Any, **keywords: Any) -> Any:
        try:
            return method(*arguments, **keywords)
        except BaseException:
            raise  # an object by now

    return override
