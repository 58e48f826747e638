"""What the server counts, for Prometheus. Nothing here says who plays or what.

Workers of one machine count in files of a folder that they share, so that whichever is asked tells
the sums of all of them."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from peerless.table.refusals import Code

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment that names that folder to the package."""

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

_BY = {True: "the bot", False: "its replacement"}


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge(
            "peerless_tables_in_memory", "Tables in memory",
            registry=self.registry, multiprocess_mode="livesum",
        )  # fmt: skip
        self.connections = Gauge(
            "peerless_connections", "Open WebSocket connections",
            registry=self.registry, multiprocess_mode="livesum",
        )  # fmt: skip
        self.refusals = Counter(
            "peerless_refusals", "Refused requests", ["code"], registry=self.registry
        )
        self._decisions = Histogram(
            "peerless_decision_seconds", "From a decision to its last message put in line",
            buckets=_FAST, registry=self.registry,
        )  # fmt: skip
        self._stores = Histogram(
            "peerless_store_seconds", "Transactions of the journal",
            buckets=_FAST, registry=self.registry,
        )  # fmt: skip
        self._entries = Counter(
            "peerless_journal_entries", "Entries stored", registry=self.registry
        )
        self._thoughts = Counter(
            "peerless_bot_decisions", "Decisions of bots", ["by"], registry=self.registry
        )

        self._begin_counting()

    def _begin_counting(self) -> None:
        """From nothing: the first of a kind would not be seen as an increase."""
        for code in Code:
            self.refusals.labels(code.value)
        for by in _BY.values():
            self._thoughts.labels(by)

    def decided(self, seconds: float) -> None:
        self._decisions.observe(seconds)

    def stored(self, entries: int, seconds: float) -> None:
        self._entries.inc(entries)
        self._stores.observe(seconds)

    def thought(self, itself: bool) -> None:
        self._thoughts.labels(_BY[itself]).inc()

    def text(self) -> bytes:
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self.registry)
        of_all = CollectorRegistry()
        MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
        return generate_latest(of_all)
