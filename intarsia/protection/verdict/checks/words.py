"""What the message says, as far as it is known how spam speaks: from what we shipped, and what the site decided."""

from ..classifier.features import features
from ..classifier.learnt import Learnt
from ..classifier.model import shipped
from ..submission import Submission
from ..verdict import Evidence

# Words are cheap to change and people write about everything: they never count for more than this.
MOST = 3.0
# Less is noise.
LEAST = 0.3


def words(submission: Submission) -> Evidence | None:
    if not submission.text.strip():
        return None
    known, learnt = what_words_say(submission.name, submission.text, submission.circumstances.learnt)
    weight = _bounded(known + learnt)
    if abs(weight) < LEAST:
        return None
    is_learnt = abs(learnt) > abs(known) and learnt * weight > 0
    if weight > 0:
        return Evidence("like_your_spam" if is_learnt else "reads_like_spam", "words", weight)
    return Evidence("like_what_you_let_through" if is_learnt else "reads_like_a_person", "words", weight)


def buckets_of(name: str, text: str) -> list[int]:
    return features(f"{name} {text}".strip())


def what_words_say(name: str, text: str, learnt: Learnt) -> tuple[float, float]:
    """What the shipped model says, and what was learnt. Neither can outweigh the other for ever."""
    buckets = buckets_of(name, text)
    return _bounded(shipped().log_odds_of(buckets)), learnt.log_odds(buckets)


def _bounded(weight: float) -> float:
    return max(-MOST, min(MOST, weight))
