"""Weights that a site learns from decisions, in addition to the shipped model: one for each bucket of misjudged texts.

A lesson changes the weights only as far as needed to judge its text correctly with a margin, and never by more than
`MAX_STRENGTH` (Crammer et al., 2006: passive-aggressive learning). It can be undone exactly, whatever was
learned since. A single lesson decides nothing, and all lessons together are limited like the words themselves.
"""

import math
import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .features import BUCKETS, FIRST_NGRAM_BUCKET
from .model import NGRAM_WEIGHT, in_little_endian

# Figures in docs/decisions/0026.
MAX_STRENGTH = 0.75
# In log-odds, with a margin: the text alone holds a message from 2.2 on.
CLEARLY_SPAM = 2.7
CLEARLY_NOT_SPAM = 1.0
# The limit for words in a verdict.
MAX_LOG_ODDS = 3.0
# Weights are stored as integers, so that undoing a lesson leaves no rounding error.
SCALE = 10_000


@dataclass(frozen=True)
class LearnedWeights:
    """One 32-bit integer per bucket, in ten-thousandths."""

    weights: "array[int]"

    def log_odds(self, buckets: Sequence[int]) -> float:
        """Positive for texts similar to what the site marked as spam."""
        if self is NO_WEIGHTS:
            return 0.0
        total = sum(self.weights[bucket] * share for bucket, share in _shares(buckets))
        return max(-MAX_LOG_ODDS, min(MAX_LOG_ODDS, total / SCALE))

    def after(self, buckets: Sequence[int], strength: float) -> "LearnedWeights":
        """The weights after a lesson. The same buckets with the opposite strength undo it."""
        weights = array("i", self.weights)
        for bucket, share in _shares(buckets):
            weights[bucket] += round(strength * share * SCALE)
        return LearnedWeights(weights)

    def to_bytes(self) -> bytes:
        return zlib.compress(in_little_endian(self.weights).tobytes(), 6)

    @classmethod
    def from_bytes(cls, content: bytes) -> "LearnedWeights":
        weights = array("i")
        weights.frombytes(zlib.decompress(content))
        if len(weights) != BUCKETS:
            raise ValueError(f"The trained model has {len(weights)} weights; this version needs {BUCKETS}.")
        return cls(in_little_endian(weights))


NO_WEIGHTS = LearnedWeights(array("i", bytes(4 * BUCKETS)))


def lesson_strength(shipped: float, learned: float, *, is_spam: bool) -> float:
    """The strength of a lesson about a text with these log-odds; 0 if they were right."""
    known = shipped + learned
    if is_spam:
        return max(0.0, min(MAX_STRENGTH, CLEARLY_SPAM - known))
    return -max(0.0, min(MAX_STRENGTH, known - CLEARLY_NOT_SPAM))


def _shares(buckets: Sequence[int]) -> Iterator[tuple[int, float]]:
    """Long and short texts have the same total weight, and n-grams count less than words."""
    ngrams = sum(bucket >= FIRST_NGRAM_BUCKET for bucket in buckets)
    length = math.sqrt(len(buckets) - ngrams + ngrams * NGRAM_WEIGHT**2) or 1.0
    for bucket in buckets:
        yield bucket, (1.0 if bucket < FIRST_NGRAM_BUCKET else NGRAM_WEIGHT) / length
