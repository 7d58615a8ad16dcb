"""Sends the link by e-mail. The text is the owner's, and no form can be made to mail people who did not ask for it."""

import logging
from smtplib import SMTPException

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.db.models import F
from django.template.loader import render_to_string
from django.utils.translation import pgettext_lazy

from intarsia.state.limits import is_within_limit
from intarsia.wire.requests.client_ip import client_key

from ..delivery.notification_email import AUTOMATIC
from ..delivery.recipients import is_email
from ..merge_tags.plain_text import plain_text
from ..merge_tags.values import MergeValues
from ..models import SavedAnswers
from .link import Link
from .message import EmailInput, email_message

logger = logging.getLogger(__name__)
HOUR = 3600
# E-mails per hour, for all forms together; schools share an IP address.
PER_CLIENT, PER_ADDRESS = 20, 3
# E-mails with one link.
MAX_MAILS = 5

WRONG = pgettext_lazy("page", "Enter a complete e-mail address, with an @ and a dot.")
TOO_MANY = pgettext_lazy("page", "The link was sent too often. Copy it instead, or try again in an hour.")
NOT_SENT = pgettext_lazy("page", "The e-mail could not be sent. Copy the link instead, or try again later.")
SENT = pgettext_lazy("page", "The link is on its way to you. If it does not arrive, look into your spam folder.")


def send_link(link: Link, typed: str) -> EmailInput:
    address = typed.strip()[:320]
    if not is_email(address):
        return EmailInput(address, error=str(WRONG), is_wrong=True)
    if not _may_send(link, address):
        return EmailInput(address, error=str(TOO_MANY))
    try:
        _email(link, address).send()
    except (OSError, SMTPException):
        logger.exception("The link to saved answers of the form '%s' could not be sent.", link.saved.form)
        return EmailInput(address, error=str(NOT_SENT))
    _note(link.saved, address)
    return EmailInput(address, notice=str(SENT))


def _may_send(link: Link, address: str) -> bool:
    client = client_key(link.request.META)
    if not is_within_limit(client, "webforms_link", PER_CLIENT, seconds=HOUR):
        return False
    if not is_within_limit(address.lower(), "webforms_link_address", PER_ADDRESS, seconds=HOUR):
        return False
    counted = SavedAnswers.objects.filter(pk=link.saved.pk, mails__lt=MAX_MAILS).update(mails=F("mails") + 1)
    return counted == 1


def _email(link: Link, address: str) -> EmailMultiAlternatives:
    form = link.saved.form
    subject = MergeValues(link.facts).merged_line(form.save_email_subject or form.title)
    content = email_message(link, address)
    sender, text = settings.DEFAULT_FROM_EMAIL, plain_text(content)
    email = EmailMultiAlternatives(subject, text, sender, [address], headers={**AUTOMATIC})
    html = render_to_string("intarsia/webforms/notification.html", {"subject": subject, "content": content})
    email.attach_alternative(html, "text/html")
    return email


def _note(saved: SavedAnswers, address: str) -> None:
    """A privacy request of this person finds it."""
    known = saved.recipients.splitlines()
    if address not in known:
        SavedAnswers.objects.filter(pk=saved.pk).update(recipients="\n".join([*known, address]))
