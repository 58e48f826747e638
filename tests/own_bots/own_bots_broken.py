"""Cannot be imported."""

raise ValueError("no luck")
