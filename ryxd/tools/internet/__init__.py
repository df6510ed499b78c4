"""Pages from other machines: which addresses may be asked, how they are asked, what their text is."""
