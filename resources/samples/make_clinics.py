"""Writes clinics.csv: invented patients of three clinics in five groups, always the same bytes."""

from __future__ import annotations

from pathlib import Path

import numpy as np

GROUPS = {  # name: (age, systolic pressure, body mass index), spreads, share, usual diagnosis
    "young": ((28, 116, 22.5), (5, 7, 2.0), 0.28, "injury"),
    "athletes": ((35, 108, 24.5), (6, 6, 1.4), 0.14, "check-up"),
    "pressure": ((61, 158, 27.0), (7, 9, 2.4), 0.24, "hypertension"),
    "weight": ((49, 138, 36.0), (8, 8, 2.6), 0.18, "diabetes"),
    "elderly": ((81, 141, 23.5), (5, 10, 2.1), 0.16, "frailty"),
}
OTHER = ("check-up", "injury", "infection")
MIX = {
    "north": (1.4, 0.4, 1.0, 1.0, 1.0),
    "harbour": (0.8, 1.6, 1.0, 1.2, 0.6),
    "hill": (0.7, 0.9, 1.0, 0.8, 1.6),
}
ROWS = 500


def main() -> None:
    random = np.random.default_rng(1999)
    lines = ["site,age,pressure,bmi,sex,smoker,diagnosis"]
    for site, mix in MIX.items():
        shares = np.array([group[2] for group in GROUPS.values()]) * mix
        which = random.choice(len(GROUPS), ROWS, p=shares / shares.sum())
        for g in which:
            centre, spread, _, usual = list(GROUPS.values())[g]
            age, pressure, bmi = random.normal(centre, spread)
            sex = random.choice(["f", "m"])
            smoker = "yes" if random.random() < (0.35 if g in (2, 3) else 0.15) else "no"
            diagnosis = usual if random.random() < 0.7 else random.choice(OTHER)
            lines.append(f"{site},{max(18, age):.1f},{pressure:.0f},{bmi:.1f},{sex},{smoker},{diagnosis}")
    path = Path(__file__).with_name("clinics.csv")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
