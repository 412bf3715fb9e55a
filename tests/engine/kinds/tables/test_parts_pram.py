"""Answers of workers that draw labels: only a label for every cell, and none where there was none, is one."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.distributed import require
from engine.core.errors import InputError
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
    share, matrix = (GIVEN, np.full(4, 0.5)), uniform(2, 0.8)
    require("1", fits, draw_share(share, matrix), share, matrix)
    with pytest.raises(InputError, match="a worker answered what it was not asked"):
        require("1", fits, answer, share, matrix)


def test_cells_that_were_left_as_they_are_are_seen():
    random = np.random.default_rng(1)
    codes, chance = random.integers(0, 2, 50_000).astype(np.int32), random.random(50_000)
    share, matrix = (codes, chance), uniform(2, 0.8)
    drawn = draw_share(share, matrix)
    assert fits(drawn, share, matrix)
    drawn[:5000] = codes[:5000]  # one of fifty cells is another than was drawn
    assert not fits(drawn, share, matrix)
