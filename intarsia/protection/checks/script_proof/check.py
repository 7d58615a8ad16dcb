"""Whether the page's script ran. If it did not, a bot is likely, but some people browse without JavaScript."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence


def script_proof(submission: Submission) -> Evidence | None:
    if submission.is_scripted:
        # Every client can read this value in a file of the site.
        return Evidence("script_ran", "browser", -0.3)
    if submission.signals.get("ct_checkjs"):
        return Evidence("wrong_script_proof", "browser", 2.0)
    return None if submission.has_script_proof else Evidence("no_script", "browser", 1.2)
