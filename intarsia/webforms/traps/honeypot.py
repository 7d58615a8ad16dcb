"""A field that people neither see nor reach. It looks like the others, and is the same in every rendering."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from intarsia.protection.forms.api import FormTrap

from ..models import WebForm
from .version_hash import judged_hash

# Fields are numbered from 1, and skip the number of the trap.
FIRST, LAST = 300, 999
# UI strings of the widget. Browsers do not fill them in by themselves.
LABELS = ("Website", "Fax", "Department", "Nickname")


def trap_number(form: int) -> int:
    return FIRST + _number_for(form, "number") % (LAST - FIRST + 1)


def trap_data(form: WebForm) -> Mapping[str, Any] | None:
    """For the form's HTML; None if the owner has turned it off."""
    if form.honeypot == form.Honeypot.OFF:
        return None
    return {"number": trap_number(form.pk), "label": LABELS[_number_for(form.pk, "label") % len(LABELS)]}


def caught_by(form: WebForm, request: HttpRequest) -> FormTrap:
    if form.honeypot == form.Honeypot.OFF:
        return FormTrap()
    filled = request.POST.get(f"input_{trap_number(form.pk)}", "")
    return FormTrap(bool(filled.strip()), judged_hash(form.pk, request.POST.get("version_hash", "")))


def _number_for(form: int, what: str) -> int:
    return int(salted_hmac("intarsia.webforms.honeypot", f"{form}|{what}", algorithm="sha256").hexdigest()[:8], 16)
