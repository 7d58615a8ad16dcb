"""Lookups about a submission besides its content; each check brings its own. A failing lookup is left out."""
