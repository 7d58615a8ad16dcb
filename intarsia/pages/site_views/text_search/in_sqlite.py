"""Matches of SQLite's full-text index, FTS5."""

from collections.abc import Sequence

from django.db.models import Exists, IntegerField, OuterRef, QuerySet
from django.db.models.functions import Cast
from modelsearch.backends.database.sqlite.query import (
    BM25,
    Lexeme,
    MatchExpression,
    SearchQueryExpression,
    SQLiteFTSIndexEntry,
)
from modelsearch.utils import get_descendants_content_types_pks
from wagtail.models import Page


def matches(pages: QuerySet, terms: str, begins: bool, most: int) -> list[int]:
    if begins:
        return _in_columns(pages, ["autocomplete"], terms, begins, most)
    in_titles = _in_columns(pages, ["title"], terms, begins, most)
    known = set(in_titles)
    others = _in_columns(pages, ["title", "body"], terms, begins, most) if len(in_titles) < most else []
    return [*in_titles, *(pk for pk in others if pk not in known)][:most]


def _in_columns(pages: QuerySet, columns: Sequence[str], terms: str, begins: bool, most: int) -> list[int]:
    """The newest matches, best first. SQLite stops reading the index after so many of them."""
    allowed = pages.filter(pk=OuterRef("page")).order_by()
    entries = (
        SQLiteFTSIndexEntry.objects.filter(MatchExpression(list(columns), _query(terms, begins)))
        .filter(index_entry__content_type__in=get_descendants_content_types_pks(Page))
        .annotate(page=Cast("index_entry__object_id", IntegerField()), rank=BM25())
        .filter(Exists(allowed))
        .order_by("-pk")
        .values_list("page", "rank")[:most]
    )
    return [pk for pk, _rank in sorted(entries, key=lambda found: (found[1], -found[0]))]


def _query(terms: str, begins: bool) -> SearchQueryExpression:
    *words, last = terms.split()
    query = Lexeme(last, prefix=begins)
    for word in words:
        query &= Lexeme(word)
    return SearchQueryExpression(query)
