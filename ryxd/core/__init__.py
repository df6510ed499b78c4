"""The two primitives, Agent and World, and the values they exchange."""
