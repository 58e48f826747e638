"""The table's server: games over HTTP and WebSockets, with nothing lost and nothing leaked."""
