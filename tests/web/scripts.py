"""The page's own modules without a browser: those that need none, run by Node with what they
import."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from web import page

_RUN = """
const { text } = require("node:stream/consumers");
const { rolldown } = require("rolldown");
(async () => {
    const { file, calls } = JSON.parse(await text(process.stdin));
    const { output } = await (await rolldown({ input: file })).generate({ format: "esm" });
    const module = await import("data:text/javascript," + encodeURIComponent(output[0].code));
    console.log(JSON.stringify(calls.map(([name, values]) => module[name](...values))));
})();
"""

Call = tuple[str, tuple[Any, ...]]  # a function that the module exports, and its arguments


def call(path: str, *calls: Call) -> list[Any]:
    """What the functions of the module `web/src/{path}` answer."""
    node = page.find_node()
    assert node is not None
    done = subprocess.run(
        [node.folder / "node", "-e", _RUN],
        cwd=page.WEB,
        input=json.dumps({"file": str(page.WEB / "src" / path), "calls": calls}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers
