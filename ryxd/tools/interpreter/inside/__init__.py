"""What runs inside the sandbox. The daemon imports none of it: it is put there as files."""
