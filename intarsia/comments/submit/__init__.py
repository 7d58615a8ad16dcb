"""Submitting a comment: the form, the view, and storage."""
