"""One submission of a form with valid answers: judged once and stored once, unless a limit of the form refuses it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from django.http import HttpRequest
from django.utils.translation import pgettext_lazy
from wagtail.models import Page

from intarsia.protection.forms.api import JudgedMessage, Message, judge_request, refusal, step_of

from ..conditions.of_form import BUTTON
from ..display.visit import FieldError
from ..entries.names import record_form
from ..limits.checks import LimitReached, why_closed, why_not_for
from ..limits.places import ChoicesTaken, taken_choices
from ..models import Entry, WebForm
from ..payments.paying import pay
from ..traps.honeypot import caught_by
from ..uploads.posted_files import EXPIRED, FilesGone
from .evaluation import Evaluated
from .message import message_of
from .posted_fields.cards import order_to_pay
from .repetition import digests_of, entry_of_attempt, entry_with_digest
from .shown_url import shown_url
from .storing import Accepted, store

NO_BUTTON = pgettext_lazy("page", "The form cannot be sent with these answers. Change them and send it again.")


@dataclass(frozen=True)
class Result:
    # None if it was refused.
    entry: Entry | None = None
    # For the visitor: why the form was refused.
    notice: str = ""
    # The error of the card field, if the order was not paid.
    errors: Mapping[str, FieldError] = field(default_factory=dict)
    payment_action: str = ""
    # What the form's script shows before the form is sent again.
    step: Mapping[str, Any] = field(default_factory=dict)


def submit(form: WebForm, request: HttpRequest, page: Page | None, evaluated: Evaluated) -> Result:
    digests = digests_of(form, request, evaluated.answers)
    if before := entry_with_digest(digests):
        return Result(before)
    message = replace(message_of(form, evaluated), trap=caught_by(form, request))
    if notice := _why_not(form, request, evaluated, message):
        return Result(notice=notice)
    if taken := taken_choices(form, evaluated.answers):
        return _taken(taken)
    judged = judge_request(request, record_form(form.pk), message, can_confirm=_can_be_sent_again(evaluated))
    if judged.is_test:
        return Result(notice=str(refusal(request)))
    judged = replace(judged, origin=_with_page(judged.origin, form, request, page))
    if step := step_of(judged, request):
        return Result(notice=step["texts"]["confirm"], step=step)
    decided = _by_the_trap(form, _checked(judged, evaluated), message)
    accepted = Accepted(form, request, page, evaluated, message, decided, digests[0])
    order = order_to_pay(form, request, evaluated)
    if order and not accepted.is_refused:
        if before := entry_of_attempt(form, order.attempt):
            return Result(before)
        paid = pay(order, request)
        if paid.entry:
            return Result(paid.entry)
        if paid.payment is None:
            return Result(errors=paid.errors, payment_action=paid.action)
        texts = {**evaluated.texts, order.field.id: paid.payment.card}
        accepted = replace(accepted, payment=paid.payment, evaluated=replace(evaluated, texts=texts))
    return _stored(accepted)


def _with_page(origin: Mapping[str, Any], form: WebForm, request: HttpRequest, page: Page | None) -> dict[str, Any]:
    return {**origin, "page_url": shown_url(form, request, page, origin.get("page_url", ""))}


def _stored(accepted: Accepted) -> Result:
    try:
        entry = store(accepted)
    except LimitReached as error:
        return Result(notice=str(error))
    except ChoicesTaken as error:
        return _taken(error.messages)
    except FilesGone as error:
        return Result(errors={element: FieldError(str(EXPIRED)) for element in error.elements})
    return Result(notice=str(refusal(accepted.request))) if accepted.is_refused else Result(entry)


def _taken(messages: Mapping[str, str]) -> Result:
    return Result(errors={element: FieldError(text) for element, text in messages.items()})


def _why_not(form: WebForm, request: HttpRequest, evaluated: Evaluated, message: Message) -> str:
    if form.button_condition and evaluated.is_checked and BUTTON not in evaluated.met_conditions:
        return str(NO_BUTTON)
    return why_closed(form) or why_not_for(form, request, message.email)


def _can_be_sent_again(evaluated: Evaluated) -> bool:
    """A card is used up. What could not be checked, and a captcha in doubt, wait for a person anyway."""
    return evaluated.is_checked and not evaluated.is_doubtful and not evaluated.card_tokens


def _checked(judged: JudgedMessage, evaluated: Evaluated) -> JudgedMessage:
    """Answers and captchas that could not be checked wait for a person."""
    if (evaluated.is_checked and not evaluated.is_doubtful) or judged.verdict.outcome != "allow":
        return judged
    return replace(judged, verdict=replace(judged.verdict, outcome="hold"))


def _by_the_trap(form: WebForm, judged: JudgedMessage, message: Message) -> JudgedMessage:
    """By default, a trap is evidence among others. A strict form accepts nothing that was caught."""
    if form.honeypot != form.Honeypot.REJECT or not message.trap.has_caught:
        return judged
    return replace(judged, verdict=replace(judged.verdict, outcome="block"))
