"""The mail about an entry."""

from django.conf import settings
from django.core.mail import EmailMessage
from django.utils.translation import gettext as _
from django.utils.translation import override

from .models import Entry, addresses_in


def notification_of(entry: Entry) -> EmailMessage | None:
    """Plain text, in the language of the site's settings. None if the form names no addresses."""
    addresses = addresses_in(entry.form.notify)
    if not addresses:
        return None
    with override(settings.LANGUAGE_CODE):
        subject = _("New entry: %(form)s") % {"form": " ".join(entry.form.title.split())}
        parts = [f"{label}\n{answer or '–'}" for label, answer in entry.labelled_answers]
    reply_to = [entry.email] if entry.email else None
    return EmailMessage(subject, "\n\n".join(parts), to=addresses, reply_to=reply_to)
