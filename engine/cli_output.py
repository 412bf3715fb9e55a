"""What the command line prints: lines for people, or one JSON object with --json."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import params
from engine.core.errors import GateShut, SfumatoError
from engine.core.json_values import plain
from engine.core.progress import Listener, Update
from engine.core.technique import Technique, find_kind


def show(options: argparse.Namespace, answer: dict[str, Any], lines: Sequence[str]) -> None:
    """One JSON object with --json, else the lines."""
    text = json.dumps(plain(answer), ensure_ascii=False) if options.json else "\n".join(lines)
    print(text, flush=True)


def print_error(arguments: Sequence[str], error: SfumatoError) -> None:
    """With --json an error is an object too, whatever went wrong; else a gate that is shut is shown."""
    shut = error if isinstance(error, GateShut) else None
    if "--json" not in arguments:
        for state, name, detail in shut.lines if shut else ():
            print(f"{state:5}  {name}: {detail}")
        return
    told: dict[str, Any] = {"error": error.message, "hint": error.hint}
    if shut:
        told["hint"] = f"{error.hint} ({shut.option})" if shut.option else error.hint
        told |= {"missing_reasons": list(shut.missing), "blocked": list(shut.blocked)}
        told["gate"] = [dict(zip(("state", "name", "detail"), line, strict=True)) for line in shut.lines]
    print(json.dumps(told, ensure_ascii=False))


def run_lines(answer: dict[str, Any]) -> list[str]:
    lines = [f"released to {answer['release']} in {answer['seconds']} s, verified by a separate process"]
    for group in ("utility", "risk"):
        lines += [f"  {group:8} {name:28} {short(value)}" for name, value in plain(answer[group]).items()]
    return lines + [f"  warning: {warning}" for warning in answer["warnings"]]


def short(value: Any) -> str:
    return f"{value:.6g}" if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def described(technique: Technique) -> dict[str, Any]:
    kind = find_kind(technique.key)
    declared = {"params": technique.Params, "reading": kind.Reading, "columns": kind.Columns}
    return {
        "key": technique.key,
        "title": technique.title,
        "sentence": technique.summary,
        "formats": list(technique.formats),
        **{
            group: [described_field(f) for f in params.fields(made)]
            for group, made in declared.items()
            if made
        },
    }


def described_field(field: params.Field) -> dict[str, Any]:
    facts = {
        name: getattr(field, name)
        for name in ("name", "label", "type", "unit", "default", "low", "high", "above")
    }
    return facts | {"choices": [value for value, _ in field.choices], "rule": field.rule, "help": field.help}


def spent(entry: Mapping[str, Any]) -> str:
    if entry["epsilon"] is None:
        return "no guarantee of ε"
    return f"ε {entry['epsilon']:g}, δ {entry['delta']:g} per {entry['unit']}"


class ProgressBar(Listener):
    """Progress on a terminal; nothing otherwise."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()

    def update(self, update: Update) -> None:
        if self._shown:
            left = f", about {update.remaining:.0f} s left" if update.remaining else ""
            print(
                f"\r\x1b[K{update.fraction:4.0%}  {update.phase}{left}", end="", file=sys.stderr, flush=True
            )

    def close(self) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
