"""Makes residents.csv: 2 000 invented residents of an invented town, with the links between columns that
real registers have (income grows with age, hours and education) and with some values missing.

    python resources/samples/make_residents.py
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

ROWS = 2_000
FIRST = [
    "Ada",
    "Ben",
    "Cleo",
    "Dan",
    "Eva",
    "Finn",
    "Gus",
    "Hal",
    "Ida",
    "Jon",
    "Kim",
    "Lea",
    "Max",
    "Nia",
    "Ole",
    "Pia",
    "Quin",
    "Ria",
    "Sam",
    "Tea",
    "Udo",
    "Vera",
    "Will",
    "Xeni",
]
LAST = [
    "Ash",
    "Birch",
    "Cedar",
    "Dale",
    "Elm",
    "Fern",
    "Grove",
    "Heath",
    "Ivy",
    "Juniper",
    "Knoll",
    "Linden",
    "Moor",
    "Oak",
    "Pine",
    "Reed",
    "Sorrel",
    "Thorn",
]
REGIONS = ("Harbour", "Old Town", "Hillside", "Meadows", "Station", "Mill Quarter", "Island")
SHARES = (0.22, 0.2, 0.18, 0.16, 0.13, 0.108, 0.002)
EDUCATION = ("school", "training", "college", "doctorate")


def residents() -> list[dict[str, object]]:
    random = np.random.default_rng(20_26)
    age = np.clip(random.gamma(9, 5, ROWS), 18, 92).astype(int)
    level = np.clip(np.round(random.normal(1.2, 0.9, ROWS)), 0, 3).astype(int)
    hours = np.where(random.random(ROWS) < 0.45, 40, np.clip(np.round(random.normal(33, 9, ROWS)), 0, 70))
    hours = np.where(age >= 67, 0, hours).astype(int)
    wage = np.exp(random.normal(2.75 + 0.22 * level + 0.008 * (np.minimum(age, 60) - 18), 0.28))
    income = np.round(wage * np.maximum(hours, 14) * 46 / 10) * 10
    tax = np.round(np.maximum(0, income - 11_000) * 0.27 + random.normal(0, 250, ROWS).clip(-250, 250), 2)
    region = random.choice(REGIONS, ROWS, p=SHARES)
    illness = random.random(ROWS) < 0.05 + 0.004 * np.maximum(0, age - 45)
    names = [
        f"{random.choice(FIRST)} {random.choice(LAST)} {number:04d}" for number in random.permutation(ROWS)
    ]
    unknown = random.random(ROWS) < 0.015
    return [
        {
            "name": names[row],
            "age": age[row],
            "region": region[row],
            "education": EDUCATION[level[row]],
            "hours": hours[row],
            "income": "" if unknown[row] else int(income[row]),
            "tax": "" if unknown[row] else max(0.0, tax[row]),
            "chronic illness": "yes" if illness[row] else "no",
        }
        for row in range(ROWS)
    ]


def main() -> None:
    rows = residents()
    with (Path(__file__).parent / "residents.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
