"""The fingerprint of a study: the bag of its stated edges with their weights.

Without who stated them and without the direction: both depend on how the file is read (a participant
column or a file each, directed or not), and another reading does not make other data of it.
"""

from __future__ import annotations

from engine.core import fingerprint
from engine.kinds.graphs.data import Study


def of_study(study: Study) -> str:
    stated = study.raw
    there = stated.weight != 0
    cells = (
        fingerprint.texts(stated.source[there], stated.labels),
        fingerprint.texts(stated.target[there], stated.labels),
        fingerprint.numbers(stated.weight[there], place=1),
    )
    return fingerprint.of_rows(cells, int(there.sum()))
