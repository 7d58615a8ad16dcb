"""Contacts in the admin: hidden from who looks over a shoulder, and shown to staff who press on one."""

from typing import Any

from django.conf import settings
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from ..page_script.api import script_address, site_script_address
from .html import encode_html
from .markup import Encoding


def hidden(text: str) -> SafeString:
    """As HTML. Whatever a site does on its pages, telephone numbers stay: in the admin people ring from them."""
    return mark_safe(encode_html(escape(text), Encoding(hint=_("Press to show this address."))))


def hidden_beginning(text: str, longest: int) -> SafeString:
    """On one line, of so many letters as written."""
    words = " ".join(text.split())
    if len(words) > longest:
        shown, rest = words[: longest - 1], words[longest - 1 :]
        whole, _space, last = shown.rpartition(" ")
        # Of an address that is cut, nobody could tell any more that it is one.
        words = f"{whole if '@' in last + rest.partition(' ')[0] else shown}…"
    return hidden(words)


def staff_contacts() -> dict[str, Any]:
    """What `intarsia/protection/admin/contacts.html` needs, which a page with hidden contacts includes."""
    language = get_language() or settings.LANGUAGE_CODE
    return {
        "contacts_script": script_address("staffContacts"),
        "contacts": {"site": site_script_address(language, is_for_staff=True)},
    }
