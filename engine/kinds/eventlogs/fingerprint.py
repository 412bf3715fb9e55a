"""The fingerprint of an event log: the bag of its cases, each the bag of its activities.

Cases alone, without the people: naming a person column does not make other data of a log. Activities
without their order: events of equal times stand in the order of the file, so a log whose lines are
mixed gives other variants of the same cases. As it was in the file: recoding does not make other data of it.
"""

from __future__ import annotations

import numpy as np

from engine.core.fingerprint import of_hashed, texts
from engine.kinds.eventlogs.data import EventLog


def fingerprint(data: EventLog) -> str:
    data = data.raw or data  # recoded or not, it is the same log
    names = data.activities
    place = {name: code for code, name in enumerate(names)}
    lengths = np.array([len(variant) for variant in data.variants], np.int64)
    codes = np.array([place[name] for variant in data.variants for name in variant], np.int64)
    hashed = texts(codes, names)
    variants = np.zeros((2, len(data.variants)), np.uint64)
    owner = np.repeat(np.arange(len(data.variants)), lengths)
    for lane in range(2):
        np.add.at(variants[lane], owner, hashed[lane])
    return of_hashed(np.repeat(variants, data.counts, axis=1))
