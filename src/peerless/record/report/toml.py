"""Values as TOML writes them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any


def text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)  # such a string is one of TOML too


def array(names: Sequence[str]) -> str:
    return f"[{', '.join(map(text, names))}]"


def table(values: dict[str, Any]) -> str:
    pairs = ", ".join(f"{key(name)} = {value(of)}" for name, of in values.items())
    return f"{{ {pairs} }}" if pairs else "{}"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else text(name)


def value(of: object) -> str:
    if isinstance(of, list):
        return array(of)
    return table(of) if isinstance(of, dict) else json.dumps(of, ensure_ascii=False)


def quoted(lines: Sequence[str]) -> list[str]:
    escaped = [line.replace("\\", "\\\\").replace('"""', '\\"""') for line in lines]
    return ['lines = """', *escaped, '"""']
