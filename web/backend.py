"""The build backend of pyproject.toml: hatchling, with the page built first. The engine is compiled
by a hook of hatchling's own (`native/hook.py`).

A wheel or a source distribution made from a checkout holds the page, built if it is missing or
older than its sources. A source distribution carries it, so a wheel made from one needs no Node.
An editable install does not touch it: there `make` builds it."""

from __future__ import annotations

from typing import Any

from hatchling import build as hatchling

from native import hook
from web import page

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    ours = [*page.requirements(), *hook.requirements()]
    return [*hatchling.get_requires_for_build_wheel(config_settings), *ours]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*hatchling.get_requires_for_build_sdist(config_settings), *page.requirements()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    _have_page()
    return hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _have_page()
    return hatchling.build_sdist(sdist_directory, config_settings)


def __getattr__(name: str) -> Any:
    """Every other hook is hatchling's, where it has one."""
    return getattr(hatchling, name)


def _have_page() -> None:
    try:
        page.build_if_stale()
    except page.CannotBuild as error:
        raise SystemExit(f"peerless: {error}") from error
