"""What people ask for, and what should become of it: one file for a tool, or for a few that belong together."""
