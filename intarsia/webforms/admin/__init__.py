"""Forms and entries in Wagtail's admin."""
