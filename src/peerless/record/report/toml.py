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
    pairs = ", ".join(f"{key(name)} = {_value(value)}" for name, value in values.items())
    return f"{{ {pairs} }}"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else text(name)


def _value(value: object) -> str:
    return array(value) if isinstance(value, list) else json.dumps(value, ensure_ascii=False)


def quoted(lines: Sequence[str]) -> list[str]:
    escaped = [line.replace("\\", "\\\\").replace('"""', '\\"""') for line in lines]
    return ['lines = """', *escaped, '"""']
