"""Where random numbers come from.

Without a seed, 256 bits of the operating system's entropy start every stream; with a seed,
the same streams come again. One `Randomness` serves a whole run: each purpose ("shuffle",
"noise", "queries") gets a stream of its own, so that measuring more never changes the noise.

Two sources: `generator` (numpy, fast, for shuffles, queries and heuristic noise) and `bits`
(SHAKE-256 in counter mode, a cryptographic stream, for exact integer noise of differentially
private counts).
"""

from __future__ import annotations

import hashlib
import random
import secrets

import numpy as np


class Randomness:
    def __init__(self, entropy: bytes, seeded: bool):
        self.entropy = entropy
        self.seeded = seeded

    @classmethod
    def from_seed(cls, seed: int | None) -> Randomness:
        if seed is None:
            return cls(secrets.token_bytes(32), seeded=False)
        return cls(hashlib.sha256(f"sfumato seed {seed}".encode()).digest(), seeded=True)

    def generator(self, purpose: str) -> np.random.Generator:
        key = hashlib.sha256(self.entropy + purpose.encode()).digest()
        return np.random.Generator(np.random.PCG64DXSM(int.from_bytes(key, "big")))

    def bits(self, purpose: str) -> random.Random:
        """A `random.Random` whose every bit is cryptographic: use randrange, getrandbits."""
        return _Shake(hashlib.sha256(self.entropy + b"bits" + purpose.encode()).digest())


class _Shake(random.Random):
    BLOCK = 1 << 16

    def __init__(self, key: bytes):
        self._key, self._counter, self._buffer, self._at = key, 0, b"", 0
        super().__init__(0)

    def seed(self, *_args, **_kwargs) -> None:
        """The key is the only seed there is."""

    def getrandbits(self, k: int) -> int:
        count = (k + 7) // 8
        return int.from_bytes(self._take(count), "big") >> (count * 8 - k)

    def random(self) -> float:
        return self.getrandbits(53) * 2.0**-53

    def _take(self, count: int) -> bytes:
        if self._at + count > len(self._buffer):
            block = self._key + self._counter.to_bytes(16, "big")
            self._buffer = hashlib.shake_256(block).digest(max(self.BLOCK, count))
            self._counter, self._at = self._counter + 1, 0
        self._at += count
        return self._buffer[self._at - count : self._at]
