"""What can be learned from the journal: proposals, which the user accepts, edits or refuses (spec E8)."""
