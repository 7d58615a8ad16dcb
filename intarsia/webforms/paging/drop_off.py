"""On which page of a form visitors leave it. Only numbers are stored, nobody's way through the form."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta

from django.db import DatabaseError, connection, transaction
from django.db.models import Sum
from django.http import HttpRequest

from intarsia.local_time import local_date
from intarsia.state.limits import is_within_limit
from intarsia.wire.requests.client_ip import client_key

from .models import PageCount
from .pages import FormPage

KEPT_DAYS = 90
# Visitors who go back and forth are counted once in this time.
SAME_VISIT_SECONDS = 60 * 60
# Longer, and the move is not counted.
MAX_WAIT_MS = 100

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PageFunnel:
    """`reached` is None for the first page: it is in cached pages, which count nobody."""

    number: int
    title: str
    reached: int | None
    completed: int

    @property
    def left(self) -> int:
        return max(0, (self.reached or 0) - self.completed)

    @property
    def percent_left(self) -> int:
        return round(100 * self.left / self.reached) if self.reached else 0


def count_move(request: HttpRequest, form: int, pages: Sequence[FormPage], completed: int, reached: int = 0) -> None:
    """A visitor completed the page with this number and came to the page `reached`, or sent the form if it is 0.
    Forms with one page have nothing to count. If counting fails or would take long, the visitor notices nothing.
    """
    if len(pages) < 2:
        return
    ids = {page.number: page.id for page in pages}
    try:
        with _without_long_waits(), transaction.atomic():
            for number, counted in ((completed, "completed"), (reached, "reached")):
                if number in ids and _is_first(request, form, ids[number], counted):
                    PageCount.add(form, ids[number], local_date(), counted)
    except DatabaseError:
        log.exception("A page of form %s was not counted.", form)


@contextmanager
def _without_long_waits() -> Iterator[None]:
    """SQLite has one lock for all writers, which waits for seconds by default. PostgreSQL locks only this row."""
    if connection.vendor != "sqlite":
        yield
        return
    with connection.cursor() as cursor:
        (usual_ms,) = cursor.execute("PRAGMA busy_timeout").fetchone()
        cursor.execute(f"PRAGMA busy_timeout = {MAX_WAIT_MS}")
        try:
            yield
        finally:
            cursor.execute(f"PRAGMA busy_timeout = {usual_ms}")


def _is_first(request: HttpRequest, form: int, page: str, counted: str) -> bool:
    who = f"{client_key(request.META)}|{request.headers.get('User-Agent', '')}"
    return is_within_limit(who, f"webforms.{counted}.{form}.{page}", 1, seconds=SAME_VISIT_SECONDS)


def drop_off(form: int, pages: Sequence[FormPage]) -> list[PageFunnel]:
    """The numbers for each page of a form with several pages, in the last `KEPT_DAYS` days."""
    if len(pages) < 2:
        return []
    sums = PageCount.objects.filter(form=form).values_list("page").annotate(Sum("reached"), Sum("completed"))
    counts = {page: (reached, completed) for page, reached, completed in sums}
    return [
        PageFunnel(
            page.number,
            str(page.settings.get("label") or ""),
            counts.get(page.id, (0, 0))[0] if page.number > 1 else None,
            counts.get(page.id, (0, 0))[1],
        )
        for page in pages
    ]


def forget_old_counts() -> None:
    PageCount.objects.filter(day__lt=local_date() - timedelta(days=KEPT_DAYS)).delete()
