"""What other apps may import to tell staff about campaigns after their decisions."""

from .accepted_copies import report_accepted_copies

__all__ = ["report_accepted_copies"]
