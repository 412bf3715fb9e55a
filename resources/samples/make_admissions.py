"""Makes admissions.csv: 5 000 hospital stays of 3 000 invented patients, in the signs of a German office
(semicolons, decimal commas): names, patient numbers, dates of birth and of admission, postcodes, diagnoses
by ICD-10, days, costs and notes. Patients come back, so rows and persons are not the same.

    python resources/samples/make_admissions.py
"""

from __future__ import annotations

import csv
import datetime
from pathlib import Path

import numpy as np

ROWS, PATIENTS = 5_000, 3_000
FIRST = {
    "f": "Ada Berta Clara Dora Elif Frieda Greta Hanna Ida Jana Karla Lene Mara Nora Olga Paula Rosa Ute",
    "m": "Anton Bela Cem Dario Emil Fritz Gero Hugo Ivo Jonas Karim Levi Milan Nils Otto Pavel Ruben Udo",
}
LAST = (
    "Ahorn Birke Distel Eiche Farn Ginster Hasel Immergrün Kiefer Lärche Malve Nelke Pappel Quitte Rüster "
    "Salbei Tanne Ulme Veilchen Weide Ysop Zeder Buche Fichte Holunder Linde Minze Schlehe Thymian Wacholder"
)
# Postcodes that do not exist, by district: the first three digits say where somebody lives.
DISTRICTS = {"000": 0.36, "001": 0.27, "006": 0.21, "007": 0.16}
STREETS = 12  # postcodes a district
# ICD-10 code, share, mean days, mean age
DIAGNOSES = (
    ("I10", 0.13, 4, 68), ("I21.4", 0.06, 8, 70), ("I48.0", 0.07, 5, 72), ("I50.1", 0.08, 9, 76),
    ("J18.9", 0.10, 8, 66), ("J44.1", 0.06, 7, 70), ("J45.9", 0.05, 4, 42), ("K35.8", 0.07, 4, 34),
    ("K80.2", 0.06, 5, 56), ("E11.9", 0.08, 6, 64), ("F32.1", 0.06, 21, 44), ("S72.0", 0.07, 12, 78),
    ("M54.5", 0.06, 5, 54), ("C50.9", 0.03, 6, 60), ("N39.0", 0.02, 5, 62),
)  # fmt: skip
NOTES = (
    (
        "Comes with a letter of the family doctor", "Lives alone on the third floor without a lift",
        "Allergic to penicillin according to the own words", "Works night shifts at the harbour",
        "Was in the rehabilitation clinic in spring", "Fell on the stairs of the station",
    ),
    (
        "sister visits every evening after work", "needs help at home after discharge",
        "no reaction was seen during the stay", "asks for a certificate for the employer",
        "daughter is to be called before discharge", "the report of that stay was asked for again",
    ),
)  # fmt: skip
FROM, DAYS = datetime.date(2023, 1, 1), 730


def patients(random: np.random.Generator) -> list[dict[str, object]]:
    sexes = random.choice(["f", "m"], PATIENTS, p=[0.52, 0.48])
    numbers = random.permutation(90_000)[:PATIENTS] + 10_000
    districts = random.choice(list(DISTRICTS), PATIENTS, p=list(DISTRICTS.values()))
    kinds = random.choice(len(DIAGNOSES), PATIENTS, p=[share for _, share, _, _ in DIAGNOSES])
    made = []
    for place in range(PATIENTS):
        sex = str(sexes[place])
        age = float(np.clip(random.normal(DIAGNOSES[kinds[place]][3], 13), 18, 97))
        born = FROM - datetime.timedelta(days=int(age * 365.25) + int(random.integers(0, 365)))
        first = random.choice(FIRST[sex].split())
        name = f"{random.choice(LAST.split())}, {first}"
        postcode = f"{districts[place]}{int(random.integers(1, STREETS + 1)):02d}"
        made.append(
            {
                "patient_id": f"P{numbers[place]}",
                "name": name,
                "date_of_birth": born.isoformat(),
                "sex": sex,
                "postcode": postcode,
                "kind": int(kinds[place]),
            }
        )
    return made


def admissions() -> list[dict[str, object]]:
    random = np.random.default_rng(20_27)
    people = patients(random)
    who = np.concatenate((np.arange(PATIENTS), random.integers(0, PATIENTS, ROWS - PATIENTS)))
    rows = []
    for place in random.permutation(who):
        person = people[place]
        again = random.random() < 0.6  # comes back for the same
        kind = person["kind"] if again else random.choice(len(DIAGNOSES), p=[d[1] for d in DIAGNOSES])
        code, _, usual, _ = DIAGNOSES[int(str(kind))]
        days = int(max(1, round(random.gamma(2.2, usual / 2.2))))
        cost = round(float(days * random.normal(610, 60) + random.gamma(2, 420)), 2)
        admitted = FROM + datetime.timedelta(days=int(random.integers(0, DAYS)))
        rows.append(
            {name: value for name, value in person.items() if name != "kind"}
            | {
                "admission_date": admitted.isoformat(),
                "diagnosis": code,
                "length_of_stay": days,
                "cost": "" if random.random() < 0.01 else f"{cost:.2f}".replace(".", ","),
                "note": _note(random, admitted) if random.random() < 0.25 else "",
            }
        )
    return rows


def _note(random: np.random.Generator, admitted: datetime.date) -> str:
    first, second = (str(random.choice(some)) for some in NOTES)
    seen = admitted + datetime.timedelta(days=int(random.integers(0, 4)))
    return f"{first}; {second}. Seen on {seen:%d %B} by the ward round."


def main() -> None:
    rows = admissions()
    with (Path(__file__).parent / "admissions.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]), delimiter=";", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
