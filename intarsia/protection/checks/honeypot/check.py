"""People leave a hidden field empty.

Password managers sometimes fill it in with what the visitor entered in other fields. That is weak evidence, because
a person at the keyboard can outweigh it; programs without a browser cannot.
"""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

BOT_WEIGHT = 5.0
# With evidence of a person, well below what holds a message; without any, enough to hold it.
PASSWORD_MANAGER_WEIGHT = 2.5


def honeypot(submission: Submission) -> Evidence | None:
    filled = submission.honeypot.strip()
    if not filled:
        return None
    if filled.casefold() in (submission.email.strip().casefold(), submission.name.strip().casefold()):
        return Evidence("honeypot_filled_like_another_field", "trap", PASSWORD_MANAGER_WEIGHT)
    return Evidence("honeypot_filled", "trap", BOT_WEIGHT)
