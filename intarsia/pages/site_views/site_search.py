"""Finds live public pages of one language, and an excerpt of each around the search term."""

import re
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page, Site

from intarsia.documents import contract
from intarsia.documents.search_text import plain_text
from intarsia.documents.text import text_of
from intarsia.page_contributions import ComposedPage, filtered_text

from ..models.visual_pages import is_visual

RESULTS_PER_PAGE = 10
# Limits robots that follow all links. People do not read further.
LAST_PAGE = 50
SUGGESTIONS = 6
LONGEST_QUERY = 100
BEFORE, AFTER = 60, 160


@dataclass(frozen=True)
class SiteSearch:
    site: Site
    language: str
    query: str

    def results(self, number: int) -> dict[str, Any]:
        """Page `number` of the results, as the widget `search` expects it."""
        found, count = self._matches()
        pages = min(max(1, -(-count // RESULTS_PER_PAGE)), LAST_PAGE)
        number = min(max(1, number), pages)
        first = (number - 1) * RESULTS_PER_PAGE
        shown = [self._result(page) for page in found[first : first + RESULTS_PER_PAGE]]
        return {"query": self.query, "count": count, "number": number, "pages": pages, "results": shown}

    def _matches(self) -> tuple[Any, int]:
        if not self._terms:
            return [], 0
        found = self._pages().search(self._terms, operator="and")
        if count := found.count():
            return found, count
        # Without matches, look for titles with words that begin like the search terms.
        found = self._pages().autocomplete(self._terms, operator="and")
        return found, found.count()

    def suggestions(self) -> list[dict[str, str]]:
        pages = self._pages().autocomplete(self._terms, operator="and")[:SUGGESTIONS] if self._terms else ()
        return [self._link(page) for page in pages]

    @property
    def _terms(self) -> str:
        """Words only, in lower case: some databases treat quotes, brackets and upper-case words as operators."""
        return " ".join(re.findall(r"\w+", self.query.lower()))

    def _pages(self) -> Any:
        """The public pages of the site in this language."""
        translations = Page.objects.filter(translation_key=self.site.root_page.translation_key)
        root = translations.filter(locale__language_code=self.language).first() or self.site.root_page
        return Page.objects.live().public().descendant_of(root, inclusive=True).select_related("locale").specific()

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
