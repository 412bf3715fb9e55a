"""The fingerprint of a study: the bag of its stated edges with their weights.

Without who stated them and without the direction: both depend on how the file is read (a participant
column or a file each, directed or not), and another reading does not make other data of it.
"""

from __future__ import annotations

from engine.core.fingerprint import numbers, of_rows, texts
from engine.kinds.graphs.data import Study


def fingerprint(data: Study) -> str:
    stated = data.raw
    there = stated.weight != 0
    cells = (
        texts(stated.source[there], stated.labels),
        texts(stated.target[there], stated.labels),
        numbers(stated.weight[there], place=1),
    )
    return of_rows(cells, int(there.sum()))
