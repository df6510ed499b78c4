"""Servers of the Model Context Protocol as connections of the World: tools, resources, prompts (spec B8)."""
