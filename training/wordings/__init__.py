"""How people say things, where it is too much to stand beside what should become of it."""
