"""The tokeniser, the network, its training, the file that comes of it, and what is measured of it."""
