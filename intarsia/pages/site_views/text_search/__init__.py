"""The pages that match a search, best first, in a time that does not grow with the number of matches.

Wagtail's search ranks every match: on SQLite each match asks for the ranks of all others. Here the index gives at most
a fixed number of matches, those in titles first, and only these are ranked.
"""

from django.db.models import QuerySet
from modelsearch.backends import get_search_backend

# Nobody reads further: 50 pages of ten results.
MAX_RESULTS = 500


def matching_pages(pages: QuerySet, terms: str, *, begins: bool = False, most: int = MAX_RESULTS) -> list[int]:
    """Primary keys, best first. With `begins`, the last term may be the beginning of a word in the title."""
    kind = type(get_search_backend()).__module__.rpartition(".")[2]
    if kind == "sqlite":
        from .in_sqlite import matches
    elif kind == "postgres":
        from .in_postgresql import matches
    else:
        # Other search engines rank by themselves, and quickly.
        from .in_engine import matches
    return matches(pages, terms, begins, most)
