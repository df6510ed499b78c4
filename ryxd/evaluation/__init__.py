"""How good a model is at what ryx does: suites of requests, run through a private daemon's socket, and judged.

Works without the user's daemon, and touches nothing of the user's.
"""
