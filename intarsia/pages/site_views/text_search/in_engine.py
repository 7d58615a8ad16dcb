"""Matches of any other search backend of Wagtail, such as Elasticsearch."""

from django.db.models import QuerySet


def matches(pages: QuerySet, terms: str, begins: bool, most: int) -> list[int]:
    search = pages.autocomplete if begins else pages.search
    return [page.pk for page in search(terms, operator="and")[:most]]
