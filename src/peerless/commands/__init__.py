"""The commands of the command line, one module each: `add` says what a command takes, and `run`
carries it out."""
