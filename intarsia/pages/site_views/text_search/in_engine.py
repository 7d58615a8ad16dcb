"""Matches of any other search backend of Wagtail, such as Elasticsearch."""

from typing import Any


def matches(pages: Any, terms: str, begins: bool, most: int) -> list[int]:
    search = pages.autocomplete if begins else pages.search
    return [page.pk for page in search(terms, operator="and")[:most]]
