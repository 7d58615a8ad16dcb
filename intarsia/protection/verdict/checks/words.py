"""Whether the text reads like spam, according to the shipped classifier and the site's decisions."""

from typing import NamedTuple

from ..certainty import weight_of_words
from ..classifier.features import features
from ..classifier.learned import LearnedWeights
from ..classifier.model import shipped
from ..submission import Submission
from ..verdict import Evidence

# The limits of the shipped model. What a site learned can always bring a text below the limit that holds it.
MOST, LEAST_LIKELY = 5.0, -3.0
# A smaller weight is noise.
LEAST = 0.3


def words(submission: Submission) -> Evidence | None:
    if not submission.text.strip():
        return None
    log_odds, is_learned = text_log_odds(submission.name, submission.text, submission.lookups.learned)
    weight, is_certain = weight_of_words(submission.text, log_odds)
    if abs(weight) < LEAST:
        return None
    if weight > 0:
        return Evidence("like_your_spam" if is_learned else "reads_like_spam", "words", weight, is_certain=is_certain)
    return Evidence("like_what_you_let_through" if is_learned else "reads_like_a_person", "words", weight)


class TextLogOdds(NamedTuple):
    """`weight` is calibrated on texts that the model has not seen: the natural logarithm of how much likelier a text
    like this is spam than honest if both are equally frequent, from LEAST_LIKELY to MOST. `is_learned` if the decisions
    of the site say more about it than the shipped model.
    """

    weight: float
    is_learned: bool


def buckets_of(name: str, text: str) -> list[int]:
    return features(f"{name} {text}".strip())


def text_log_odds(name: str, text: str, learned: LearnedWeights) -> TextLogOdds:
    shipped_weight, own = shipped_and_own(name, text, learned)
    weight = _bounded(shipped_weight + own)
    return TextLogOdds(weight, abs(own) > abs(shipped_weight) and own * weight > 0)


def shipped_and_own(name: str, text: str, learned: LearnedWeights) -> tuple[float, float]:
    """The shipped model and what was learned. Neither can outweigh the other permanently."""
    buckets = buckets_of(name, text)
    return _bounded(shipped().log_odds_of(buckets)), learned.log_odds(buckets)


def _bounded(weight: float) -> float:
    return max(LEAST_LIKELY, min(MOST, weight))
