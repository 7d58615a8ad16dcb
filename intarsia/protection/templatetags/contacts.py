"""For a site's own templates: `{{ html|hide_contacts:page }}`, and `{{ text|mask_contacts }}` in titles and feeds.

For the admin: `{{ text|hide_from_onlookers:hides_phones }}` on pages that include
`intarsia/protection/admin/contacts.html`.
"""

from django import template
from django.utils.safestring import SafeString, mark_safe
from wagtail.models import Page, Site

from ..encoding.contacts import mask_all
from ..encoding.for_staff import hidden
from ..encoding.html import encode_html
from ..encoding.markup import Encoding
from ..texts.said import said

register = template.Library()


@register.filter
def hide_contacts(html: SafeString, shown_on: Page | Site | None = None) -> SafeString:
    """Only of what is safe HTML already; a text is escaped first, as templates do.

    The owner's own words stand at a contact: those of the site of this page, or of the default one.
    """
    safe = html if hasattr(html, "__html__") else template.defaultfilters.force_escape(html)
    hint = said(_site_of(shown_on), ["hint"])["hint"]
    return mark_safe(encode_html(str(safe), Encoding(hint=hint)))


def _site_of(shown_on: Page | Site | None) -> Site | None:
    site = shown_on.get_site() if isinstance(shown_on, Page) else shown_on
    return site or Site.objects.filter(is_default_site=True).first()


@register.filter
def mask_contacts(text: str) -> str:
    return mask_all(str(text))


@register.filter
def hide_from_onlookers(text: str, phones: bool = False) -> SafeString:
    return hidden(str(text), phones=bool(phones))
