"""What other apps may import to ask a browser for work."""

from .challenges import Challenge, make_challenge, work_in

__all__ = ["Challenge", "make_challenge", "work_in"]
