"""Draws the demo's pictures out of nothing but numbers: the same grain from the same seeds, every time."""
