"""The findings of a bot detector as a number of 16 bits, so that a token has room for them."""

from collections.abc import Iterable
from typing import Final

# What our own detector reports. Their order is part of the tokens that visitors have.
KNOWN: Final = (
    "no_languages",
    "patched_webdriver",
    "no_screen",
    "no_processor",
    "two_time_zones",
    "phone_without_touch",
    "changed_functions",
    "another_user_agent",
)
# Findings that name a tool, whichever it is.
DRIVEN: Final = "driven_by_"
A_TOOL: Final = "driven_by_a_program"
# A finding of another detector, or of a later version of ours.
OTHER: Final = "other_contradiction"
NAMES: Final = (*KNOWN, A_TOOL, OTHER)


def as_number(findings: Iterable[str]) -> int:
    return sum(1 << NAMES.index(name) for name in {_kept_as(finding) for finding in findings})


def names_in(number: int) -> list[str]:
    return [name for place, name in enumerate(NAMES) if number >> place & 1]


def _kept_as(finding: str) -> str:
    if finding.startswith(DRIVEN):
        return A_TOOL
    return finding if finding in KNOWN else OTHER
