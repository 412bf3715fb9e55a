"""Make meters.csv: 240 households × 24 hours of electricity, with a meter number and a tariff.

Invented: four kinds of household (out by day, at home, evening, heat pump), each an hourly load
profile with its own size, shift and noise. Run from the project's root:

    python resources/samples/make_meters.py
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

HOUSEHOLDS, HOURS = 240, 24
TARIFFS = ("standard", "night", "dynamic")


def bump(centre: float, width: float, hours: np.ndarray) -> np.ndarray:
    distance = np.minimum(np.abs(hours - centre), HOURS - np.abs(hours - centre))
    return np.exp(-0.5 * (distance / width) ** 2)


def load(kind: int, shift: float, hours: np.ndarray) -> np.ndarray:
    """Hourly load in kWh of one kind of household."""
    kinds = (
        0.15 + 0.5 * bump(7 + shift, 1.2, hours) + 0.9 * bump(19 + shift, 2.2, hours),
        0.25
        + 0.4 * bump(8 + shift, 1.8, hours)
        + 0.6 * bump(12.5, 2.0, hours)
        + 0.7 * bump(18.5 + shift, 2.5, hours),
        0.12 + 0.2 * bump(9 + shift, 2.0, hours) + 1.3 * bump(21 + shift, 1.6, hours),
        0.6 + 1.1 * bump(3 + shift, 2.5, hours) + 0.5 * bump(19, 2.0, hours),
    )
    return kinds[kind]


def main() -> None:
    generator = np.random.default_rng(1881)
    hours = np.arange(HOURS)
    numbers = generator.permutation(np.arange(1000, 1000 + 7 * HOUSEHOLDS, 7))
    path = Path(__file__).with_name("meters.csv")
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["meter", *(f"h{hour:02d}" for hour in hours), "tariff"])
        for number in numbers:
            kind = int(generator.choice(4, p=(0.4, 0.25, 0.2, 0.15)))
            size, shift = generator.lognormal(0.0, 0.25), generator.normal(0.0, 0.8)
            kwh = size * load(kind, shift, hours) * generator.lognormal(0.0, 0.12, HOURS)
            chances = (0.15, 0.7, 0.15) if kind == 3 else (0.6, 0.15, 0.25)
            tariff = TARIFFS[int(generator.choice(3, p=chances))]
            out.writerow([f"M{number}", *(f"{value:.2f}" for value in kwh), tariff])


if __name__ == "__main__":
    main()
