"""What a site's decisions taught about texts: a weight and a rarity for each column, and their calibration."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from .columns import COLUMNS, Columns, Row, Values, row_of

# Two thirds of what a text says comes from its words.
SHARES = (1.5, 1.0)
# With fewer decisions of one kind, nothing can be calibrated, and the site only corrects the shipped model.
MIN_OF_EACH_KIND = 8
MAX_CORRECTION = 1.5
# Half of what such a correction would be is used once there are this many decisions.
HALF_TRUSTED = 10
# The log-odds of a calibrated model from which the text alone holds a message.
HOLDS_FROM = 2.2
# The format of the stored weights; another one is trained again.
FORMAT = 1


@dataclass(frozen=True)
class Facts:
    """What staff see about a model. The shares are estimates from texts that the judging model had not seen, at the
    hold threshold; None without enough decisions.
    """

    spam: int
    honest: int
    recall: float | None = None
    precision: float | None = None
    false_positives: float | None = None

    @property
    def fewest(self) -> int:
        return min(self.spam, self.honest)


@dataclass(frozen=True)
class SiteModel:
    weights: Values
    rarity: Values
    # The most columns of each kind that a text has.
    most_columns: int
    bias: float
    # The weight of the shipped model's log-odds. It fades as decisions arrive.
    trust: float
    slope: float
    offset: float
    facts: Facts

    @property
    def is_calibrated(self) -> bool:
        return self.facts.fewest >= MIN_OF_EACH_KIND

    def log_odds(self, text: str, buckets: Sequence[int], shipped: float) -> float:
        """Calibrated; `buckets` are the features of the same text, `shipped` the log-odds of the shipped model."""
        own = self.own_score(text, buckets)
        if self.is_calibrated:
            return self.slope * (own + self.bias + self.trust * shipped) + self.offset
        return shipped + max(-MAX_CORRECTION, min(MAX_CORRECTION, self.slope * own))

    def own_score(self, text: str, buckets: Sequence[int]) -> float:
        """Positive for what occurs in spam of this site. Not calibrated."""
        columns, values = scaled(row_of(text, buckets, self.most_columns), self.rarity)
        return float(values @ self.weights[columns])

    def to_bytes(self) -> bytes:
        numbers = {name: value for name, value in asdict(self).items() if name not in ("weights", "rarity")}
        head = json.dumps(numbers | {"format": FORMAT}, sort_keys=True).encode()
        body = self.weights.astype("<f2").tobytes() + self.rarity.astype("<f2").tobytes()
        return head + b"\n" + zlib.compress(body, 6)

    @classmethod
    def from_bytes(cls, content: bytes) -> "SiteModel":
        head, _, packed = content.partition(b"\n")
        numbers: dict[str, Any] = json.loads(head)
        if numbers.pop("format") != FORMAT:
            raise ValueError("The training has the format of another version.")
        body = np.frombuffer(zlib.decompress(packed), "<f2").astype(np.float32)
        if len(body) != 2 * COLUMNS:
            raise ValueError(f"The training has {len(body)} numbers; this version needs {2 * COLUMNS}.")
        facts = Facts(**numbers.pop("facts"))
        return cls(body[:COLUMNS], body[COLUMNS:], facts=facts, **numbers)

    @cached_property
    def columns(self) -> int:
        """The number of weights that say something."""
        return int(np.count_nonzero(self.weights))


def scaled(row: Row, rarity: Values) -> tuple[Columns, Values]:
    """Words and n-grams each have their share, however long the text is."""
    found = []
    for (columns, values), share in zip(row, SHARES, strict=True):
        weighed = values * rarity[columns]
        found.append((columns, share / max(1e-6, float(np.linalg.norm(weighed))) * weighed))
    return np.concatenate([columns for columns, _ in found]), np.concatenate([values for _, values in found])


def texts_by_column(rows: Sequence[Row]) -> npt.NDArray[np.int64]:
    """How many texts have each column."""
    texts = np.zeros(COLUMNS, np.int64)
    for row in rows:
        for columns, _ in row:
            texts[columns] += 1
    return texts


def rarity_of(texts: npt.NDArray[np.int64], number: int) -> npt.NDArray[np.float32]:
    """A column that few texts have says more about them. Unknown columns are the rarest: they reduce the others."""
    return (np.log((1 + number) / (1 + texts)) + 1).astype(np.float32)
