"""A master of its own making, the messages it makes up, and what an answer to it must not hold."""

from __future__ import annotations

import copy
import json
import random

import numpy as np

from engine.kinds.clusters import exchange_site, transport_files
from engine.kinds.clusters.message import decode, encode

FLOOR = 20
OUTLIER = (97.31, 91177.25)


def victim_rows(seed: int = 3, count: int = 240) -> np.ndarray:
    """Two groups, a lonely row between them and one far away; every row is different."""
    random_ = np.random.default_rng(seed)
    centres = np.array([[35.0, 20_000.0], [62.0, 48_000.0]])[random_.integers(0, 2, count)]
    rows = centres + random_.normal(size=(count, 2)) * [4.0, 3_000.0]
    return np.round(np.concatenate([rows, [[48.5, 34_000.0], OUTLIER]]), 4)


class Attack:
    """A master of its own making against one house that joined honestly."""

    def __init__(self, place, technique, params, sites=("north", "hill", "harbour"), rows=None, allow=False):
        self.rows = victim_rows() if rows is None else rows
        self.data = place / "rows.csv"
        hiv = ["yes" if i % 23 == 0 else "no" for i in range(len(self.rows))]
        town = ["abcd"[i % 4] if i % 40 else "e" for i in range(len(self.rows))]
        lines = [
            f"{x!r},{y!r},{v},p{i % 190},{t}"
            for i, ((x, y), v, t) in enumerate(zip(self.rows.tolist(), hiv, town, strict=True))
        ]
        self.data.write_text("age,income,hiv,name,town\n" + "\n".join(lines) + "\n")
        self.run, self.house, self.sites = place / "run", place / "north", sites
        transport_files.start_master(self.run, technique, params, ("age", "income"), sites)
        joining = self.run / "to-north" / "joining-north.json"
        exchange_site.join(self.house, joining, self.data, least_count=FLOOR, allow_points=allow, accept=True)
        self.honest = decode((self.run / "to-north" / "round-1-to-north.json").read_bytes())
        self.letter = place / "letter.json"
        self.round = 0

    def ask(self, kind, body, **changes):
        """A forged message; the body of the answer, or the refusal."""
        forged = {**self.honest, "round": self.round + 1, "kind": kind, "body": body, **changes}
        self.letter.write_text(encode(forged))
        step = exchange_site.answer(self.house, self.letter, self.data, yes=True)
        self.round, self.told = self.round + 1, step.told
        return decode(step.written[0].read_bytes())["body"] if step.written else {}

    def memory(self):
        return decode((self.house / "memory.json").read_bytes())


def is_a_row(rows, numbers, tolerance=1e-6):
    return bool((np.abs(rows - np.asarray(numbers)) <= tolerance * np.abs(rows)).all(axis=1).any())


def broken(honest):
    """Texts that are no letter at all, or one that nobody can mean: deep, huge, cut off, said twice."""
    honest = json.loads(encode(honest))
    huge = {"dtype": "<f8", "shape": [1 << 30, 1 << 30], "values": []}
    said = f'"round": {honest["round"]}'
    return [
        "", "[]", "null", "1e999", "{", '{"sfumato": "message"}', "[" * 100_000, '{"a":' * 50_000,
        json.dumps({**honest, "body": []}),
        json.dumps({**honest, "body": {"body": huge}}),
        json.dumps(honest).replace(said, f"{said}, {said}", 1),
        json.dumps(honest).replace(said, '"round": NaN', 1),
        json.dumps({**honest, "kind": ["x"]}),
        json.dumps({**honest, "kind": "x" * 10_000}),
        json.dumps({**honest, "round": 10**400}),
    ]  # fmt: skip


def mutations(honest, source: random.Random):
    """Endless: an honest message with one or two things in it changed, at any depth."""
    strange = [
        None, True, -1, 0, 1, 10**30, 1.5, 1e308, "", "x" * 5000, "../../etc", [], [[]], {}, {"a": {}},
        {"dtype": "<f8", "shape": [1 << 40], "values": []},
        {"dtype": "<f8", "shape": [-1, 2], "values": [1, 2]},
        {"dtype": "object", "shape": [1], "values": ["x"]},
        {"dtype": "<f8", "shape": [2, 2], "values": [1, 2, 3, "x"]},
        {"dtype": "<f8", "shape": [3, 2], "values": [0, 0, 1000, 0, 0, 100000]},
        {"dtype": "<f8", "shape": [1, 2], "values": [1e300, -1e300]},
    ]  # fmt: skip
    kinds = [
        "request points", "request sample", "begin", "start", "finish", "done", "centroids", "hello",
        "itemsets to count", "request items", "mixture to count", "request key", "request model", "mixture",
        "labels", "sums", "candidates",
    ]  # fmt: skip
    while True:
        made = json.loads(encode(honest))
        for _ in range(source.randint(1, 2)):
            where = source.choice([made, made["body"]] if isinstance(made.get("body"), dict) else [made])
            how = source.random()
            if how < 0.25 and where:
                where.pop(source.choice(list(where)))
            elif how < 0.4:
                where[
                    source.choice(["keys", "columns", "rows", "min_count", "x", "want", "start", "itemsets"])
                ] = copy.deepcopy(source.choice(strange))
            elif how < 0.55:
                made["kind"] = source.choice(kinds)
            elif where:
                where[source.choice(list(where))] = copy.deepcopy(source.choice(strange))
        yield json.dumps(made)


def safe(body, rows, floor):
    """Nothing in an answer is a row, or stands for fewer rows than the floor."""
    for value in body.values():
        if isinstance(value, np.ndarray) and value.ndim == 2 and value.shape[1] == 2:
            assert not any(is_a_row(rows, line) for line in value)
        if isinstance(value, np.ndarray):
            assert len(value) != len(rows), "an entry for every row"
    counts = np.asarray(body.get("counts", ()))
    assert ((counts == 0) | (counts >= floor)).all()
