"""A plain, slow meaning of rules English, written from docs/rules-english.md and the rulebooks.

It shares nothing with the engine: what is printed on heroes and battlefields is handed to it."""
