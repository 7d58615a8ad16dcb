"""What other apps may import for their own lists in the admin."""

from .styled_list import StyledList

__all__ = ["StyledList"]
