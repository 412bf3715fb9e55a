from __future__ import annotations

import hashlib
from collections import Counter


def fingerprint(data: Counter[str]) -> str:
    return hashlib.sha256(repr(sorted(data.items())).encode()).hexdigest()
