"""What a check brings along: the same for those of this package and those that a site adds."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise

from ..signal_collection.lookups.lookup import Lookup
from ..verdict.registry import Check


@dataclass(frozen=True)
class CheckDefinition:
    """A check, the labels of its reasons for staff, and what it needs to know besides the message."""

    check: Check
    labels: Mapping[str, str | Promise]
    lookup: Lookup | None = None

    @property
    def name(self) -> str:
        return self.check.__name__
