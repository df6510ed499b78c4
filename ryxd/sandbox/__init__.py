"""Where commands and code run: with what they need, and nothing else."""
