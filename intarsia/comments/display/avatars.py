"""Avatars are made from the name alone: no other server is asked for an image."""

import hashlib

TONES = 6


def initials(name: str) -> str:
    """Up to two initials of a name."""
    words = [word for word in name.split() if word[:1].isalnum()]
    return "".join(word[0] for word in (words[:1] + words[-1:] if len(words) > 1 else words)).upper() or "?"


def tone(name: str) -> int:
    """The number of an avatar color, from 1 on. The same name always gets the same color."""
    return hashlib.sha256(" ".join(name.lower().split()).encode()).digest()[0] % TONES + 1
