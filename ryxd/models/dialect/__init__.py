"""What a model writes: which of it is thought, which is told, and which is a call. Plain Python, anywhere."""
