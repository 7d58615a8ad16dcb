"""Links in settings and in rich text."""
