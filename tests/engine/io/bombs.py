"""Small files that would eat the machine, made by hand."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
TYPES = "http://schemas.openxmlformats.org/package/2006"


def workbook(path: Path, sheet: str | bytes, shared: str = "") -> Path:
    """A workbook with this sheet1.xml (and these shared texts)."""
    kind = '<Default Extension="xml" ContentType="application/xml"/>'
    kinds = f'<Types xmlns="{TYPES}/content-types">{kind}</Types>'
    rels = "".join(
        f'<Relationship Id="rId{at}" Type="{OFFICE}/{kind}" Target="{target}"/>'
        for at, (kind, target) in enumerate(
            (("worksheet", "worksheets/sheet1.xml"), ("sharedStrings", "sharedStrings.xml")), 1
        )
    )
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", head + kinds)
        archive.writestr(
            "_rels/.rels",
            f'{head}<Relationships xmlns="{TYPES}/relationships"><Relationship Id="rId1" '
            f'Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        )
        archive.writestr(
            "xl/_rels/workbook.xml.rels",
            f'{head}<Relationships xmlns="{TYPES}/relationships">{rels}</Relationships>',
        )
        archive.writestr(
            "xl/workbook.xml",
            f'{head}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>'
            '<sheet name="data" sheetId="1" r:id="rId1"/></sheets></workbook>',
        )
        archive.writestr("xl/sharedStrings.xml", f'{head}<sst xmlns="{MAIN}">{shared}</sst>')
        archive.writestr("xl/worksheets/sheet1.xml", sheet)
    return path


def sheet_of(cells: str, before: str = "") -> str:
    return (
        f'<?xml version="1.0"?><worksheet xmlns="{MAIN}">{before}<sheetData>{cells}</sheetData></worksheet>'
    )


def opendocument(path: Path, rows: str) -> Path:
    office, table, text = (
        f"urn:oasis:names:tc:opendocument:xmlns:{name}:1.0" for name in ("office", "table", "text")
    )
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(
            zipfile.ZipInfo("mimetype"), "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED
        )
        manifest = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"
        archive.writestr("META-INF/manifest.xml", f'<m:manifest xmlns:m="{manifest}"/>')
        archive.writestr(
            "content.xml",
            f'<?xml version="1.0"?><office:document-content xmlns:office="{office}" xmlns:table="{table}" '
            f'xmlns:text="{text}"><office:body><office:spreadsheet><table:table table:name="data">{rows}'
            "</table:table></office:spreadsheet></office:body></office:document-content>",
        )
    return path


def ods_cell(value: str, times: int = 1) -> str:
    return (
        f'<table:table-cell office:value-type="string" table:number-columns-repeated="{times}">'
        f"<text:p>{value}</text:p></table:table-cell>"
    )


def binary_workbook(path: Path, row: int, column: int) -> Path:
    """An .xlsb with one number."""

    def record(kind: int, body: bytes) -> bytes:
        first = bytes([kind]) if kind < 128 else bytes([kind & 127 | 128, kind >> 7])
        return first + bytes([len(body)]) + body

    cell = record(0, struct.pack("<I", row) + bytes(13)) + record(5, struct.pack("<IId", column, 0, 1.5))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.bin", record(145, b"") + cell + record(146, b""))
    return path


def old_workbook(path: Path, row: int, column: int, padding: int = 0) -> Path:
    """An .xls with one number, in a compound file with sectors of 512 bytes."""
    begin = struct.pack("<HHHHHHII", 0x0809, 16, 0x0600, 0x0010, 0, 0, 0, 0)
    number = struct.pack("<HHHHHd", 0x0203, 14, row, column, 0, 1.5)
    stream = begin + struct.pack("<HH", 0x00FF, padding) + bytes(padding) + number
    stream += struct.pack("<HH", 0x000A, 0)
    stream = stream.ljust(max(4096, -(-len(stream) // 512) * 512), b"\0")
    sectors = len(stream) // 512
    end, free, table = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD
    chain = [table, end, *range(3, 2 + sectors), end]
    header = struct.pack("<8s16sHHHHH6xIIIIIIIIII", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", 0x3E, 3,
                         0xFFFE, 9, 6, 0, 1, 1, 0, 4096, end, 0, end, 0, 0)  # fmt: skip
    header = header.ljust(512, b"\xff")

    def entry(name: str, kind: int, first: int, size: int) -> bytes:
        spelled = name.encode("utf-16-le") + b"\0\0"
        return struct.pack("<64sHBBIII36xIQ", spelled, len(spelled), kind, 1, free, free, 1, first, size)

    directory = entry("Root Entry", 5, end, 0) + entry("Workbook", 2, 2, len(stream))
    fat = struct.pack(f"<{len(chain)}I", *chain).ljust(512, b"\xff")
    path.write_bytes(header + fat + directory.ljust(512, b"\0") + stream)
    return path


def parquet_of_one_long_text(path: Path, letters: int = 20_000, rows: int = 2_000_000) -> Path:
    """One text in a dictionary, and rows that point at it."""
    words = pa.DictionaryArray.from_arrays(pa.array([0] * rows, pa.int32()), pa.array(["x" * letters]))
    numbers = pa.array([1] * rows, pa.int8())
    pq.write_table(pa.table({"case": numbers, "activity": words}), path, compression="zstd")
    return path


def parquet_of_shared_beginnings(path: Path, letters: int = 200_000, rows: int = 100_000) -> Path:
    """Every value says: as the one before. Written in small pieces, so that making it takes no room."""
    schema = pa.schema({"a": pa.string(), "n": pa.int8()})
    options = {"use_dictionary": False, "column_encoding": {"a": "DELTA_BYTE_ARRAY", "n": "PLAIN"}}
    with pq.ParquetWriter(path, schema, compression="zstd", data_page_size=1 << 30, **options) as writer:
        for _ in range(rows // 1000):
            words = pa.array(["x" * letters] * 1000)
            writer.write_table(pa.table({"a": words, "n": pa.array([1] * 1000, pa.int8())}, schema))
    return path
