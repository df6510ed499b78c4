"""How a file is found by its name: patterns, periods, places, and the programs that walk the disk."""
