"""Contacts in the admin: hidden until staff click them."""

from typing import Any

from django.conf import settings
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from ..page_script.api import script_url, site_script_url
from .contacts import beginning_of_phone_at
from .in_html.html import encode_html
from .in_html.markup import Encoding
from .models import ContactSettings
from .phones import countries_of


def hides_phones() -> bool:
    """Includes telephone numbers if any site hides them, because lists show messages of all sites."""
    return ContactSettings.objects.filter(hides_emails=True, hides_phones=True).exists()


def hidden(text: str, *, phones: bool = False) -> SafeString:
    """As HTML."""
    encoding = Encoding(hides_phones=phones, hint=_("Click to show."), countries=_countries())
    return mark_safe(encode_html(escape(text), encoding))


def hidden_beginning(text: str, longest: int, *, phones: bool = False) -> SafeString:
    """On one line, shortened to the given number of characters."""
    line = " ".join(text.split())
    if len(line) > longest:
        shown, rest = line[: longest - 1], line[longest - 1 :]
        whole, _space, last = shown.rpartition(" ")
        # A contact that is cut would not be recognized any more.
        shown = whole if "@" in last + rest.partition(" ")[0] else shown
        end = beginning_of_phone_at(line, len(shown), _countries()) if phones else len(shown)
        line = f"{line[:end]}…"
    return hidden(line, phones=phones)


def _countries() -> tuple[str, ...]:
    """The countries of the main language, because lists show messages of all sites."""
    return countries_of(settings.LANGUAGE_CODE)


def staff_contacts() -> dict[str, Any]:
    """The data for `intarsia/protection/admin/contacts.html`, which pages with hidden contacts include."""
    language = get_language() or settings.LANGUAGE_CODE
    return {
        "contacts_script": script_url("staffContacts"),
        "hides_phones": hides_phones(),
        "staff_styles": script_url("staffPages"),
        "contacts": {"site": site_script_url(language, is_for_staff=True)},
    }
