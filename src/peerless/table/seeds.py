"""The seeds of games: from the system's cryptographic source, promised before the first card is
dealt and published when the game is over, so that anyone can see that the shuffles were honest."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> int:
    """Of 256 bits: too many to be found by trying, so that a hash of it tells nothing."""
    return (1 << 255) | secrets.randbits(255)


def commitment_to(seed: int) -> str:
    """The SHA-256 of the seed as the record of the game shows it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
