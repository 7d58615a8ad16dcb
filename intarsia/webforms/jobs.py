"""The jobs of web forms."""

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job

from .delivery.planning import SEND
from .delivery.sending import send_delivery


# About two days, like other mail.
@job(SEND, label=_("Send a notification of a form"), attempts=13, seconds=300)
def send(delivery: int) -> None:
    send_delivery(delivery)
