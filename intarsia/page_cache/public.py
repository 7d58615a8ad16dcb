"""Whether something was made for all visitors or for one. The page cache accepts only `Public`, and mypy checks it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

Value = TypeVar("Value")
Other = TypeVar("Other")


@dataclass(frozen=True)
class Public(Generic[Value]):
    """The same for every visitor."""

    value: Value

    def map(self, change: Callable[[Value], Other]) -> "Public[Other]":
        """What is made from it alone, such as the HTML page around its parts."""
        return Public(change(self.value))


@dataclass(frozen=True)
class Uncacheable(Generic[Value]):
    """Made for one visitor, for example with the errors of a form."""

    value: Value

    def map(self, change: Callable[[Value], Other]) -> "Uncacheable[Other]":
        return Uncacheable(change(self.value))
