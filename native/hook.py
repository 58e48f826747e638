"""A build hook of hatchling: a wheel made where there is a C compiler holds the compiled engine.

Elsewhere, or with PEERLESS_PURE set, it holds the sources alone and runs on every machine; also,
with a warning, where the compiler cannot do it. A source distribution and an editable install are
never compiled."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from native import compile as engine


class CompiledEngine(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not wanted():
            return
        try:
            folder = engine.compiled()
        except engine.CannotCompile as error:
            self.app.display_warning(f"{error}\nThe wheel is made without it.")
            return
        for path in engine.extensions_in(folder):
            build_data["force_include"][str(path)] = str(path.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return not os.environ.get("PEERLESS_PURE") and engine.lacks_compiler() is None


def requirements() -> list[str]:
    """What pip must bring to build a wheel here."""
    return [engine.MYPYC] if wanted() else []
