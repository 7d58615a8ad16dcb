"""Moderation in Wagtail's admin: the list of comments, one comment, and what is decided about many at once."""
