from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.technique import Check
from engine.core.text import text


def verify(folder: Path, claims: Mapping[str, Any], data: Any = None) -> Sequence[Check]:
    counts, least = _counts(folder), claims["params"]["least"]
    detail = text("the smallest of {words} counts is {smallest}", words=len(counts), smallest=min(counts))
    return [Check(text("Every word said {least} times", least=least), min(counts) >= least, detail)]


def recount(folder: Path, claims: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"smallest": min(_counts(folder))}


def _counts(folder: Path) -> list[int]:
    lines = (folder / "data.csv").read_text(encoding="utf-8").splitlines()[1:]
    return [int(line.rpartition(",")[2]) for line in lines]
