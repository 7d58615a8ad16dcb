"""The e-mail of a notification: HTML and text, in the language of the site's settings."""

from collections.abc import Sequence
from email.utils import formataddr, parseaddr
from typing import Final

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import override

from ..merge_tags.plain_text import plain_text
from ..merge_tags.rich_text import merged_html
from ..merge_tags.values import MergeValues, entry_url, values_of
from ..models import Entry
from .attachments import attached_to
from .models import FormNotification
from .recipients import in_ascii, split_recipients, valid_unique_emails

# RFC 3834: no absence note answers it.
AUTOMATIC: Final = {"Auto-Submitted": "auto-generated"}
# Each character can need six bytes, and the line of a header has at most 998.
MAX_NAME_LENGTH: Final = 120
ALL_ANSWERS = "<p>{all_fields}</p>"


def email_of(notification: FormNotification, entry: Entry, recipients: Sequence[str]) -> EmailMultiAlternatives:
    """Headers are one line, whatever visitors typed, and contain only valid e-mail addresses."""
    attached = attached_to(notification.attachments, entry)
    with override(settings.LANGUAGE_CODE):
        values = values_of(entry, is_for_staff=True)
        subject = values.merged_line(notification.subject or _("New entry: {form_title}"))
        content = merged_html(notification.message or ALL_ANSWERS, values, site_url=_site_url(entry))
        content += _left_out(attached.left_out, entry, recipients)
        html = render_to_string("intarsia/webforms/notification.html", {"subject": subject, "content": content})
    email = EmailMultiAlternatives(
        subject,
        plain_text(content),
        from_email=_sender(notification, values),
        to=recipients,
        bcc=_merged(notification.bcc, values),
        cc=_merged(notification.cc, values),
        reply_to=_reply_to(notification, values, entry, recipients),
        headers={**AUTOMATIC},
    )
    email.attach_alternative(html, "text/html")
    for file in attached.files:
        email.attach(file.name, file.content, file.type)
    return email


def _left_out(names: Sequence[str], entry: Entry, recipients: Sequence[str]) -> str:
    """Staff find files that are too large in the entry. Visitors have them already."""
    if not names or entry.email in recipients:
        return ""
    text = _("Too large for an e-mail: %(names)s. The files are in the entry.") % {"names": ", ".join(names)}
    return format_html('<p>{} <a href="{}">{}</a></p>', text, entry_url(entry), _("Open the entry"))


def _sender(notification: FormNotification, values: MergeValues) -> str | None:
    if not notification.from_name:
        return None
    return formataddr(
        (values.merged_line(notification.from_name, MAX_NAME_LENGTH), parseaddr(settings.DEFAULT_FROM_EMAIL)[1])
    )


def _reply_to(
    notification: FormNotification, values: MergeValues, entry: Entry, recipients: Sequence[str]
) -> list[str]:
    """Visitors who get the e-mail themselves answer the site."""
    chosen = _merged(notification.reply_to, values)
    if chosen or notification.reply_to or entry.email in recipients:
        return chosen
    return valid_unique_emails([in_ascii(entry.email)])


def _merged(recipients: str, values: MergeValues) -> list[str]:
    return valid_unique_emails(values.merged(recipient) for recipient in split_recipients(recipients))


def _site_url(entry: Entry) -> str:
    """Links to pages are paths in rich text."""
    site = entry.page.get_site() if entry.page else None
    return site.root_url if site else str(getattr(settings, "WAGTAILADMIN_BASE_URL", "") or "")
