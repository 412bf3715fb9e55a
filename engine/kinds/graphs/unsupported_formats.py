"""Network files that are not read yet: recognised, so that they are not taken for tables of text."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import Unpacked, is_packed

_SEEN = 4096  # bytes: enough for the head of any of them


def refuse_foreign(path: Path) -> None:
    """An InputError in a sentence for GEXF, Pajek and other XML; nothing for anything else."""
    kind = _kind_of(path)
    if kind:
        raise InputError(
            text(
                "{name} is {kind}, which is not supported yet: export as GraphML", name=path.name, kind=kind
            ),
            hint="Gephi does so under File, Export, Graph file; an edge list as CSV is read as well",
        )


def _kind_of(path: Path) -> str:
    suffixes = [suffix.lower() for suffix in path.suffixes[-2:] if not is_packed(Path(suffix))]
    head = _head(path)
    if ".gexf" in suffixes or "<gexf" in head:
        return "a GEXF file"
    if {".net", ".paj"} & set(suffixes) or any(line.startswith("*vertices") for line in head.splitlines()):
        return "a Pajek file"
    if head.startswith(("<?xml", "<graphml")):
        return "an XML file"
    return ""


def _head(path: Path) -> str:
    with Unpacked(path) as file:
        data = file.read(_SEEN) or b""
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    return data.decode(encoding, errors="replace").lstrip().lower()
