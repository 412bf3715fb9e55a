"""What the command line prints: lines for people, or one JSON object with --json."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from engine.core import params
from engine.core.errors import GateShut, SfumatoError
from engine.core.json_values import Document, Draft, plain
from engine.core.progress import Listener, Update
from engine.core.technique import Technique, find_kind
from engine.core.text import text, with_templates


def show(options: argparse.Namespace, answer: Document, lines: Sequence[str]) -> None:
    """One JSON object with --json, else the lines."""
    told = plain(with_templates(answer) if options.templates else answer)
    print(json.dumps(told, ensure_ascii=False) if options.json else "\n".join(lines), flush=True)


def print_error(arguments: Sequence[str], error: SfumatoError) -> None:
    """With --json an error is an object too, whatever went wrong; else a gate that is shut is shown."""
    shut = error if isinstance(error, GateShut) else None
    if "--json" not in arguments:
        for state, name, detail in shut.lines if shut else ():
            print(f"{state:5}  {name}: {detail}")
        return
    told: dict[str, Any] = {"error": error.message, "hint": error.hint}
    if shut:
        told["hint"] = (
            text("{hint} ({option})", hint=error.hint, option=shut.option) if shut.option else error.hint
        )
        told |= {"missing_reasons": list(shut.missing), "blocked": list(shut.blocked)}
        told["gate"] = [dict(zip(("state", "name", "detail"), line, strict=True)) for line in shut.lines]
    told = with_templates(told) if "--templates" in arguments else told
    print(json.dumps(told, ensure_ascii=False))


def run_lines(answer: Document) -> list[str]:
    lines = [f"released to {answer['release']} in {answer['seconds']} s, verified by a separate process"]
    for group in ("utility", "risk"):
        lines += [f"  {group:8} {name:28} {short(value)}" for name, value in plain(answer[group]).items()]
    return lines + [f"  warning: {warning}" for warning in answer["warnings"]]


def short(value: object) -> str:
    return f"{value:.6g}" if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def described(technique: Technique) -> Draft:
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


def described_field(field: params.Field) -> Document:
    facts = {
        name: getattr(field, name)
        for name in ("name", "label", "type", "unit", "default", "low", "high", "above")
    }
    return facts | {"choices": [value for value, _ in field.choices], "rule": field.rule, "help": field.help}


def spent(entry: Document) -> str:
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
