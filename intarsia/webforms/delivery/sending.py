from collections.abc import Callable
from functools import partial
from typing import Any

from django.utils import timezone

from intarsia.protection.encoding.contacts import replace_emails

from .models import Delivery
from .notification_email import email_of
from .webhook_message import send_webhook


class NotDelivered(Exception):
    """What the mail server or receiver said, without e-mail addresses."""


def send_delivery(pk: int) -> None:
    """Raises NotDelivered. Nothing is sent for what was deleted or turned off meanwhile."""
    delivery = Delivery.objects.select_related("entry__form", "entry__page").filter(pk=pk).first()
    send = _sender(delivery) if delivery else None
    if send is None:
        return
    try:
        send()
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        Delivery.objects.filter(pk=pk).update(error=text)
        # The job and the server's log keep it, also when the entry is erased with its deliveries.
        raise NotDelivered(replace_emails(text, lambda _address: "…")) from None
    Delivery.objects.filter(pk=pk).update(sent=timezone.now(), error="")


def _sender(delivery: Delivery) -> Callable[[], Any] | None:
    form = delivery.entry.form
    if notification := form.notifications.filter(key=delivery.key, is_active=True).first():
        return email_of(notification, delivery.entry, delivery.recipients).send
    webhook = form.webhooks.filter(key=delivery.key, is_active=True).first()
    return partial(send_webhook, webhook, delivery) if webhook else None
