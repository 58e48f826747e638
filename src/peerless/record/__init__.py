"""Games in writing: notation, records, scenarios, the log in words."""
