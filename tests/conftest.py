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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every", type=int, default=1, help="of all tests, run one in so many")


@pytest.hookimpl(trylast=True)  # when those that are not asked for have been left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = items[:: config.getoption("--every")]


def pytest_configure() -> None:
    """An engine compiled from older sources would be tested in their place."""
    if native.is_stale():
        raise pytest.UsageError("the sources have changed: make compiled, or make interpreted")
