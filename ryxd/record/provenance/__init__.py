"""What a run did and why, as a graph: PROV-O and the fourth source's terms, made of the journal (spec E4)."""
