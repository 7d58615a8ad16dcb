"""Which deliveries an entry has. They are decided with its answers, and wait if the entry waits for a moderator."""

from collections.abc import Container

from intarsia.jobs.api import enqueue

from ..merge_tags.values import MergeValues, values_of
from ..models import Entry
from .addresses import without_repetition
from .models import Delivery, FormNotification

SEND = "webforms.send"


def plan_deliveries(entry: Entry, holding: Container[str]) -> None:
    """Call it in the transaction that stores the entry. `holding` contains the names of the conditions that are met."""
    values = values_of(entry, is_for_staff=True)
    for notification in entry.form.notifications.all():
        recipients = recipients_of(notification, values, holding)
        if notification.is_active and notification.applies(holding) and recipients:
            Delivery.objects.create(entry=entry, key=notification.key, name=notification.name, recipients=recipients)
    for webhook in entry.form.webhooks.all():
        if webhook.is_active and webhook.applies(holding):
            Delivery.objects.create(entry=entry, key=webhook.key, name=webhook.name, recipients=[webhook.url])


def recipients_of(notification: FormNotification, values: MergeValues, holding: Container[str]) -> list[str]:
    """An answer is one e-mail address or none: nobody adds recipients with a comma."""
    return without_repetition(values.merged(address) for address in notification.recipients(holding))


def enqueue_deliveries(entry: Entry) -> None:
    """Enqueues the deliveries that were not sent yet."""
    for delivery in entry.deliveries.filter(sent=None):
        enqueue(SEND, delivery=delivery.pk)


def resend(delivery: Delivery) -> None:
    enqueue(SEND, delivery=delivery.pk, again=True)
