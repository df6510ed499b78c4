"""Built-in hooks, one a file: they look at every Action of a View."""
