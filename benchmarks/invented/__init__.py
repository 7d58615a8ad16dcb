"""Invented pages, messages and IP addresses that fill a site for measures and tests."""
