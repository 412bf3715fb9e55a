"""What is inside the folder: every distribution with its licence, and a CycloneDX list of all.

Each collected file is traced to where it came from: a Python distribution (by its own list of
files), Python itself, or a library of the system it was built on (by dpkg, where there is one).
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Entry = tuple[str, str, str]  # PyInstaller's: place inside the folder, source file, kind
LICENCE = re.compile(r"(licen[cs]e|copying|notice|authors|copyright)", re.IGNORECASE)
# Qt and PySide come without the text of the licence they are under.
TEXTS_ELSEWHERE = {"pyside6-essentials": ("LGPL-3.0.txt", "GPL-3.0.txt"), "shiboken6": ("LGPL-3.0.txt",)}
LICENCE_NAMES = {"pyside6-essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only"}


@dataclass(frozen=True)
class Part:
    """A piece of software inside the folder."""

    name: str
    version: str
    licence: str  # as its maker writes it
    address: str  # package URL
    texts: tuple[Path, ...]  # files with its licence
    metadata: Path | None = None  # of a Python distribution


@dataclass(frozen=True)
class Inventory:
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, entries: Iterable[Entry], also: Iterable[str], linked: Path) -> Inventory:
        """`also`: distributions of which something is inside, though none of their files.

        `linked`: a folder of the Debian packages linked into the kernels, as `<name>@<version>/copyright`.
        """
        owners = _owners_of_files()
        inside = {owner.name: owner for owner in map(importlib.metadata.distribution, also)}
        strangers = set()
        for _place, source, _kind in entries:
            path = Path(source) if source else None
            if path is None or not path.is_absolute():
                continue
            owner = owners.get(path) or owners.get(path.resolve())
            if owner is not None:
                inside[owner.name] = owner
            elif path.suffix != ".py" and not any(map(path.is_relative_to, (sys.base_prefix, ROOT))):
                strangers.add(path.resolve())
        if (
            strangers and sys.platform == "win32"
        ):  # Windows brings its own libraries, and nobody vouches for others
            raise SystemExit(f"of unknown origin: {', '.join(map(str, sorted(strangers)))}")
        parts = [_python(), _fonts(), *map(_distribution, inside.values())]
        parts += [*_system_packages(strangers), *map(_linked, sorted(linked.glob("*/copyright")))]
        return cls(tuple(sorted(parts, key=lambda part: part.name.lower())))

    @classmethod
    def installed(cls, owners: Iterable[importlib.metadata.Distribution]) -> Inventory:
        return cls(tuple(sorted(map(_distribution, owners), key=lambda part: part.name.lower())))

    def write(self, into: Path, own_texts: Path, version: str) -> list[Entry]:
        """Licence texts, metadata and list, as entries to be collected."""
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        entries: list[Entry] = []
        for part in self.parts:
            texts = [*part.texts, *(own_texts / name for name in TEXTS_ELSEWHERE.get(_key(part.name), ()))]
            if not texts:
                raise SystemExit(f"no licence text found for {part.name}: add it to {own_texts}")
            for number, text in enumerate(texts):
                repeated = text.name in [other.name for other in texts[:number]]
                name = f"{text.parent.name}-{text.name}" if repeated else text.name
                entries.append((f"licences/{part.name}/{name}", str(text), "DATA"))
            if part.metadata is not None:  # the manifest of a release names versions
                entries.append((f"{part.metadata.parent.name}/METADATA", str(part.metadata), "DATA"))
        sbom = into / "sbom.cdx.json"
        sbom.write_text(self.cyclonedx(version), encoding="utf-8")
        return [*entries, ("sbom.cdx.json", str(sbom), "DATA")]

    def cyclonedx(self, version: str) -> str:
        from cyclonedx.factory.license import LicenseFactory
        from cyclonedx.model.bom import Bom
        from cyclonedx.model.component import Component, ComponentType
        from cyclonedx.output.json import JsonV1Dot6
        from packageurl import PackageURL

        licences = LicenseFactory()
        bom = Bom()
        product = Component(
            name="Sfumato",
            version=version,
            type=ComponentType.APPLICATION,
            bom_ref="sfumato",
            licenses=[licences.make_from_string("Apache-2.0")],
        )
        bom.metadata.component = product
        parts = [
            Component(
                name=part.name,
                version=part.version,
                type=ComponentType.LIBRARY,
                bom_ref=part.address,
                purl=PackageURL.from_string(part.address),
                licenses=[licences.make_from_string(part.licence)] if part.licence else [],
            )
            for part in self.parts
        ]
        for part in parts:
            bom.components.add(part)
        bom.register_dependency(product, parts)
        return json.dumps(json.loads(JsonV1Dot6(bom).output_as_string()), indent=1)


def _owners_of_files() -> dict[Path, importlib.metadata.Distribution]:
    return {
        Path(str(owner.locate_file(file))): owner
        for owner in importlib.metadata.distributions()
        for file in owner.files or ()
    }


def _distribution(owner: importlib.metadata.Distribution) -> Part:
    name, version = owner.metadata["Name"], owner.version
    files = [Path(str(owner.locate_file(file))) for file in owner.files or ()]
    texts = [p for p in files if p.parts[-2].endswith(("dist-info", "licenses")) and LICENCE.search(p.name)]
    texts += [p for p in files if "licenses" in p.parts and p not in texts and ".dist-info" in str(p)]
    metadata = next(p for p in files if p.name == "METADATA" and p.parent.name.endswith(".dist-info"))
    licence = LICENCE_NAMES.get(_key(name)) or _licence_name(owner)
    address = f"pkg:pypi/{_key(name)}@{version}"
    return Part(name, version, licence, address, tuple(p for p in texts if p.is_file()), metadata)


def _licence_name(owner: importlib.metadata.Distribution) -> str:
    """As an SPDX expression, or out of older metadata, where the field may hold the whole text."""
    if "License-Expression" in owner.metadata:
        return owner.metadata["License-Expression"]
    written = (owner.metadata.get("License") or "").strip()
    if written and "\n" not in written and len(written) < 60:
        return written
    classes = [c for c in owner.metadata.get_all("Classifier") or () if c.startswith("License ::")]
    return classes[0].rpartition(" :: ")[2] if classes else ""


def _python() -> Part:
    version = sys.version.split()[0]
    folder = Path(sys.base_prefix)
    places = [
        *folder.glob("lib/python3*/LICENSE.txt"),
        folder / "LICENSE.txt",
        *Path("/usr/share/doc").glob("python3*/copyright"),
    ]
    text = next(place for place in places if place.is_file())
    return Part("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", (text,))


def _fonts() -> Part:
    """For the text of reports."""
    text = ROOT / "resources" / "fonts" / "LICENSE.txt"
    return Part("DejaVu fonts", "2.37", "Bitstream-Vera", "pkg:generic/dejavu-fonts@2.37", (text,))


def _system_packages(files: Iterable[Path]) -> list[Part]:
    """The Debian packages that libraries of the system came from."""
    if not shutil.which("dpkg-query"):
        return []
    found = {}
    for file in sorted(files):
        # what lies under /usr/lib may be registered under /lib, where the system merged the two
        for path in (str(file), str(file).removeprefix("/usr")):
            said = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True).stdout
            if said:
                package = said.partition(": ")[0].partition(",")[0]
                found[package] = _debian_package(package)
                break
    return list(found.values())


def _debian_package(package: str) -> Part:
    name = package.partition(":")[0]
    command = ["dpkg-query", "-W", "-f", "${Version}", package]
    version = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    text = Path("/usr/share/doc") / name / "copyright"
    return Part(name, version, "", f"pkg:deb/debian/{name}@{version}", (text,))


def _linked(text: Path) -> Part:
    name, _, version = text.parent.name.partition("@")
    return Part(name, version, "", f"pkg:deb/debian/{name}@{version}", (text,))


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
