"""Protection in Wagtail's admin: messages that were judged, and the owner's own lists."""
