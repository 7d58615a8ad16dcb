"""Checks of the values in a document."""
