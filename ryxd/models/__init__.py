"""Language models: each in a process of its own, decoding under a grammar."""
