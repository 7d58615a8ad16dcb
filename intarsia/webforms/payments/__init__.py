"""Payments by card: the provider keeps the money until the entry is stored, and never sends us a card number."""
