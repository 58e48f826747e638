"""Heroes and battlefields as files, and the loaders that read them."""
