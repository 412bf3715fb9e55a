"""How well the attributes of private variants were kept.

Total variation between the shares of values among the cases of the log in a class and among its released
cases, as a mean over attributes and released cases; and from which histograms the values were drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from engine.kinds.eventlogs.data import EventLog, Label, PublishedVariants, ReleasedAttributes
from engine.kinds.eventlogs.group_attributes import class_of
from engine.kinds.eventlogs.metrics_attributes import ATTRIBUTE_METRICS
from engine.kinds.eventlogs.private_attributes import cases_of_classes

SOURCES = ("own", "pooled", "none")


def attribute_metrics(data: EventLog, published: PublishedVariants, by: str) -> dict[str, float | None]:
    """– where no attribute is carried, or nothing was released."""
    attributes = published.attributes
    if attributes is None or not published.variants:
        return {metric.key: None for metric in ATTRIBUTE_METRICS}
    sources: Counter[str] = Counter()
    for variant, rows in attributes.of_cases.items():
        for one in attributes.histograms:
            sources[one.of_class[class_of(variant, by)].source] += len(rows)
    total = sum(sources.values())
    distance = _distance(data, published, attributes, by)
    return {"attribute_distance": distance} | {f"attributes_{one}": sources[one] / total for one in SOURCES}


def _distance(
    data: EventLog, published: PublishedVariants, attributes: ReleasedAttributes, by: str
) -> float | None:
    members = cases_of_classes(data, np.arange(data.cases), published.as_counts(), by)
    far, cases = 0.0, 0
    for at, one in enumerate(data.carried):
        made: dict[Label, Counter[str]] = {}
        for variant, rows in attributes.of_cases.items():
            made.setdefault(class_of(variant, by), Counter()).update(row[at] for row in rows)
        for label, released in made.items():
            if label in members:
                true = Counter(one.value_of(case) for case in members[label])
                far += released.total() * _total_variation(true, released)
                cases += released.total()
    return far / cases if cases else None


def _total_variation(one: Mapping[str, int], other: Mapping[str, int]) -> float:
    totals = sum(one.values()), sum(other.values())
    values = one.keys() | other.keys()
    return sum(abs(one.get(v, 0) / totals[0] - other.get(v, 0) / totals[1]) for v in values) / 2
