"""What the worker sends the window of a run besides what lies in a `plane`: values only.

Unpickling a value imports the module of its class, so that nothing that computes stands here.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class AttackCurves:
    """Shares of strangers wrongly and of members rightly called members, and distances to originals."""

    false_alarms: np.ndarray
    caught: np.ndarray
    auc: float
    edges: np.ndarray  # of the distances, empty where no sample is released
    sample: np.ndarray  # share of sample rows by distance to the nearest row behind the release
    strangers: np.ndarray  # the same for rows the release never saw
    ratio: float
