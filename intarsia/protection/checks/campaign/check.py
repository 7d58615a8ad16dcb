"""Nearly the same text from several clients. A few people may share a text; more than two are rarely a coincidence.

Nothing that speaks for a person outweighs it, because a campaign can forge all of it. Like words, copies alone never
block.
"""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

MIN_SENDERS = 3


def campaign(submission: Submission) -> Evidence | None:
    if submission.lookups.is_marked_text:
        return Evidence("text_marked_as_spam", "words", 4.5, is_certain=True)
    if submission.lookups.senders_of_text >= MIN_SENDERS:
        return Evidence("text_from_many_senders", "words", 4.0, is_certain=True)
    return None
