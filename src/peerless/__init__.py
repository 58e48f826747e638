"""Peerless: an open digital edition of the Unmatched system."""
