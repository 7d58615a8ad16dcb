"""The findings of the bot detector: automation, or contradictions in the browser."""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# These name a tool; any other finding is a contradiction that unusual browsers show too.
DRIVEN = "driven_by_"


def automation(submission: Submission) -> Evidence | None:
    findings = submission.lookups.findings
    if any(finding.startswith(DRIVEN) for finding in findings):
        return Evidence("detected_automation", "browser", 3.5)
    return Evidence("browser_contradicts_itself", "browser", min(0.8 * len(findings), 2.5)) if findings else None
