"""Fast noise has the law of the exact one."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from engine.kinds.graphs.noise import smear
from tests.engine.core.test_discrete_laplace import assert_discrete_laplace


@pytest.mark.parametrize("scale", [0.3, 0.9, 4.0])
def test_fast_noise_has_the_same_law(scale):
    assert_discrete_laplace(smear(100_000, scale, "laplace", True, np.random.default_rng(1)), scale)


def test_no_noise_and_other_laws():
    rng = np.random.default_rng(0)
    assert not smear(50, 0.0, "laplace", True, rng).any()
    real = smear(50_000, 2.0, "laplace", False, rng)
    assert stats.kstest(real, "laplace", args=(0, 2)).pvalue > 1e-4
    normal = smear(50_000, 2.0, "normal", False, rng)
    assert stats.kstest(normal, "norm", args=(0, 2)).pvalue > 1e-4
    whole = smear(1000, 2.0, "normal", True, rng)
    assert np.array_equal(whole, np.rint(whole))
