"""`make test` is the same every time: hypothesis takes its examples from the code, not from luck.
The long proofs look further."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", derandomize=True)
settings.load_profile("steady")
