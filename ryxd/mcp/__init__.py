"""MCP servers as parts of the World: their tools, resources and prompts."""
