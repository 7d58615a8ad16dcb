"""Whether pages enforce their policy, and whether the site collects what it blocks."""

from typing import Final, Literal, cast

from intarsia.site_options import option

Mode = Literal["enforce", "report", "report-only"]
MODES: Final = ("enforce", "report", "report-only")


def policy_mode() -> Mode:
    """An unknown value enforces the policy; `manage.py check` reports it."""
    chosen = option("INTARSIA_POLICY_MODE")
    return cast("Mode", chosen) if chosen in MODES else "enforce"


def collects_reports() -> bool:
    return policy_mode() != "enforce"
