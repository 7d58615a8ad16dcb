"""What the badge says beside the names of those who passed as real persons."""

from wagtail.models import Site

from .known import GROUPS
from .said import said


def badge_phrases(site: Site | None = None) -> dict[str, str]:
    """By the names under which page scripts read them, in the language that is spoken just now."""
    return said(site, GROUPS["badge"])
