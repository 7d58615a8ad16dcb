"""Checks an email address: its syntax, its domain's mail servers, and disposable domains.

The mailbox itself is checked only if the owner turns that on.
"""
