"""Trains the model of a site on its decisions: the same decisions always give the same model."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from .columns import Row
from .regression import Numbers, Slope, Table, Vector, balance, logistic, lowest, probability
from .site_model import HALF_TRUSTED, HOLDS_FROM, MIN_OF_EACH_KIND, Facts, SiteModel, rarity_of, scaled, texts_by_column

# Found on comments, mail and texts in 25 languages; figures: docs/reference/spam-filter.md.
STRENGTH = 10.0
# The shipped model counts as much as so many decisions of each kind.
SHIPPED_COUNTS_AS = 2
# The shipped model keeps this weight where that predicts unseen decisions better, by this part of the loss.
TRUST_OF_A_GOOD_ONE, BETTER_BY = 0.25, 0.02
# All texts together, so that the process of the training has at most 300 MB.
MAX_CELLS = 5_000_000
# More parts need more time, and gain little with many texts.
PARTS, PARTS_OF_MANY, MANY = 5, 3, 1_000
# With a margin to the 2 % that are allowed, because the texts of the training are a sample.
MAX_FALSE_POSITIVES = 0.01
# In standard deviations, if there are too few texts to count them. The tails are heavier than those of a normal
# distribution.
FAR_FROM_MEAN = 2.3
# Divided by their number, because few texts say little about the deviation.
UNCERTAINTY = 15.0
ENOUGH_TO_COUNT = 300

# A text, its columns, the log-odds of the shipped model, and whether it is spam.
Lesson = tuple[Row, float, bool]


def columns_per_text(lessons: int) -> int:
    """The limit for the columns of a text, if there are so many lessons."""
    return MAX_CELLS // (2 * lessons)


def train_site(lessons: Iterable[Lesson]) -> SiteModel:
    """At least one lesson is needed. A row has at most `columns_per_text` columns of each kind, for so many lessons."""
    rows: list[Row] = []
    labels: list[tuple[float, bool]] = []
    for row, log_odds, spam in lessons:
        rows.append(row)
        labels.append((log_odds, spam))
    shipped, is_spam = np.array([log_odds for log_odds, _ in labels]), np.array([spam for _, spam in labels])
    facts = Facts(int(is_spam.sum()), int((~is_spam).sum()))
    trust = SHIPPED_COUNTS_AS / (SHIPPED_COUNTS_AS + facts.fewest)
    most_columns, sizes = columns_per_text(len(rows)), texts_by_column(rows)
    rarity = rarity_of(sizes, len(rows))
    table = Table.of((scaled(row, rarity) for row in _taken(rows)), sizes, len(rows))
    fitted = logistic(table, is_spam, trust * shipped, STRENGTH)
    weights = table.weights(fitted[0]).astype(np.float32)
    slope = len(labels) / (len(labels) + HALF_TRUSTED)
    model = SiteModel(weights, rarity, most_columns, float(fitted[0].sum()), trust, slope, 0.0, facts)
    if facts.fewest < MIN_OF_EACH_KIND:
        return model
    own = _unseen_scores(table, is_spam, trust * shipped, fitted[0])
    trust = _tested_trust(trust, own, shipped, is_spam)
    return _calibrated(replace(model, trust=trust), own + trust * shipped, is_spam)


def _taken(rows: list[Row]) -> Iterator[Row]:
    """In order. Their memory is free again one after the other."""
    rows.reverse()
    while rows:
        yield rows.pop()


def _unseen_scores(table: Table, is_spam: npt.NDArray[np.bool_], offsets: Numbers, near: Numbers) -> Numbers:
    """The score of each text by a model of the others, without its offset. The parts have both kinds evenly."""
    parts = PARTS_OF_MANY if len(is_spam) > MANY else PARTS
    part_of = np.zeros(len(is_spam), int)
    for kind in (is_spam, ~is_spam):
        part_of[kind] = np.arange(kind.sum()) % parts
    scores = np.zeros(len(is_spam))
    for part in range(parts):
        unseen = part_of == part
        fitted = logistic(table, is_spam, offsets, STRENGTH, known=~unseen, near=near)
        scores[unseen] = fitted[1][unseen]
    return scores


def _tested_trust(trust: float, own: Numbers, shipped: Numbers, is_spam: npt.NDArray[np.bool_]) -> float:
    """The weight of the shipped model: higher where that predicts decisions better that were not learned from."""
    least = (1 - BETTER_BY) * _platt(own + trust * shipped, is_spam)[2]
    return TRUST_OF_A_GOOD_ONE if _platt(own + TRUST_OF_A_GOOD_ONE * shipped, is_spam)[2] < least else trust


def _calibrated(model: SiteModel, scores: Numbers, is_spam: npt.NDArray[np.bool_]) -> SiteModel:
    """Platt scaling, then lowered until no more honest texts are held than allowed."""
    slope, offset, _loss = _platt(scores, is_spam)
    offset -= max(0.0, slope * _highest_honest(scores[~is_spam]) + offset - HOLDS_FROM)
    is_held = slope * scores + offset >= HOLDS_FROM
    right, wrong = int(is_held[is_spam].sum()), int(is_held[~is_spam].sum())
    facts = replace(
        model.facts,
        recall=right / model.facts.spam,
        precision=right / (right + wrong) if right + wrong else None,
        false_positives=wrong / model.facts.honest,
    )
    return replace(model, slope=slope, offset=offset, facts=facts)


def _highest_honest(scores: Numbers) -> float:
    """Which score few enough honest texts reach."""
    by_deviation = float(scores.mean() + (FAR_FROM_MEAN + UNCERTAINTY / len(scores)) * scores.std())
    if len(scores) < ENOUGH_TO_COUNT:
        return max(by_deviation, float(scores.max()) if len(scores) > 1 / MAX_FALSE_POSITIVES else by_deviation)
    return float(np.sort(scores)[-1 - math.floor(MAX_FALSE_POSITIVES * len(scores))])


def _platt(scores: Numbers, is_spam: npt.NDArray[np.bool_]) -> tuple[float, float, float]:
    """The slope and offset that fit the labels best, and their loss. As in Platt (1999), no label counts as quite
    certain.
    """
    share = balance(is_spam)
    wanted = np.where(is_spam, (is_spam.sum() + 1) / (is_spam.sum() + 2), 1 / ((~is_spam).sum() + 2))

    def loss(line: Vector) -> Slope:
        log_odds = line[0, 0] * scores + line[0, 1]
        errors = share * (probability(log_odds) - wanted)
        value = float(share @ (np.logaddexp(0, log_odds) - wanted * log_odds))
        # Slope and offset have the usual inner product.
        return Slope(value, lambda: np.array(2 * [[errors @ scores, errors.sum()]]))

    slope, offset = lowest(loss, np.array(2 * [[1.0, 0.0]]))[0]
    # A model that learned nothing would turn the scores around.
    slope = max(0.1, float(slope))
    return slope, float(offset), loss(np.array(2 * [[slope, offset]])).value
