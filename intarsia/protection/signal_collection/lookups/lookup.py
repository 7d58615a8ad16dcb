"""The lookups of all checks, by the name of the check."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .submitted import Submitted

# The result contains values for `Lookups`, by name.
LookUp = Callable[[Submitted], Mapping[str, Any]]
# The result is a value of any kind.
OwnLookup = Callable[[Submitted], Any]

_lookups: dict[str, "Lookup"] = {}


@dataclass(frozen=True)
class Lookup:
    """What a check needs to know besides the message itself."""

    look_up: LookUp
    # For tests of staff: it counts nothing, uses up nothing and asks no other server. None: not made for them.
    for_test: LookUp | None = None
    # The values that are counted. They are not counted again for a message that its sender confirms.
    counts: tuple[str, ...] = ()


def own_lookup(check: str, look_up: OwnLookup) -> Lookup:
    """The result is known to the check as `submission.lookups.own[name of the check]`."""

    def found(submitted: Submitted) -> Mapping[str, Any]:
        return {"own": {**submitted.found.get("own", {}), check: look_up(submitted)}}

    return Lookup(found, for_test=found)


def add_lookup(check: str, lookup: Lookup) -> None:
    _lookups[check] = lookup


def remove_lookup(check: str) -> None:
    """For tests."""
    _lookups.pop(check, None)


def all_lookups() -> Mapping[str, Lookup]:
    return _lookups


def counted_values() -> tuple[str, ...]:
    return tuple(name for lookup in _lookups.values() for name in lookup.counts)
