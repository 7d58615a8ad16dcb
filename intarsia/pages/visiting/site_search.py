"""What the site's own search finds: live public pages of one language, with the place where the word stands."""

import re
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page, Site

from intarsia.rendering import contract
from intarsia.rendering.contacts import hide_in_text
from intarsia.rendering.texts import plain

from ..document_text import text_of

A_PAGE_OF_RESULTS = 10
# Nobody reads on; a robot would.
LAST_PAGE = 50
SUGGESTIONS = 6
LONGEST_QUERY = 100
BEFORE, AFTER = 60, 160


@dataclass(frozen=True)
class Searching:
    site: Site
    language: str
    query: str

    def results(self, number: int) -> dict[str, Any]:
        """As the widget `search` takes them: one page of the results, the `number`th that there is."""
        found, count = self._found()
        pages = min(max(1, -(-count // A_PAGE_OF_RESULTS)), LAST_PAGE)
        number = min(max(1, number), pages)
        first = (number - 1) * A_PAGE_OF_RESULTS
        shown = [self._result(page) for page in found[first : first + A_PAGE_OF_RESULTS]]
        return {"query": self.query, "count": count, "number": number, "pages": pages, "results": shown}

    def _found(self) -> tuple[Any, int]:
        if not self._words:
            return [], 0
        found = self._pages().search(self._words, operator="and")
        if count := found.count():
            return found, count
        # Whoever types half a word finds titles that begin with it.
        found = self._pages().autocomplete(self._words, operator="and")
        return found, found.count()

    def suggestions(self) -> list[dict[str, str]]:
        pages = self._pages().autocomplete(self._words, operator="and")[:SUGGESTIONS] if self._words else ()
        return [self._named(page) for page in pages]

    @property
    def _words(self) -> str:
        """Quotes, brackets and words in capitals are commands to some databases."""
        return " ".join(re.findall(r"\w+", self.query.lower()))

    def _pages(self) -> Any:
        """The site's tree in this language."""
        same = Page.objects.filter(translation_key=self.site.root_page.translation_key)
        root = same.filter(locale__language_code=self.language).first() or self.site.root_page
        return Page.objects.live().public().descendant_of(root, inclusive=True).select_related("locale").specific()

    def _result(self, page: Page) -> dict[str, Any]:
        return {**self._named(page), "excerpt": excerpt(self._readable(_text_of(page)), self.query)}

    def _named(self, page: Page) -> dict[str, str]:
        return {"title": self._readable(page.title), "url": page.get_url(current_site=self.site) or ""}

    def _readable(self, text: str) -> str:
        """An answer in JSON, or cut into pieces, is no place for a contact that robots must not read."""
        return hide_in_text(text, self.site, self.language)


def _text_of(page: Page) -> str:
    document = getattr(page, "document", None)
    body = text_of(document, contract.load()) if isinstance(document, dict) else ""
    return plain(body or page.search_description)


def excerpt(text: str, query: str) -> list[str]:
    """A piece of the text around what was looked for. Every second part, the first at index 1, is such a word."""
    words = "|".join(map(re.escape, sorted(re.findall(r"\w+", query), key=len, reverse=True)))
    looked_for = re.compile(rf"(\b(?:{words})\w*)", re.IGNORECASE) if words else None
    match = looked_for.search(text) if looked_for else None
    at = match.start() if match else 0
    start = _word_start(text, at - BEFORE)
    end = len(text) if len(text) <= at + AFTER else text.rfind(" ", at, at + AFTER)
    end = at + AFTER if end <= at else end
    piece = ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")
    return looked_for.split(piece) if looked_for else [piece]


def _word_start(text: str, at: int) -> int:
    return 0 if at <= 0 else text.find(" ", at) + 1
