"""A browser that says it is driven by a program. It counts and does not decide: some people work that way."""

from ..submission import Submission
from ..verdict import Evidence


def headless(submission: Submission) -> Evidence | None:
    return Evidence("driven_by_a_program", "browser", 3.0) if submission.said_yes("apbct_headless") else None
