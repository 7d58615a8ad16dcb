"""Filters for a site's own templates: `{{ html|hide_contacts:page }}`, and `{{ text|mask_contacts }}` for titles and
feeds.

For the admin: `{{ text|hide_from_onlookers:hides_phones }}` on pages that include
`intarsia/protection/admin/contacts.html`.
"""

from django import template
from django.utils.safestring import SafeString, mark_safe
from wagtail.models import Page, Site

from ..encoding.contacts import mask_all
from ..encoding.for_staff import hidden
from ..encoding.in_html.html import encode_html
from ..encoding.scopes import scope_of
from ..encoding.site_encoding import encoding_of

register = template.Library()


@register.filter
def hide_contacts(html: SafeString, shown_on: Page | Site | None = None) -> SafeString:
    """Encodes the e-mail addresses and telephone numbers in HTML, as set in *Settings › Contacts on pages*.

    Escapes text that is not marked as safe. Uses the settings of the page's site, or of the default site.
    """
    safe = html if hasattr(html, "__html__") else template.defaultfilters.force_escape(html)
    encoding = encoding_of(_site_of(shown_on))
    if encoding is None:
        return mark_safe(str(safe))
    return mark_safe(encode_html(str(safe), encoding.within(scope_of(shown_on, [safe]))))


def _site_of(shown_on: Page | Site | None) -> Site | None:
    site = shown_on.get_site() if isinstance(shown_on, Page) else shown_on
    return site or Site.objects.filter(is_default_site=True).first()


@register.filter
def mask_contacts(text: str) -> str:
    """Masks e-mail addresses in plain text, such as titles and feeds: `in**@***ge.org`."""
    return mask_all(str(text))


@register.filter
def hide_from_onlookers(text: str, phones: bool = False) -> SafeString:
    """Hides contacts in the admin until a person clicks them."""
    return hidden(str(text), phones=bool(phones))
