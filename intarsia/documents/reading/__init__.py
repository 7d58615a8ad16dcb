"""A document as visitors, the search and lists of changes read it."""
