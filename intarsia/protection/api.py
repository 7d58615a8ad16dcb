"""What other apps may import of protection, before models are loaded too. Forms: `intarsia.protection.forms.api`."""

from .judge import judge
from .submission import Submission
from .verdict import Evidence, Outcome, Thresholds, Verdict

__all__ = ["Evidence", "Outcome", "Submission", "Thresholds", "Verdict", "judge"]
