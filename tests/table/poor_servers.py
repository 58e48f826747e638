"""A server that the system allows few open files, or no large ones, as on a full disk:
`Server(..., module=POOR, files=200)`, `Server(..., module=POOR, largest_file=500_000)`."""

from __future__ import annotations

import json
import resource
import sys

from peerless.table.serve import serve
from peerless.table.settings import Settings

POOR = "tests.table.poor_servers"

if __name__ == "__main__":
    values = json.loads(sys.argv[1])
    for name, limit in (("files", resource.RLIMIT_NOFILE), ("largest_file", resource.RLIMIT_FSIZE)):
        if name in values:
            most = values.pop(name)
            resource.setrlimit(limit, (most, most))
    serve(Settings(**values))
