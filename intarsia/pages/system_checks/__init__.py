"""Checks of settings that `manage.py check` runs."""
