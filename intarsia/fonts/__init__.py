"""Fonts that owners upload, and families that packages register."""
