"""Contacts on public pages, hidden from bots: encoded in the HTML, and decoded for visitors who appear to be human."""
