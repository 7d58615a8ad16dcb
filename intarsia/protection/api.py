"""The public functions of protection; they can be imported before models are loaded. Forms:
`intarsia.protection.forms.api`.
"""

from .verdict.judge import judge
from .verdict.submission import Submission
from .verdict.verdict import Evidence, Outcome, Thresholds, Verdict

__all__ = ["Evidence", "Outcome", "Submission", "Thresholds", "Verdict", "judge"]
