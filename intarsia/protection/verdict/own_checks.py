"""The checks that a site or another app adds to those of this package."""

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


def own_checks() -> tuple[Check, ...]:
    return tuple(_checks.values())
