"""The meaning of every effect of the tree, each in one place.

Importing this package fills the table of meanings (`effects.MEANINGS`).
"""

from peerless.rules.meaning import cards, choices, control, fighters, values

__all__ = ["cards", "choices", "control", "fighters", "values"]
