"""Makes barrier_maps.csv and barrier_categories.csv: invented maps of what keeps people from a clinic.

400 invented participants each draw a few arrows between barriers, in words of their own. Everybody knows
some arrows (no bus → late), most people add one that nobody else drew. The recode table puts the wordings
into categories. No data of anybody is behind it; the same program makes the same bytes.
"""

from __future__ import annotations

import csv
import random
from pathlib import Path

WORDINGS = {
    "Transport": ["no bus", "No bus on Sundays", "far away", "parking"],
    "Cost": ["cost", "Cost", "fees", "unpaid leave"],
    "Waiting time": ["waiting", "long queue", "weeks to wait"],
    "Language": ["language", "no interpreter", "forms hard to read"],
    "Work": ["work hours", "shifts", "boss says no"],
    "Family": ["children", "care for mother", "nobody to babysit"],
    "Fear": ["fear", "bad news", "needles"],
    "Trust": ["trust", "not listened to", "other doctor each time"],
    "Information": ["did not know", "no letter", "website"],
    "Appointments": ["phone engaged", "no appointment", "online booking"],
    "Health": ["pain", "tired", "cannot walk far"],
    "Staff": ["few nurses", "staff change", "rushed"],
    "Missed visit": ["missed visit", "gave up", "came too late"],
    "Treatment": ["treatment stops", "no medicine", "gets worse"],
}
COMMON = [
    ("Transport", "Missed visit", 0.62),
    ("Waiting time", "Missed visit", 0.55),
    ("Missed visit", "Treatment", 0.50),
    ("Appointments", "Waiting time", 0.45),
    ("Work", "Missed visit", 0.40),
    ("Cost", "Missed visit", 0.22),
    ("Staff", "Waiting time", 0.18),
    ("Language", "Information", 0.12),
    ("Fear", "Missed visit", 0.09),
    ("Treatment", "Health", 0.08),
    ("Trust", "Fear", 0.06),
    ("Family", "Work", 0.05),
    ("Health", "Transport", 0.04),
    ("Information", "Appointments", 0.03),
]


def maps(people: int, seed: int) -> list[tuple[str, str, str]]:
    chance = random.Random(seed)
    names = list(WORDINGS)
    rows = []
    for number in range(1, people + 1):
        drawn = {(source, target) for source, target, share in COMMON if chance.random() < share}
        for _ in range(chance.choice([0, 1, 1, 2])):
            source, target = chance.sample(names, 2)
            drawn.add((source, target))
        for source, target in sorted(drawn or {("Transport", "Missed visit")}):
            # Some wordings are used by many, some by few.
            words = [
                chance.choice(WORDINGS[end][: chance.choice([1, 1, 1, 1, 1, 1, 2, 4])])
                for end in (source, target)
            ]
            rows.append((f"R{number:03d}", *words))
    return rows


def main() -> None:
    here = Path(__file__).resolve().parent
    with open(here / "barrier_maps.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["participant", "source", "target"])
        writer.writerows(maps(400, 20))
    with open(here / "barrier_categories.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["label", "category"])
        writer.writerows((word, category) for category, words in WORDINGS.items() for word in words)


if __name__ == "__main__":
    main()
