"""The icon in the sizes and containers that desktops ask for, drawn from the one SVG.

python packaging/icons.py FOLDER    writes sfumato-<size>.png, sfumato.ico, sfumato.icns
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "sfumato.svg"
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows: a directory of pictures, each a PNG (since Vista)."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place, body = len(head) + 16 * len(pictures), b""
    for size, data in pictures.items():
        side = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place + len(body))
        body += data
    return head + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """macOS: tagged PNGs, lengths big-endian and with their own eight bytes."""
    body = b"".join(ICNS_TYPES[s] + struct.pack(">I", len(data) + 8) + data for s, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path) -> None:
    application = QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in ICNS_TYPES}
    for size, data in pictures.items():
        (folder / f"sfumato-{size}.png").write_bytes(data)
    (folder / "sfumato.ico").write_bytes(ico({s: data for s, data in pictures.items() if s <= 256}))
    (folder / "sfumato.icns").write_bytes(icns(pictures))
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
