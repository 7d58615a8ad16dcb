"""The checks in use: those of this package, and those that a site or another app adds."""

from collections.abc import Callable

from .submission import Submission
from .verdict import Evidence

Check = Callable[[Submission], Evidence | None]

_checks: dict[str, Check] = {}


def add_check(check: Check) -> None:
    if check.__name__ in _checks:
        raise ValueError(f"There is a check '{check.__name__}' already. Rename yours.")
    _checks[check.__name__] = check


def remove_check(name: str) -> None:
    """For tests."""
    _checks.pop(name, None)


def checks_in_use() -> tuple[Check, ...]:
    """Without any, every message would pass unnoticed."""
    if not _checks:
        raise RuntimeError(
            "No check is registered. Add 'intarsia.protection' to INSTALLED_APPS, and judge after django.setup()."
        )
    return tuple(_checks.values())
