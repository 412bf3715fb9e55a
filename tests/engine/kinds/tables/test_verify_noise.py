"""The law of the noise, looked at step by step, is judged as by sorting all rows."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from engine.core import stretches
from engine.kinds.tables import verify_noise


@pytest.mark.parametrize("law", [{"noise": "normal", "sigma": 0.7}, {"noise": "uniform", "alpha": 1.25}])
@pytest.mark.parametrize("factor", [1.0, 0.9])  # noise as claimed, and weaker
@pytest.mark.parametrize("decimals", [0, 1, 2])
def test_few_steps_have_the_distance_of_all_rows(law: dict, factor: float, decimals: int) -> None:
    random, unit, n = np.random.default_rng(5), 10.0**-decimals, 20_000
    original = np.round(random.normal(50, 12, n), decimals)
    drawn = random.normal(0, 0.7, n) if law["noise"] == "normal" else random.uniform(-1.25, 1.25, n)
    away = np.round(original + factor * drawn, decimals) - original
    chance = stats.norm(0, 0.7) if law["noise"] == "normal" else stats.uniform(-1.25, 2.5)
    below, above = (np.sort(chance.cdf(away + side * unit / 2)) for side in (-1, 1))
    slow = max((np.arange(1, n + 1) / n - above).max(), (below - np.arange(n) / n).max(), 0)
    assert verify_noise._in_steps(law, away, unit) == pytest.approx(slow, abs=1e-9)


def test_noise_between_the_steps_is_looked_at_row_by_row() -> None:
    away = np.array([0.0, 0.01, 0.015])
    assert verify_noise._in_steps({"noise": "normal", "sigma": 1.0, "decimals": 2}, away, 0.01) is None


@pytest.mark.parametrize("law", [{"noise": "normal", "sigma": 0.7}, {"noise": "uniform", "alpha": 1.25}])
@pytest.mark.parametrize("together", [7, 1 << 16])
def test_all_rows_are_looked_at_some_at_a_time(law: dict, together: int, monkeypatch) -> None:
    monkeypatch.setattr(stretches, "ROWS", together)
    random, unit = np.random.default_rng(6), 0.01
    original = random.normal(50, 12, 500)
    values = np.round(original + random.normal(0, 0.6, 500), 2)
    chance = stats.norm(0, 0.7) if law["noise"] == "normal" else stats.uniform(-1.25, 2.5)
    below, above = (np.sort(chance.cdf(values + side * unit / 2 - original)) for side in (-1, 1))
    slow = max((np.arange(1, 501) / 500 - above).max(), (below - np.arange(500) / 500).max(), 0)
    values, original = np.append(values, np.nan), np.append(original, np.nan)
    assert verify_noise._one_by_one(law, values, original, unit) == pytest.approx(slow, abs=1e-12)
