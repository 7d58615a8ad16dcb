"""Trains a model on labeled texts.

Logistic regression on features scaled by their naive Bayes log-odds (Wang and Manning, 2012), fitted with AdaGrad. Pure
Python: 2,000 comments take half a minute, once, when the model is made.
"""

import math
import random
from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .features import BUCKETS, FIRST_NGRAM_BUCKET, features
from .model import NGRAM_WEIGHT, SCALE, UNKNOWN, Model

# Found by leave-one-group-out validation; figures in docs/decisions/0018.
ROUNDS = 12
LEARNING_RATE = 0.3
BIAS_LEARNING_RATE = 0.05
CALIBRATION_RATE = 0.5
REGULARIZATION = 2e-3
SMOOTHING = 1.0
MAX_RELEVANCE = 3.0
# More parts did not improve the calibration, and each one costs a training run.
PARTS = 4

# A text and whether it is spam.
Sample = tuple[str, bool]
_Samples = list[tuple[list[int], bool]]


def train(groups: Mapping[str, Sequence[Sample]]) -> Model:
    """A model of all groups, calibrated by cross-validation: each part is scored by a model of the other parts."""
    parts = _parts([[(features(text), is_spam) for text, is_spam in samples] for samples in groups.values()])
    scores = []
    for held_out, samples in enumerate(parts):
        model = fit([one for at, others in enumerate(parts) if at != held_out for one in others])
        scores += [(model.score(buckets), is_spam) for buckets, is_spam in samples]
    slope, offset = _calibration(scores)
    model = fit([one for samples in parts for one in samples])
    return Model(model.weights, model.relevance, model.bias, slope, offset)


def _parts(groups: Sequence[_Samples]) -> list[_Samples]:
    """Groups are not split, because texts from the same place are similar."""
    return [[one for group in groups[at::PARTS] for one in group] for at in range(min(PARTS, len(groups)))]


def fit(samples: _Samples) -> Model:
    relevance = _relevance(samples)
    weights: dict[int, float] = dict.fromkeys(relevance, 0.0)
    squares: dict[int, float] = dict.fromkeys(relevance, 1e-8)
    bias = 0.0
    order = list(samples)
    # The same texts give the same model on every machine.
    rng = random.Random(1)
    for _round in range(ROUNDS):
        rng.shuffle(order)
        for buckets, is_spam in order:
            length = math.sqrt(sum(relevance[bucket] ** 2 for bucket in buckets)) or 1.0
            score = bias + sum(relevance[bucket] * weights[bucket] for bucket in buckets) / length
            error = _probability(score) - is_spam
            bias -= BIAS_LEARNING_RATE * error
            for bucket in buckets:
                slope = error * relevance[bucket] / length + REGULARIZATION * weights[bucket]
                squares[bucket] += slope * slope
                weights[bucket] -= LEARNING_RATE * slope / math.sqrt(squares[bucket])
    return Model(_array(weights), _array(relevance), bias)


def _relevance(samples: _Samples) -> dict[int, float]:
    """For each bucket, the absolute log-odds ratio between spam and other texts."""
    spam: Counter[int] = Counter()
    rest: Counter[int] = Counter()
    number = Counter(is_spam for _, is_spam in samples)
    for buckets, is_spam in samples:
        (spam if is_spam else rest).update(buckets)
    log_odds_by_bucket = {
        bucket: math.log((spam[bucket] + SMOOTHING) / (number[True] + 2 * SMOOTHING))
        - math.log((rest[bucket] + SMOOTHING) / (number[False] + 2 * SMOOTHING))
        for bucket in spam.keys() | rest.keys()
    }
    return {
        bucket: max(UNKNOWN / SCALE, min(MAX_RELEVANCE, abs(log_odds)))
        * (1 if bucket < FIRST_NGRAM_BUCKET else NGRAM_WEIGHT)
        for bucket, log_odds in log_odds_by_bucket.items()
    }


def _calibration(scores: Iterable[tuple[float, bool]]) -> tuple[float, float]:
    """Platt scaling: the slope and offset that fit the labels best."""
    scores = list(scores)
    slope, offset = 1.0, 0.0
    for _step in range(2_000):
        errors = [(_probability(slope * score + offset) - is_spam, score) for score, is_spam in scores]
        slope -= CALIBRATION_RATE * sum(error * score for error, score in errors) / len(errors)
        offset -= CALIBRATION_RATE * sum(error for error, _ in errors) / len(errors)
    return slope, offset


def _probability(score: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def _array(values: Mapping[int, float]) -> "array[int]":
    numbers = array("h", bytes(2 * BUCKETS))
    for bucket, value in values.items():
        numbers[bucket] = max(-32_768, min(32_767, round(value * SCALE)))
    return numbers
