"""Finds live public pages of one language, and an excerpt of each around the search term."""

import re
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page, Site

from intarsia.documents import contract
from intarsia.documents.reading.search_text import plain_text
from intarsia.documents.reading.text import text_of
from intarsia.page_contributions import ComposedPage, filtered_text
from intarsia.rendering.resources.private_pages import without_private

from ..languages import language_of
from ..models.visual_pages import is_visual
from .text_search import MAX_RESULTS, matching_pages

RESULTS_PER_PAGE = 10
SUGGESTIONS = 6
# The best of so many matches are suggested.
MAX_RANKED_SUGGESTIONS = 60
MAX_QUERY_LENGTH = 100
BEFORE, AFTER = 60, 160


@dataclass(frozen=True)
class SiteSearch:
    site: Site
    language: str
    query: str

    def results(self, number: int) -> dict[str, Any]:
        """Page `number` of the results, or the last one, as the widget `search` expects it. The first one is 1."""
        found = self._matches()
        pages = max(1, -(-len(found) // RESULTS_PER_PAGE))
        number = min(number, pages)
        first = (number - 1) * RESULTS_PER_PAGE
        shown = [self._result(page) for page in self._in_order(found[first : first + RESULTS_PER_PAGE])]
        counted = {"count": len(found), "has_more": len(found) == MAX_RESULTS}
        return {"query": self.query, **counted, "number": number, "pages": pages, "results": shown}

    def _matches(self) -> list[int]:
        if not self._terms:
            return []
        # Without matches, look for titles with words that begin like the search terms.
        return matching_pages(self._pages(), self._terms) or matching_pages(self._pages(), self._terms, begins=True)

    def suggestions(self) -> list[dict[str, str]]:
        if not self._terms:
            return []
        found = matching_pages(self._pages(), self._terms, begins=True, most=MAX_RANKED_SUGGESTIONS)
        return [self._link(page) for page in self._in_order(found[:SUGGESTIONS])]

    def _in_order(self, keys: list[int]) -> list[Page]:
        pages = Page.objects.filter(pk__in=keys).select_related("locale").specific()
        return sorted(pages, key=lambda page: keys.index(page.pk))

    @property
    def _terms(self) -> str:
        """Words only, in lower case: some databases treat quotes, brackets and upper-case words as operators."""
        return " ".join(re.findall(r"\w+", self.query.lower()))

    def _pages(self) -> Any:
        """The public pages of the site in this language."""
        root = self.site.root_page
        if language_of(root) not in (None, self.language):
            translations = Page.objects.filter(translation_key=root.translation_key)
            root = translations.filter(locale__language_code=self.language).first() or root
        return without_private(Page.objects.live().descendant_of(root, inclusive=True))

    def _result(self, page: Page) -> dict[str, Any]:
        return {**self._link(page), "excerpt": excerpt(self._filtered(_text_of(page)), self.query)}

    def _link(self, page: Page) -> dict[str, str]:
        return {"title": self._filtered(page.title), "url": page.get_url(current_site=self.site) or ""}

    def _filtered(self, text: str) -> str:
        return filtered_text(text, ComposedPage(self.site, language=self.language))


def _text_of(page: Page) -> str:
    document = getattr(page, "document", None) if is_visual(page) else None
    body = text_of(document, contract.load()) if isinstance(document, dict) else ""
    return plain_text(body or page.search_description)


def excerpt(text: str, query: str) -> list[str]:
    """Text around the first match, split so that every part with an odd index is a matching word."""
    terms = "|".join(map(re.escape, sorted(re.findall(r"\w+", query), key=len, reverse=True)))
    pattern = re.compile(rf"(\b(?:{terms})\w*)", re.IGNORECASE) if terms else None
    match = pattern.search(text) if pattern else None
    at = match.start() if match else 0
    start = _word_start(text, at - BEFORE)
    end = len(text) if len(text) <= at + AFTER else text.rfind(" ", at, at + AFTER)
    end = at + AFTER if end <= at else end
    piece = ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")
    return pattern.split(piece) if pattern else [piece]


def _word_start(text: str, at: int) -> int:
    return 0 if at <= 0 else text.find(" ", at) + 1
