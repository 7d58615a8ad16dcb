"""Visitor protection: verdicts about submissions, hidden contacts, and a firewall. Other apps import api.py."""
