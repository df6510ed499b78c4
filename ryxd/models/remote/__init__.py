"""A tier that is served by an OpenAI-compatible endpoint, on this or another machine (spec A7)."""
