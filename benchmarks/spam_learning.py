"""The effect of a site's corrections, on that site and on texts of other sites.

A group of comments is a site whose owner corrects wrong verdicts in one half; the other half is judged before and
after. Some owners press the wrong button now and then, also for messages that were judged correctly.
"""

import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from intarsia.protection.verdict.classifier.features import features
from intarsia.protection.verdict.classifier.learned import MOST, NO_WEIGHTS, Learnt, lesson_strength
from intarsia.protection.verdict.classifier.model import Model
from intarsia.protection.verdict.classifier.training import Sample

# The log-odds at which the text alone holds a message.
HELD_FROM = 2.2
MISTAKEN = (0.0, 0.02, 0.1)
# The share of texts from other sites.
EVERY = 3

Read = Sequence[tuple[list[int], bool]]


@dataclass(frozen=True)
class Told:
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
) -> tuple[int, list[tuple[Told, Told]]]:
    chance = random.Random(3)
    order = list(read[name])
    chance.shuffle(order)
    corrected, rest = order[: len(order) // 2], order[len(order) // 2 :]
    learnt, corrections = NO_WEIGHTS, 0
    for buckets, is_spam in corrected:
        called_spam = is_spam != (chance.random() < mistaken)
        shipped, own = _bounded(models[name].log_odds_of(buckets)), learnt.log_odds(buckets)
        if (_bounded(shipped + own) >= HELD_FROM) != called_spam:
            learnt = learnt.after(buckets, lesson_strength(shipped, own, is_spam=called_spam))
            corrections += 1
    # Each other group, judged by a model that has not seen it either.
    others = [(models[other], one) for other in read if other != name for one in read[other][::EVERY]]
    here = [(models[name], one) for one in rest]
    return corrections, [(_told(texts, NO_WEIGHTS), _told(texts, learnt)) for texts in (here, others)]


def _told(texts: Sequence[tuple[Model, tuple[list[int], bool]]], learnt: Learnt) -> Told:
    caught = missed = wronged = passed = 0
    for model, (buckets, is_spam) in texts:
        is_held = _bounded(_bounded(model.log_odds_of(buckets)) + learnt.log_odds(buckets)) >= HELD_FROM
        caught += is_held and is_spam
        missed += not is_held and is_spam
        wronged += is_held and not is_spam
        passed += not is_held and not is_spam
    return Told(2 * caught / max(1, 2 * caught + wronged + missed), wronged / max(1, wronged + passed))


def _before_and_after(rows: Sequence[tuple[Told, Told]]) -> str:
    f1 = [statistics.mean(row[at].f1 for row in rows) for at in (0, 1)]
    wronged = [statistics.mean(row[at].false_positives for row in rows) for at in (0, 1)]
    return f"{f1[0]:.3f} -> {f1[1]:.3f}, {wronged[0]:.1%} -> {wronged[1]:.1%}"


def _bounded(log_odds: float) -> float:
    return max(-MOST, min(MOST, log_odds))
