"""What a check brings along: the same for those of this package and those that a site adds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.urls import URLPattern
from django.utils.functional import Promise

from intarsia.wire import Call

from ..signal_collection.lookups.lookup import Lookup
from ..verdict.registry import Check


@dataclass(frozen=True)
class CheckDefinition:
    """A check, the labels of its reasons for staff, and what it needs to know besides the message.

    `calls` and `urls` are how browsers reach it.
    """

    check: Check
    labels: Mapping[str, str | Promise]
    lookup: Lookup | None = None
    calls: Sequence[Call] = ()
    # Below /protection/, in the namespace `intarsia_protection`.
    urls: Sequence[URLPattern] = ()

    @property
    def name(self) -> str:
        return self.check.__name__
