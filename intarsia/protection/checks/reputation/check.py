"""The answers of reputation services, if the owner uses them. Each is one piece of evidence among many."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# What a service reports about the message or its sender.
SPAM = {"certain_spam": 4.5, "spam": 3.0, "often_known_sender": 3.0, "known_sender": 1.5}
PERSON = -0.5


def akismet(submission: Submission) -> Evidence | None:
    says = submission.lookups.opinions.get("akismet")
    if says is None:
        return None
    return Evidence("akismet_says_spam" if says in SPAM else "akismet_says_person", "reputation", _weight(says))


def stopforumspam(submission: Submission) -> Evidence | None:
    says = submission.lookups.opinions.get("stopforumspam")
    return None if says is None else Evidence("known_to_stop_forum_spam", "reputation", _weight(says))


def cleantalk(submission: Submission) -> Evidence | None:
    says = submission.lookups.opinions.get("cleantalk")
    if says is None:
        return None
    return Evidence("cleantalk_says_spam" if says in SPAM else "cleantalk_says_person", "reputation", _weight(says))


def _weight(says: str) -> float:
    return SPAM.get(says, PERSON)
