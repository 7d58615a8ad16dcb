from collections.abc import Callable
from functools import partial
from typing import Any

from django.utils import timezone

from .models import Delivery
from .notification_email import email_of
from .webhook_message import send_webhook


def send_delivery(pk: int) -> None:
    """Raises the error of the mail server or receiver. Nothing is sent for what was deleted or turned off meanwhile."""
    delivery = Delivery.objects.select_related("entry__form", "entry__page").filter(pk=pk).first()
    send = _sender(delivery) if delivery else None
    if send is None:
        return
    try:
        send()
    except Exception as error:
        Delivery.objects.filter(pk=pk).update(error=f"{type(error).__name__}: {error}")
        raise
    Delivery.objects.filter(pk=pk).update(sent=timezone.now(), error="")


def _sender(delivery: Delivery) -> Callable[[], Any] | None:
    form = delivery.entry.form
    if notification := form.notifications.filter(key=delivery.key, is_active=True).first():
        return email_of(notification, delivery.entry, delivery.recipients).send
    webhook = form.webhooks.filter(key=delivery.key, is_active=True).first()
    return partial(send_webhook, webhook, delivery) if webhook else None
