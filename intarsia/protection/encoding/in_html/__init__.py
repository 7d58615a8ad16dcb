"""Contacts in the HTML of a page."""
