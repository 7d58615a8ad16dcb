"""Stores the fields of a message and delivers it, at once or when staff allow it."""
