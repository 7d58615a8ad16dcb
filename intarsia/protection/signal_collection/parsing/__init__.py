"""Turns a request into a submission. Its values are trusted only as far as their type."""
