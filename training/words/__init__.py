"""Words of the training data: lists written for it, and words made by chance."""
