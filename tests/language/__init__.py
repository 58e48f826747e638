"""Every text that the reader accepts runs as it reads: the engine beside a plain reference."""
