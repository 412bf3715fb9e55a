"""Makes permits.xes.gz: 600 made-up applications for a building permit, with a fixed seed.

A few ways are common, many are rare (objections, missing documents, a second inspection): the shape of
real logs, in which most cases are shared by some and a third is unique. Nothing in it is about anybody.

    python resources/samples/make_permits.py
"""

from __future__ import annotations

import gzip
import random
from datetime import datetime, timedelta
from pathlib import Path
from xml.sax.saxutils import quoteattr

CASES = 600
APPLICANTS = 430
START = datetime(2025, 1, 7, 8, 0)


def way(rng: random.Random) -> list[str]:
    """The activities of one application, in order."""
    steps = ["Receive application", "Register"]
    if rng.random() < 0.04:
        return [*steps, "Withdraw"]
    steps += ["Check documents"]
    while rng.random() < 0.28:
        steps += ["Request documents", "Receive documents", "Check documents"]
    if rng.random() < 0.15:
        steps.append("Pay fee")
    advice = [name for name, chance in ADVICE if rng.random() < chance]
    rng.shuffle(advice)
    for name in advice:
        steps += [f"Ask {name}", f"Advice of {name}"]
    if rng.random() < 0.35:
        steps.append("Inspect site")
        while rng.random() < 0.2:
            steps += ["Request changes", "Inspect site"]
    steps.append("Decide")
    if rng.random() < 0.78:
        steps.append("Grant permit")
    else:
        steps.append("Refuse permit")
        if rng.random() < 0.3:
            steps += ["Objection", "Hearing", rng.choice(["Uphold decision", "Grant permit"])]
    if "Pay fee" not in steps:
        steps.insert(len(steps) - 1 if rng.random() < 0.2 else len(steps), "Pay fee")
    return [*steps, "Archive"] if rng.random() < 0.9 else steps


ADVICE = (("fire brigade", 0.22), ("monument care", 0.08), ("water board", 0.06), ("neighbours", 0.05))


def write(path: Path) -> None:
    rng = random.Random(1859)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<log xes.version="1.0" xes.features="" xmlns="http://www.xes-standard.org/">',
        '\t<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>',
        '\t<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>',
        '\t<classifier name="Activity" keys="concept:name"/>',
    ]
    for number in range(1, CASES + 1):
        lines += ["\t<trace>", f'\t\t<string key="concept:name" value="P-{number:04}"/>']
        lines.append(f'\t\t<string key="applicant" value="A-{rng.randrange(APPLICANTS):04}"/>')
        moment = START + timedelta(hours=rng.randrange(24 * 320))
        for activity in way(rng):
            moment += timedelta(minutes=rng.randrange(20, 6000))
            lines += [
                "\t\t<event>",
                f'\t\t\t<string key="concept:name" value={quoteattr(activity)}/>',
                f'\t\t\t<string key="org:resource" value="Desk {rng.randrange(1, 7)}"/>',
                f'\t\t\t<date key="time:timestamp" value="{moment:%Y-%m-%dT%H:%M:%S}.000+01:00"/>',
                "\t\t</event>",
            ]
        lines.append("\t</trace>")
    text = "\n".join([*lines, "</log>", ""])
    with path.open("wb") as raw, gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=0) as packed:
        packed.write(text.encode())


if __name__ == "__main__":
    write(Path(__file__).with_name("permits.xes.gz"))
