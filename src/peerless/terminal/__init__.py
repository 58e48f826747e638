"""The terminal game: a duel against a bot, with numbered options."""
