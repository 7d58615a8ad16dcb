"""The personal data that the site stores. Each app registers its own tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

# How long the IP address of a sender is stored.
IPS_KEPT = timedelta(days=7)


@dataclass(frozen=True)
class Holding:
    """`name` is the key in an export. The email address is passed as it was typed, without surrounding spaces."""

    name: str
    # Returns the entries as JSON values.
    export: Callable[[str], Sequence[Mapping[str, Any]]]
    # Returns the number of erased entries.
    erase: Callable[[str], int]


_holdings: dict[str, Holding] = {}
_forgetting: dict[str, Callable[[datetime], int]] = {}


def register_holding(holding: Holding) -> None:
    """Call it in an app's ready()."""
    if holding.name in _holdings:
        raise ValueError(f"Two holdings are called '{holding.name}'. Give one of them another name.")
    _holdings[holding.name] = holding


def register_forgetting(name: str, forget: Callable[[datetime], int]) -> None:
    """Registers a function for expired data. It is called regularly with the current time, and returns the number of
    deleted entries.
    """
    _forgetting[name] = forget


def export(email: str) -> dict[str, list[Mapping[str, Any]]]:
    """Everything that all apps store for this email address, by the name of the holding."""
    return {name: list(holding.export(email)) for name, holding in _holdings.items()}


def erase(email: str) -> dict[str, int]:
    """In one transaction."""
    with transaction.atomic():
        return {name: holding.erase(email) for name, holding in _holdings.items()}


def forget_further(now: datetime) -> int:
    return sum(forget(now) for forget in _forgetting.values())
