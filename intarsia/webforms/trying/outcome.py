"""What would happen if a form were sent with these answers. Nothing is stored, mailed or paid."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _

from intarsia.moderation.api import reason_label
from intarsia.protection.forms.api import OUTCOMES, judge_as_test

from ..conditions.of_form import BUTTON
from ..confirmations.confirmation import confirmation_key
from ..delivery.planning import recipients_of
from ..entries.names import record_form
from ..limits.checks import why_closed, why_not_for
from ..merge_tags.values import values_of
from ..models import Entry, WebForm
from ..numbering import by_number, numbers_of, texts_by_number
from ..orders import order_rows
from ..submit.evaluation import Evaluated
from ..submit.message import message_of
from ..submit.submission import NO_BUTTON
from .hidden import HiddenElement, hidden_elements

# The primary key of an entry that is not stored.
NO_ENTRY = 0


@dataclass(frozen=True)
class Planned:
    """A notification or webhook, to whom it goes, or why it is not sent."""

    name: str
    recipients: Sequence[str]
    why_not: str = ""


@dataclass(frozen=True)
class Outcome:
    # Why the form would not be accepted, for the visitor; empty if it would.
    refusal: str
    verdict: str
    reasons: Sequence[str]
    is_held: bool
    answers: Sequence[tuple[str, str]]
    order: Sequence[tuple[str, str]]
    hidden: Sequence[HiddenElement]
    deliveries: Sequence[Planned]
    confirmation: str


def outcome_of(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> Outcome:
    message, entry = message_of(form, evaluated), unsaved_entry(form, evaluated)
    judged = judge_as_test(request, record_form(form.pk), message)
    return Outcome(
        refusal=_refusal(form, request, evaluated, message.email),
        verdict=str(OUTCOMES[judged.outcome]),
        reasons=[str(reason_label(one.reason)) for one in judged.reasons],
        is_held=judged.outcome != "allow",
        answers=entry.labelled_answers,
        order=order_rows(entry),
        hidden=hidden_elements(form, request.POST),
        deliveries=_deliveries(entry, evaluated.met_conditions),
        confirmation=_confirmation(form, evaluated.met_conditions),
    )


def unsaved_entry(form: WebForm, evaluated: Evaluated) -> Entry:
    numbers, message = numbers_of(form.pk), message_of(form, evaluated)
    return Entry(
        pk=NO_ENTRY,
        form=form,
        submitted=timezone.now(),
        answers=by_number(evaluated.answers, numbers),
        texts=texts_by_number(evaluated.texts, numbers),
        order=evaluated.order,
        name=message.name[:200],
        email=message.email[:320],
    )


def _refusal(form: WebForm, request: HttpRequest, evaluated: Evaluated, email: str) -> str:
    if form.button_condition and BUTTON not in evaluated.met_conditions:
        return str(NO_BUTTON)
    return why_closed(form) or why_not_for(form, request, email)


def _deliveries(entry: Entry, met_conditions: Container[str]) -> list[Planned]:
    values = values_of(entry, is_for_staff=True)
    mails = [
        _planned(one, recipients_of(one, values, met_conditions), met_conditions)
        for one in entry.form.notifications.all()
    ]
    return mails + [_planned(one, [one.url], met_conditions) for one in entry.form.webhooks.all()]


def _planned(conditional: Any, recipients: Sequence[str], met_conditions: Container[str]) -> Planned:
    why_not = ""
    if not conditional.is_active:
        why_not = _("It is not active.")
    elif not conditional.applies(met_conditions):
        why_not = _("These answers do not meet its condition.")
    elif not recipients:
        why_not = _("These answers give it no recipient.")
    return Planned(conditional.name, recipients, why_not)


def _confirmation(form: WebForm, met_conditions: Container[str]) -> str:
    key = confirmation_key(form, met_conditions)
    chosen = next((one for one in form.confirmations.all() if str(one.key) == key), None)
    if chosen is None:
        return _("Default message: these answers meet the condition of no confirmation.")
    because = _("the first one whose condition is met") if chosen.condition else _("the first one without a condition")
    return f"{chosen.name}: {because}."
