"""Try what was built, not the source tree: `make package-test`.

    python packaging/smoke_test.py dist [--pictures FOLDER]

The Debian package is laid out in a clean root and the archive is unpacked in a folder with spaces and
letters beyond ASCII; both belong to root and are used by somebody without rights (run as root, the
test becomes `nobody` for that). There is no Python on the path, no network interface for the command
line, and the window's system calls are recorded. Every line printed is a claim that was checked.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))
from engine import VERSION  # noqa: E402

USER = "nobody"
INSTALLED_LIMIT, PACKAGE_LIMIT = 600, 150  # megabytes (2**20); README.md says which library costs what
START_LIMIT = 2.0  # CPU seconds to a window that can be used
PATIENCE = 900  # seconds for one program


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("dist", type=Path)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    with place() as folder:
        before = written_by_user()
        archive = unpack_archive(only(options.dist, "*.tar.xz"), folder)
        package = unpack_package(only(options.dist, "*.deb"), folder)
        look_inside(package / "usr/lib/sfumato")
        look_at_desktop_files(package)
        command_line(archive, folder)
        without_a_home(package / "usr/bin/sfumato", folder)
        window(package / "usr/bin/sfumato", folder, options.pictures)
        nothing_left_behind(folder, before)
        windows_installer(options.dist / "sfumato", folder)
    print("everything holds")
    return 0


# --- the stage -----------------------------------------------------------------------------------


@contextmanager
def place() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="sfumato-package-"))
    try:
        folder.chmod(0o755)
        yield folder
    finally:
        subprocess.run(["chmod", "-R", "u+w", str(folder)], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def rights_away(command: list[str]) -> list[str]:
    return ["runuser", "-u", USER, "--", *command] if os.geteuid() == 0 else command


def own_folder(path: Path) -> Path:
    """A folder of the user without rights."""
    path.mkdir(parents=True)
    if os.geteuid() == 0:
        shutil.chown(path, USER, "nogroup")
    return path


def run(program: Path, *arguments: object, code: int = 0, cwd: Path, **environment: str) -> str:
    """Run the installed program as somebody without rights, Python and network; its standard output."""
    offline = ["unshare", "--net"] if os.geteuid() == 0 else []
    bare = ["env", "-i", "PATH=/nowhere", *(f"{name}={value}" for name, value in environment.items())]
    command = [*offline, *rights_away([*bare, str(program), *map(str, arguments)])]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != code:
        fail(f"{' '.join(map(str, arguments))}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}")
    if "Traceback" in done.stderr:
        fail(f"{' '.join(map(str, arguments))}: a traceback\n{done.stderr}")
    return done.stdout


def only(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        fail(f"expected one {pattern} in {folder}, found {len(found)}: run `make package` first")
    return found[0]


def claim(holds: bool, words: str) -> None:
    if not holds:
        fail(words)
    print(f"ok  {words}", flush=True)


def fail(words: str) -> None:
    raise SystemExit(f"FAILED  {words}")


# --- what lies there -----------------------------------------------------------------------------


def unpack_archive(archive: Path, folder: Path) -> Path:
    programs = folder / "Zoë’s programs"
    programs.mkdir()
    subprocess.run(["tar", "-C", str(programs), "-xf", str(archive)], check=True)
    megabytes = archive.stat().st_size / 2**20
    claim(megabytes <= PACKAGE_LIMIT, f"{archive.name}: {megabytes:.0f} MB packed")
    return only(programs, "sfumato-*") / "sfumato"


def unpack_package(package: Path, folder: Path) -> Path:
    root = folder / "root"
    subprocess.run(["dpkg-deb", "--extract", str(package), str(root)], check=True)
    stated = subprocess.run(
        ["dpkg-deb", "-f", str(package), "Version"], capture_output=True, text=True
    ).stdout
    claim(stated.strip() == VERSION, f"{package.name}: version {VERSION}")
    megabytes = package.stat().st_size / 2**20
    claim(megabytes <= PACKAGE_LIMIT, f"{package.name}: {megabytes:.0f} MB packed")
    return root


def look_inside(app: Path) -> None:
    inside = app / "_internal"
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    megabytes = sum(path.stat().st_size for path in files) / 2**20
    claim(megabytes <= INSTALLED_LIMIT, f"installed: {megabytes:.0f} MB")
    tests = [
        path for path in files if re.search(r"/tests?/|conftest|test_\w+\.py", str(path.relative_to(app)))
    ]
    claim(not tests, f"no tests and no test data inside {tests[:3] or ''}")
    unused = [
        path.name
        for path in files
        if re.match(r"(lib)?Qt6?(Quick|Qml|Network|Sql|Test|Designer|Pdf)", path.name)
    ]
    claim(not unused, f"no Qt modules that nobody uses {unused[:3] or ''}")
    digests = subprocess.run(
        ["sha256sum", *map(str, files)], capture_output=True, text=True
    ).stdout.splitlines()
    claim(len({line[:64] for line in digests}) == len(files) - empty(files), "no file is there twice")
    listed = json.loads((inside / "sbom.cdx.json").read_text(encoding="utf-8"))
    parts = [part["name"] for part in listed["components"]]
    claim(listed["bomFormat"] == "CycloneDX" and len(parts) > 20, f"a CycloneDX list of {len(parts)} parts")
    bare = [name for name in parts if not any((inside / "licences" / name).iterdir())]
    claim(not bare, f"a licence text for every part {bare or ''}")


def empty(files: list[Path]) -> int:
    """All empty files are alike; they count as one."""
    return max(0, sum(path.stat().st_size == 0 for path in files) - 1)


def look_at_desktop_files(root: Path) -> None:
    share = root / "usr/share"
    entry = (share / "applications/sfumato.desktop").read_text(encoding="utf-8")
    types = (share / "mime/packages/sfumato.xml").read_text(encoding="utf-8")
    for name in re.findall(r'type="(application/x-[^"]+)"', types):
        claim(name in entry, f"the desktop entry opens {name}")
    claim((share / "icons/hicolor/scalable/apps/sfumato.svg").is_file(), "an icon in the theme")
    claim((share / "man/man1/sfumato.1.gz").is_file(), "a manual page")


# --- what it does --------------------------------------------------------------------------------


def command_line(program: Path, folder: Path) -> None:
    home = own_folder(folder / "Zoë Müller’s home")
    work = own_folder(folder / "work")
    world = {"HOME": str(home), "TMPDIR": str(own_folder(folder / "tmp"))}
    said = run(program, "--version", cwd=work, **world)
    claim(said.strip() == f"Sfumato {VERSION}", f"the archive's program says {said.strip()}")
    run(program, "nonsense", cwd=work, code=2, **world)
    demo = json.loads(run(program, "demo", "--out", "demo", "--json", cwd=work, **world))
    claim(
        len(demo) >= 5 and all(one["verified"] for one in demo.values()), f"demo: {', '.join(demo)} released"
    )
    for kind in demo:
        checks = json.loads(run(program, "verify", f"demo/{kind}", "--json", cwd=work, **world))
        claim(checks["verified"], f"{kind}: the installed program verifies its release")
    spoiled = work / "demo/timeseries/release/manifest.json"
    data = next(path for path in spoiled.parent.glob("data.*"))
    data.write_bytes(data.read_bytes().replace(b"1", b"2", 1))
    run(program, "verify", "demo/timeseries", cwd=work, code=1, **world)
    claim(True, "a spoiled release is refused")
    every_technique(program, work, world)
    kernels = list((home / ".cache/sfumato/kernels").rglob("*.nbc"))
    claim(bool(kernels), f"{len(kernels)} compiled kernels kept in the user's cache folder")
    claim(not list((folder / "tmp").rglob("*.*")), "the temporary folder is empty again")


# Settings without which a technique cannot run on the sample.
SETTINGS = {
    "tables.discretise": ["columns=income"],
    "tables.perturb": ["columns=income"],
    "tables.swap": ["columns=income"],
}


def every_technique(program: Path, work: Path, world: dict[str, str]) -> None:
    samples = next(program.parent.rglob("resources/samples"))
    known = json.loads(run(program, "techniques", "--json", cwd=work, **world))["techniques"]
    manifests = [json.loads(p.read_text()) for p in work.glob("demo/*/audit/audit.json")]
    inputs = {
        p["technique"].partition(".")[0]: samples / Path(p["inputs"][0]["path"]).name for p in manifests
    }
    seen = set()
    for technique in known:
        key, kind = technique["key"], technique["key"].partition(".")[0]
        given = [part for setting in SETTINGS.get(key, []) for part in ("--set", setting)]
        formats = technique["formats"][:1] if kind in seen else technique["formats"]
        seen.add(kind)
        for format in formats:
            out = f"{key}-{format}"
            command = ("run", key, inputs[kind], *given, "--format", format, "--out", out, "--json")
            done = json.loads(run(program, *command, cwd=work, **world))
            claim(done["verified"], f"{key} as {format} released and verified")


def without_a_home(program: Path, folder: Path) -> None:
    work = own_folder(folder / "homeless")
    run(program, "demo", "--out", "demo", cwd=work, TMPDIR=str(own_folder(folder / "tmp2")))
    claim(True, "demo without HOME")
    run(program, "techniques", cwd=work, HOME="/nonexistent", TMPDIR=str(folder / "tmp2"))
    claim(not list((folder / "tmp2").rglob("*.*")), "without HOME the temporary folder is empty again, too")


def window(program: Path, folder: Path, pictures: Path | None) -> None:
    """Start it cold and quit; then the whole walk of window_walk.py with system calls recorded."""
    home = own_folder(folder / "Zoë’s other home")
    work = own_folder(folder / "window")
    shutil.copy(HERE / "window_walk.py", folder / "window_walk.py")
    forget_files_in_memory()
    answer = walk(program, folder, home, work / "nothing", work / "start.png", [], samples=0)
    seconds = answer["cpu_seconds"]
    claim(seconds <= START_LIMIT, f"cold start to a usable window: {seconds:.2f} CPU s")
    calls = work / "calls"
    recorder = [
        "/usr/bin/strace",
        "-f",
        "--seccomp-bpf",
        "-qq",
        "-e",
        "trace=socket,connect",
        "-o",
        str(calls),
    ]
    answer = walk(program, folder, home, work / "released", work / "released.png", recorder, samples=99)
    done = answer["exit_code"] == 0 and len(answer["released"]) >= 5
    claim(done, f"window: {len(answer['released'])} samples loaded, run, released; quit")
    sockets = re.findall(r"AF_INET6?", calls.read_text(errors="replace"))
    claim("AF_UNIX" in calls.read_text(errors="replace") and not sockets, "window: no internet socket opened")
    for released in answer["released"]:
        run(program, "verify", released, cwd=work, HOME=str(home))
    claim(bool(answer["released"]), "window: the installed program verifies each of its releases")
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        for picture in work.glob("*.png"):
            shutil.copy(picture, pictures)


def forget_files_in_memory() -> None:
    """So that the start is a cold one (only root can do that)."""
    if os.geteuid() == 0:
        os.sync()
        Path("/proc/sys/vm/drop_caches").write_text("3")


def walk(
    program: Path, folder: Path, home: Path, out: Path, picture: Path, wrapper: list[str], samples: int
) -> dict:
    settings = [f"HOME={home}", f"TMPDIR={folder / 'tmp'}", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]
    script = (
        '/usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 & launcher=$!; "$@"; code=$?; '
        "kill $launcher; exit $code"
    )
    driver = [
        "/usr/bin/python3",
        "-W",
        "ignore",
        folder / "window_walk.py",
        program,
        out,
        picture,
        samples,
        *wrapper,
    ]
    command = ["dbus-run-session", "--", "sh", "-c", script, "sh", *map(str, driver)]
    with display() as name:
        alone = rights_away(["env", "-i", f"DISPLAY={name}", *settings, *command])
        done = subprocess.run(alone, cwd=out.parent, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        fail(
            f"the walk through the window ended with {done.returncode}\n{done.stdout}\n{done.stderr[-3000:]}"
        )
    return json.loads(done.stdout.splitlines()[-1])


@contextmanager
def display() -> Iterator[str]:
    """A screen of its own; Xvfb says which number it took."""
    reading, writing = os.pipe()
    options = ["-screen", "0", "1440x900x24", "-nolisten", "tcp", "-ac", "-displayfd", str(writing)]
    server = subprocess.Popen(["Xvfb", *options], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


# --- what is left --------------------------------------------------------------------------------


def written_by_user() -> set[str]:
    if os.geteuid() != 0:
        return set()
    skip = ["-path", "/proc", "-o", "-path", "/sys"]
    command = ["find", "/", "(", *skip, ")", "-prune", "-o", "-user", USER, "-print"]
    return set(subprocess.run(command, capture_output=True, text=True, errors="replace").stdout.splitlines())


def nothing_left_behind(folder: Path, before: set[str]) -> None:
    said = subprocess.run(["ps", "-eo", "pid,user,args"], capture_output=True, text=True).stdout
    left = [line for line in said.splitlines() if str(folder) in line and "smoke_test" not in line]
    claim(not left, f"no process is left {left or ''}")
    if os.geteuid() != 0:
        print("--  what was written elsewhere is only looked for as root")
        return
    allowed = tuple(str(folder / name) for name in ("work", "homeless", "window", "tmp", "Zoë"))
    strange = [path for path in written_by_user() - before if not path.startswith(allowed)]
    claim(
        not strange,
        f"nothing was written outside releases, settings, cache and temporary folder {strange[:5] or ''}",
    )
    homes = {path.relative_to(folder).parts[1:] for path in folder.glob("Zoë*home/**/*") if path.is_file()}
    known = {(".config", "sfumato", "sfumato.ini")}
    others = [parts for parts in homes if parts not in known and parts[:2] != (".cache", "sfumato")]
    claim(not others, f"in the home folder only settings and compiled kernels {others[:5] or ''}")
    ini = "".join(p.read_text(encoding="utf-8") for p in folder.glob("Zoë*home/.config/sfumato/sfumato.ini"))
    claim(bool(ini), "settings were saved")


def windows_installer(app: Path, folder: Path) -> None:
    """The NSIS script is compiled with the folder of this system in place of the one of Windows."""
    icon = ROOT / "build/icons/sfumato.ico"
    defined = {"QUICK": "", "VERSION": VERSION, "APP": app.resolve(), "ICON": icon, "OUT": folder}
    options = [f"-D{name}={value}" for name, value in defined.items()]
    command = ["makensis", "-V2", *options, str(HERE / "windows/sfumato.nsi")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    made = folder / f"sfumato-{VERSION}-setup.exe"
    claim(
        done.returncode == 0 and made.is_file(), f"the Windows installer script compiles {done.stdout[-500:]}"
    )


if __name__ == "__main__":
    sys.exit(main())
