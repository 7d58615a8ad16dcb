"""A browser that reports automation. It counts but does not decide, because some people use such browsers."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def headless(submission: Submission) -> Evidence | None:
    return Evidence("driven_by_a_program", "browser", 3.0) if submission.is_yes("apbct_headless") else None
