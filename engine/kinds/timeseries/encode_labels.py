"""A column of labels by numbers: sensitive values as every format writes them, and whose a row is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from engine.core.errors import InputError
from engine.core.text import text
from engine.kinds.timeseries.data import Sensitive

if TYPE_CHECKING:
    import pyarrow as pa

_NUMERAL = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?", re.ASCII)


def encode(name: str, column: pa.ChunkedArray) -> Sensitive:
    import pyarrow as pa

    encoded = column.combine_chunks()
    if not pa.types.is_dictionary(encoded.type):
        encoded = encoded.dictionary_encode()
    codes = encoded.indices.fill_null(-1).to_numpy(zero_copy_only=False).astype(np.int32)
    return Sensitive(name, codes, encoded.dictionary.to_numpy(zero_copy_only=False))


def encode_sensitive(name: str, column: pa.ChunkedArray) -> Sensitive:
    """A sensitive column with numbers or texts as labels, as every format writes them."""
    import pyarrow as pa
    import pyarrow.compute as pc

    kind = column.type
    if pa.types.is_integer(kind) or pa.types.is_floating(kind):
        return encode(name, column)
    if pa.types.is_dictionary(kind):
        return _encode_coded(name, column)
    # Invisible signs and blanks around a value are no part of it: in a release they could tell something.
    texts = pc.replace_substring_regex(pc.cast(column, pa.string()), r"\pC", " ")
    texts = pc.utf8_trim_whitespace(texts)
    found = encode(name, pc.if_else(pc.equal(texts, ""), pa.scalar(None, pa.string()), texts))
    _refuse_two_spellings(found)
    return found


def _encode_coded(name: str, column: pa.ChunkedArray) -> Sensitive:
    """Of texts in a dictionary the labels alone are tidied: those that are alike then are one, and the order
    of labels is that of the rows."""
    import pyarrow as pa

    coded = encode(name, column)
    tidied = encode_sensitive(name, pa.chunked_array([pa.array(coded.labels, pa.string())]))
    codes = np.append(tidied.codes, -1)[coded.codes]
    used, first = np.unique(codes[codes >= 0], return_index=True)
    order = used[np.argsort(first)]
    place = np.full(len(tidied.labels) + 1, -1, dtype=np.int32)
    place[order] = np.arange(len(order))
    return Sensitive(name, place[codes], tidied.labels[order])


def _refuse_two_spellings(column: Sensitive) -> None:
    """A text column with 7 and 7.0: the choice between them could tell something, so it is not published."""
    first: dict[float, str] = {}
    for label in column.labels:
        if _NUMERAL.fullmatch(label) and first.setdefault(float(label), label) != label:
            raise InputError(
                text(
                    "column {name}: {label} and {label2}: one number in two spellings",
                    name=column.name,
                    label=f"{first[float(label)]!r}",
                    label2=f"{label!r}",
                ),
                hint="spell it in one way in the file, or leave the column out of the sensitive ones",
            )
