"""For a site's own templates: `{{ html|hide_contacts }}`, and `{{ text|mask_contacts }}` in titles and feeds.

For the admin: `{{ text|hide_from_onlookers:hides_phones }}` on pages that include
`intarsia/protection/admin/contacts.html`.
"""

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from ..encoding.contacts import mask_all
from ..encoding.for_staff import hidden
from ..encoding.html import encode_html
from ..encoding.markup import Encoding
from ..texts.known import HINT

register = template.Library()


@register.filter
def hide_contacts(html: SafeString) -> SafeString:
    """Only of what is safe HTML already; a text is escaped first, as templates do."""
    safe = html if hasattr(html, "__html__") else template.defaultfilters.force_escape(html)
    return mark_safe(encode_html(str(safe), Encoding(hint=pgettext("page", HINT))))


@register.filter
def mask_contacts(text: str) -> str:
    return mask_all(str(text))


@register.filter
def hide_from_onlookers(text: str, phones: bool = False) -> SafeString:
    return hidden(str(text), phones=bool(phones))
