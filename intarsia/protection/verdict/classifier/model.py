"""A trained model: for each bucket, how strongly it indicates spam and how relevant it is."""

import json
import math
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from .features import FIRST_NGRAM_BUCKET, features
from .model_file import packed, unpacked

SHIPPED = Path(__file__).parent / "comments.model"
# Numbers are thousandths in 16 bits.
SCALE = 1000
# Unknown words have a small relevance, so that they reduce the weight of the known ones.
UNKNOWN = 150
# The weight of an n-gram relative to a word.
NGRAM_WEIGHT = 0.25


@dataclass(frozen=True)
class Model:
    """`weights` and `relevance` hold one 16-bit integer per bucket, in thousandths.

    `slope` and `offset` calibrate a score to log-odds; they were fitted on texts that the model had not seen.
    """

    weights: "array[int]"
    relevance: "array[int]"
    bias: float
    slope: float = 1.0
    offset: float = 0.0

    def log_odds(self, text: str) -> float:
        """Positive for texts that read like spam; 0 for a text without known features."""
        return self.log_odds_of(features(text))

    def log_odds_of(self, buckets: Iterable[int]) -> float:
        return self.slope * self.score(buckets) + self.offset

    def probability(self, text: str) -> float:
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, self.log_odds(text)))))

    def score(self, buckets: Iterable[int]) -> float:
        """Not calibrated. Divided by the length of the feature vector, so that long and short texts are comparable."""
        chosen = np.fromiter(buckets, np.int64)
        unknown = np.where(chosen < FIRST_NGRAM_BUCKET, UNKNOWN, UNKNOWN * NGRAM_WEIGHT)
        relevance = np.frombuffer(self.relevance, np.int16)[chosen].astype(np.float64)
        relevance = np.where(relevance, relevance, unknown)
        total = float(np.frombuffer(self.weights, np.int16)[chosen] @ relevance)
        length = math.sqrt(float(relevance @ relevance))
        return self.bias + (total / SCALE / length if length else 0.0)

    def to_bytes(self) -> bytes:
        head = json.dumps({"bias": self.bias, "slope": self.slope, "offset": self.offset}).encode()
        return head + b"\n" + packed(self.weights, self.relevance)

    @classmethod
    def from_bytes(cls, content: bytes) -> "Model":
        head, _, body = content.partition(b"\n")
        return cls(*unpacked(body), **json.loads(head))


@cache
def shipped_model() -> Model:
    """The model of this package; docs/decisions/0018 contains its accuracy.

    It was trained on the YouTube Spam Collection (T. C. Alberto, J. V. Lochter, T. A. Almeida, 2015; UCI Machine
    Learning Repository; CC BY 4.0). It contains none of the texts.
    """
    return Model.from_bytes(SHIPPED.read_bytes())
