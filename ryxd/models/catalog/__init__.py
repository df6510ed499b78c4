"""The models on this disk: pulled, found with other programs, verified, and which one would suit this machine."""
