"""PROT-SRV-11: the effect of one decision on the weights."""

import math

import pytest

from intarsia.protection.verdict.classifier.features import BUCKETS, FIRST_NGRAM_BUCKET
from intarsia.protection.verdict.classifier.learned import (
    CLEARLY_NOT_SPAM,
    CLEARLY_SPAM,
    MAX_LOG_ODDS,
    MAX_STRENGTH,
    NO_WEIGHTS,
    SCALE,
    LearnedWeights,
    lesson_strength,
)
from intarsia.protection.verdict.classifier.model import NGRAM_WEIGHT

WORD, OTHER_WORD, GROUP = 3, 5, FIRST_NGRAM_BUCKET
# Needs a lesson of each strength.
FAR_OFF, NEARLY, EXACTLY, BEYOND = -2.0, 0.25, 0.0, -1.0


@pytest.mark.parametrize(
    ("known", "is_spam", "strength"),
    [
        (CLEARLY_SPAM + FAR_OFF, True, MAX_STRENGTH),
        (CLEARLY_SPAM - NEARLY, True, NEARLY),
        (CLEARLY_SPAM - EXACTLY, True, 0.0),
        (CLEARLY_SPAM - BEYOND, True, 0.0),
        (CLEARLY_NOT_SPAM - FAR_OFF, False, -MAX_STRENGTH),
        (CLEARLY_NOT_SPAM + NEARLY, False, -NEARLY),
        (CLEARLY_NOT_SPAM + EXACTLY, False, 0.0),
        (CLEARLY_NOT_SPAM + BEYOND, False, 0.0),
    ],
)
def test_lesson_is_as_strong_as_the_misjudgment(known, is_spam, strength):
    """Regardless of whether the shipped model or the training caused the verdict."""
    assert lesson_strength(known, 0.0, is_spam=is_spam) == pytest.approx(strength)
    assert lesson_strength(known - 1.0, 1.0, is_spam=is_spam) == pytest.approx(strength)


def test_thresholds_match_the_decision_record():
    assert (MAX_STRENGTH, CLEARLY_SPAM, CLEARLY_NOT_SPAM, MAX_LOG_ODDS) == (0.75, 2.7, 1.0, 3.0)


def test_lesson_of_one_word_changes_its_weight():
    learned = NO_WEIGHTS.after([WORD], 0.5)

    assert [learned.weights[WORD], learned.weights[OTHER_WORD]] == [SCALE // 2, 0]
    assert learned.log_odds([WORD]) == pytest.approx(0.5)
    assert learned.log_odds([OTHER_WORD]) == 0.0


def test_long_texts_change_each_word_less():
    learned = NO_WEIGHTS.after([WORD, OTHER_WORD, 7, 9], 0.5)

    assert [learned.weights[bucket] for bucket in (WORD, OTHER_WORD, 7, 9)] == [SCALE // 4] * 4
    assert learned.log_odds([WORD, OTHER_WORD, 7, 9]) == pytest.approx(0.5)
    assert learned.log_odds([WORD]) == pytest.approx(0.25)


def test_character_groups_count_less_than_words():
    learned = NO_WEIGHTS.after([WORD, GROUP], 0.5)
    length = math.sqrt(1 + NGRAM_WEIGHT**2)

    assert NGRAM_WEIGHT < 1
    assert learned.weights[WORD] == round(0.5 / length * SCALE)
    assert learned.weights[GROUP] == round(0.5 * NGRAM_WEIGHT / length * SCALE)
    assert learned.log_odds([WORD, GROUP]) == pytest.approx(0.5, abs=1e-4)
    assert NO_WEIGHTS.after([GROUP], 0.5).log_odds([GROUP]) == pytest.approx(0.5, abs=1e-3)


@pytest.mark.parametrize("sign", [1, -1])
def test_total_of_lessons_is_limited(sign):
    learned = NO_WEIGHTS
    for _ in range(10):
        learned = learned.after([WORD], sign * MAX_STRENGTH)
    assert learned.log_odds([WORD]) == sign * MAX_LOG_ODDS


def test_undone_lesson_leaves_no_trace():
    buckets = [WORD, OTHER_WORD, GROUP]
    assert NO_WEIGHTS.after(buckets, 0.333).after(buckets, -0.333).weights == NO_WEIGHTS.weights


def test_weights_with_other_buckets_are_rejected():
    learned = NO_WEIGHTS.after([WORD], 0.5)
    assert LearnedWeights.from_bytes(learned.to_bytes()).weights == learned.weights

    shorter = LearnedWeights(learned.weights[: BUCKETS - 1])
    with pytest.raises(ValueError, match=f"has {BUCKETS - 1} weights; this version needs {BUCKETS}"):
        LearnedWeights.from_bytes(shorter.to_bytes())
