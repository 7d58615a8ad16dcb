"""The texts of the badge for verified persons."""

from wagtail.models import Site

from .known import GROUPS
from .site_texts import site_texts


def badge_phrases(site: Site | None = None) -> dict[str, str]:
    """By the names that page scripts use, in the active language."""
    return site_texts(site, GROUPS["badge"])
