"""The screen of one entry."""
