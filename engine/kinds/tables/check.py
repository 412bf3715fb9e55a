"""A promise tried on anyone's table: k, l and t by the verifier's definitions, the risks, the identifiers.

No manifest is needed and no release of ours. Cells count as they are written. The worst classes are told by
their size alone; their cells are shown only where that is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.core import params
from engine.core.identifiers import as_risk, scan
from engine.core.progress import Progress
from engine.core.technique import Check, FileCheck
from engine.core.text import text
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.disclosure_risk import DisclosureRisk, disclosure_risk, population_sizes
from engine.kinds.tables.params import Reading
from engine.kinds.tables.params_check import CheckSettings
from engine.kinds.tables.verify_anonymity import (
    SLACK,
    Classes,
    categorical_t,
    cell_codes,
    classes_of,
    distinct_l,
    entropy_l,
    ordered_t,
)

if TYPE_CHECKING:
    import pyarrow as pa

WORST = 5
COUNT = "n"


@dataclass(frozen=True)
class _Asked:
    table: pa.Table
    settings: CheckSettings
    decimal: str

    def numbers(self, name: str) -> pa.Array | None:
        """The column as numbers, where every cell is one."""
        from engine.io.parse_numbers import numbers_of

        column = self.table.column(name).combine_chunks()
        found = numbers_of(column, self.decimal)
        return found if found is not None and found.null_count == column.null_count else None


def check(path: Path, options: Mapping[str, str], progress: Progress) -> FileCheck:
    from engine.io import csv_dialect
    from engine.io.table_read import read_texts

    settings, reading = _settings(options)
    table = read_texts(path, reading, progress.part("Reading", 0.4))
    for field in ("quasi", "sensitive"):
        for name in getattr(settings, field):
            require_column(name, table.column_names, field)
    if settings.person:
        require_column(settings.person, table.column_names, "person")
    if not table.num_rows:
        return FileCheck((Check("Rows", False, "no rows"),), _figures(None, None, {}, {}, []))
    asked = _Asked(table, settings, csv_dialect.decided(reading).decimal)
    return _judged(asked, path, progress)


def _judged(asked: _Asked, path: Path, progress: Progress) -> FileCheck:
    settings, table = asked.settings, asked.table
    codes = [cell_codes(table.column(name))[0] for name in settings.quasi]
    progress.report(0.5, "counting classes")
    persons = cell_codes(table.column(settings.person))[0] if settings.person else None
    classes = classes_of(codes, persons)
    diverse = {name: _l(asked, name, classes) for name in settings.sensitive}
    close = {name: _t(asked, name, classes) for name in settings.sensitive}
    risk = disclosure_risk(
        classes.of_row, settings.k, persons, _population(asked, classes), settings.fraction
    )
    progress.report(0.7, "searching for identifiers")
    found = as_risk(scan({name: _natural(asked, name) for name in table.column_names}))
    checks = tuple(_checks(settings, classes, diverse, close))
    figures = _figures(
        risk,
        classes,
        {n: _least(a) for n, a in diverse.items()},
        {n: _most(a) for n, a in close.items()},
        found,
    )
    return FileCheck(checks, figures, tuple(_lines(asked, classes, risk, found)))


def _natural(asked: _Asked, name: str) -> pa.Array | pa.ChunkedArray:
    numbers = asked.numbers(name)
    return asked.table.column(name) if numbers is None else numbers


def _l(asked: _Asked, name: str, classes: Classes) -> np.ndarray:
    count = distinct_l if asked.settings.l_kind == "distinct" else entropy_l
    return count(classes, cell_codes(asked.table.column(name))[0])


def _t(asked: _Asked, name: str, classes: Classes) -> np.ndarray:
    numbers = asked.numbers(name)
    if numbers is not None:
        return ordered_t(classes, cell_codes(numbers)[0])
    distance = ordered_t if asked.settings.ordered else categorical_t
    return distance(classes, cell_codes(asked.table.column(name))[0])


def _least(values: np.ndarray) -> float | None:
    least = float(values.min())
    return None if np.isinf(least) else least


def _most(values: np.ndarray) -> float:
    return float(values.max())


def _population(asked: _Asked, classes: Classes) -> np.ndarray | None:
    if not asked.settings.population:
        return None
    from engine.kinds.tables.risk_views import read_population

    names = asked.settings.quasi
    people = read_population(Path(asked.settings.population), names)
    counts = [int(count) for count in people[COUNT]] if COUNT in people and COUNT not in names else None
    _, first = np.unique(classes.of_row, return_index=True)
    few = asked.table.select(list(names)).take(first)  # one row a class
    cells = {name: ["" if cell is None else cell for cell in few.column(name).to_pylist()] for name in names}
    return population_sizes(cells, np.arange(len(first)), {name: people[name] for name in names}, counts)


def _checks(
    settings: CheckSettings,
    classes: Classes,
    diverse: Mapping[str, np.ndarray],
    close: Mapping[str, np.ndarray],
) -> list[Check]:
    unit = "persons" if settings.person else "rows"
    small = int((classes.sizes < settings.k).sum())
    detail = text("the smallest class has {k} {unit}", k=classes.k, unit=unit)
    if small:
        detail = text(
            "{small} of {classes} classes are smaller; {detail}",
            small=small,
            classes=len(classes.sizes),
            detail=detail,
        )
    checks = [Check(text("k ≥ {k} in {unit}", k=settings.k, unit=unit), not small, detail)]
    for name, values in diverse.items():
        if settings.l is not None:
            bad = values < settings.l - SLACK
            label = text("{name}: l ≥ {l}", name=name, l=f"{settings.l:g}")
            checks.append(Check(label, not bad.any(), _told("smallest", values.min(), bad, classes)))
    for name, values in close.items():
        if settings.t is not None:
            bad = values > settings.t + SLACK
            label = text("{name}: t ≤ {t}", name=name, t=f"{settings.t:g}")
            checks.append(Check(label, not bad.any(), _told("largest", values.max(), bad, classes)))
    return checks


def _told(which: str, value: float, bad: np.ndarray, classes: Classes) -> str:
    if np.isinf(value):
        return "no class has a value"
    detail = text("the {which} is {value}", which=which, value=f"{value:.6g}")
    if not bad.any():
        return detail
    sizes = ", ".join(str(size) for size in np.sort(classes.sizes[bad])[:WORST])
    return text(
        "{detail}; {bad} classes fail, of sizes {sizes}", detail=detail, bad=int(bad.sum()), sizes=sizes
    )


def _figures(
    risk: DisclosureRisk | None,
    classes: Classes | None,
    least: Mapping[str, float | None],
    most: Mapping[str, float],
    found: Sequence[Mapping[str, str]],
) -> dict[str, Any]:
    sizes: list[dict[str, int]] = []
    if classes is not None:
        sizes = [
            {"size": int(size), "classes": int(count)}
            for size, count in zip(*np.unique(classes.sizes, return_counts=True), strict=True)
        ]
    return {
        "k_achieved": risk.k if risk else None,
        "classes": risk.classes if risk else 0,
        "class_sizes": sizes,
        "uniques": risk.uniques if risk else 0,
        "l": dict(least),
        "t": dict(most),
        "prosecutor_max": risk.prosecutor_max if risk else None,
        "prosecutor_mean": risk.prosecutor_mean if risk else None,
        "journalist_max": risk.journalist_max if risk else None,
        "k_map": risk.k_map if risk else None,
        "marketer": risk.marketer if risk else None,
        "dis": risk.dis if risk else None,
        "identifiers": list(found),
    }


def _lines(
    asked: _Asked, classes: Classes, risk: DisclosureRisk | None, found: Sequence[Mapping[str, str]]
) -> list[str]:
    assert risk is not None
    lines = [
        f"{risk.rows} rows in {risk.classes} classes, k = {risk.k}, {risk.uniques} classes of one",
        f"prosecutor: at most {risk.prosecutor_max:.4g}, {risk.prosecutor_mean:.4g} on average",
    ]
    if risk.k_map is not None:
        lines.append(f"journalist: at most {risk.journalist_max:.4g}, k-map {risk.k_map}")
        lines.append(f"marketer: {risk.marketer:.4g}")
    if risk.dis is not None:
        lines.append(f"a unique match is right with chance {risk.dis:.4g}")
    order = np.argsort(classes.sizes, kind="stable")[:WORST]
    lines.append("smallest classes: " + ", ".join(str(classes.sizes[place]) for place in order))
    if asked.settings.show:
        for place in order:
            row = int(np.flatnonzero(classes.of_row == place)[0])
            cells = (f"{n}={asked.table.column(n)[row].as_py() or ''}" for n in asked.settings.quasi)
            lines.append(f"  {classes.sizes[place]}: {', '.join(cells)}")
    lines += [f"{one['state']}: {one['detail']}" for one in found]
    return lines


def _settings(options: Mapping[str, str]) -> tuple[CheckSettings, Reading]:
    given = {("quasi" if name == "qi" else name): value for name, value in options.items()}
    return params.build_two(given, CheckSettings, Reading)
