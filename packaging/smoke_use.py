"""What the installed program does: every command, every technique, any home, and the window."""

from __future__ import annotations

import json
import random
import re
import resource
import shutil
from pathlib import Path, PureWindowsPath
from typing import Any

from smoke_stage import VERSION, claim, fail, forget_files_in_memory, own_folder, run, side_by_side, walk

START_LIMIT = 2.0  # CPU seconds to a window that can be used
# Settings without which a technique cannot run on the sample.
SETTINGS = {
    "tables.dates": ["columns=date_of_birth"],
    "tables.discretise": ["columns=income"],
    "tables.perturb": ["columns=income"],
    "tables.pram": ["columns=region"],
    "tables.pseudonymise": ["columns=name"],
    "tables.swap": ["columns=income"],
}
WHY = "Zoë tries the program with made-up data: nothing leaves the house."
REASONS: dict[str, dict[str, str]] = {}  # that the gate has asked for, by kind
OTHER_SAMPLES = {"tables.dates": "admissions.csv"}  # the demo's has no dates


def command_line(program: Path, work: Path, world: dict[str, str]) -> None:
    said = run(program, "--version", cwd=work, **world)
    claim(said.strip() == f"Sfumato {VERSION}", f"the archive's program says {said.strip()}")
    run(program, "nonsense", cwd=work, codes=(2,), **world)
    demo = json.loads(run(program, "demo", "--out", "demo", "--json", cwd=work, **world))
    good = len(demo) >= 5 and all(one["verified"] for one in demo.values())
    claim(good, f"demo: {', '.join(demo)} released")

    def use(kind: str) -> None:
        checks = json.loads(run(program, "verify", f"demo/{kind}", "--json", cwd=work, **world))
        manifest = json.loads((work / "demo" / kind / "release/manifest.json").read_text(encoding="utf-8"))
        good = checks["verified"] and manifest["sfumato"] == VERSION
        claim(good, f"{kind}: the installed program verifies its release, made by {manifest['sfumato']}")
        released(program, f"demo/{kind}/audit/recipe.toml", "--out", f"again/{kind}", cwd=work, **world)
        data = next((work / "demo" / kind / "release").glob("data.*"))
        original = sample(program, work, kind)
        compared = run(program, "compare", kind, original, data, "--json", cwd=work, **world)
        claim(bool(json.loads(compared)), f"{kind}: its recipe runs again; compared with the original")

    side_by_side(use, demo)
    data = next((work / "demo/timeseries/release").glob("data.*"))
    data.write_bytes(data.read_bytes().replace(b"1", b"2", 1))
    run(program, "verify", "demo/timeseries", cwd=work, codes=(1,), **world)
    claim(True, "a spoiled release is refused")


def released(program: Path, *arguments: object, cwd: Path, **world: Any) -> dict[str, Any]:
    """`run` by somebody who reads which reasons the gate asks for, and knows them the next time.

    Each run draws anew, so that another line of the gate may ask: none asks a second time.
    """
    known = REASONS.setdefault(str(arguments[0]).partition(".")[0], {})
    while True:
        command = ("run", *arguments, "--json", *typed(known))
        told = json.loads(run(program, *command, codes=(0, 1), cwd=cwd, **world))
        asked = dict.fromkeys(told.get("missing_reasons", ()), WHY)
        if "error" not in told:
            return told
        if not asked.keys() - known.keys():
            fail(f"{' '.join(map(str, arguments))}: {told['error']}")
        known |= asked


def typed(reasons: dict[str, str]) -> list[str]:
    return [part for name, why in reasons.items() for part in ("--reason", f"{name}={why}")]


def sample(program: Path, work: Path, kind: str) -> Path:
    """The sample that was the input of the demo."""
    audit = json.loads((work / "demo" / kind / "audit/audit.json").read_text(encoding="utf-8"))
    return next(program.parent.rglob("resources/samples")) / PureWindowsPath(audit["inputs"][0]["path"]).name


def every_technique(program: Path, work: Path, world: dict[str, str]) -> None:
    known = json.loads(run(program, "techniques", "--json", cwd=work, **world))["techniques"]
    plan = each_once({one["key"]: one["formats"] for one in known})

    def use(kind: str) -> None:
        for key, format in plan:
            if key.partition(".")[0] != kind:
                continue
            given = [part for setting in SETTINGS.get(key, []) for part in ("--set", setting)]
            source = sample(program, work, kind)
            source = source.with_name(OTHER_SAMPLES.get(key, source.name))
            command = (key, source, *given, "--format", format, "--out", f"{key}-{format}")
            done = released(program, *command, cwd=work, **world)
            claim(done["verified"], f"{key} as {format} released and verified")

    side_by_side(use, dict.fromkeys(key.partition(".")[0] for key, _format in plan))


