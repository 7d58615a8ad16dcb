"""Why a form cannot be sent, in one sentence; empty if it can."""

from datetime import datetime
from typing import Any

from django.http import HttpRequest
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.text import format_lazy
from django.utils.translation import pgettext_lazy

from intarsia.local_time import local_time
from intarsia.page_cache import purge

from ..models import Entry, WebForm
from ..published import tag_of
from .counted import counted_entries
from .places import keep_places, limits_of

NOT_OPEN = pgettext_lazy("page", "This form opens on {date}.")
CLOSED = pgettext_lazy("page", "This form is closed.")
FULL = pgettext_lazy("page", "This form is closed, because enough people have sent it.")
NO_LOGIN = pgettext_lazy("page", "Log in to send this form.")
SENT_BEFORE = pgettext_lazy("page", "You have already sent this form. It can be sent once.")
EMAIL_BEFORE = pgettext_lazy("page", "This form was already sent with this e-mail address. It can be sent once.")


def why_closed(form: WebForm) -> str:
    """For everyone, at this moment."""
    now = timezone.now()
    if form.opens and now < form.opens:
        return str(format_lazy(NOT_OPEN, date=date_format(local_time(form.opens), "DATETIME_FORMAT")))
    if form.closes and now >= form.closes:
        return form.closed_text or str(CLOSED)
    return full_text(form) if is_full(form) else ""


def is_full(form: WebForm) -> bool:
    return form.max_entries is not None and counted_entries(form).count() >= form.max_entries


def full_text(form: WebForm) -> str:
    return form.closed_text or str(FULL)


def has_limits(form: WebForm) -> bool:
    """Whether the number of its entries changes what a page shows."""
    return form.max_entries is not None or bool(limits_of(form.document))


def purge_limited(form: WebForm) -> None:
    """Call it in the transaction that changes an entry: pages say which choices are full, and whether the form is."""
    if has_limits(form):
        purge(tag_of(form.pk))


def next_change(form: WebForm) -> datetime | None:
    """When it opens or closes."""
    now = timezone.now()
    return min((moment for moment in (form.opens, form.closes) if moment and moment > now), default=None)


def why_not_for(form: WebForm, request: HttpRequest, email: str) -> str:
    """For this visitor, who entered this e-mail address."""
    if not request.user.is_authenticated and (form.needs_login or form.per_person == form.PerPerson.ACCOUNT):
        return str(NO_LOGIN)
    if _has_sent(form, request.user):
        return str(SENT_BEFORE)
    return str(EMAIL_BEFORE) if _has_sent_with(form, email) else ""


def _has_sent(form: WebForm, user: Any) -> bool:
    return form.per_person == form.PerPerson.ACCOUNT and counted_entries(form).filter(user=user).exists()


def _has_sent_with(form: WebForm, email: str) -> bool:
    is_limited = form.per_person == form.PerPerson.EMAIL and bool(email)
    return is_limited and counted_entries(form).filter(email__iexact=email).exists()


class LimitReached(Exception):
    """Somebody else was faster. The message is for the visitor."""


def keep_limits(entry: Entry) -> None:
    """Call it in the transaction that stores the entry: simultaneous submissions do not exceed a limit.

    Raises LimitReached or ChoicesTaken.
    """
    form = entry.form
    if not has_limits(form) and not form.per_person:
        return
    # The others wait until this one is stored.
    WebForm.objects.select_for_update().filter(pk=form.pk).first()
    if is_full(form):
        raise LimitReached(full_text(form))
    if _has_sent(form, entry.user):
        raise LimitReached(SENT_BEFORE)
    if _has_sent_with(form, entry.email):
        raise LimitReached(EMAIL_BEFORE)
    keep_places(entry)
