"""The fingerprint of what the sites hold: the bag of all rows, however they are split over sites.

Rows that stay on workers of other houses are not seen: there is no fingerprint then, and the ledger goes
by the name of the data set alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.core import fingerprint as bag
from engine.core.stretches import stretches
from engine.kinds.clusters.data import Site, Sites

DIGITS = 12  # what public bounds did to a number and took back again is right to so many digits


def fingerprint(data: Sites) -> str:
    if not data.has_rows or not data.sites:
        return ""
    if data.columns:
        return bag.of_parts(_of_numbers(data))
    rows = [_of_items(site) for site in data.sites]
    return bag.of_hashed(np.concatenate(rows, axis=1))


def _of_numbers(data: Sites) -> Iterator[bag.Lanes]:
    """Rows in any order; where sites hold other columns, a row is put together."""
    parts = [data.pooled()] if data.layout == "columns" else [site.values for site in data.sites]
    for values in parts:
        for rows in stretches(len(values)):
            cells = _round_digits(data.original_units(values[rows]))
            yield np.sum([bag.numbers(column) for column in cells.T], axis=0, dtype=np.uint64)


def _of_items(site: Site) -> bag.Lanes:
    total = np.zeros((2, len(site)), np.uint64)
    if site.items is not None:
        for codes, labels in zip(site.items.codes.T, site.items.values, strict=True):
            total += bag.texts(codes, labels)
    return total


def _round_digits(values: np.ndarray) -> np.ndarray:
    """To significant decimal digits: a number of a file has fewer and comes back as it was."""
    with np.errstate(divide="ignore"):
        size = np.floor(np.log10(np.abs(values)))
    scale = 10.0 ** (DIGITS - 1 - np.where(np.isfinite(size), size, 0))
    return np.rint(values * scale) / scale
