"""Which links browsers may load before they are clicked: pages of this site, once the pointer rests on the link.

The rules are in the page, and the security policy has their hash: a separate file would be loaded together with
what the first paint needs. Browsers do not follow them while they save data.
"""

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.urls import NoReverseMatch
from django.utils.safestring import mark_safe
from wagtail.models import Page

from intarsia.page_contributions import ComposedPage, PageContribution
from intarsia.rendering.security_policy.refused import hash_of
from intarsia.view_urls import UrlSpace, url_space, view_url

# Links of these kinds lead to files, to other windows, or do something.
NOT_PAGES = "[download], [target=_blank], [rel~=nofollow], [data-e-action-hash]"


class SpeculationRules(PageContribution):
    name = "intarsia_pages.speculation_rules"
    # After the tags that programs of other sites read.
    order = 90

    def head(self, page: ComposedPage) -> str:
        rules = _rules_of(page)
        return mark_safe(f'<script type="speculationrules">{rules}</script>') if rules else ""

    def hosts(self, page: ComposedPage) -> Iterable[tuple[str, str]]:
        rules = _rules_of(page)
        return [("script-src", hash_of(rules))] if rules else []


def _rules_of(page: ComposedPage) -> str:
    """JSON. Empty for previews, and on a site without the URLs of this app."""
    if page.is_preview or not isinstance(page.page, Page):
        return ""
    return _rules(url_space(), settings.STATIC_URL, settings.MEDIA_URL)


# All pages of a site have the same rules. Making them takes a fortieth of the time of a page.
@lru_cache(maxsize=64)
def _rules(space: UrlSpace, *file_paths: str) -> str:
    if not _url("intarsia_site:search"):
        return ""
    conditions: list[dict[str, Any]] = [
        {"href_matches": f"{space.prefix}*"},
        {"not": {"href_matches": [f"{path}*" for path in _other_paths(file_paths)]}},
        # Searches and steps of a list.
        {"not": {"href_matches": "/*\\?(.+)"}},
        {"not": {"selector_matches": NOT_PAGES}},
    ]
    rules = {"prefetch": [{"where": {"and": conditions}, "eagerness": "moderate"}]}
    # A script ends at `</script>`, also inside a JSON text.
    return json.dumps(rules, separators=(",", ":")).replace("<", "\\u003C")


def _other_paths(file_paths: Iterable[str]) -> list[str]:
    names = ("wagtailadmin_home", "intarsia_site:search", "intarsia_site:log_out")
    # Wagtail serves documents at `1/name.pdf` below the path of its own URLs.
    documents = _url("wagtaildocs_serve", 1, "1").removesuffix("1/1")
    paths = [*map(_url, names), *file_paths, documents]
    return [path for path in paths if path and path.startswith("/")]


def _url(name: str, *arguments: Any) -> str:
    try:
        return view_url(name, *arguments)
    except NoReverseMatch:
        return ""
