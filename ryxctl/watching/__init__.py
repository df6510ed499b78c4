"""The screen of `ryxctl watch`: what it knows, how that is drawn, and what a user can do there (spec E3)."""
