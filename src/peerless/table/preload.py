"""To import this is to load all that a server needs before it serves, the grammar of rules English
too. Nothing is begun, no thread, no connection, no file, so that a process that has done so can be
forked; and what was loaded is never looked through for garbage, which would copy it."""

import gc

from peerless.table import serve
from peerless.text.grammar import parser

__all__ = ["serve"]

parser()
gc.collect()
gc.freeze()
