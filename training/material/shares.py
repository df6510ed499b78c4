"""How much of the training data each of the roles has that orchestration asks: a factor on the weights of its families."""

PLAN = 0.6
"""Plans: about 14 of 100 tokens."""
ROUTER = 2.2
"""Choices of task type, pattern and agent: about 12 of 100."""
AROUND = 0.45
"""Rescues, operators' steps, summaries, requests that were handed over, follow-ups: about 8 of 100 together."""
