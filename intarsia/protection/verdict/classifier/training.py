"""Learns a model from labeled texts.

Logistic regression in which a bucket counts as much as it tells spam from the rest (Wang and Manning, 2012: naive Bayes
scaled features), learnt with AdaGrad. Pure Python: 2,000 comments take half a minute, once, when the model is made.
"""

import math
import random
from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .features import BUCKETS, GROUPS_FROM, features
from .model import OF_A_GROUP, SCALE, UNKNOWN, Model

# Found by leaving out one group at a time; figures in docs/decisions/0018.
ROUNDS = 12
STEP = 0.3
SHRINKING = 2e-3
SMOOTHING = 1.0
MOST_TELLING = 3.0
# More of them would calibrate no better, and learning takes as long for each.
PARTS = 4

# A text and whether it is spam.
Sample = tuple[str, bool]
_Seen = list[tuple[list[int], bool]]


def trained(groups: Mapping[str, Sequence[Sample]]) -> Model:
    """A model of all groups, calibrated on each part of them by the model of the others."""
    parts = _parts([[(features(text), is_spam) for text, is_spam in samples] for samples in groups.values()])
    scores = []
    for held_out, samples in enumerate(parts):
        model = _learnt([one for at, others in enumerate(parts) if at != held_out for one in others])
        scores += [(model.score(buckets), is_spam) for buckets, is_spam in samples]
    slope, offset = _calibration(scores)
    whole = _learnt([one for samples in parts for one in samples])
    return Model(whole.weights, whole.relevance, whole.bias, slope, offset)


def _parts(groups: Sequence[_Seen]) -> list[_Seen]:
    """Whole groups, for what was written in one place is alike."""
    return [[one for group in groups[at::PARTS] for one in group] for at in range(min(PARTS, len(groups)))]


def _learnt(samples: _Seen) -> Model:
    relevance = _relevance(samples)
    weights: dict[int, float] = dict.fromkeys(relevance, 0.0)
    squares: dict[int, float] = dict.fromkeys(relevance, 1e-8)
    bias = 0.0
    order = list(samples)
    # The same model from the same texts, on every machine.
    chance = random.Random(1)
    for _round in range(ROUNDS):
        chance.shuffle(order)
        for buckets, is_spam in order:
            length = math.sqrt(sum(relevance[bucket] ** 2 for bucket in buckets)) or 1.0
            score = bias + sum(relevance[bucket] * weights[bucket] for bucket in buckets) / length
            error = _probability(score) - is_spam
            bias -= 0.05 * error
            for bucket in buckets:
                slope = error * relevance[bucket] / length + SHRINKING * weights[bucket]
                squares[bucket] += slope * slope
                weights[bucket] -= STEP * slope / math.sqrt(squares[bucket])
    return Model(_array(weights), _array(relevance), bias)


def _relevance(samples: _Seen) -> dict[int, float]:
    """How differently often a bucket stands in spam and in the rest, as a difference of log-odds."""
    spam: Counter[int] = Counter()
    rest: Counter[int] = Counter()
    number = Counter(is_spam for _, is_spam in samples)
    for buckets, is_spam in samples:
        (spam if is_spam else rest).update(buckets)
    odds = {
        bucket: math.log((spam[bucket] + SMOOTHING) / (number[True] + 2 * SMOOTHING))
        - math.log((rest[bucket] + SMOOTHING) / (number[False] + 2 * SMOOTHING))
        for bucket in spam.keys() | rest.keys()
    }
    return {
        bucket: max(UNKNOWN / SCALE, min(MOST_TELLING, abs(odd))) * (1 if bucket < GROUPS_FROM else OF_A_GROUP)
        for bucket, odd in odds.items()
    }


def _calibration(scores: Iterable[tuple[float, bool]]) -> tuple[float, float]:
    """Platt's: the slope and offset under which the log-odds are most likely."""
    scores = list(scores)
    slope, offset = 1.0, 0.0
    for _step in range(2_000):
        errors = [(_probability(slope * score + offset) - is_spam, score) for score, is_spam in scores]
        slope -= 0.5 * sum(error * score for error, score in errors) / len(errors)
        offset -= 0.5 * sum(error for error, _ in errors) / len(errors)
    return slope, offset


def _probability(score: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def _array(values: Mapping[int, float]) -> "array[int]":
    numbers = array("h", bytes(2 * BUCKETS))
    for bucket, value in values.items():
        numbers[bucket] = max(-32_768, min(32_767, round(value * SCALE)))
    return numbers
