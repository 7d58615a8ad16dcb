"""Retention of messages, and export and erasure of personal data."""
