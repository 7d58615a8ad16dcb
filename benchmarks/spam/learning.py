"""Learning curves: how well a site's model tells spam after so many decisions, next to a textbook classifier.

The texts of a group are shuffled; the first ones are the decisions of a site, all others are judged. Recall at 2 %
false positives depends on the order of the scores only. `held` counts what the text alone would hold.
"""

import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.spam.baseline import baseline_scores
from intarsia.protection.checks.words.check import MAX_LOG_ODDS, MIN_LOG_ODDS
from intarsia.protection.verdict.certainty import CERTAIN_FROM, size_of
from intarsia.protection.verdict.classifier.columns import row_of
from intarsia.protection.verdict.classifier.doubt import doubt
from intarsia.protection.verdict.classifier.features import features
from intarsia.protection.verdict.classifier.model import Model
from intarsia.protection.verdict.classifier.site_model import HOLDS_FROM
from intarsia.protection.verdict.classifier.site_training import columns_per_text, train_site
from intarsia.protection.verdict.classifier.training import Sample

NUMBERS_OF_LESSONS = (50, 200, 1_000)
SPLITS = 4
MIN_JUDGED = 60
ALLOWED = 0.02

Scores = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Accuracy:
    """Shares of spam, of honest texts, and of spam."""

    recall: float
    held_honest: float
    held_spam: float


def print_learning(groups: Mapping[str, Sequence[Sample]], shipped: Mapping[str, Model]) -> list[str]:
    """Returns what is worse than the targets."""
    missed = []
    print(f"\nRecall at {ALLOWED:.0%} false positives after so many decisions, means of {SPLITS} splits:")
    print(f"{'group':24}{'decisions':>10}{'ours':>8}{'baseline':>10}{'held honest':>13}{'most':>8}{'held spam':>11}")
    for name, samples in groups.items():
        missed += print_row(name, 0, [shipped_accuracy(samples, shipped[name])], None)
        for number in NUMBERS_OF_LESSONS:
            if len(samples) >= number + MIN_JUDGED:
                parts = [split(samples, number, seed) for seed in range(SPLITS)]
                ours = [site_accuracy(*part, shipped[name]) for part in parts]
                baseline = statistics.mean(baseline_recall(*part) for part in parts)
                missed += print_row(name, number, ours, baseline)
    return missed


def print_row(name: str, number: int, ours: Sequence[Accuracy], baseline: float | None) -> list[str]:
    """Returns what is worse than the targets."""
    recall, honest, spam = (
        statistics.mean(getattr(one, field) for one in ours) for field in ("recall", "held_honest", "held_spam")
    )
    beside = f"{baseline:10.3f}" if baseline is not None else f"{'':10}"
    most = max(one.held_honest for one in ours)
    print(f"{name:24}{number:10}{recall:8.3f}{beside}{honest:13.1%}{most:8.1%}{spam:11.1%}", flush=True)
    return [
        *([f"{name}, {number} decisions: recall {recall:.3f} < {baseline:.3f}"] if recall < (baseline or 0.0) else ()),
        *([f"{name}, {number} decisions: {honest:.1%} of honest texts held"] if honest > ALLOWED else ()),
    ]


def split(samples: Sequence[Sample], number: int, seed: int) -> tuple[list[Sample], list[Sample]]:
    order = list(samples)
    random.Random(seed).shuffle(order)
    return order[:number], order[number:]


def site_accuracy(lessons: Sequence[Sample], judged: Sequence[Sample], shipped: Model) -> Accuracy:
    most_columns, rows = columns_per_text(len(lessons)), []
    for text, is_spam in lessons:
        buckets = features(text)
        rows.append((row_of(text, buckets, most_columns), _shipped(shipped, text, buckets), is_spam))
    model, scores = train_site(rows), []
    for text, _ in judged:
        buckets = features(text)
        scores.append(model.log_odds(text, buckets, _shipped(shipped, text, buckets)))
    return accuracy(np.array(scores), judged)


def shipped_accuracy(judged: Sequence[Sample], shipped: Model) -> Accuracy:
    """The limit depends on the size of a text."""
    scores = [_shipped(shipped, text, features(text)) - CERTAIN_FROM[size_of(text)] + HOLDS_FROM for text, _ in judged]
    return accuracy(np.array(scores), judged)


def baseline_recall(lessons: Sequence[Sample], judged: Sequence[Sample]) -> float:
    return accuracy(baseline_scores(lessons, [text for text, _ in judged]), judged).recall


def accuracy(scores: Scores, judged: Sequence[Sample]) -> Accuracy:
    is_spam = np.array([spam for _, spam in judged])
    spam, honest = scores[is_spam], np.sort(scores[~is_spam])
    limit = honest[-1 - int(ALLOWED * len(honest))]
    return Accuracy(*(float(share.mean()) for share in (spam > limit, honest >= HOLDS_FROM, spam >= HOLDS_FROM)))


def _shipped(model: Model, text: str, buckets: Sequence[int]) -> float:
    return max(MIN_LOG_ODDS, min(MAX_LOG_ODDS, model.log_odds_of(buckets) - doubt(text)))
