"""Moderation in Wagtail's admin: the list of comments, single comments, and bulk decisions."""
