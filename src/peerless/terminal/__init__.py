"""The game in the terminal, with numbered options: one person, and bots at the other seats."""
