"""Recognizes a submission that was stored before: by its key, or by the same answers of the same client."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Q
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from intarsia.wire.requests.client_ip import client_key

from ..models import Entry, WebForm
from .evaluation import Evaluated

# The same answers of the same client within this time are a double click or a reload.
REPEAT_SECONDS = 600
# Nobody else has a key of this length by accident. A shorter one counts for its client alone.
UNIQUE_LENGTH = 16


def entry_with_key(form: WebForm, request: HttpRequest) -> Entry | None:
    """The entry of an earlier request with the same key, whatever this one says. It gets the same reply."""
    key = _key_of(request)
    return entry_with_digest([_hmac(form, key)]) if key else None


def digests_of(form: WebForm, request: HttpRequest, answers: Mapping[str, Any]) -> list[str]:
    """Digests of this submission now and some minutes ago. They reveal nothing without the site's secret."""
    if key := _key_of(request):
        return [_hmac(form, key)]
    now = int(timezone.now().timestamp()) // REPEAT_SECONDS
    return [_hmac(form, [answers, *_client(request), when]) for when in (now, now - 1)]


def entry_with_digest(digests: list[str]) -> Entry | None:
    """The time of an earlier digest ended less than ten minutes ago, and may have begun twice as long ago."""
    current, *earlier = digests
    same = Entry.objects.filter(Q(digest=current) | Q(digest__in=earlier, submitted__gte=_repeated_since()))
    # Nearly every submission is new, and the columns of an entry and its form take longer than this question.
    return same.select_related("form").first() if same.exists() else None


def attempt_of(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> str:
    """The same for the same order of the same client, also after a reload that gave it another key."""
    return _hmac(form, ["attempt", evaluated.answers, evaluated.order, *_client(request)])


def entry_of_attempt(form: WebForm, attempt: str) -> Entry | None:
    """The entry that was stored and paid a moment ago, and whose answer may have been lost."""
    paid = Entry.objects.filter(form=form, payments__attempt=attempt, submitted__gte=_repeated_since())
    return paid.select_related("form").first()


def _repeated_since() -> datetime:
    return timezone.now() - timedelta(seconds=REPEAT_SECONDS)


def _key_of(request: HttpRequest) -> list[str]:
    key = request.headers.get("Idempotency-Key", "")[:200]
    if not key:
        return []
    return [key] if len(key) >= UNIQUE_LENGTH else [key, *_client(request)]


def _client(request: HttpRequest) -> list[str]:
    return [client_key(request.META), request.headers.get("User-Agent", "")]


def _hmac(form: WebForm, parts: list[Any]) -> str:
    return salted_hmac("intarsia.webforms", f"{form.pk}|{parts!r}", algorithm="sha256").hexdigest()
