from collections.abc import Callable
from email.utils import parseaddr
from functools import partial
from typing import Any

from django.utils import timezone
from django.utils.crypto import salted_hmac

from intarsia.moderation.api import REMOVED
from intarsia.protection.encoding.contacts import replace_emails

from ..models import Entry
from .models import Delivery
from .notification_email import email_of
from .webhook_message import send_webhook


class NotDelivered(Exception):
    """The error of the mail server or receiver, without e-mail addresses."""


def send_delivery(pk: int, *, again: bool = False) -> None:
    """Raises NotDelivered. Nothing is sent for what was deleted, removed as spam or turned off meanwhile. Only with
    `again`, what was sent before is sent once more.
    """
    delivery = Delivery.objects.select_related("entry__form", "entry__page").filter(pk=pk).first()
    if delivery is None or not delivery.recipients or (delivery.sent and not again) or _is_removed(delivery.entry):
        return
    try:
        # Writing the e-mail can fail, too: the storage of its files may be unavailable.
        send = _sender(delivery, again=again)
        if send is None:
            return
        send()
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        Delivery.objects.filter(pk=pk).update(error=text)
        # The job and the server's log keep it, also when the entry is erased with its deliveries.
        raise NotDelivered(replace_emails(text, lambda _address: "…")) from None
    Delivery.objects.filter(pk=pk).update(sent=timezone.now(), error="")


def _is_removed(entry: Entry) -> bool:
    return entry.record is not None and entry.record.status in REMOVED


def _sender(delivery: Delivery, *, again: bool) -> Callable[[], Any] | None:
    form = delivery.entry.form
    if notification := form.notifications.filter(key=delivery.key, is_active=True).first():
        email = email_of(notification, delivery.entry, delivery.recipients)
        if not again:
            email.extra_headers["Message-ID"] = _message_id(delivery, email.from_email)
        return email.send
    webhook = form.webhooks.filter(key=delivery.key, is_active=True).first()
    return partial(send_webhook, webhook, delivery) if webhook else None


def _message_id(delivery: Delivery, sender: str) -> str:
    """The same for each attempt: a process may end after the mail server took the e-mail and before that is stored.
    Mailboxes show an e-mail that came twice once.
    """
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    return f"<{salted_hmac('intarsia.webforms.delivery', str(delivery.pk)).hexdigest()[:32]}@{domain}>"
