"""What the site keeps of people. Each app that keeps something says so here, and answers for its own tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

# How long the network address is kept from which somebody wrote.
ADDRESSES_KEPT = timedelta(days=7)


@dataclass(frozen=True)
class Holding:
    """`name` is the key in an export. An address is given as it was typed, without spaces around it."""

    name: str
    # Each entry as what JSON can say.
    export: Callable[[str], Sequence[Mapping[str, Any]]]
    # How many entries went.
    erase: Callable[[str], int]


_holdings: dict[str, Holding] = {}
_forgetting: dict[str, Callable[[datetime], int]] = {}


def register_holding(holding: Holding) -> None:
    """Do it in an app's ready()."""
    if holding.name in _holdings:
        raise ValueError(f"Two holdings are called '{holding.name}'. Give one of them another name.")
    _holdings[holding.name] = holding


def register_forgetting(name: str, forget: Callable[[datetime], int]) -> None:
    """What is to go by itself after its time: called now and then with the present moment, it says how many went."""
    _forgetting[name] = forget


def export(email: str) -> dict[str, list[Mapping[str, Any]]]:
    return {name: list(holding.export(email)) for name, holding in _holdings.items()}


def erase(email: str) -> dict[str, int]:
    """All or nothing."""
    with transaction.atomic():
        return {name: holding.erase(email) for name, holding in _holdings.items()}


def forget_further(now: datetime) -> int:
    return sum(forget(now) for forget in _forgetting.values())
