"""The screen of *Settings › Design* that uploads and deletes the fonts of a site."""
