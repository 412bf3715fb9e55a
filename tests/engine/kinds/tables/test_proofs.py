"""The page of promises names tests that exist, and as many forgeries as there are."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engine.kinds.tables.test_verify_forgeries import FORGERIES

ROOT = Path(__file__).resolve().parents[4]
PAGE = ROOT / "docs" / "proofs" / "tables.md"


def test_every_test_the_page_names_is_there():
    places = [
        *(ROOT / "tests/engine/kinds/tables").glob("test_*.py"),
        ROOT / "tests/engine/core/test_identifiers.py",
    ]
    there = {
        name for path in places for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
    }
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8")))
    assert len(named) > 20 and named <= there, named - there


def test_the_page_counts_the_forgeries():
    assert f"({len(FORGERIES)} forgeries" in PAGE.read_text(encoding="utf-8")
