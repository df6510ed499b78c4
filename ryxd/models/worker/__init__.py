"""The process that has a model in it: everything here runs in the child, never in the daemon."""
