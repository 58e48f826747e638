"""The page's own modules without a browser: those that import nothing, run by Node."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from web import page

_RUN = """
const { readFileSync } = require("node:fs");
const ts = require("typescript");
const { file, calls } = JSON.parse(readFileSync(0, "utf8"));
const options = { module: ts.ModuleKind.ES2022, target: ts.ScriptTarget.ES2022 };
const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions: options });
import("data:text/javascript," + encodeURIComponent(outputText)).then((module) => {
    const answers = calls.map(([name, values]) => module[name](...values));
    console.log(JSON.stringify(answers));
});
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
