"""What the bot detector found: a browser that is driven, or parts of one that do not fit together."""

from ..submission import Submission
from ..verdict import Evidence

# These name a tool; anything else is a contradiction that odd but honest browsers show as well.
DRIVEN = "driven_by_"


def automation(submission: Submission) -> Evidence | None:
    findings = submission.circumstances.findings
    if any(finding.startswith(DRIVEN) for finding in findings):
        return Evidence("detected_automation", "browser", 3.5)
    return Evidence("browser_contradicts_itself", "browser", min(0.8 * len(findings), 2.5)) if findings else None
