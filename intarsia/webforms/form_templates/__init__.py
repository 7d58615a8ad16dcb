"""Designed forms that owners start from. Each is one JSON file with its texts in all its languages."""
