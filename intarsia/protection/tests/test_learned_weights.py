"""PROT-SRV-11: how far one decision moves what a site's words count."""

import math

import pytest

from intarsia.protection.verdict.classifier.features import BUCKETS, GROUPS_FROM
from intarsia.protection.verdict.classifier.learned import (
    MOST,
    NOTHING,
    SAFELY_A_PERSON,
    SAFELY_SPAM,
    SCALE,
    STRONGEST,
    LearnedWeights,
    strength_of,
)
from intarsia.protection.verdict.classifier.model import OF_A_GROUP

WORD, OTHER_WORD, GROUP = 3, 5, GROUPS_FROM
# Needs a lesson of each strength.
FAR_OFF, NEARLY, EXACTLY, BEYOND = -2.0, 0.25, 0.0, -1.0


@pytest.mark.parametrize(
    ("known", "is_spam", "strength"),
    [
        (SAFELY_SPAM + FAR_OFF, True, STRONGEST),
        (SAFELY_SPAM - NEARLY, True, NEARLY),
        (SAFELY_SPAM - EXACTLY, True, 0.0),
        (SAFELY_SPAM - BEYOND, True, 0.0),
        (SAFELY_A_PERSON - FAR_OFF, False, -STRONGEST),
        (SAFELY_A_PERSON + NEARLY, False, -NEARLY),
        (SAFELY_A_PERSON + EXACTLY, False, 0.0),
        (SAFELY_A_PERSON + BEYOND, False, 0.0),
    ],
)
def test_a_lesson_is_as_strong_as_its_text_was_judged_wrong(known, is_spam, strength):
    """Whether the shipped model or the site's own words said it."""
    assert strength_of(known, 0.0, is_spam=is_spam) == pytest.approx(strength)
    assert strength_of(known - 1.0, 1.0, is_spam=is_spam) == pytest.approx(strength)


def test_the_thresholds_are_those_of_the_decision_record():
    assert (STRONGEST, SAFELY_SPAM, SAFELY_A_PERSON, MOST) == (0.75, 2.7, 1.0, 3.0)


def test_a_lesson_of_one_word_moves_its_weight_by_its_strength():
    learned = NOTHING.after([WORD], 0.5)

    assert [learned.weights[WORD], learned.weights[OTHER_WORD]] == [SCALE // 2, 0]
    assert learned.log_odds([WORD]) == pytest.approx(0.5)
    assert learned.log_odds([OTHER_WORD]) == 0.0


def test_long_texts_move_each_word_less_but_count_the_same():
    learned = NOTHING.after([WORD, OTHER_WORD, 7, 9], 0.5)

    assert [learned.weights[bucket] for bucket in (WORD, OTHER_WORD, 7, 9)] == [SCALE // 4] * 4
    assert learned.log_odds([WORD, OTHER_WORD, 7, 9]) == pytest.approx(0.5)
    assert learned.log_odds([WORD]) == pytest.approx(0.25)


def test_groups_of_characters_count_less_than_words():
    learned = NOTHING.after([WORD, GROUP], 0.5)
    length = math.sqrt(1 + OF_A_GROUP**2)

    assert OF_A_GROUP < 1
    assert learned.weights[WORD] == round(0.5 / length * SCALE)
    assert learned.weights[GROUP] == round(0.5 * OF_A_GROUP / length * SCALE)
    assert learned.log_odds([WORD, GROUP]) == pytest.approx(0.5, abs=1e-4)
    assert NOTHING.after([GROUP], 0.5).log_odds([GROUP]) == pytest.approx(0.5, abs=1e-3)


@pytest.mark.parametrize("sign", [1, -1])
def test_together_lessons_count_no_more_than_words_may(sign):
    learned = NOTHING
    for _ in range(10):
        learned = learned.after([WORD], sign * STRONGEST)
    assert learned.log_odds([WORD]) == sign * MOST


def test_a_lesson_that_is_taken_back_leaves_nothing():
    buckets = [WORD, OTHER_WORD, GROUP]
    assert NOTHING.after(buckets, 0.333).after(buckets, -0.333).weights == NOTHING.weights


def test_what_was_stored_by_a_version_with_other_buckets_is_refused():
    learned = NOTHING.after([WORD], 0.5)
    assert LearnedWeights.from_bytes(learned.to_bytes()).weights == learned.weights

    shorter = LearnedWeights(learned.weights[: BUCKETS - 1])
    with pytest.raises(ValueError, match=f"has {BUCKETS - 1} weights; this version needs {BUCKETS}"):
        LearnedWeights.from_bytes(shorter.to_bytes())
