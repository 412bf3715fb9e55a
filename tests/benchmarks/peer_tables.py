"""Peers on the same table, run by an interpreter that has them: prints what they took and reached as JSON.

PEERS_PYTHON peer_tables.py anonypy|anjana|pycanon TABLE.csv HIERARCHIES COLUMNS K [SUPPRESS_PERCENT]

Imports nothing of Sfumato. Time is that of the processor, without reading and imports.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pandas as pd


def anonypy(table, hierarchies, quasi, k, suppress):
    import anonypy

    frame = table.copy()
    for name in frame.columns:
        numbers = name == "age"
        frame[name] = frame[name].astype(int) if numbers else frame[name].astype("category")
    sensitive = frame.columns[-1]
    began = time.process_time()
    rows = anonypy.Preserver(frame, quasi, sensitive).anonymize_k_anonymity(k)
    seconds = time.process_time() - began
    return {"seconds": seconds, "classes": len({tuple(str(row[n]) for n in quasi) for row in rows})}


def anjana(table, hierarchies, quasi, k, suppress):
    from anjana.anonymity import k_anonymity

    trees = {n: pd.read_csv(hierarchies / f"{n}.csv", sep=";", header=None, dtype=str) for n in quasi}
    given = {name: {level: tree[level].values for level in tree.columns} for name, tree in trees.items()}
    began = time.process_time()
    made = k_anonymity(table.copy(), [], quasi, k, suppress, given)
    seconds = time.process_time() - began
    lost = len(table) - len(made)
    loss = sum(column_loss(table[n], made[n], trees[n]) + lost for n in quasi) / (len(table) * len(quasi))
    return {"seconds": seconds, "loss": loss, "suppressed": lost}


def column_loss(before, after, tree):
    """Sum over the rows: (values of the table under the label − 1) / (values of the table − 1)."""
    present = set(before)
    tree = tree[tree[0].isin(present)]
    shown = set(after.astype(str))
    level = next(level for level in tree.columns if shown <= set(tree[level]))
    under = tree[level].value_counts()
    return float(((after.astype(str).map(under) - 1) / max(1, len(present) - 1)).sum())


def pycanon(table, hierarchies, quasi, k, suppress):
    from pycanon import anonymity

    sensitive = [table.columns[-1]]
    began = time.process_time()
    found = {
        "k": int(anonymity.k_anonymity(table, quasi)),
        "l": int(anonymity.l_diversity(table, quasi, sensitive)),
        "t": float(anonymity.t_closeness(table, quasi, sensitive)),
    }
    return {"seconds": time.process_time() - began} | found


def main() -> None:
    peer, path, hierarchies, columns, k, *more = sys.argv[1:]
    table = pd.read_csv(path, sep=";", dtype=str, keep_default_na=False)
    quasi = list(table.columns[: int(columns)])
    work = {"anonypy": anonypy, "anjana": anjana, "pycanon": pycanon}[peer]
    with contextlib.redirect_stdout(io.StringIO()):  # peers talk
        found = work(table, Path(hierarchies), quasi, int(k), float(more[0]) if more else 0.0)
    print(json.dumps({"version": version(peer)} | found))


if __name__ == "__main__":
    main()
