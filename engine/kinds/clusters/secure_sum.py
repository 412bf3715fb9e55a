"""Sums that only the total shows: pairwise masks between sites.

Sites i < j agree on a key by Diffie–Hellman (RFC 3526, group 14); i adds and j subtracts the same
stream of numbers derived from it, so that every mask cancels in the sum and no single answer tells
anything (Bonawitz et al. 2017, without their recovery from dropouts: if a site drops out, the run
fails and nothing is released). Numbers are fixed point, 2⁻⁶⁰ modulo 2¹⁹².

The purpose of a stream names the run, the round and the request to the last digit: two answers to different
requests share no mask, so their difference tells nothing either.

Masks protect against a master that reads, not against one that hands out keys of its own: therefore what
is under the masks is never told of fewer rows than the floor either. And with fewer than three parties they
protect nothing: of two, each can subtract its own part from the total.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from engine.core.randomness import Randomness
from engine.kinds.clusters.message import Memory
from engine.kinds.clusters.message_schema import MessageRefused

SCALE = 1 << 60
BITS = 192
MODULUS = 1 << BITS
PRIME = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD"
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F"
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510"
    "15728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)


def key_pair(randomness: Randomness) -> tuple[int, int]:
    """(secret, public): the secret stays at the site."""
    secret = randomness.bits("key exchange").getrandbits(512)
    return secret, pow(2, secret, PRIME)


def check_keys(keys: Mapping[str, str], name: str, memory: Memory) -> Mapping[str, str]:
    """The partners' keys, once and for all: this site's own among them, and never others later."""
    own = str(pow(2, int(memory["secret"]), PRIME)) if "secret" in memory else ""
    if keys.get(name) != own or memory.get("keys", keys) != keys:
        raise MessageRefused(
            "the keys for the masks do not fit: this site's own is another one, or they were changed",
            hint="nothing was answered; ask the master's house what happened",
        )
    return keys


def fingerprint(key: str) -> str:
    """Eight digits of a key that two stewards can compare on the telephone."""
    digest = hashlib.sha256(key.encode()).hexdigest()[:8]
    return f"{digest[:4]}-{digest[4:]}"


def mask(values: np.ndarray, name: str, secret: int, public: Mapping[str, int], purpose: str) -> list[int]:
    """The values as fixed point with all pairwise masks of this site on them."""
    numbers = [fixed_point(value) for value in np.asarray(values, dtype=np.float64).ravel()]
    for other, key in sorted(public.items()):
        if other == name:
            continue
        stream = _stream(_shared(key, secret), purpose, len(numbers))
        sign = 1 if name < other else -1
        numbers = [(number + sign * mask) % MODULUS for number, mask in zip(numbers, stream, strict=True)]
    return [number % MODULUS for number in numbers]


def total(answers: Sequence[Sequence[int]], shape: tuple[int, ...]) -> np.ndarray:
    """The sum of all sites' values; the masks are gone."""
    sums = [sum(parts) % MODULUS for parts in zip(*answers, strict=True)]
    signed = [number - MODULUS if number >= MODULUS // 2 else number for number in sums]
    return np.array([number / SCALE for number in signed]).reshape(shape)


def fixed_point(value: float) -> int:
    """The number in units of 2⁻⁶⁰, rounded down exactly (no detour over floating point)."""
    numerator, denominator = float(value).as_integer_ratio()
    return numerator * SCALE // denominator


@lru_cache(maxsize=1 << 10)
def _shared(key: int, secret: int) -> bytes:
    """What two sites have in common: the same in every round, and the dearest part of one."""
    return pow(key, secret, PRIME).to_bytes(256, "big")


def _stream(shared: bytes, purpose: str, count: int) -> list[int]:
    width = BITS // 8
    raw = hashlib.shake_256(shared + purpose.encode()).digest(count * width)
    return [int.from_bytes(raw[i : i + width], "big") for i in range(0, count * width, width)]
