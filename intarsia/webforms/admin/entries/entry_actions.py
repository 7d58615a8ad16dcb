"""What staff do with one entry: decide, star, note, send again, export and erase a person's data."""

import json
import logging
from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.log_actions import log

from intarsia.moderation.api import erase, export
from intarsia.wire.requests.numbers import number_in

from ...delivery.planning import resend
from ...entries.models import MAX_NOTE_LENGTH
from ...entries.permissions import closed_forms
from ...entries.personal_data import entries_of
from ...models import Entry, EntryNote, Payment
from ...payments.provider import ProviderRefused, ProviderUnavailable
from ...payments.settling import refund
from ...saved_answers.personal_data import saved_of
from .decisions import DECISIONS, decide_and_report
from .detail.entry_page import check_permission
from .detail.timeline import REFUNDED, RESENT

logger = logging.getLogger(__name__)


class EntryActions(PermissionCheckedMixin, View):
    http_method_names = ("post",)
    model = Entry
    inspect_url_name = index_url_name = ""

    def entry(self, pk: int) -> Entry:
        entry = get_object_or_404(Entry.objects.select_related("form").prefetch_related("moderation"), pk=pk)
        check_permission(self, entry)
        return entry


class Act(EntryActions):
    permission_required = "change"

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        entry = self.entry(pk)
        act = ACTIONS.get(request.POST.get("action", ""))
        if act is None:
            raise Http404("No such action.")
        act(request, entry)
        return redirect(self.inspect_url_name, pk)


def _decide(request: HttpRequest, entry: Entry) -> None:
    decision = request.POST.get("decision", "")
    if decision not in DECISIONS or entry.record is None:
        raise Http404("No such decision.")
    decide_and_report(request, decision, [entry.record])


def _star(request: HttpRequest, entry: Entry) -> None:
    Entry.objects.filter(pk=entry.pk).update(is_starred=request.POST.get("starred") == "yes")


def _note(request: HttpRequest, entry: Entry) -> None:
    text = request.POST.get("note", "").strip()
    if not text or len(text) > MAX_NOTE_LENGTH:
        messages.error(request, _("Write a note of 1 to %(most)s characters.") % {"most": MAX_NOTE_LENGTH})
        return
    EntryNote.objects.create(entry=entry, text=text, author_id=request.user.pk)


def _remove_note(request: HttpRequest, entry: Entry) -> None:
    entry.notes.filter(pk=number_in(request.POST.get("note", "")) or 0).delete()


def _resend(request: HttpRequest, entry: Entry) -> None:
    delivery = get_object_or_404(entry.deliveries, pk=number_in(request.POST.get("delivery", "")))
    if not entry.record or entry.record.status != "allowed":
        messages.error(request, _("This entry waits for a decision or is spam. Allow it first."))
        return
    resend(delivery)
    log(entry, RESENT, user=request.user, data={"delivery": delivery.name})
    messages.success(request, _("“%(name)s” will be sent again.") % {"name": delivery.name})


def _refund(request: HttpRequest, entry: Entry) -> None:
    number = number_in(request.POST.get("payment", ""))
    payment = get_object_or_404(entry.payments, pk=number, state=Payment.State.PAID)
    try:
        refund(payment)
    except (ProviderRefused, ProviderUnavailable):
        logger.exception("The payment %s could not be refunded.", payment.key)
        messages.error(request, _("The payment provider did not refund the payment. Try again, or refund it there."))
        return
    log(entry, REFUNDED, user=request.user, data={"payment": payment.key})
    messages.success(request, _("%(amount)s were refunded.") % {"amount": payment.text})


ACTIONS: dict[str, Callable[[HttpRequest, Entry], None]] = {
    "decide": _decide,
    "star": _star,
    "note": _note,
    "remove-note": _remove_note,
    "resend": _resend,
    "refund": _refund,
}


class PersonalData(EntryActions):
    """Everything that the site stores for the e-mail address of an entry."""

    any_permission_required = ("export", "erase")
    permission_required = None

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        entry = self.entry(pk)
        wanted = request.POST.get("wanted", "")
        if wanted not in ("export", "erase") or not entry.email:
            raise Http404("No such action.")
        if not self.permission_policy.user_has_permission_for_instance(request.user, wanted, entry):
            raise PermissionDenied
        if _is_partly_closed(entry.email, request.user):
            text = _(
                "This e-mail address also belongs to forms whose entries you may not see. Ask an administrator: "
                "Protection › Privacy covers all of them."
            )
            messages.error(request, text)
            return redirect(self.inspect_url_name, entry.pk)
        return _file(entry.email) if wanted == "export" else self._erased(request, entry)

    def _erased(self, request: HttpRequest, entry: Entry) -> HttpResponse:
        if request.POST.get("is_sure") != "yes":
            messages.error(request, _("Confirm that everything from this e-mail address should be erased."))
            return redirect(self.inspect_url_name, entry.pk)
        count = sum(erase(entry.email).values())
        text = ngettext(
            "%d record of this e-mail address was erased.", "%d records of this e-mail address were erased.", count
        )
        messages.success(request, text % count)
        return redirect(self.index_url_name)


def _is_partly_closed(email: str, user: Any) -> bool:
    closed = closed_forms(user)
    return any(found.filter(form__in=closed).exists() for found in (entries_of(email), saved_of(email)))


def _file(email: str) -> HttpResponse:
    content: dict[str, Any] = {"email": email, "kept": export(email)}
    response = HttpResponse(
        json.dumps(content, indent=2, ensure_ascii=False), content_type="application/json; charset=utf-8"
    )
    response["Content-Disposition"] = 'attachment; filename="personal-data.json"'
    response["Cache-Control"] = "no-store"
    return response
