"""A trained model: for each bucket how strongly it speaks for spam, and how telling it is at all."""

import json
import math
import sys
import zlib
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .features import BUCKETS, GROUPS_FROM, features

SHIPPED = Path(__file__).parent / "comments.model"
# Numbers are kept as thousandths in 16 bits.
SCALE = 1000
# A word that nobody has seen says little, and not nothing: it makes what is known weigh less.
UNKNOWN = 150
# What a group of letters counts beside a word.
OF_A_GROUP = 0.25


@dataclass(frozen=True)
class Model:
    """`weights` and `telling` hold one 16-bit number a bucket, in thousandths.

    `slope` and `offset` turn a score into log-odds that are right as often as they say, found on texts that the model
    had not seen.
    """

    weights: "array[int]"
    relevance: "array[int]"
    bias: float
    slope: float = 1.0
    offset: float = 0.0

    def log_odds(self, text: str) -> float:
        """Positive for what reads like spam. 0 for a text of which nothing is known."""
        return self.log_odds_of(features(text))

    def log_odds_of(self, buckets: Iterable[int]) -> float:
        return self.slope * self.score(buckets) + self.offset

    def probability(self, text: str) -> float:
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, self.log_odds(text)))))

    def score(self, buckets: Iterable[int]) -> float:
        """Not calibrated. Long texts and short ones are made comparable by the length of their vector."""
        speaking = length = 0.0
        for bucket in buckets:
            relevance = self.relevance[bucket] or (UNKNOWN if bucket < GROUPS_FROM else UNKNOWN * OF_A_GROUP)
            speaking += self.weights[bucket] * relevance
            length += relevance * relevance
        return self.bias + (speaking / SCALE / math.sqrt(length) if length else 0.0)

    def to_bytes(self) -> bytes:
        head = json.dumps({"bias": self.bias, "slope": self.slope, "offset": self.offset}).encode()
        body = in_little_endian(self.weights).tobytes() + in_little_endian(self.relevance).tobytes()
        return head + b"\n" + zlib.compress(body, 9)

    @classmethod
    def from_bytes(cls, content: bytes) -> "Model":
        head, _, packed = content.partition(b"\n")
        body = zlib.decompress(packed)
        return cls(_numbers(body[: BUCKETS * 2]), _numbers(body[BUCKETS * 2 :]), **json.loads(head))


@cache
def shipped() -> Model:
    """The model of this package; docs/decisions/0018 says how well it tells spam.

    It learnt from the YouTube Spam Collection (T. C. Alberto, J. V. Lochter, T. A. Almeida, 2015; UCI Machine Learning
    Repository; CC BY 4.0). None of its texts are in here.
    """
    return Model.from_bytes(SHIPPED.read_bytes())


def in_little_endian(numbers: "array[int]") -> "array[int]":
    """The order in which they are written, and the way back from it."""
    copy = array(numbers.typecode, numbers)
    if sys.byteorder == "big":
        copy.byteswap()
    return copy


def _numbers(content: bytes) -> "array[int]":
    numbers = array("h")
    numbers.frombytes(content)
    return in_little_endian(numbers)
