"""The conformance statement (docs/accessibility.md) names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(test_\w+))?`")


def test_every_test_that_the_statement_names_exists():
    named = NAMED.findall((ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8"))
    files = {file: (ROOT / file).read_text(encoding="utf-8") for file, _test in named}
    gone = [f"{file}::{test}" for file, test in named if test and f"def {test}(" not in files[file]]
    assert len(named) > 20 and not gone
