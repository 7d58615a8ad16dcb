"""The owner's lists. Their weight only explains the score in the log: the site's rules decide about listed senders."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def lists(submission: Submission) -> Evidence | None:
    listed = submission.lookups.listed
    if not listed:
        return None
    return Evidence("on_allow_list", "lists", -6.0) if listed == "allow" else Evidence("on_block_list", "lists", 6.0)
