"""A Dask worker whose Sfumato lies: `dask worker --preload tests.lying_worker` changes it at its start.

It is honest until `tell` is run on it with the name of a lie.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any

import numpy as np

from engine import VERSION

told = ""


def tell(lie: str) -> None:
    """From now on, on this worker."""
    global told
    assert not lie or any(lie in lies for lies in LIES.values())
    told = lie


def dask_setup(worker: Any) -> None:
    for place, lies in LIES.items():
        room, _, name = place.rpartition(".")
        module = importlib.import_module(f"engine.{room}")
        setattr(module, name, _lying(getattr(module, name), lies))


def _lying(honest: Callable[..., Any], lies: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    @wraps(honest)
    def answer(*given: Any, **more: Any) -> Any:
        made = honest(*given, **more)
        return lies[told](made, *given) if told in lies else made

    return answer


# ── the lies: what becomes of an honest answer ────────────────────────────────────────────────


class Bomb:
    """Cannot be read where it arrives."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return int, ("this is no number",)


def other_cases(part: Any, *parts_of_it: slice) -> Any:
    """A log of other cases that fits together."""
    log = part.log
    cases = np.concatenate([np.arange(log.cases)[one] for one in parts_of_it])
    variant = log.variant_of_case[cases]
    people = None if log.person_of_case is None else log.person_of_case[cases]
    counts = np.bincount(variant, minlength=len(log.variants))
    log = replace(log, variant_of_case=variant, person_of_case=people, counts=counts)
    return replace(part, log=log, cases=np.arange(len(cases), dtype=np.uint64) + part.cases[0])


def counted(part: Any, change: Callable[[Any], Any]) -> Any:
    return replace(part, log=replace(part.log, counts=change(part.log.counts)))


def twice(table: Any, *_: object) -> Any:
    import pyarrow as pa

    return pa.concat_tables([table, table])


def without_a_value(table: Any, *_: object) -> Any:
    import pyarrow as pa

    last = table.num_columns - 1
    column = pa.concat_arrays([pa.nulls(1, table.column(last).type), *table.column(last).slice(1).chunks])
    return table.set_column(last, table.column_names[last], column)


def other_people(maps: list[Any], *_: object) -> list[Any]:
    """Every edge another person's: with ten edges each, a person is protected a tenth."""
    from engine.kinds.graphs.coded_labels import Labels

    said = [Labels.of(f"{name} {at}" for at, name in enumerate(one.person)) for one in maps]
    return [replace(one, person=people) for one, people in zip(maps, said, strict=True)]


def one_row_many_times(site: Any, *_: object) -> Any:
    """As if many were where one is: what is published of them would be that one."""
    values = site.values.copy()
    values[-100:] = values[0]
    return replace(site, values=values)


LIES: dict[str, dict[str, Callable[..., Any]]] = {
    "io.table_parts._read": {
        "a bomb": lambda *_: Bomb(),
        "no table": lambda *_: [1, 2, 3],
        "rows dropped": lambda table, *_: table.slice(1),
        "rows doubled": twice,
        "a value missing": without_a_value,
    },
    "kinds.eventlogs.load_parts.count_part": {
        "counts times three": lambda part, *_: counted(part, lambda counts: counts * 3),
        "counts that are NaN": lambda part, *_: counted(part, lambda counts: counts * np.nan),
        "cases dropped": lambda part, *_: other_cases(part, slice(1, None)),
        "cases doubled": lambda part, *_: other_cases(part, slice(None), slice(None)),
    },
    "kinds.graphs.load._maps_of": {
        "other people": other_people,
        "weights that are NaN": lambda maps, *_: [replace(one, weight=one.weight * np.nan) for one in maps],
        "fewer weights": lambda maps, *_: [replace(one, weight=one.weight[1:]) for one in maps],
    },
    "kinds.clusters.transport_dask.load_site": {"one row many times": one_row_many_times},
    "kinds.clusters.transport_dask._what_leaves": {
        "no message": lambda *_: b'{"labels": null, "held": 0, "kind": "sums", "body": [], "contains": []}',
        "numbers that are NaN": lambda text, *_: VERSION.encode().join(
            part.replace(b"1", b"NaN") for part in text.split(VERSION.encode())
        ),
    },
    "kinds.tables.parts_mondrian.cut_below": {
        "one class": lambda found, *_: replace(found, classes=np.zeros_like(found.classes)),
        "a bomb below": lambda *_: Bomb(),
    },
    "kinds.tables.parts_quantiles.near_bounds": {
        "counts of nothing": lambda found, *_: [
            [replace(one, below=one.below // 2) for one in column] for column in found
        ],
        "fewer stretches": lambda found, *_: [column[1:] for column in found],
    },
    "kinds.tables.parts_quantiles.sketches_of": {
        "a sketch of nothing": lambda found, *_: [replace(one, size=one.size * 2) for one in found],
    },
    "kinds.tables.parts_numbers.distinct_part": {
        "other codes": lambda found, *_: [replace(one, codes=one.codes[::-1]) for one in found],
    },
    "kinds.tables.lattice.distinct_rows": {
        "rows more often": lambda found, *_: (found[0], found[1], found[2] * 2),
    },
    "kinds.tables.parts_order.order_of": {"no order": lambda found, *_: found[::-1]},
    "kinds.tables.parts_days.days_of": {"other days": lambda found, *_: found + 1},
    "kinds.timeseries.parts_naive.below": {
        "small groups": lambda found, *_: replace(
            found, group_starts=np.array([0, 1, *found.group_starts[2:].tolist()])
        ),
    },
}
