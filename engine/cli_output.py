"""What the command line prints: lines for people, or one JSON object with --json."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core import params
from engine.core.errors import GateShut, SfumatoError
from engine.core.json_values import Document, Draft, plain
from engine.core.number_format import grouped
from engine.core.progress import Listener, Update
from engine.core.technique import Technique, find, find_kind
from engine.core.text import text, with_templates
from engine.io.formula_escape import escape


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


# ── tables for people ─────────────────────────────────────────────────────────────────────────


def run_lines(answer: Document) -> list[str]:
    """Where it lies, the headline figures, and what to heed; everything else is in the audit."""
    lines = [f"released to {answer['release']} in {answer['seconds']} s, verified by a separate process"]
    lines += figure_lines(find(answer["technique"]), answer)
    return [*lines, *(f"  warning: {warning}" for warning in answer["warnings"])]


def demo_lines(answers: Iterable[Document]) -> list[str]:
    """One line a release."""
    told = list(answers)
    return table_lines(
        {
            "technique": [one["technique"] for one in told],
            "verified": ["yes" if one["verified"] else "NO" for one in told],
            "seconds": [f"{one['seconds']:.1f}" for one in told],
            "warnings": [str(len(one["warnings"])) for one in told],
            "release": [str(one["release"]) for one in told],
        }
    )


def figure_lines(technique: Technique, answer: Document) -> list[str]:
    """The headline figures of a run, risk first, each with the way that is good."""
    shown = [
        (metric, answer[metric.group].get(metric.key))
        for group in ("risk", "utility")
        for metric in technique.metrics
        if metric.group == group and metric.headline
    ]
    known = [(metric, value) for metric, value in shown if value is not None]
    cells: dict[str, list[str]] = {
        "": [metric.group for metric, _ in known],
        "figure": [metric.label for metric, _ in known],
        "value": [_figure(value, metric.digits) for metric, value in known],
        "good": [f"{metric.better} is better" if metric.better else "" for metric, _ in known],
    }
    return [f"  {line}" for line in table_lines(cells)[1:]]


def _figure(value: object, digits: int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return grouped(value, f".{digits}f")
    if isinstance(value, list | tuple) and len(value) == 2:
        return f"{_figure(value[0], digits)} → {_figure(value[1], digits)}"
    return _cell(value)


def compare_lines(answer: Document) -> list[str]:
    """Every figure on a line of its own, under the name it has in JSON."""
    flat, checks = dict(_flat(plain(answer))), answer.get("checks", ())
    lines = [f"{name:44} {short(value)}" for name, value in flat.items() if name != "checks"]
    said = [f"{'ok  ' if one['passed'] else 'FAIL'}  {one['name']}: {one['detail']}" for one in checks]
    return [*lines, *said]


def _flat(told: Document, above: str = "") -> Iterator[tuple[str, object]]:
    for name, value in told.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield above + name, value


def table_lines(columns: Mapping[str, Sequence[object]]) -> list[str]:
    """Columns under their names, each as wide as it needs."""
    written = [[name, *map(_cell, values)] for name, values in columns.items()]
    wide = [max(map(len, column)) for column in written]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip()
        for row in zip(*written, strict=True)
    ]


def _cell(value: object) -> str:
    if value is None:
        return "–"
    return value if isinstance(value, str) else short(plain(value))


def table_csv(columns: Mapping[str, Sequence[object]]) -> list[str]:
    """The same as lines of CSV: whole numbers and floats as they read back, texts that cannot run."""
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\n")
    writer.writerow([escape(name) for name in columns])
    for row in zip(*columns.values(), strict=True):
        writer.writerow([escape(cell) if isinstance(cell, str) else plain(cell) for cell in row])
    return made.getvalue().splitlines()


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
