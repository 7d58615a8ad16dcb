"""Lookups about a message: what the site has learned, DNS and mail servers, reputation services."""
