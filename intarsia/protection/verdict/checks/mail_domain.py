"""A domain that takes no mail, or throws it away, was not chosen for an answer. Some people are careful, though."""

from ..submission import Submission
from ..verdict import Evidence


def mail_domain(submission: Submission) -> Evidence | None:
    known = submission.circumstances.mail
    if known == "NO_MAIL_SERVER":
        return Evidence("domain_takes_no_mail", "sender", 1.8)
    return Evidence("disposable_mail_address", "sender", 1.2) if known == "DISPOSABLE" else None
