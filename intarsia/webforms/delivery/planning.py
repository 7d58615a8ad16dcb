"""Which deliveries an entry has. They are decided with its answers, and wait if the entry waits for a moderator."""

from collections.abc import Container, Iterable, Iterator

from intarsia.jobs.api import enqueue

from ..merge_tags.values import MergeValues, values_of
from ..models import Entry
from .models import Delivery, FormNotification
from .recipients import valid_unique_emails
from .webhooks import FormWebhook

SEND = "webforms.send"


def plan_deliveries(entry: Entry, met_conditions: Container[str]) -> list[Delivery]:
    """Stores them. Call it in the transaction that stores the entry. `met_conditions` has the names of conditions."""
    return [
        Delivery.objects.create(entry=entry, key=sender.key, name=sender.name, recipients=recipients)
        for sender, recipients in _senders(entry, met_conditions)
    ]


def _senders(
    entry: Entry, met_conditions: Container[str]
) -> Iterator[tuple[FormNotification | FormWebhook, list[str]]]:
    """The notifications and webhooks that the entry has, and to whom they go.

    A notification goes to nobody if no answer that chooses its recipients is an e-mail address. Staff should see that.
    """
    values = values_of(entry, is_for_staff=True)
    for notification in entry.form.notifications.all():
        chosen = [values.merged(recipient) for recipient in notification.recipients(met_conditions)]
        if notification.is_active and notification.applies(met_conditions) and any(text.strip() for text in chosen):
            yield notification, valid_unique_emails(chosen)
    for webhook in entry.form.webhooks.all():
        if webhook.is_active and webhook.applies(met_conditions):
            yield webhook, [webhook.url]


def recipients_of(notification: FormNotification, values: MergeValues, met_conditions: Container[str]) -> list[str]:
    """An answer is one e-mail address or none: nobody adds recipients with a comma."""
    return valid_unique_emails(values.merged(recipient) for recipient in notification.recipients(met_conditions))


def enqueue_deliveries(deliveries: Iterable[Delivery]) -> None:
    for delivery in deliveries:
        if delivery.recipients:
            enqueue(SEND, delivery=delivery.pk)


def resend(delivery: Delivery) -> None:
    enqueue(SEND, delivery=delivery.pk, again=True)
