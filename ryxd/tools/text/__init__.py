"""What a text file is made of: its encoding, its lines, what changes in it, and how that is shown."""
