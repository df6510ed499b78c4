"""What is kept: the journal."""
