"""Contacts on public pages, hidden from robots: encoded where they stand, and decoded for who asks as a person."""
