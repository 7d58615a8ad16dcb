"""The work of a browser for this message: it takes a program time, and a person does not notice it."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

AGAINST = {
    "forged": Evidence("work_of_nobody", "browser", 2.5),
    "used": Evidence("work_used_before", "browser", 1.5),
    # Some pages change their URL while they are open, and people change networks.
    "elsewhere": Evidence("work_for_another_page", "browser", 0.4),
    "expired": Evidence("work_too_old", "browser", 0.2),
}


def proof_of_work(submission: Submission) -> Evidence | None:
    state = submission.lookups.proof
    if state == "valid":
        return Evidence("browser_worked", "browser", -1.5, cost="time")
    if state == "missing":
        # Without JavaScript there is none; another check weighs that. Slow devices and other scripts send none.
        return Evidence("no_work", "browser", 0.3) if submission.is_scripted else None
    return AGAINST.get(state)
