"""What a site's own decisions add to the shipped model: a weight for each bucket of the texts it had judged wrong.

A lesson moves the weights just so far that its text would be judged right with room to spare, and never further than
`STRONGEST` (Crammer et al., 2006: passive-aggressive learning). So it can be taken back to the last digit, whatever was
learnt since; a single one decides nothing, and together they count no more than words may.
"""

import math
import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .features import BUCKETS, GROUPS_FROM
from .model import OF_A_GROUP, in_little_endian

# Figures in docs/decisions/0026.
STRONGEST = 0.75
# From where on spam is safely held, and a person safely not: words hold from 2.2 on.
SAFELY_SPAM = 2.7
SAFELY_A_PERSON = 1.0
# As much as words may count at all.
MOST = 3.0
# Weights are kept as whole numbers, so that taking back leaves nothing behind.
SCALE = 10_000


@dataclass(frozen=True)
class LearnedWeights:
    """One 32-bit number a bucket, in ten-thousandths."""

    weights: "array[int]"

    def log_odds(self, buckets: Sequence[int]) -> float:
        """Positive for what reads like what the site called spam."""
        if self is NOTHING:
            return 0.0
        total = sum(self.weights[bucket] * share for bucket, share in _shares(buckets))
        return max(-MOST, min(MOST, total / SCALE))

    def after(self, buckets: Sequence[int], strength: float) -> "LearnedWeights":
        """With a lesson added; taken back by the same buckets and the opposite strength."""
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


NOTHING = LearnedWeights(array("i", bytes(4 * BUCKETS)))


def strength_of(shipped: float, learned: float, *, is_spam: bool) -> float:
    """How strong the lesson of a text must be of which both parts say so much. 0 where nothing was wrong."""
    known = shipped + learned
    if is_spam:
        return max(0.0, min(STRONGEST, SAFELY_SPAM - known))
    return -max(0.0, min(STRONGEST, known - SAFELY_A_PERSON))


def _shares(buckets: Sequence[int]) -> Iterator[tuple[int, float]]:
    """Long texts and short ones weigh the same, and groups of letters less than words."""
    groups = sum(bucket >= GROUPS_FROM for bucket in buckets)
    length = math.sqrt(len(buckets) - groups + groups * OF_A_GROUP**2) or 1.0
    for bucket in buckets:
        yield bucket, (1.0 if bucket < GROUPS_FROM else OF_A_GROUP) / length
