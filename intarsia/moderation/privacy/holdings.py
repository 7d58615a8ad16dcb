"""The personal data that the site stores: all kinds of subjects, and what apps register besides."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from ..subjects import SubjectKind, kinds

# How long the IP address of a sender is stored.
IPS_KEPT = timedelta(days=7)


@dataclass(frozen=True)
class Holding:
    """`name` is the key in an export. The e-mail address is passed as it was typed, without surrounding spaces."""

    name: str
    # Returns the entries as JSON values.
    export: Callable[[str], Sequence[Mapping[str, Any]]]
    # Returns the number of erased entries.
    erase: Callable[[str], int]


def holding_of(kind: SubjectKind) -> Holding:
    return Holding(kind.plural, lambda email: _data_of(kind, email), lambda email: kind.erase(rows_of(kind, email)))


def rows_of(kind: SubjectKind, email: str) -> QuerySet:
    return kind.find(email) if kind.find else kind.model._default_manager.filter(**{f"{kind.email}__iexact": email})


def _data_of(kind: SubjectKind, email: str) -> Sequence[Mapping[str, Any]]:
    rows = rows_of(kind, email).prefetch_related("moderation__site", "moderation__files")
    return [{**kind.data(row), "verdicts": [record.data() for record in row.moderation.all()]} for row in rows]


_holdings: dict[str, Holding] = {}
_forgetting: dict[str, Callable[[datetime], int]] = {}


def register_holding(holding: Holding) -> None:
    """For data that is not a subject of moderation. Call it in an app's ready()."""
    if holding.name in _holdings:
        raise ValueError(f"Two holdings are called '{holding.name}'. Give one of them another name.")
    _holdings[holding.name] = holding


def register_forgetting(name: str, forget: Callable[[datetime], int]) -> None:
    """Registers a function for expired data. It is called regularly with the current time, and returns the number of
    deleted entries.
    """
    _forgetting[name] = forget


def export(email: str) -> dict[str, list[Mapping[str, Any]]]:
    """Everything that all apps store for this e-mail address, by the name of the holding."""
    return {holding.name: list(holding.export(email)) for holding in _all_holdings()}


def erase(email: str) -> dict[str, int]:
    """In one transaction."""
    with transaction.atomic():
        return {holding.name: holding.erase(email) for holding in _all_holdings()}


def _all_holdings() -> list[Holding]:
    return [*(holding_of(kind) for kind in kinds()), *_holdings.values()]


def forget_further(now: datetime) -> int:
    return sum(forget(now) for forget in _forgetting.values())
