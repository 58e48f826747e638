"""Who made a table, told apart without keeping anybody's address: a network (`budgets.network_of`)
as a hash under a key of this database. It is the same after a restart and at every server of the
database, and goes when the game is over. Whoever has the whole database, and with it the key, could
still find an address by trying all of them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache

from peerless.table.budgets import network_of

NOBODY = ""
"""Of tables whose maker is not known. They never count as those of one and the same."""


class Networks:
    def __init__(self) -> None:
        self.use(secrets.token_hex(32))  # until that of the database has been read

    def use(self, key: str) -> None:
        self._key = key.encode()
        self._hash = lru_cache(maxsize=10_000)(self._hashed)

    def of(self, address: str) -> str:
        """What an address counts as, with all others of its network."""
        return self._hash(network_of(address)) if address else NOBODY

    def _hashed(self, network: str) -> str:
        return hmac.new(self._key, network.encode(), hashlib.sha256).hexdigest()[:32]
