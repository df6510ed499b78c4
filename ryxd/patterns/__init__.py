"""Ways to work at a task: agents in code that drive agents (spec C11; DESIGN §5). The file is the registration."""
