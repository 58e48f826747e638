"""What every effect of the tree does, each in one place.

Importing this package fills the table of effects (`interpreter.EFFECTS`).
"""

from peerless.rules.effects import cards, choices, control, fighters, values

__all__ = ["cards", "choices", "control", "fighters", "values"]
