"""The messages of system checks: what is wrong, what to do, and where to read more."""

from typing import Final

from django.core.checks import CheckMessage, Error, Warning

LIST: Final = "docs/reference/system-checks.md"


def message(number: str, text: str, hint: str) -> CheckMessage:
    """`number` is that in the list of all checks: `E110` for an error, `W110` for a warning."""
    kind = Error if number.startswith("E") else Warning
    return kind(text, hint=f"{hint} ({LIST}#{number.lower()})", id=f"intarsia.{number}")
