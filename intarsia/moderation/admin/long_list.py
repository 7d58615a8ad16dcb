"""A list of any length in a time that does not grow: it counts, sorts and pages through a bounded number of rows."""

from functools import cached_property
from typing import Any

from django.db.models import QuerySet
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from wagtail.admin.paginator import WagtailPaginator

# Hundreds of pages. Older rows are found by a search or a filter.
MAX_ROWS = 10_000


def bounded_count(rows: QuerySet, most: int = MAX_ROWS) -> int:
    """The number of rows, or `most` + 1 if there are more."""
    return rows.order_by()[: most + 1].count()


def in_words(number: int, most: int = MAX_ROWS) -> str:
    """What `bounded_count` returned, for staff: “10,000+” if there are more."""
    return _number(min(number, most)) + ("+" if number > most else "")


class LongListPaginator(WagtailPaginator):
    """Counts and shows the first rows only."""

    @cached_property
    def found(self) -> int:
        rows = self.object_list
        return bounded_count(rows) if isinstance(rows, QuerySet) else len(rows)

    @cached_property
    def count(self) -> int:
        return min(self.found, MAX_ROWS)

    @property
    def has_more(self) -> bool:
        return self.found > MAX_ROWS

    @cached_property
    def items_count_label(self) -> str:
        name: Any = self.verbose_name if self.found == 1 else self.verbose_name_plural
        return f"{in_words(self.found)} {name}"


def newest(rows: QuerySet, most: int | None = None) -> tuple[QuerySet, bool]:
    """To sort or search by a column without an index: the newest rows only, and whether there are older ones.

    They are a range of dates, which PostgreSQL finds by an index. For a list of keys, it reads all rows.
    """
    last = (most or MAX_ROWS) - 1
    dates = rows.prefetch_related(None).order_by("-received", "-pk").values_list("received", "pk")
    match list(dates[last : last + 2]):
        case [(received, pk), _older]:
            return rows.filter(received__gte=received).exclude(received=received, pk__lt=pk), True
    return rows, False


def list_hint(most: int = 0) -> str:
    number = _number(most or MAX_ROWS)
    return _("Only the newest %(number)s are listed. Search or filter to find others.") % {"number": number}


def search_hint() -> str:
    return _("Only the newest matches are listed. Search for a longer text to find others.")


def _number(number: int) -> str:
    return str(number_format(number, force_grouping=True))
