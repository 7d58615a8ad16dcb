"""The owner's texts for the page for blocked visitors. Showing the page never queries the database."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from wagtail.models import Site

from intarsia.protection.texts.api import GROUPS, OwnText

NAMES: Final = tuple(GROUPS["firewall"])
# For an unknown site, the default site is used.
ANY_HOST: Final = ""


class StopTexts:
    def __init__(self) -> None:
        self._sites: Mapping[str, int] = {}
        # By site and language.
        self._own: Mapping[tuple[int, str], Mapping[str, str]] = {}

    def read(self) -> None:
        """Reads them from time to time, never during a request."""
        own: defaultdict[tuple[int, str], dict[str, str]] = defaultdict(dict)
        for text in OwnText.objects.filter(name__in=NAMES):
            own[text.site_id, text.language][text.name] = text.text
        self._sites = _by_host() if own else {}
        self._own = dict(own)

    def of(self, host: str, language: str) -> Mapping[str, str]:
        known = (host, host.partition(":")[0], ANY_HOST)
        site = next((self._sites[one] for one in known if one in self._sites), 0)
        return self._own.get((site, language), {})


def _by_host() -> dict[str, int]:
    """The host as browsers send it, with an unusual port. The default site is the last one and wins."""
    found: dict[str, int] = {}
    for site in Site.objects.order_by("is_default_site"):
        found |= {f"{site.hostname}:{site.port}": site.pk, site.hostname: site.pk}
        if site.is_default_site:
            found[ANY_HOST] = site.pk
    return found
