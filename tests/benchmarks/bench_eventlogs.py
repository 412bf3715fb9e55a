"""Event logs against their peers: reading XES, and the exact flow at growing sizes.

Run by `make bench`. Peers that the product does not contain (rustxes; PM4Py, which is AGPL) are installed
into a throw-away environment where the index offers them, and left out with a word where it does not.
Times are CPU seconds of one process, memory its peak above the start (Linux).
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LOGS = ROOT.parent / "shared" / "data" / "eventlogs"
SIZES = (500, 1_500, 5_000, 10_000)
LIMIT = 240  # seconds of wall clock after which a peer is left out
MOST_ARCS = 30_000_000  # OR-tools needs some 100 bytes an arc: more does not fit beside others in 4 GB

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
        "from pathlib import Path\nfrom engine.files.xes import read_xes",
        "value = len(read_xes(Path(PATH)).case)",
    ),
    "rustxes": ("import polars, rustxes", "value = rustxes.import_xes(PATH)[0].shape[0]"),
    "PM4Py": ("import pm4py", "value = len(pm4py.read_xes(PATH))"),
}

INSTANCE = """
import sys; sys.path.insert(0, ROOT)
import numpy as np, pickle
from engine.progress import Progress
from engine.eventlogs import transport
cost, supply, demand = pickle.load(open(PATH, "rb"))
CASE = cost, supply, demand, Progress()
"""
SOLVE = {
    "candidate edges": (
        "import ot",
        "value = transport.solve_candidate_edges(cost, supply, demand, Progress()).cost",
    ),
    "POT, all edges": (
        "from ot.lp.emd_wrap import emd_c",
        "r = emd_c(supply.astype(float), demand.astype(float), cost.astype(float), 10**8, 1, None, None)\n"
        "value = int((np.rint(r[0]) * cost).sum())",
    ),
    "OR-tools, all edges": ("", "value = transport.solve_all_edges(*CASE).cost"),
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


def environment(folder: Path, *packages: str) -> str | None:
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    done = subprocess.run([python, "-m", "pip", "install", "-q", *packages], capture_output=True, text=True)
    return python if done.returncode == 0 else None


def reading(name: str, pythons: dict[str, str | None]) -> None:
    path = LOGS / name
    if not path.exists():
        print(f"{name} is not here")
        return
    from engine.files.xes import read_xes

    megabytes = read_xes(path).bytes_read / 1e6
    print(f"\nReading {name}, {megabytes:.0f} MB unpacked")
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


def instance(variants: int, folder: Path) -> Path:
    """Residual masses and edit distances of two made-up logs with about so many variants each."""
    import pickle

    import numpy as np

    from engine.eventlogs.distances import edit_distances
    from engine.progress import Progress

    rng = random.Random(variants)
    base = [tuple(rng.choices("abcdefghijkl", k=rng.randint(5, 30))) for _ in range(max(40, variants // 8))]
    logs: list[dict] = []
    for _ in range(2):
        found: dict = {}
        while len(found) < variants:
            variant = list(rng.choice(base))
            for _ in range(rng.randint(1, 4)):
                variant[rng.randrange(len(variant))] = rng.choice("abcdefghijkl")
            found[tuple(variant)] = found.get(tuple(variant), 0) + rng.choice((1, 1, 1, 2, 5))
        logs.append(found)
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
    path = folder / f"{variants}.pickle"
    path.write_bytes(pickle.dumps((cost, supply, demand)))
    return path


def solving(folder: Path, sizes: tuple[int, ...]) -> None:
    print("\nCheapest flow, exact (log difference of two made-up logs)")
    for variants in sizes:
        path = instance(variants, folder)
        values, base = set(), None
        print(f"  {variants} × {variants} variants")
        for solver, (setup, work) in SOLVE.items():
            if solver.startswith("OR-tools") and variants**2 > MOST_ARCS:
                print(f"    {solver:20} left out: {variants**2:,} arcs do not fit")
                continue
            head = INSTANCE.replace("PATH", repr(str(path))).replace("ROOT", repr(str(ROOT)))
            found = run(sys.executable, head + setup, work)
            if found:
                base = base or found
                values.add(found["value"])
                ratio = found["seconds"] / base["seconds"]
                print(
                    f"    {solver:20} {found['seconds']:8.2f} s  {found['peak']:6.0f} MB   x{ratio:.2f}",
                    flush=True,
                )
        print("    all agree on", *values) if len(values) == 1 else print("    THEY DIFFER:", values)


def metric(python: str | None) -> None:
    """Both metrics on Sepsis against PM4Py's earth mover's distance on the same pair."""
    path = LOGS / "sepsis.xes.gz"
    if not path.exists():
        return
    print("\nSepsis (846 variants) against 350 of its variants")
    setup = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom pathlib import Path\n"
        "from engine.eventlogs.parameters import Columns, Reading\n"
        "from engine.eventlogs.load import load_log\n"
        "from engine.eventlogs.difference import absolute_difference\n"
        "from engine.eventlogs.similarity import relative_similarity\nfrom engine.progress import Progress\n"
        f"a = load_log([Path({str(path)!r})], Reading(), Columns(), Progress()).as_counts()\n"
        "b = {v: n + 2 for v, n in list(a.items())[:350]}"
    )
    both = "s = relative_similarity(a, b, Progress()); d = absolute_difference(a, b, Progress())\n"
    found = run(sys.executable, setup, both + "value = (float(s.similarity), d.difference)")
    if found:
        print(f"  Sfumato, both metrics, proven   {found['seconds']:6.2f} s  {found['value']}")
    if python is None:
        print("  PM4Py left out: not installable here")
        return
    theirs = (
        f"import pm4py\nfrom pm4py.algo.evaluation.earth_mover_distance import algorithm as emd\n"
        f"log = pm4py.read_xes({str(path)!r})\nv = pm4py.get_variants(log)\n"
        "c = {k: (n if isinstance(n, int) else len(n)) for k, n in v.items()}\n"
        "top = sorted(c, key=lambda k: (-c[k], k))[:350]; top = {k: c[k] + 2 for k in top}\n"
        "A = {k: n / sum(c.values()) for k, n in c.items()}\n"
        "B = {k: n / sum(top.values()) for k, n in top.items()}"
    )
    found = run(python, theirs, "value = emd.apply(A, B)")
    if found:
        print(f"  PM4Py, plain EMD                {found['seconds']:6.2f} s  {found['value']}")


def main() -> None:
    sys.path.insert(0, str(ROOT))
    sizes = tuple(int(text) for text in sys.argv[1:]) or SIZES
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        rust = environment(folder / "rust", "rustxes", "polars", "pyarrow")
        pm4py = environment(folder / "pm4py", "pm4py", "pyemd") or environment(folder / "pm4py2", "pm4py")
        metric(pm4py)
        solving(folder, sizes)
        reading("bpic2012.xes.gz", {"rustxes": rust, "PM4Py": pm4py})


if __name__ == "__main__":
    main()
