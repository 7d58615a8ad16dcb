"""The jobs of web forms."""

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import job

from .decisions import NOTIFY
from .models import Entry
from .notification import notification_of


# About two days, like other mail.
@job(NOTIFY, label=_("Send an entry of a form by e-mail"), attempts=13, seconds=300)
def notify(entry: int) -> None:
    """Nothing is sent for an entry that was deleted meanwhile, or if nobody wants mail."""
    found = Entry.objects.select_related("form").filter(pk=entry).first()
    email = notification_of(found) if found else None
    if email is not None:
        email.send()
