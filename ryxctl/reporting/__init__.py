"""`ryxctl report`: what a bug report needs, and nothing that is the user's own business."""
