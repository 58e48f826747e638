"""The engine. It knows the effect tree, and nothing of files, words, bots or the table."""
