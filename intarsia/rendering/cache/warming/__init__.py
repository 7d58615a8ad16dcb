"""Pages are drawn before a visitor asks: after a change, by a thread in each process that serves them."""

from .asking import ask, warm
from .finders import address_finder
from .warmer import Warmer

__all__ = ["Warmer", "address_finder", "ask", "warm"]
