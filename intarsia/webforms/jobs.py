"""The jobs of web forms."""

from datetime import timedelta

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job, periodic
from intarsia.moderation.api import delete_files

from .delivery.planning import SEND
from .delivery.sending import send_delivery
from .paging.drop_off import forget_old_counts
from .payments import settling
from .payments.models import Payment
from .payments.states import look_up
from .payments.webhook_view import LOOK_UP
from .uploads.models import FormFile

# About two days, like other mail.
ATTEMPTS = 13


@job(SEND, label=_("Send a notification or webhook of a form"), attempts=ATTEMPTS, seconds=300, serial="delivery")
def send(delivery: int, again: bool = False) -> None:
    send_delivery(delivery, again=again)


@job(settling.CAPTURE, label=_("Capture the payment of an entry"), attempts=ATTEMPTS)
def capture(payment: int) -> None:
    settling.capture(payment)


@job(settling.CANCEL, label=_("Cancel the authorized payment of an entry"), attempts=ATTEMPTS)
def cancel(payment: int) -> None:
    settling.cancel(payment)


@job(settling.CANCEL_DELETED, label=_("Cancel the authorized payment of a deleted entry"), attempts=ATTEMPTS)
def cancel_deleted(provider: str, reference: str, key: str, site: int | None) -> None:
    settling.cancel_deleted(provider, reference, key, site)


@job(LOOK_UP, label=_("Look up a payment"), attempts=ATTEMPTS)
def look_up_payment(payment: int) -> None:
    if found := Payment.objects.filter(pk=payment).first():
        look_up(found)


# Stored by earlier versions.
@job("webforms.file.delete", label=_("Delete an uploaded file from its storage"), attempts=ATTEMPTS, seconds=300)
def delete_file(content: str, chunks: int) -> None:
    delete_files(FormFile._meta.label_lower, {content: chunks})


@periodic("webforms.payment.release", label=_("Cancel authorized payments without an entry"), every=timedelta(hours=1))
def release_unclaimed() -> None:
    settling.forget_unclaimed()


@periodic(
    "webforms.page_counts.forget",
    label=_("Delete old visitor counts of form pages"),
    every=timedelta(days=1),
)
def forget_page_counts() -> None:
    forget_old_counts()
