"""Event logs against their peers: reading XES, the exact flow at growing sizes, the earth mover's distance.

Run by `make bench`. Peers that the product does not contain (rustxes; OR-tools; PM4Py, which is AGPL) are
installed into throw-away environments where the index offers them, and left out with a word where it does
not. Times are CPU seconds of one process, memory its peak above the start (Linux).
"""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LOGS = ROOT.parent / "shared" / "data" / "eventlogs"
# Variants of both logs, and how many times the first has the cases of the second.
SIZES = ((500, 500, 1), (1_500, 1_300, 20), (5_000, 5_000, 1), (6_000, 11_500, 1), (10_000, 10_000, 1))
LIMIT = 900  # seconds of wall clock after which a peer is left out
MOST_ARCS = 75_000_000  # OR-tools needs some 100 bytes an arc
DISTANCE_SIZES = (50, 100, 200, 400, 800)
DISTANCE_LIMIT = 120

MEASURE = """
import json, re, sys, time
# Not getrusage: a child begins with the peak of its parent there.
def peak(): return int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]) / 1024
{setup}
begin, before = time.process_time(), peak()
{work}
print(json.dumps(dict(seconds=time.process_time() - begin, peak=peak() - before, value=str(value))))
"""

READ = {
    "Sfumato": (
        "from pathlib import Path\nfrom engine.io.xes_read import read_xes",
        "value = len(read_xes(Path(PATH)).case)",
    ),
    "rustxes": ("import polars, rustxes", "value = rustxes.import_xes(PATH)[0].shape[0]"),
    "PM4Py": ("import pm4py", "value = len(pm4py.read_xes(PATH))"),
}

INSTANCE = """
import sys; sys.path.insert(0, ROOT)
import numpy as np, pickle
cost, supply, demand = pickle.load(open(PATH, "rb"))
"""
OURS = "from engine.core.progress import Progress\nfrom engine.kinds.eventlogs import optimal_transport"
SOLVE = {
    "Sfumato": (OURS, "value = optimal_transport.transport(cost, supply, demand, Progress()).cost"),
    "POT, all edges": (
        "from ot.lp.emd_wrap import emd_c",
        "r = emd_c(supply.astype(float), demand.astype(float), cost.astype(float), 10**8, 1, None, None)\n"
        "assert r[4] == 1\nvalue = sum(int((np.rint(f).astype(int) * c).sum()) for f, c in zip(r[0], cost))",
    ),
    "OR-tools, all edges": (
        "from ortools.graph.python.min_cost_flow import SimpleMinCostFlow",
        """
rows, columns = cost.shape
solver = SimpleMinCostFlow()
tails = np.repeat(np.arange(rows, dtype=np.int32), columns)
heads = np.tile(np.arange(rows, rows + columns, dtype=np.int32), rows)
capacity = np.minimum(supply[:, None], demand[None, :]).ravel()
solver.add_arcs_with_capacity_and_unit_cost(tails, heads, capacity, cost.ravel().astype(np.int64))
nodes = np.arange(rows + columns, dtype=np.int32)
solver.set_nodes_supplies(nodes, np.concatenate([supply, -demand]))
assert solver.solve() == solver.OPTIMAL
value = solver.optimal_cost()
""",
    ),
}


