"""Notifications with example answers: to read, or to send to the person who is signed in."""

from collections.abc import Sequence

from django.core.mail import EmailMultiAlternatives
from django.utils.translation import gettext as _

from ..delivery.models import FormNotification
from ..delivery.notification_email import email_of
from ..models import Entry, WebForm
from ..numbering import numbers_of
from ..submit.evaluation import evaluate
from .examples import example_inputs
from .outcome import unsaved_entry


def example_entry(form: WebForm) -> Entry:
    numbers = numbers_of(form.pk)
    return unsaved_entry(form, evaluate(form, example_inputs(form, numbers), numbers))


def sample_mail(notification: FormNotification, entry: Entry, recipients: Sequence[str]) -> EmailMultiAlternatives:
    """Only to these recipients, whatever the notification says."""
    email = email_of(notification, entry, recipients)
    email.subject = _("Test: %(subject)s") % {"subject": email.subject}
    email.cc, email.bcc = [], []
    return email