def each_once(formats: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Every technique and every format of every kind, in as few runs as that takes."""
    plan: dict[tuple[str, str], tuple[str, str]] = {}  # by kind and format
    again = []
    for key, offered in formats.items():
        kind = key.partition(".")[0]
        new = next((format for format in offered if (kind, format) not in plan), None)
        if new is None:
            again.append((key, offered[0]))
        else:
            plan[kind, new] = key, new
    for key, offered in formats.items():
        for format in offered:
            plan.setdefault((key.partition(".")[0], format), (key, format))
    return [*plan.values(), *again]


def large_log(program: Path, work: Path, world: dict[str, str]) -> None:
    """Beyond the first megabyte a compiled scanner reads event logs; with other quotes it declines them."""
    event = '<event><string key="concept:name" value="wait"/>{}</event>'.format(
        "".join(f'<int key="{number}" value="0"/>' for number in range(40))
    )
    log = f"<log>{f'<trace>{event * 30}</trace>' * 700}</log>"
    told, seconds = [], []
    for name, written in {"scanned.xes": log, "parsed.xes": log.replace('"', "'")}.items():
        (work / name).write_text(written)
        since = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        told.append(run(program, "compare", "eventlogs", name, name, "--json", cwd=work, **world))
        seconds.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - since)
    quick, slow = seconds
    claim(told[0] == told[1], "a large event log is the same to the compiled scanner and to the parser")
    claim(1.5 * quick < slow, f"and is read by the scanner: {quick:.1f} CPU s, else {slow:.1f}")


def by_two_houses(program: Path, work: Path, world: dict[str, str]) -> None:
    """`master` and `site`: letters carried between two houses until the run is done."""
    noise = random.Random(3)
    for name in ("hill", "north"):
        rows = [(6 * noise.randrange(2) + noise.gauss(0, 0.4), noise.gauss(0, 0.4)) for _ in range(60)]
        (work / f"{name}.csv").write_text("x,y\n" + "".join(f"{x},{y}\n" for x, y in rows))
    begin = ("--technique", "clusters.sdbdc", "--columns", "x,y", "--sites", "hill,north", "--set", "eps=0.8")
    step = json.loads(run(program, "master", "houses", *begin, "--json", cwd=work, **world))

    def join(name: str) -> None:
        joining = f"houses/to-{name}/joining-{name}.json"
        run(program, "site", joining, f"{name}.csv", "--dir", name, "--accept", cwd=work, **world)

    def answer(name: str) -> None:
        letter = f"houses/to-{name}/round-{step['round']}-to-{name}.json"
        told = run(
            program, "site", letter, f"{name}.csv", "--dir", name, "--yes", "--json", cwd=work, **world
        )
        for file in (Path(PureWindowsPath(name).as_posix()) for name in json.loads(told)["written"]):
            if file.name.startswith("round-"):
                shutil.copyfile(work / file, post / file.name)  # the letter is its writer's alone

    side_by_side(join, ("hill", "north"))
    (post := work / "houses/from").mkdir(exist_ok=True)
    while True:
        side_by_side(answer, ("hill", "north"))
        if step["done"]:
            break
        step = json.loads(run(program, "master", "houses", "--json", cwd=work, **world))
    labels = [(work / name / "labels.csv").read_text().count("\n") for name in ("hill", "north")]
    claim(labels == [61, 61], f"two houses and a master: done in round {step['round']}")
    claim(not list(Path(world["TMPDIR"]).rglob("*.*")), "the temporary folder is empty again")


def without_a_home(program: Path, folder: Path) -> None:
    work, temporary = own_folder(folder / "homeless"), own_folder(folder / "tmp2")
    locked = folder / "locked"
    locked.mkdir(mode=0o555)
    homes = {"without HOME": {}, "with a HOME that is not there": {"HOME": "/nonexistent"}}
    homes["with a HOME that cannot be written to"] = {"HOME": str(locked)}
    for words, home in homes.items():
        run(program, "demo", "--out", words, cwd=work, TMPDIR=str(temporary), **home)
        claim(not list(temporary.rglob("*.*")), f"demo {words}; the temporary folder is empty again, too")
        home = Path(home["HOME"]) if home else None
        answer = walk(program, folder, home, work / "nothing", work / "start.png")
        claim(answer["exit_code"] == 0, f"the window opens and quits {words}")


def window(program: Path, folder: Path, pictures: Path | None) -> None:
    """Start it cold and quit; then the whole walk of window_walk.py with system calls recorded."""
    home = own_folder(folder / "Zoë’s other home")
    work = own_folder(folder / "window")
    cold = forget_files_in_memory()
    seconds = walk(program, folder, home, work / "nothing", work / "start.png")["cpu_seconds"]
    words = "cold start" if cold else "start (files may be in memory)"
    claim(seconds <= START_LIMIT, f"{words} to a usable window: {seconds:.2f} CPU s")
    calls = work / "calls"
    kinds = "trace=socket,connect,execve"
    recorder = ("/usr/bin/strace", "-f", "--seccomp-bpf", "-qq", "-e", kinds, "-o", calls)
    answer = walk(program, folder, home, work / "released", work / "released.png", recorder, samples=99)
    done = answer["exit_code"] == 0 and len(answer["released"]) >= 5
    claim(done, f"window: {len(answer['released'])} samples loaded, run, released; quit")
    said = calls.read_text(errors="replace")
    claim("AF_UNIX" in said and "AF_INET" not in said, "window: no internet socket opened")
    started = len(re.findall(r"execve\(.* = 0$", said, re.MULTILINE))
    most = 10 * len(answer["released"])
    claim(
        started <= most,
        f"window: {started} processes were started by it, not one after the other without end",
    )
    for released in answer["released"]:
        run(program, "verify", released, cwd=work, HOME=str(home))
    claim(True, "window: the installed program verifies each of its releases")
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        for picture in work.glob("*.png"):
            shutil.copy(picture, pictures)
