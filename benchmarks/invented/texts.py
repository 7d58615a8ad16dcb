"""Texts in no language, so that no check knows them."""

import random

SYLLABLES = [consonant + vowel for consonant in "bcdfghjklmnprstvwz" for vowel in "aeiou"]


def message(rng: random.Random, words: int = 60) -> str:
    """Texts that share words would be a campaign."""
    written = ("".join(rng.choices(SYLLABLES, k=rng.randint(1, 4))) for _ in range(words))
    return f"Hello, I would like to ask: {' '.join(written)}"
