"""A person who writes a message presses a key, and not before the page loads.

Both times are compared with each other, because the visitor's clock can be wrong.
"""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# Browsers autofill shorter texts, and phones dictate them.
WRITTEN_WORDS = 8
CLOCK_STEP = 1.0


def first_key(submission: Submission) -> Evidence | None:
    since_key = submission.seconds_since("ct_fkp_timestamp")
    since_page = submission.seconds_since("ct_ps_timestamp")
    if since_page is None:
        return None
    if since_key is None:
        # With the bot detector, some page scripts leave keys to it.
        if submission.lookups.token == "valid":
            return None
        is_written = len(submission.text.split()) >= WRITTEN_WORDS
        return Evidence("no_key_pressed", "behavior", 1.2) if is_written else None
    if since_key > since_page + CLOCK_STEP:
        return Evidence("key_outside_of_visit", "behavior", 2.5)
    return Evidence("key_pressed", "behavior", -0.8)
