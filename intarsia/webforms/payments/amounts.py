"""Amounts as payment providers count them: in the smallest unit of the currency."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Final

# Forints and New Taiwan dollars are not among them: providers count these in hundredths.
WITHOUT_DECIMALS: Final = frozenset(["JPY"])


def smallest_units(amount: str, currency: str) -> int:
    """`amount` is in plain notation: "113.80" EUR are 11380."""
    units = Decimal(amount).scaleb(_decimals(currency))
    return int(units.quantize(Decimal(1), ROUND_HALF_UP))


def amount_text(units: int, currency: str) -> str:
    """“10.00 EUR”."""
    return f"{Decimal(units).scaleb(-_decimals(currency))} {currency}"


def _decimals(currency: str) -> int:
    return 0 if currency in WITHOUT_DECIMALS else 2
