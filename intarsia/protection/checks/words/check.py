"""Whether the text reads like spam, according to the shipped classifier and the site's decisions."""

from collections.abc import Sequence
from typing import NamedTuple

from ...verdict.certainty import weight_of_words
from ...verdict.classifier.doubt import doubt
from ...verdict.classifier.features import features
from ...verdict.classifier.model import shipped_model
from ...verdict.classifier.site_model import SiteModel
from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# The limits of log-odds. What a site learned can always bring a text below the limit that holds it.
MAX_LOG_ODDS, MIN_LOG_ODDS = 6.0, -3.0
# A smaller weight is noise.
MIN_COUNTED_LOG_ODDS = 0.3


def words(submission: Submission) -> Evidence | None:
    if not submission.text.strip():
        return None
    learned = submission.lookups.learned
    log_odds, is_learned = text_log_odds(submission.name, submission.text, learned)
    weight, is_certain = weight_of_words(
        submission.text, log_odds, is_calibrated=learned is not None and learned.is_calibrated
    )
    if abs(weight) < MIN_COUNTED_LOG_ODDS:
        return None
    if weight > 0:
        return Evidence("like_your_spam" if is_learned else "reads_like_spam", "words", weight, is_certain=is_certain)
    return Evidence("like_what_you_let_through" if is_learned else "reads_like_a_person", "words", weight)


class TextLogOdds(NamedTuple):
    """`weight` is calibrated on texts that the model has not seen: the natural logarithm of how much likelier a text
    like this is spam than honest if both are equally frequent, from MIN_LOG_ODDS to MAX_LOG_ODDS. `is_learned` if the
    decisions of the site say more about it than the shipped model.
    """

    weight: float
    is_learned: bool


def text_log_odds(name: str, text: str, learned: SiteModel | None) -> TextLogOdds:
    whole = whole_text(name, text)
    buckets = features(whole)
    known = shipped_log_odds(whole, buckets)
    if learned is None:
        return TextLogOdds(known, False)
    weight = _bounded(learned.log_odds(whole, buckets, known))
    return TextLogOdds(weight, learned.is_calibrated or abs(weight - known) > abs(known))


def whole_text(name: str, text: str) -> str:
    return f"{name} {text}".strip()


def shipped_log_odds(text: str, buckets: Sequence[int]) -> float:
    return _bounded(shipped_model().log_odds_of(buckets) - doubt(text))


def _bounded(weight: float) -> float:
    return max(MIN_LOG_ODDS, min(MAX_LOG_ODDS, weight))
