"""One submission of a form: judged once, and stored once with its deliveries."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac
from wagtail.models import Page

from intarsia.moderation.api import record
from intarsia.protection.forms.api import Judged, Message, judge_request, refusal
from intarsia.wire.client_ip import client_ip

from ..catalog import fields_of
from ..delivery.planning import enqueue_deliveries, plan_deliveries
from ..models import Entry, WebForm
from ..numbering import numbers_of
from .evaluation import Evaluated

# The same answers of the same client within this time are a double click or a reload.
REPEAT_SECONDS = 600


@dataclass(frozen=True)
class Result:
    # None if it was refused.
    entry: Entry | None = None
    # For the visitor: why the form was refused.
    notice: str = ""


def submit(form: WebForm, request: HttpRequest, page: Page | None, evaluated: Evaluated) -> Result:
    """The answers must be valid."""
    digests = _digests(form, request, evaluated)
    before = Entry.objects.filter(digest__in=digests).first()
    if before is not None:
        return Result(before)
    judged = judge_request(request, f"webform:{form.pk}", _message(form, evaluated))
    if not evaluated.is_checked:
        judged = _held(judged)
    if judged.is_test:
        return Result(notice=str(refusal(request)))
    entry = _store(form, page, evaluated, judged, digests[0])
    is_refused = judged.verdict.outcome == "block"
    return Result(None if is_refused else entry, str(refusal(request)) if is_refused else "")


def _held(judged: Judged) -> Judged:
    """Answers that could not be checked wait for a person."""
    outcome = "hold" if judged.verdict.outcome == "allow" else judged.verdict.outcome
    return replace(judged, verdict=replace(judged.verdict, outcome=outcome))


def _store(
    form: WebForm,
    page: Page | None,
    evaluated: Evaluated,
    judged: Judged,
    digest: str,
) -> Entry:
    """The entry with its verdict and its deliveries, in one transaction. Two simultaneous requests get the same one."""
    message, numbers = _message(form, evaluated), numbers_of(form.pk)
    entry = Entry(
        form=form,
        page=page,
        submitted=timezone.now(),
        answers=_by_number(evaluated.answers, numbers),
        texts=_by_number(evaluated.texts, numbers),
        name=message.name[:200],
        email=message.email[:320],
        text=message.text,
        # A refused message can be corrected and sent again.
        digest=digest if judged.verdict.outcome != "block" else f"refused {timezone.now().timestamp()}",
    )
    try:
        with transaction.atomic():
            entry.save(force_insert=True)
            record(entry, judged.judgement)
            plan_deliveries(entry, evaluated.holding)
            if judged.verdict.outcome == "allow":
                enqueue_deliveries(entry)
    except IntegrityError:
        return Entry.objects.get(digest=digest)
    return entry


def _by_number(values: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    return {str(numbers[element]): value for element, value in values.items() if element in numbers}


def _message(form: WebForm, evaluated: Evaluated) -> Message:
    """What is judged: all texts, the first e-mail address, and the first one-line field as the name."""
    typed: dict[str, list[str]] = {}
    for field in fields_of(form.document):
        if text := evaluated.texts.get(field.id):
            typed.setdefault(field.type, []).append(text)
    email = next(iter(typed.get("email", [])), "")
    name = next(iter(typed.get("text", [])), "")
    texts = [answer for kind, answers in typed.items() if kind != "email" for answer in answers if answer != name]
    return Message("\n".join(texts), email=email, name=name)


def _digests(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> list[str]:
    """Of this submission now, and as it was some minutes ago. The hash reveals nothing without the site's secret."""
    now = int(timezone.now().timestamp()) // REPEAT_SECONDS
    key = request.headers.get("Idempotency-Key", "")[:200]
    sender = [client_ip(request.META), request.headers.get("User-Agent", "")]
    if key:
        return [_hmac(form, [key])]
    return [_hmac(form, [evaluated.answers, *sender, when]) for when in (now, now - 1)]


def _hmac(form: WebForm, parts: list[Any]) -> str:
    return salted_hmac("intarsia.webforms", f"{form.pk}|{parts!r}", algorithm="sha256").hexdigest()
