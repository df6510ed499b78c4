"""The files of the World: what each agent has seen, changes without lost writes, undo."""
