"""Makes a form from a template."""

import re
from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from ..confirmations.models import FormConfirmation
from ..delivery.models import FormNotification
from ..models import WebForm
from ..numbering import number_fields, numbers_of
from .currency import currency_for
from .template import FormTemplate

# Fields get their numbers when the form is saved, so templates name them by the ids of their elements.
NAMED_FIELD = re.compile(r"\{([^{}:\n]+):([a-z_-]+)\}")


def make_form(template: FormTemplate, language: str, notify: str) -> WebForm:
    """A draft that sends each entry to the e-mail address `notify`, which staff enter later if it is empty."""
    form = unsaved_form(template, language)
    with transaction.atomic():
        form.live = False
        form.save()
        number_fields(form)
        numbers = numbers_of(form.pk)
        form.document = _numbered(form.document, numbers)
        name = template.text("name", language)
        subject = _numbered(template.text("subject", language), numbers)
        message = _numbered(template.text("confirmation", language), numbers)
        form.notifications.add(FormNotification(name=name, to=notify, subject=subject))
        form.confirmations.add(FormConfirmation(name=name, message=message))
        form.save()
        form.save_revision()
    return form


def make_empty_form(language: str, notify: str) -> WebForm:
    """A draft without fields, which sends each entry to the e-mail address `notify`."""
    form = WebForm(title=_("New form"), live=False, currency=currency_for(language))
    form.notifications.add(FormNotification(name=_("Notification"), to=notify))
    form.save()
    form.save_revision()
    return form


def unsaved_form(template: FormTemplate, language: str) -> WebForm:
    values = {"currency": currency_for(language), **template.form_settings(language)}
    return WebForm(**values, document=template.document(language))


def _numbered(value: Any, numbers: Mapping[str, int]) -> Any:
    if isinstance(value, dict):
        return {key: _numbered(inner, numbers) for key, inner in value.items()}
    if isinstance(value, list):
        return [_numbered(inner, numbers) for inner in value]
    if not isinstance(value, str):
        return value
    return NAMED_FIELD.sub(lambda tag: f"{{{tag[1]}:{numbers[tag[2]]}}}" if tag[2] in numbers else tag[0], value)
