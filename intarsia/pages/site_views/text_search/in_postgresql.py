"""Matches of PostgreSQL's full-text index."""

from functools import reduce
from operator import and_
from typing import Any

from django.contrib.postgres.search import SearchQuery, SearchRank
from django.db.models import Exists, F, IntegerField, OuterRef, Q, QuerySet
from django.db.models.functions import Cast
from modelsearch.backends import get_search_backend
from modelsearch.backends.database.postgres.query import Lexeme
from modelsearch.conf import get_app_config
from modelsearch.utils import get_descendants_content_types_pks
from wagtail.models import Page

IndexEntry = get_app_config().get_model("IndexEntry")


def matches(pages: QuerySet, terms: str, begins: bool, most: int) -> list[int]:
    backend: Any = get_search_backend()
    words = terms.split()
    if begins:
        query = _query(words, True, backend.autocomplete_config)
        return _best(pages, Q(autocomplete=query), F("autocomplete"), query, most)
    query = _query(words, False, backend.config)
    in_titles = _best(pages, Q(title=query), F("title"), query, most)
    known = set(in_titles)
    anywhere = _anywhere(words, backend.config)
    others = _best(pages, anywhere, _title_and_body(), query, most) if len(in_titles) < most else []
    return [*in_titles, *(pk for pk in others if pk not in known)][:most]


def _anywhere(words: list[str], config: str | None) -> Q:
    """Each word in the title or the body. Each column has an index and statistics; both together have none."""
    queries = [_query([word], False, config) for word in words]
    return reduce(and_, (Q(title=query) | Q(body=query) for query in queries))


def _title_and_body() -> Any:
    title: Any = F("title")
    return title._combine(F("body"), "||", False)


def _best(pages: QuerySet, condition: Q, vector: Any, query: Any, most: int) -> list[int]:
    """The newest matches, best first. PostgreSQL stops reading after so many, and ranks no others."""
    allowed = pages.filter(pk=OuterRef("page")).order_by()
    found = (
        IndexEntry.objects.filter(condition, content_type__in=get_descendants_content_types_pks(Page))
        .annotate(page=Cast("object_id", IntegerField()))
        .filter(Exists(allowed))
        .order_by("-pk")
        .annotate(rank=SearchRank(vector, query))
        .values_list("page", "rank")[:most]
    )
    return [pk for pk, _rank in sorted(found, key=lambda entry: (-entry[1], -entry[0]))]


def _query(words: list[str], begins: bool, config: str | None) -> Any:
    """All of the words; with `begins`, the last one may be the beginning of a word."""
    lexemes: list[Any] = [Lexeme(word, prefix=begins and word == words[-1]) for word in words]
    return SearchQuery(reduce(and_, lexemes), search_type="raw", config=config)
