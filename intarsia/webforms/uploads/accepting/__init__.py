"""Whose files a field accepts, which ones, and why not."""
