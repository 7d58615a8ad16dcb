"""Retention, export and erasure of what visitors send, whichever app stores it."""
