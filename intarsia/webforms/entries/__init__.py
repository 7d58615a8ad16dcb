"""Entries once they are stored: who may read them, notes of staff, personal data, how long they are kept."""
