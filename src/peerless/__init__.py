"""Peerless: an open digital edition of the Unmatched system."""

from peerless.game import Game

__all__ = ["Game"]
