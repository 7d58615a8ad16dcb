"""Spammers use domains that accept no mail, or disposable ones. Some careful people use disposable ones, too."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def email_domain(submission: Submission) -> Evidence | None:
    known = submission.lookups.email_check
    if known == "NO_MAIL_SERVER":
        return Evidence("domain_takes_no_mail", "sender", 1.8)
    return Evidence("disposable_mail_address", "sender", 1.2) if known == "DISPOSABLE" else None
