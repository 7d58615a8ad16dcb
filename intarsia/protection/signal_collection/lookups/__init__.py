"""Lookups about a submission besides its content, one per file. A failing lookup is left out."""
