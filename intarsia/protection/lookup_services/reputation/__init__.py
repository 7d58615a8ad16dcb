"""Reputation services. All are off by default, because they receive data about every message."""
