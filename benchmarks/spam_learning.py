"""The effect of a site's corrections, on that site and on texts of other sites.

A group of comments is a site whose owner corrects wrong verdicts in one half; the other half is judged before and
after. Some owners press the wrong button now and then, also for messages that were judged correctly.
"""

import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from intarsia.protection.verdict.classifier.features import features
from intarsia.protection.verdict.classifier.learned import MAX_LOG_ODDS, NO_WEIGHTS, LearnedWeights, lesson_strength
from intarsia.protection.verdict.classifier.model import Model
from intarsia.protection.verdict.classifier.training import Sample

# The log-odds at which the text alone holds a message.
HELD_FROM = 2.2
MISTAKEN = (0.0, 0.02, 0.1)
# Of the texts from other sites, every third one is judged.
SAMPLE_EVERY = 3

Read = Sequence[tuple[list[int], bool]]


@dataclass(frozen=True)
class Accuracy:
    f1: float
    false_positives: float


def print_learning(groups: Mapping[str, Sequence[Sample]], models: Mapping[str, Model]) -> None:
    read = {name: [(features(text), is_spam) for text, is_spam in samples] for name, samples in groups.items()}
    print(f"\nAfter the owner's corrections in one half of a group, means, held from {HELD_FROM} on:")
    print(f"{'wrong decisions':>16}{'corrections':>12}{'the other half: F1, FP':>36}{'other groups: F1, FP':>36}")
    for mistaken in MISTAKEN:
        rows = [_of_group(name, read, models, mistaken) for name in read]
        corrections = statistics.mean(row[0] for row in rows)
        own, elsewhere = (_before_and_after([row[1][at] for row in rows]) for at in (0, 1))
        print(f"{mistaken:16.0%}{corrections:12.0f}{own:>36}{elsewhere:>36}")


def _of_group(
    name: str, read: Mapping[str, Read], models: Mapping[str, Model], mistaken: float
) -> tuple[int, list[tuple[Accuracy, Accuracy]]]:
    chance = random.Random(3)
    order = list(read[name])
    chance.shuffle(order)
    corrected, rest = order[: len(order) // 2], order[len(order) // 2 :]
    learned, corrections = NO_WEIGHTS, 0
    for buckets, is_spam in corrected:
        called_spam = is_spam != (chance.random() < mistaken)
        shipped, own = _bounded(models[name].log_odds_of(buckets)), learned.log_odds(buckets)
        if (_bounded(shipped + own) >= HELD_FROM) != called_spam:
            learned = learned.after(buckets, lesson_strength(shipped, own, is_spam=called_spam))
            corrections += 1
    # Each other group, judged by a model that has not seen it either.
    others = [(models[other], one) for other in read if other != name for one in read[other][::SAMPLE_EVERY]]
    here = [(models[name], one) for one in rest]
    return corrections, [(_accuracy(texts, NO_WEIGHTS), _accuracy(texts, learned)) for texts in (here, others)]


def _accuracy(texts: Sequence[tuple[Model, tuple[list[int], bool]]], learned: LearnedWeights) -> Accuracy:
    caught = missed = false_alarms = passed = 0
    for model, (buckets, is_spam) in texts:
        is_held = _bounded(_bounded(model.log_odds_of(buckets)) + learned.log_odds(buckets)) >= HELD_FROM
        caught += is_held and is_spam
        missed += not is_held and is_spam
        false_alarms += is_held and not is_spam
        passed += not is_held and not is_spam
    return Accuracy(
        2 * caught / max(1, 2 * caught + false_alarms + missed), false_alarms / max(1, false_alarms + passed)
    )


def _before_and_after(rows: Sequence[tuple[Accuracy, Accuracy]]) -> str:
    f1 = [statistics.mean(row[at].f1 for row in rows) for at in (0, 1)]
    false_alarms = [statistics.mean(row[at].false_positives for row in rows) for at in (0, 1)]
    return f"{f1[0]:.3f} -> {f1[1]:.3f}, {false_alarms[0]:.1%} -> {false_alarms[1]:.1%}"


def _bounded(log_odds: float) -> float:
    return max(-MAX_LOG_ODDS, min(MAX_LOG_ODDS, log_odds))
