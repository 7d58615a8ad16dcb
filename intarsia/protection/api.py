"""What other apps may import of protection, before models are loaded too. Forms: `intarsia.protection.forms.api`."""

from .verdict.judge import judge
from .verdict.submission import Submission
from .verdict.verdict import Evidence, Outcome, Thresholds, Verdict

__all__ = ["Evidence", "Outcome", "Submission", "Thresholds", "Verdict", "judge"]
