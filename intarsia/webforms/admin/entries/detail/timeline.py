"""What happened with an entry, in order: submitted, judged, decided, sent, edited, noted."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.translation import gettext as _
from wagtail.log_actions import registry
from wagtail.models import ModelLogEntry

from intarsia.moderation.api import main_reason
from intarsia.webforms.models import Entry
from intarsia.webforms.payments.for_staff import payment_events

EDITED, RESENT, REFUNDED = "wagtail.edit", "intarsia_webforms.resend", "intarsia_webforms.refund"


@dataclass(frozen=True)
class Event:
    when: datetime
    text: str
    who: Any = None


def timeline_of(entry: Entry) -> list[Event]:
    payments = [Event(when, text) for when, text in payment_events(entry)]
    events = [*_verdict(entry), *_deliveries(entry), *_changes(entry), *payments]
    return sorted(events, key=lambda event: event.when)


def _verdict(entry: Entry) -> Iterator[Event]:
    record = entry.record
    if record is None:
        yield Event(entry.submitted, _("Submitted"))
        return
    if record.outcome in ("", "allow"):
        yield Event(entry.submitted, _("Submitted and allowed"))
    else:
        texts = {"hold": _("Submitted and held: %(reason)s"), "block": _("Submitted and blocked: %(reason)s")}
        yield Event(entry.submitted, texts[record.outcome] % {"reason": main_reason(record)})
    if record.decided_at:
        yield Event(record.decided_at, str(record.get_status_display()), record.decided_by)


def _deliveries(entry: Entry) -> Iterator[Event]:
    for delivery in entry.deliveries.all():
        if delivery.sent:
            values = {"name": delivery.name, "recipients": ", ".join(delivery.recipients)}
            yield Event(delivery.sent, _("“%(name)s” sent to %(recipients)s") % values)


def _changes(entry: Entry) -> Iterator[Event]:
    texts = {EDITED: _("Edited"), RESENT: _("Sent again"), REFUNDED: _("Refund requested")}
    for log in ModelLogEntry.objects.for_instance(entry).filter(action__in=texts).select_related("user"):
        yield Event(log.timestamp, texts[log.action], log.user)


def register_actions(actions: Any = registry) -> None:
    actions.register_action(RESENT, _("Send again"), _("Sent again"))
    actions.register_action(REFUNDED, _("Refund"), _("Refund requested"))
