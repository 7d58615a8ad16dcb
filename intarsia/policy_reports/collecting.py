"""Counts the visitors who meet a violation. Anyone can send reports, so their number, size and texts are limited."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Annotated, Any, Final

from django.db import IntegrityError, transaction
from django.db.models import Count, F
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import get_language
from pydantic import BaseModel, Field, Json, ValidationError
from wagtail.models import Site

from intarsia.rendering.security_policy.mode import collects_reports
from intarsia.state.limits import is_within_limit
from intarsia.wire.requests.client_ip import client_key

from .models import Violation
from .reported_page import page_at

MAX_AT_ONCE: Final = 20
# Reports of one site.
MAX_STORED: Final = 1_000
# One cause on all pages of a site must not take the place of others.
MAX_PAGES: Final = 20
RETENTION: Final = timedelta(days=30)
SECONDS_UNTIL_COUNTED_AGAIN: Final = 24 * 60 * 60
MAX_PATH_LENGTH: Final = 255
HOST: Final = r"(?:https?|wss?)://(?:[a-z\d._-]{1,180}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?"
SOURCE: Final = rf"^(?:{HOST}|data:|blob:|'sha256-[A-Za-z\d+/]{{43}}='|[a-z-]{{3,20}})$"


class ReportedViolation(BaseModel):
    directive: Annotated[str, Field(pattern=r"^[a-z-]{3,30}$")]
    source: Annotated[str, Field(pattern=SOURCE)]
    blocked: bool


class Reports(BaseModel):
    """`path` is that of the page, without its query."""

    path: Annotated[str, Field(pattern=r"^/[^?#]*$", max_length=2048)]
    violations: Json[Annotated[list[Any], Field(max_length=MAX_AT_ONCE)]]

    def readable(self) -> Iterator[ReportedViolation]:
        """One that cannot be read, such as a host of a new kind, does not take the others along."""
        for violation in self.violations:
            with suppress(ValidationError):
                yield ReportedViolation.model_validate(violation)


def collect(request: HttpRequest, reports: Reports) -> dict[str, bool]:
    """Counts what the security policy of a page blocked. It does nothing unless the site collects reports."""
    site = Site.find_for_request(request) if collects_reports() else None
    if site is not None:
        path = _path_of_page(site, reports.path)
        visitor = client_key(request.META)
        for reported in reports.readable():
            _count(site, path, reported, visitor, timezone.now())
    return {"collected": site is not None}


def delete_old(now: datetime) -> None:
    Violation.objects.filter(last_seen__lt=now - RETENTION).delete()


def _path_of_page(site: Site, path: str) -> str:
    """Other paths can contain something of a visitor, such as a secret link. They are all stored as one."""
    page = page_at(site, path, get_language())
    parts = page.get_url_parts() if page else None
    return parts[2][:MAX_PATH_LENGTH] if parts and parts[2] else ""


def _count(site: Site, path: str, reported: ReportedViolation, visitor: str, now: datetime) -> None:
    cause = {"site": site, "directive": reported.directive, "source": reported.source, "is_blocked": reported.blocked}
    # What one visitor repeats must not outrank what several visitors meet.
    met = f"policy report {site.pk} {path} {reported.directive} {reported.source} {reported.blocked}"
    more = int(is_within_limit(visitor, met, 1, seconds=SECONDS_UNTIL_COUNTED_AGAIN))
    if _counted(cause, path, more, now):
        return
    if Violation.objects.filter(**cause).count() >= MAX_PAGES:
        return
    _delete_rarest(site)
    try:
        with transaction.atomic():
            Violation.objects.create(**cause, path=path, first_seen=now, last_seen=now)
    except IntegrityError:
        # Another visitor reported it at the same time.
        _counted(cause, path, more, now)


def is_full() -> bool:
    """Whether a site has as many reports as are kept, so that the rarest are replaced."""
    of_sites = Violation.objects.order_by().values("site").annotate(stored=Count("pk"))
    return of_sites.filter(stored__gte=MAX_STORED).exists()


def _delete_rarest(site: Site) -> None:
    """The rarest go first: what several visitors meet stays, however many hosts one of them invents."""
    of_site = Violation.objects.filter(site=site)
    if of_site.count() >= MAX_STORED:
        rarest = of_site.order_by("count", "last_seen", "pk")[:1]
        Violation.objects.filter(pk__in=[one.pk for one in rarest]).delete()


def _counted(cause: dict[str, object], path: str, more: int, now: datetime) -> int:
    return Violation.objects.filter(**cause, path=path).update(count=F("count") + more, last_seen=now)
