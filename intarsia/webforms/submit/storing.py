"""Stores an accepted submission with its verdict and its deliveries: all of them or nothing."""

from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.http import HttpRequest
from django.utils import timezone
from wagtail.models import Page

from intarsia.moderation.api import record
from intarsia.page_cache import purge
from intarsia.protection.forms.api import JudgedMessage, Message

from ..confirmations.confirmation import confirmation_key
from ..delivery.planning import enqueue_deliveries, plan_deliveries
from ..entries.names import REFUSED
from ..limits.checks import LimitReached, is_full, keep_limits
from ..limits.places import ChoicesTaken, has_last_place
from ..models import Entry, WebForm
from ..numbering import by_number, numbers_of, texts_by_number
from ..payments.models import Payment
from ..payments.settling import capture_of
from ..payments.settling import claim as claim_payment
from ..published import tag_of
from ..saved_answers.storing import forget_saved, lock_own_saved
from ..uploads.posted_files import FilesGone, claim
from .evaluation import Evaluated


@dataclass(frozen=True)
class Accepted:
    """A submission that was judged."""

    form: WebForm
    request: HttpRequest
    # The page of the site that showed the form.
    page: Page | None
    evaluated: Evaluated
    message: Message
    judged: JudgedMessage
    digest: str
    # What was reserved on the visitor's card.
    payment: Payment | None = None

    @property
    def is_refused(self) -> bool:
        return self.judged.verdict.outcome == "block"


def store(accepted: Accepted) -> Entry:
    """Simultaneous requests with the same digest or payment get the same entry.

    Raises LimitReached, ChoicesTaken or FilesGone.
    """
    entry = _entry(accepted)
    try:
        with transaction.atomic():
            if not accepted.is_refused:
                keep_limits(entry)
                lock_own_saved(accepted.form, accepted.request)
            entry.save(force_insert=True)
            claim(accepted.evaluated.files, entry)
            if not accepted.is_refused:
                forget_saved(accepted.form, accepted.request)
            record(entry, accepted.judged.judgement)
            deliveries = plan_deliveries(entry, accepted.evaluated.met_conditions)
            if accepted.payment and not claim_payment(accepted.payment, entry):
                raise IntegrityError("Another entry has this payment.")
            if accepted.judged.verdict.outcome == "allow":
                enqueue_deliveries(deliveries)
                if accepted.payment:
                    capture_of(entry)
    except (IntegrityError, LimitReached, ChoicesTaken, FilesGone):
        before = _stored_before(accepted)
        if before is None:
            raise
        return before
    if is_full(entry.form) or has_last_place(entry):
        # Pages say so.
        purge(tag_of(entry.form_id))
    return entry


def _stored_before(accepted: Accepted) -> Entry | None:
    """By a request at the same time. From another tab it has another digest, and the same payment."""
    is_same = Q(digest=accepted.digest)
    if accepted.payment:
        is_same |= Q(payments=accepted.payment)
    return Entry.objects.filter(is_same).first()


def _entry(accepted: Accepted) -> Entry:
    form, message, request = accepted.form, accepted.message, accepted.request
    numbers, now = numbers_of(form.pk), timezone.now()
    return Entry(
        form=form,
        page=accepted.page,
        submitted=now,
        answers=by_number(accepted.evaluated.answers, numbers),
        texts=texts_by_number(accepted.evaluated.texts, numbers),
        order=accepted.evaluated.order,
        name=message.name[:200],
        email=message.email[:320],
        text=message.text,
        user=request.user if request.user.is_authenticated else None,
        confirmation=confirmation_key(form, accepted.evaluated.met_conditions),
        captcha=accepted.evaluated.captcha_response,
        # A refused message can be corrected and sent again.
        digest=accepted.digest if not accepted.is_refused else f"{REFUSED}{now.timestamp()}",
    )
