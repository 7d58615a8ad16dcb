"""Decisions of staff about messages: stored, learned from, and reported to other apps. They can be changed."""
