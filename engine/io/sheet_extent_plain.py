"""The extent of ordinary .xlsx sheets at the speed of a search through their bytes.

Nearly every program writes cells as `<c r="C2" s="1" t="s">`. Whatever could begin a cell is counted once
by a loose pattern and once by this strict one: where both counts agree, the strict one has seen them all.
Where they do not, the part is read again by expat (extent_xlsx).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.io.sheet_extent import Extent, reference

_LOOSE = re.compile(rb"[<:]c[\s/>]")
_STRICT = re.compile(rb'<c r="([A-Z]{1,3})([1-9][0-9]{0,6})"(?: s="[0-9]+")?(?: t="([A-Za-z]+)")?/?>')
_LONGEST_TAG = 1 << 22


def search(name: str, blocks: Iterator[bytes]) -> Extent | None:
    """The extent of a part; None where a cell may have escaped the search."""
    extent, size = Extent(name), 0
    rest, inside, texts = b"", False, False
    for block in blocks:
        size += len(block)
        rest += block
        cut = rest.rfind(b">") + 1
        piece, rest = rest[:cut], rest[cut:]  # never cut in a tag
        if len(rest) > _LONGEST_TAG or b"\0" in piece:
            return None
        at = 0 if inside else piece.find(b"sheetData")
        inside = inside or at >= 0
        if inside and not _all_plain(piece[at:], extent):
            return None
        texts = texts or b"<si" in piece or b":si" in piece
    extent.letters = size if texts else 0
    return extent


def _all_plain(piece: bytes, extent: Extent) -> bool:
    cells = _STRICT.findall(piece)
    if len(cells) != len(_LOOSE.findall(piece)):
        return False
    if cells:
        last = max(int(cell[1]) for cell in cells)
        far = max({cell[0] for cell in cells}, key=lambda letters: (len(letters), letters))
        place = reference(f"{far.decode()}{last}")
        assert place is not None  # the pattern allows nothing else
        extent.reach(*place)
        extent.filled += len(cells) - 1
        extent.texts += sum(cell[2] == b"s" for cell in cells)
    return True
