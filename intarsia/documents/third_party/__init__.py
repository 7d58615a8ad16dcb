"""Widgets of other packages."""
