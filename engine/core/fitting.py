"""Which kind of data a file is: each kind that reads its ending looks at the head and says how well it fits.

A fit is between 0 (it cannot be) and 1 (it is nothing else). Kinds within `CLOSE` of the best fit as well:
then the steward is asked.
"""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import SfumatoError
from engine.core.progress import Progress
from engine.core.technique import Kind, kinds
from engine.io.input_file import SUFFIXES

CLOSE = 0.15


def fitting_kinds(path: Path, progress: Progress) -> tuple[str, ...]:
    """Keys of the kinds that fit best, the best first; those that know the ending where none can read it."""
    able = kinds_of_ending(path, list(kinds().values()))
    if len(able) < 2:
        return tuple(kind.key for kind in able)
    fits: dict[str, float] = {}
    for number, kind in enumerate(able):
        progress.report(number / len(able), kind.title)
        fits[kind.key] = _fit(kind, path, progress)
    best = max(fits.values())
    chosen = [key for key, fit in fits.items() if fit >= best - CLOSE and fit > 0]
    return tuple(sorted(chosen, key=lambda key: -fits[key])) or tuple(fits)


def kinds_of_ending(path: Path, known: list[Kind]) -> list[Kind]:
    return [kind for kind in known if reads_ending(kind, path)]


def reads_ending(kind: Kind, path: Path) -> bool:
    """Kinds name the usual endings; who reads one table file reads them all."""
    name = path.name.lower()
    return name.endswith(kind.suffixes) or (".csv" in kind.suffixes and name.endswith(SUFFIXES))


def _fit(kind: Kind, path: Path, progress: Progress) -> float:
    if kind.preview is None or kind.fit is None:
        return 0.0
    reading = kind.Reading() if kind.Reading else None
    columns = kind.Columns() if kind.Columns else None
    try:
        return float(kind.fit(kind.preview([path], reading, columns, progress)))
    except SfumatoError:
        return 0.0
