"""The head of a page."""
