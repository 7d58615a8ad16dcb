"""What the message says, as far as it is known how spam speaks."""

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
    weight = max(-MOST, min(MOST, shipped().log_odds(f"{submission.name} {submission.text}".strip())))
    if abs(weight) < LEAST:
        return None
    return Evidence("reads_like_spam" if weight > 0 else "reads_like_a_person", "words", weight)