def run(python: str, setup: str, work: str, limit: int = LIMIT) -> dict | None:
    """One measurement in a process of its own."""
    code = MEASURE.format(setup=setup, work=work)
    try:
        done = subprocess.run(
            [python, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=limit, check=True
        )
    except subprocess.TimeoutExpired:
        print(f"    left out: not finished within {limit} s", flush=True)
        return None
    except subprocess.CalledProcessError as error:
        reason = str(getattr(error, "stderr", "") or error).strip().splitlines()
        print(f"    left out: {reason[-1][-90:] if reason else 'failed'}", flush=True)
        return None
    return json.loads(done.stdout.splitlines()[-1])


def reading(name: str, pythons: dict[str, str | None], folder: Path) -> None:
    from engine.io.xes_read import read_xes
    from tests.benchmarks.bench_whole import eventlogs

    path = LOGS / name
    if not path.exists():
        _, path, _ = eventlogs(folder, 300_000)
    megabytes = read_xes(path).bytes_read / 1e6
    print(f"\nReading {path.name}, {megabytes:.0f} MB unpacked")
    base = None
    for reader, (setup, work) in READ.items():
        python = pythons.get(reader, sys.executable)
        if python is None:
            print(f"  {reader:10} left out: not installable here")
            continue
        found = run(python, setup, work.replace("PATH", repr(str(path))))
        if found:
            base = base or found
            print(
                f"  {reader:10} {found['seconds']:7.2f} s  {megabytes / found['seconds']:6.1f} MB/s  "
                f"{found['peak']:6.0f} MB   x{found['seconds'] / base['seconds']:.2f} time  "
                f"x{found['peak'] / max(base['peak'], 1):.1f} memory  {found['value']} events"
            )


def made_up(left: int, right: int, times: int) -> list[dict]:
    """Two logs with so many variants, edited from the same few; the first has its cases so many times."""
    rng = random.Random(left)
    most = max(left, right)
    base = [tuple(rng.choices("abcdefghijkl", k=rng.randint(5, 30))) for _ in range(max(40, most // 8))]
    logs: list[dict] = []
    for variants, factor in ((left, times), (right, 1)):
        found: dict = {}
        while len(found) < variants:
            variant = list(rng.choice(base))
            for _ in range(rng.randint(1, 4)):
                variant[rng.randrange(len(variant))] = rng.choice("abcdefghijkl")
            found[tuple(variant)] = found.get(tuple(variant), 0) + factor * rng.choice((1, 1, 1, 2, 5))
        logs.append(found)
    return logs


def instance(logs: list[dict], path: Path) -> None:
    """Masses and edit distances of the log difference, written for another process."""
    import numpy as np

    from engine.core.progress import Progress
    from engine.kinds.eventlogs.levenshtein import edit_distances

    left, right = logs
    cost = edit_distances(list(left), list(right), Progress()).astype(np.int32)
    supply, demand = (np.array(list(log.values()), np.int64) for log in logs)
    surplus = int(supply.sum() - demand.sum())
    if surplus > 0:
        cost = np.column_stack([cost, np.array([len(v) for v in left], np.int32)])
        demand = np.append(demand, surplus)
    elif surplus < 0:
        cost = np.vstack([cost, np.array([len(v) for v in right], np.int32)])
        supply = np.append(supply, -surplus)
    path.write_bytes(pickle.dumps((cost, supply, demand)))


def solving(folder: Path, ortools: str | None, most: int) -> None:
    print("\nCheapest flow, exact (log difference of two made-up logs)")
    path = folder / "instance.pickle"
    for left, right, times in SIZES:
        if left * right > most**2:
            continue
        instance(made_up(left, right, times), path)
        values, base = set(), None
        print(f"  {left} × {right} variants{', a large surplus' * (times > 1)}", flush=True)
        head = INSTANCE.replace("PATH", repr(str(path))).replace("ROOT", repr(str(ROOT)))
        for solver, (setup, work) in SOLVE.items():
            python: str | None = sys.executable
            if solver.startswith("OR-tools"):
                python = ortools if left * right <= MOST_ARCS else None
            if python is None:
                print(f"    {solver:20} left out: not installable, or {left * right:,} arcs do not fit")
                continue
            found = run(python, head + setup, work)
            if found:
                base = base or found
                values.add(found["value"])
                ratio = found["seconds"] / base["seconds"]
                print(
                    f"    {solver:20} {found['seconds']:8.2f} s  {found['peak']:6.0f} MB   x{ratio:.2f}",
                    flush=True,
                )
        print("    all agree on", *values) if len(values) == 1 else print("    THEY DIFFER:", values)


def sepsis() -> None:
    """Both metrics after loading, in a process that has compared nothing yet."""
    path = LOGS / "sepsis.xes.gz"
    if not path.exists():
        return
    setup = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom pathlib import Path\n"
        "from engine.kinds.eventlogs.params import Columns, Reading\n"
        "from engine.kinds.eventlogs.load import load\nfrom engine.core.progress import Progress\n"
        f"a = load([Path({str(path)!r})], Reading(), Columns(), Progress()).as_counts()\n"
        "b = {v: n + 2 for v, n in list(a.items())[:350]}"
    )
    both = (
        "from engine.kinds.eventlogs.log_difference import absolute_difference\n"
        "from engine.kinds.eventlogs.log_similarity import relative_similarity\n"
        "s = relative_similarity(a, b, Progress()); d = absolute_difference(a, b, Progress())\n"
        "value = (float(s.similarity), d.difference)"
    )
    found = run(sys.executable, setup, both)
    if found:
        print("\nSepsis (846 variants) against 350 of its variants: both metrics, proven, imports included")
        print(f"  Sfumato {found['seconds']:6.2f} s  {found['peak']:6.0f} MB  {found['value']}")


def distance(folder: Path, python: str | None) -> None:
    """The plain earth mover's distance of two logs: ours (proven) against PM4Py's."""
    print("\nPlain earth mover's distance between two made-up logs")
    if python is None:
        print("  PM4Py left out: not installable here")
        return
    path, waits = folder / "logs.pickle", False
    for variants in DISTANCE_SIZES:
        path.write_bytes(pickle.dumps(made_up(variants, variants, 1)))
        logs = f"import pickle\na, b = pickle.load(open({str(path)!r}, 'rb'))\n"
        ours = run(
            sys.executable,
            f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{logs}"
            "from engine.core.progress import Progress\n"
            "from engine.kinds.eventlogs.log_similarity import relative_similarity as similarity",
            "value = 1 - float(similarity(a, b, Progress(), match_first=False).similarity)",
        )
        assert ours is not None
        print(f"  {variants:4} variants each  Sfumato {ours['seconds']:7.3f} s", flush=True)
        theirs = (
            None
            if waits
            else run(
                python,
                f"{logs}from pm4py.algo.evaluation.earth_mover_distance import algorithm as emd\n"
                "A, B = ({k: n / sum(log.values()) for k, n in log.items()} for log in (a, b))",
                "value = emd.apply(A, B)",
                DISTANCE_LIMIT,
            )
        )
        waits = theirs is None  # larger ones take longer still
        if theirs:
            apart = abs(float(theirs["value"]) - float(ours["value"]))
            print(
                f"{'':22}PM4Py   {theirs['seconds']:7.3f} s   x{theirs['seconds'] / ours['seconds']:.0f}   "
                f"values differ by {apart:.1e}",
                flush=True,
            )


def usable() -> None:
    """Groups, the directly-follows graph and the ranking of recodings: seconds of one run each."""
    from engine.core.progress import Progress
    from engine.core.randomness import Randomness
    from engine.kinds.eventlogs.load import load
    from engine.kinds.eventlogs.params import Columns, Flow, Groups, Reading
    from engine.kinds.eventlogs.recode_view import recode_ranking
    from engine.kinds.eventlogs.run import run

    print("\nGroups of 10 (own 2), directly-follows graph (ε = 1, c = 8), ranking of recodings", flush=True)
    for name in ("sepsis", "receipt", "bpic13_incidents", "bpic2012"):
        path = ROOT.parent / "shared" / "data" / "eventlogs" / f"{name}.xes.gz"
        if not path.exists():
            continue
        log, seconds = load([path], Reading(), Columns(), Progress()), []
        for work in (
            lambda: run(log, Groups(), Randomness.from_seed(1), Progress()),  # noqa: B023
            lambda: run(log, Flow(), Randomness.from_seed(1), Progress()),  # noqa: B023
            lambda: recode_ranking(log),  # noqa: B023
        ):
            began = time.perf_counter()
            work()
            seconds.append(time.perf_counter() - began)
        print(f"  {name:18} {len(log.variants):5} variants  " + "  ".join(f"{s:6.2f} s" for s in seconds))


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from tests.benchmarks.peers import environment

    most = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000  # variants
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        rust = environment(folder / "rust", "rustxes", "polars", "pyarrow")
        pm4py = environment(folder / "pm4py", "pm4py")
        ortools = environment(folder / "ortools", "ortools")
        sepsis()
        usable()
        reading("bpic2012.xes.gz", {"rustxes": rust, "PM4Py": pm4py}, folder)
        distance(folder, pm4py)
        solving(folder, ortools, most)


if __name__ == "__main__":
    main()
