"""The cooperative game (A.A1-A.O2): rounds, the enemies' turns, the threat, bridges and farms."""
