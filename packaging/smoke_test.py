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
import subprocess
import sys
from pathlib import Path

from smoke_cluster import by_a_cluster
from smoke_stage import VERSION, claim, only, own_folder, place, run, written_by_user
from smoke_use import by_two_houses, command_line, every_technique, large_log, window, without_a_home

ROOT = Path(__file__).resolve().parent.parent
INSTALLED_LIMIT, PACKAGE_LIMIT = 450, 150  # megabytes (2**20); README.md says which library costs what


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("dist", type=Path)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    with place() as folder:
        before = written_by_user()
        archive = unpack_archive(only(options.dist, "sfumato-[0-9]*.tar.xz"), folder)
        package = unpack_package(only(options.dist, "*.deb"), folder)
        same_as_rpm(only(options.dist, "*.rpm"), package, folder)
        installed = package / "usr/bin/sfumato"
        look_inside(package / "usr/lib/sfumato")
        look_at_desktop_files(package / "usr/share")
        home, work = own_folder(folder / "Zoë Müller’s home"), own_folder(folder / "work")
        world = {"HOME": str(home), "TMPDIR": str(own_folder(folder / "tmp"))}
        command_line(archive, work, world)
        every_technique(archive, work, world)
        large_log(archive, work, world)
        by_two_houses(archive, work, world)
        dask = only(options.dist, "sfumato-dask-*.tar.xz")
        by_a_cluster(archive, work, world, ["tar", "-C", str(archive.parent / "app"), "-xf", str(dask)])
        without_a_home(installed, folder)
        window(installed, folder, options.pictures)
        nothing_left_behind(folder, before)
    print("everything holds")
    return 0


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
    stated = said_by("dpkg-deb", "-f", package, "Version")
    claim(stated.strip() == VERSION, f"{package.name}: version {VERSION}")
    megabytes = package.stat().st_size / 2**20
    claim(megabytes <= PACKAGE_LIMIT, f"{package.name}: {megabytes:.0f} MB packed")
    return root


def same_as_rpm(rpm: Path, package: Path, folder: Path) -> None:
    """Installed by rpm into a root of its own, without the packages of another system, and run."""
    if os.geteuid() != 0:
        print("--  the RPM package is only installed as root")
        return
    root = folder / "rpm root"
    root.mkdir()
    stated = said_by("rpm", "-qp", "--qf", "%{VERSION} %{ARCH}", rpm)
    claim(stated == f"{VERSION} {os.uname().machine}", f"{rpm.name}: version and machine {stated}")
    megabytes = rpm.stat().st_size / 2**20
    claim(megabytes <= PACKAGE_LIMIT, f"{rpm.name}: {megabytes:.0f} MB packed")
    asked = set(said_by("rpm", "-qp", "--requires", rpm).split())
    claim("libxcb" in asked and "glibc" in asked, "it asks for what the system has to bring")
    install = ["rpm", "--root", str(root), "--install", "--nodeps", "--ignorearch", str(rpm)]
    subprocess.run(install, check=True, capture_output=True)
    listed = said_by("rpm", "--root", root, "-q", "sfumato")
    claim(listed.startswith(f"sfumato-{VERSION}"), f"installed by rpm into a root: {listed.strip()}")
    differ = said_by("diff", "-rq", "--no-dereference", root / "usr/lib/sfumato", package / "usr/lib/sfumato")
    claim(not differ, f"the same files as in the Debian package {differ[:300]}")
    home = own_folder(folder / "rpm home")
    made = run(root / "usr/bin/sfumato", "demo", "--out", "demo", "--json", cwd=home, HOME=str(home))
    claim(all(one["verified"] for one in json.loads(made).values()), "its program makes the demo releases")


def look_inside(app: Path) -> None:
    inside = app / "_internal"
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    megabytes = sum(path.stat().st_size for path in files) / 2**20
    claim(megabytes <= INSTALLED_LIMIT, f"installed: {megabytes:.0f} MB")
    names = [str(path.relative_to(app)) for path in files]
    tests = [name for name in names if re.search(r"/tests?/|conftest|test_\w+\.py", name)]
    claim(not tests, f"no tests and no test data inside {tests[:3] or ''}")
    unused = [
        name for name in names if re.search(r"/(lib)?Qt6?(Quick|Qml|Network|Sql|Test|Designer|Pdf)", name)
    ]
    claim(not unused, f"no Qt modules that nobody uses {unused[:3] or ''}")
    filled = [path for path in files if path.stat().st_size]
    different = {line[:64] for line in said_by("sha256sum", *filled).splitlines()}
    claim(len(different) == len(filled), "no file is there twice")
    missing = [path for path in resources() if not (inside / path).is_file()]
    claim(not missing, f"all resources of the source tree {missing[:3] or ''}")
    listed = json.loads((inside / "sbom.cdx.json").read_text(encoding="utf-8"))
    parts = [part["name"] for part in listed["components"]]
    claim(listed["bomFormat"] == "CycloneDX" and len(parts) > 20, f"a CycloneDX list of {len(parts)} parts")
    bare = [name for name in parts if not any((inside / "licences" / name).iterdir())]
    claim(not bare, f"a licence text for every part {bare or ''}")


def resources() -> list[Path]:
    """What git knows of the folder, but for programs and sources of translations."""
    known = said_by("git", "-C", ROOT, "ls-files", "-z", "resources").split("\0")
    return [Path(name) for name in known if name and not name.endswith((".py", ".ts"))]


def look_at_desktop_files(share: Path) -> None:
    entry = share / "applications/sfumato.desktop"
    complaints = said_by("desktop-file-validate", entry)
    claim(not complaints, f"the menu entry is valid {complaints}")
    types = (share / "mime/packages/sfumato.xml").read_text(encoding="utf-8")
    for name in re.findall(r'type="(application/x-[^"]+)"', types):
        claim(name in entry.read_text(encoding="utf-8"), f"the menu entry opens {name}")
    claim((share / "icons/hicolor/scalable/apps/sfumato.svg").is_file(), "an icon in the theme")
    page = subprocess.run(
        ["man", "--warnings", "-l", str(share / "man/man1/sfumato.1.gz")],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANPAGER": "cat"},
    )
    claim(VERSION in page.stdout and not page.stderr, f"the manual page shows {VERSION} {page.stderr}")


def nothing_left_behind(folder: Path, before: set[str]) -> None:
    left = [line for line in said_by("ps", "-eo", "pid,user,args").splitlines() if str(folder) in line]
    claim(not left, f"no process is left {left or ''}")
    if os.geteuid() != 0:
        print("--  what was written elsewhere is only looked for as root")
        return
    allowed = tuple(str(folder / name) for name in ("work", "homeless", "window", "tmp", "Zoë", "rpm home"))
    strange = [path for path in written_by_user() - before if not path.startswith(allowed)]
    claim(
        not strange,
        f"nothing was written outside releases, settings and temporary folder {strange[:5] or ''}",
    )
    homes = {path.relative_to(folder).parts[1:] for path in folder.glob("Zoë*home/**/*") if path.is_file()}
    settings = {parts for parts in homes if parts[:2] == (".config", "sfumato")}
    claim(bool(settings), f"settings were saved: {', '.join(sorted(parts[-1] for parts in settings))}")
    # the system's font library keeps a list of fonts where the system itself has none
    others = [parts for parts in homes - settings if parts[:2] != (".cache", "fontconfig")]
    claim(not others, f"in the home folder nothing but settings {others[:5] or ''}")


def said_by(*command: object) -> str:
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, errors="replace").stdout


if __name__ == "__main__":
    sys.exit(main())
