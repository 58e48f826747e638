"""`make test` is the same every time: hypothesis takes its examples from the code, not from luck.
The long proofs look further."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from native import compile as native

settings.register_profile("steady", derandomize=True)
settings.load_profile("steady")

# Commands speak the language of the locale: here it is English on every machine, also in the
# processes that tests start.
for variable in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"


def pytest_configure() -> None:
    """An engine compiled from older sources would be tested in their place."""
    if native.is_stale():
        raise pytest.UsageError("the sources have changed: make compiled, or make interpreted")
