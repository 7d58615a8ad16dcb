"""Turns a page that shows the fields of its form into a visual one, and back."""
