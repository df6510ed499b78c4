"""The tools, one file a family: a Tool in a module here is registered by being there."""
