"""Answers of workers that draw labels: only a label for every cell, and none where there was none, is one."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kinds.tables.parts_pram import draw_share, fits
from engine.kinds.tables.pram import uniform

GIVEN = np.array([0, 1, -1, 1], np.int32)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        np.array([0, 1, -1], np.int32),
        np.array([0, 1, -1, 2], np.int32),
        np.array([0, 1, 0, 1], np.int32),
        np.array([0, 1, -1, -1], np.int32),
        np.array([0.0, 1.0, -1.0, 1.0]),
    ],
)
def test_an_answer_that_is_none_is_seen(answer):
    assert fits(draw_share((GIVEN, np.full(4, 0.5)), uniform(2, 0.8)), GIVEN, 2)
    assert not fits(answer, GIVEN, 2)
