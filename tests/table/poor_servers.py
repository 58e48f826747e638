"""A server that the system allows few open files: `Server(..., module=POOR, files=200)`."""

from __future__ import annotations

import json
import resource
import sys

from peerless.table.serve import serve
from peerless.table.settings import Settings

POOR = "tests.table.poor_servers"

if __name__ == "__main__":
    values = json.loads(sys.argv[1])
    files = values.pop("files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    serve(Settings(**values))
