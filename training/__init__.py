"""How the starter model is made: requests and what should become of them, a tokeniser, training, export, checks.

Nothing of ryx imports this. It needs `pip install -e '.[training]'`; see docs/training.md.
"""
