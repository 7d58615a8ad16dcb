"""What rendering may import of the texts of protection."""

from .known import HINT

__all__ = ["HINT"]
